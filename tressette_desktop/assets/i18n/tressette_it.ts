<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Tressette</source>
        <translation>Informazioni su Tressette</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versione {number}</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later.</source>
        <translation>Il programma è software libero, con la GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>The cards are drawn anew for this program. Author: Tressette Desktop. Licence: CC BY-SA 4.0.</source>
        <translation>Le carte sono disegnate da capo per questo programma. Autore: Tressette Desktop. Licenza: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Nothing of what you play leaves this computer.</source>
        <translation>Nulla di quel che giochi esce da questo computer.</translation>
    </message>
    <message>
        <source>It stands on the work of others</source>
        <translation>Poggia sul lavoro di altri</translation>
    </message>
</context>
<context>
    <name>AccusePanel</name>
    <message>
        <source>Will you declare?</source>
        <translation>Hai un&apos;accusa da dichiarare?</translation>
    </message>
    <message>
        <source>Say it now: after the next lead it is worth nothing.</source>
        <translation>Si dice adesso: con la seconda presa non vale più.</translation>
    </message>
    <message>
        <source>Say it now: after your next card it is worth nothing.</source>
        <translation>Si dice adesso: dopo la tua prossima carta non vale più.</translation>
    </message>
    <message>
        <source>You hold no combination.</source>
        <translation>Non hai accuse.</translation>
    </message>
    <message>
        <source>I declare nothing</source>
        <translation>Non dichiaro</translation>
    </message>
    <message>
        <source>Nothing to declare: go on</source>
        <translation>Niente da dichiarare: avanti</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until your next card.</source>
        <translation>Non porta punti. Si può dire fino alla tua prossima carta.</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until the next lead.</source>
        <translation>Non porta punti. Si può dire fino alla prossima uscita.</translation>
    </message>
    <message>
        <source>{combination}  ·  {points}</source>
        <translation>{combination}  ·  {points}</translation>
    </message>
    <message>
        <source>Declare: tick one first</source>
        <translation>Dichiara: prima scegline una</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <translation>Dichiara: {points}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Dichiara</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>What was copied is no record of tressette.</source>
        <translation>Negli appunti non c&apos;è nessuna partita di tressette.</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>appunti</translation>
    </message>
    <message>
        <source>Records of tressette</source>
        <translation>Partite di tressette</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Bring in a folder of games</source>
        <translation>Importa una cartella di partite</translation>
    </message>
    <message>
        <source>Bringing in games: {done}</source>
        <translation>Importo le partite: {done}</translation>
    </message>
    <message>
        <source>The game was copied: it can be pasted into a letter, or here again.</source>
        <translation>La partita è negli appunti: si può incollare in una lettera, o di nuovo qui.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Save copies into a folder</source>
        <translation>Salva le copie in una cartella</translation>
    </message>
    <message>
        <source>The games are in this folder already. Choose another one for the copies.</source>
        <translation>Le partite sono già in questa cartella. Scegline un&apos;altra per le copie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>%n partita copiata.</numerusform>
            <numerusform>%n partite copiate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Claim the game?</source>
        <translation>Ti chiami fuori?</translation>
    </message>
    <message>
        <source>You say that they have the points to win. If they have, the game is theirs, but the cappotto is not.</source>
        <translation>Dici che hanno i punti per vincere. Se li hanno, la partita è loro, ma non il cappotto.</translation>
    </message>
    <message>
        <source>If they have not, the game is lost.</source>
        <translation>Se non li hanno, la partita è persa.</translation>
    </message>
    <message>
        <source>If they have not, you play on.</source>
        <translation>Se non li hanno, si va avanti.</translation>
    </message>
    <message>
        <source>Call the opponents out?</source>
        <translation>Chiami fuori gli avversari?</translation>
    </message>
    <message>
        <source>Yes, they are out</source>
        <translation>Sì, siete fuori</translation>
    </message>
    <message>
        <source>The others win this game. It cannot be taken back.</source>
        <translation>La partita va agli avversari. Non si torna indietro.</translation>
    </message>
    <message>
        <source>{name} has to agree. Then the others win this game.</source>
        <translation>Deve essere d&apos;accordo anche {name}. Allora la partita va agli avversari.</translation>
    </message>
    <message>
        <source>Give the game up?</source>
        <translation>Abbandoni la partita?</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Sì, abbandono</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, continuo</translation>
    </message>
    <message>
        <source>{name} would give the game up. Do you agree?</source>
        <translation>{name} vorrebbe abbandonare. D&apos;accordo?</translation>
    </message>
    <message>
        <source>Then the others win this game. It cannot be taken back.</source>
        <translation>Allora la partita va agli avversari. Non si torna indietro.</translation>
    </message>
    <message>
        <source>Yes, I claim</source>
        <translation>Sì, mi chiamo fuori</translation>
    </message>
    <message>
        <source>With {target} you win at once, whatever the others have. Without, the game is lost. Only complete tricks and declared combinations count.</source>
        <translation>Se avete {target} vincete subito, anche se altri ne hanno di più. Se non li avete, la partita è persa. Contano solo le prese già fatte e le accuse dichiarate.</translation>
    </message>
    <message>
        <source>With {target} of your own you win at once, whatever the others have. Without, the other side wins. Only complete tricks and declared combinations count.</source>
        <translation>Se hai {target} vinci subito, anche se altri ne hanno di più. Se non li hai, vince l&apos;altra parte. Contano solo le prese già fatte e le accuse dichiarate.</translation>
    </message>
    <message>
        <source>Lay down the rest?</source>
        <translation>Metti a terra la mano?</translation>
    </message>
    <message>
        <source>Every trick left is yours, whatever the others hold. The hand ends with it.</source>
        <translation>Tutte le prese che restano sono tue, comunque siano le carte degli altri. La mano finisce qui.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Metti a terra</translation>
    </message>
</context>
<context>
    <name>BroughtWords</name>
    <message>
        <source>There is no game in it.</source>
        <translation>Non contiene nessuna partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n partita importata.</numerusform>
            <numerusform>%n partite importate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n partita c&apos;era già.</numerusform>
            <numerusform>%n partite c&apos;erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are damaged; their good parts can be seen.</source>
        <translation>
            <numerusform>%n è danneggiata; la sua parte buona si può vedere.</numerusform>
            <numerusform>%n sono danneggiate; le loro parti buone si possono vedere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is damaged from line {line} on; what stands before it can be seen.</source>
        <translation>{file} è danneggiato dalla riga {line} in poi; quel che precede si può vedere.</translation>
    </message>
    <message>
        <source>Nothing was played in it.</source>
        <translation>Non vi si è giocato nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) could not be brought in.</source>
        <translation>
            <numerusform>Un&apos;altra non si può importare.</numerusform>
            <numerusform>Altre %n non si possono importare.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallAnyPanel</name>
    <message>
        <source>Suit of the card</source>
        <translation>Seme della carta</translation>
    </message>
    <message>
        <source>You give, face down:</source>
        <translation>Dai, coperta:</translation>
    </message>
    <message>
        <source>Choose it here, and in your hand the card you give.</source>
        <translation>Sceglila qui, e nella tua mano la carta che dai.</translation>
    </message>
    <message>
        <source>You give:</source>
        <translation>Dai:</translation>
    </message>
    <message>
        <source>Now choose the card you give, in your hand</source>
        <translation>Ora scegli, nella tua mano, la carta che dai</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Scegli prima una carta</translation>
    </message>
    <message>
        <source>Press the card you give for it</source>
        <translation>Premi la carta che dai in cambio</translation>
    </message>
    <message>
        <source>{card}, for {the_given}</source>
        <translation>{card}, e do {the_given}</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Choose a card first</source>
        <translation>Scegli prima una carta</translation>
    </message>
    <message>
        <source>I call {the_card}</source>
        <translation>Chiamo {the_card}</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place {number}, empty</source>
        <translation>Posto {number}, vuoto</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Riprendila</translation>
    </message>
</context>
<context>
    <name>ClassicRules</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The four aces</source>
        <translation>I quattro assi</translation>
    </message>
    <message>
        <source>Everyone gets ten cards, five at a time. Dealing and playing go to the right, against the clock. The player to the right of the dealer leads first; the deal passes to the right after every hand.</source>
        <translation>Dieci carte a testa, cinque alla volta. Si distribuisce e si gioca verso destra, in senso antiorario. Esce per primo chi siede alla destra del mazziere; a ogni mano il mazzo passa a destra.</translation>
    </message>
    <message>
        <source>Which card is higher</source>
        <translation>Quale carta è più alta</translation>
    </message>
    <message>
        <source>The three is the strongest card of its suit, then the two, then the ace.</source>
        <translation>In ogni seme la carta più forte è il tre, poi il due, poi l&apos;asso.</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Dalla più forte alla più debole</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>La presa</translation>
    </message>
    <message>
        <source>Whoever leads plays any card. The others must follow its suit if they can; who cannot plays what they like. Nobody has to beat, and there are no trumps.</source>
        <translation>Chi esce gioca la carta che vuole. Gli altri devono rispondere a quel seme, se ne hanno; chi non ne ha gioca quel che vuole. Nessuno è obbligato a superare, e non c&apos;è briscola.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, and its player leads to the next one.</source>
        <translation>Prende la carta più alta del seme di uscita, e chi l&apos;ha giocata esce alla presa dopo.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>risponde</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>prende</translation>
    </message>
    <message>
        <source>Until the next lead everyone may look at the trick just finished, but at no other.</source>
        <translation>Fino alla nuova uscita tutti possono rivedere l&apos;ultima presa, nessun&apos;altra.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>Four people play, two against two; partners sit opposite each other. There are forty cards in four suits: {suits}. No suit is worth more than another.</source>
        <translation>Si gioca in quattro, due contro due; i compagni siedono l&apos;uno di fronte all&apos;altro. Le carte sono quaranta, di quattro semi: {suits}. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>cannot follow</source>
        <translation>non ne ha</translation>
    </message>
    <message>
        <source>{the_card} is no help here: only the suit led can win this trick</source>
        <translation>{the_card} qui non serve: questa presa la vince solo il seme d&apos;uscita</translation>
    </message>
    <message>
        <source>An ace is one point. Threes, twos and court cards are a third of a point each. The other cards are worth nothing. The last trick gives its winners one more point.</source>
        <translation>L&apos;asso vale un punto. Tre, due e figure valgono un terzo di punto ciascuno. Le altre carte non valgono niente. L&apos;ultima presa dà un punto in più a chi la fa.</translation>
    </message>
    <message>
        <source>Points of a card</source>
        <translation>I punti di una carta</translation>
    </message>
    <message>
        <source>At the end of a hand each side counts all it has taken, once, and drops the thirds left over. So a hand always gives eleven points: two thirds are lost on the way.</source>
        <translation>A fine mano ogni coppia conta tutto quel che ha preso, una volta sola, e i terzi che avanzano non contano. Così una mano dà sempre undici punti: due terzi si perdono per strada.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Le accuse</translation>
    </message>
    <message>
        <source>Threes, twos and aces held together may be declared, by saying which. It is done after the first trick; with the lead to the second it is too late. Nobody has to declare.</source>
        <translation>Tre, due e assi che stanno insieme in mano si possono accusare, dicendo quali. Si fa dopo la prima presa; con l&apos;uscita della seconda è tardi. Nessuno è obbligato.</translation>
    </message>
    <message>
        <source>Napoletana: three, two and ace of a suit, 3 points</source>
        <translation>Napoletana: tre, due e asso di un seme, 3 punti</translation>
    </message>
    <message>
        <source>Three threes, three twos or three aces, 3 points: the suit that is missing must be named</source>
        <translation>Tre 3, tre 2 o tre assi, 3 punti: si deve dire il seme che manca</translation>
    </message>
    <message>
        <source>Four threes, four twos or four aces, 4 points</source>
        <translation>Quattro 3, quattro 2 o quattro assi, 4 punti</translation>
    </message>
    <message>
        <source>The same card may serve in a Napoletana and in a set. Four of a kind do not count as three as well. Both sides score all they declare, at once.</source>
        <translation>La stessa carta può servire in una Napoletana e in un tris. Quattro carte uguali non contano anche come tre. Ogni coppia segna subito tutto quel che accusa.</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Che cosa si può dire</translation>
    </message>
    <message>
        <source>Partners do not talk about their cards. But whoever leads may say one word, about the suit of the card that is led, and everyone hears it.</source>
        <translation>Delle proprie carte non si parla. Ma chi esce può dire una parola sul seme della carta che gioca, e la sentono tutti.</translation>
    </message>
    <message>
        <source>play your highest card of this suit, and if it wins, lead the suit back. A fist on the table says the same. Nobody is bound by it.</source>
        <translation>metti la più alta che hai di questo seme e, se prendi, torna allo stesso seme. Lo dice anche il pugno sul tavolo. Non obbliga nessuno.</translation>
    </message>
    <message>
        <source>Busso:</source>
        <translation>Busso:</translation>
    </message>
    <message>
        <source>I have no more of this suit. It may also be said by throwing the card.</source>
        <translation>di questo seme non ne ho più. Si dice anche lanciando la carta.</translation>
    </message>
    <message>
        <source>Volo:</source>
        <translation>Volo:</translation>
    </message>
    <message>
        <source>I have more low cards here, the king or lower. It may also be said by sliding the card.</source>
        <translation>qui ho altre carte basse, dal re in giù. Si dice anche facendo scivolare la carta.</translation>
    </message>
    <message>
        <source>Striscio:</source>
        <translation>Striscio:</translation>
    </message>
    <message>
        <source>other tables use other words, or declare what they hold: tick what you want to say, and the right words are found and spoken for you. A new game chooses the code; the glossary explains every word of each.</source>
        <translation>altri tavoli usano altre parole, o dichiarano quello che hanno: segna che cosa vuoi dire, e le parole giuste si trovano e si dicono da sé. Il codice si sceglie con la nuova partita; il glossario spiega ogni parola.</translation>
    </message>
    <message>
        <source>Other codes:</source>
        <translation>Altri codici:</translation>
    </message>
    <message>
        <source>the first letter of a word chooses it. D shows what was said so far, G explains what was said last.</source>
        <translation>la prima lettera di una parola la sceglie. D mostra quello che si è detto finora, G spiega l&apos;ultima cosa detta.</translation>
    </message>
    <message>
        <source>On the keyboard:</source>
        <translation>Dalla tastiera:</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <translation>Vincere la partita</translation>
    </message>
    <message>
        <source>The first side to 21 wins. If both are there at the end of a hand, the higher score wins; if they are equal, one more hand is played.</source>
        <translation>Vince la prima coppia che arriva a 21. Se a fine mano ci sono tutte e due, vince chi ha di più; se sono pari, si gioca un&apos;altra mano.</translation>
    </message>
    <message>
        <source>Whoever thinks that their side has 21 may stop the play at any time. The tricks already taken and the combinations declared are counted: who is right wins, whatever the others have; who is wrong loses the game. That is why the points of the running hand are not shown: remembering them is part of the game.</source>
        <translation>chi crede che la sua coppia abbia 21 può fermare il gioco in ogni momento. Si contano le prese già fatte e le accuse dichiarate: chi ha ragione vince, qualunque cosa abbiano gli altri; chi sbaglia perde la partita. Per questo i punti della mano in corso non si vedono: ricordarli fa parte del gioco.</translation>
    </message>
    <message>
        <source>Mi chiamo fuori:</source>
        <translation>Mi chiamo fuori:</translation>
    </message>
    <message>
        <source>Whoever is sure to take all tricks that are left, whatever the others hold, may lay down the hand.</source>
        <translation>chi è sicuro di fare tutte le prese che restano, comunque siano le carte degli altri, può mettere a terra la mano.</translation>
    </message>
    <message>
        <source>Laying down:</source>
        <translation>Messa a terra:</translation>
    </message>
    <message>
        <source>A person may give the game up while a hand is played; the other side wins it. A second person on the same side has to agree.</source>
        <translation>Durante la mano chi gioca può abbandonare la partita: la vince l&apos;altra coppia. Se anche il compagno è una persona, deve essere d&apos;accordo.</translation>
    </message>
    <message>
        <source>Giving up:</source>
        <translation>Abbandonare:</translation>
    </message>
    <message>
        <source>Great wins</source>
        <translation>Vittorie speciali</translation>
    </message>
    <message>
        <source>These end the game at once, whatever the score, and count as several games.</source>
        <translation>Chiudono subito la partita, qualunque sia il punteggio, e valgono più partite.</translation>
    </message>
    <message>
        <source>one side takes all ten tricks. Two games.</source>
        <translation>una coppia fa tutte e dieci le prese. Vale due partite.</translation>
    </message>
    <message>
        <source>Cappotto:</source>
        <translation>Cappotto:</translation>
    </message>
    <message>
        <source>one side takes all points, but not all tricks. Three games.</source>
        <translation>una coppia fa tutti i punti, ma non tutte le prese. Vale tre partite.</translation>
    </message>
    <message>
        <source>Stramazzo:</source>
        <translation>Stramazzo:</translation>
    </message>
    <message>
        <source>one player alone takes all ten tricks. Six games.</source>
        <translation>una persona sola fa tutte e dieci le prese. Vale sei partite.</translation>
    </message>
    <message>
        <source>Cappottone:</source>
        <translation>Cappottone:</translation>
    </message>
    <message>
        <source>one player alone takes all points, but not all tricks. Eight games.</source>
        <translation>una persona sola fa tutti i punti, ma non tutte le prese. Vale otto partite.</translation>
    </message>
    <message>
        <source>Stramazzone:</source>
        <translation>Stramazzone:</translation>
    </message>
    <message>
        <source>All points means that the others have less than one, their last trick not counted.</source>
        <translation>Tutti i punti vuol dire che gli altri ne hanno meno di uno, senza contare la loro ultima presa.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
    <message>
        <source>Now a real game</source>
        <translation>Ora una partita vera</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Nobody has finished a hand with these cards here yet.</source>
        <translation>Nessuno ha ancora finito qui una mano con queste carte.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Each figure counts the thirds of the own side; the computer&apos;s are those it makes on average in your chair. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Ogni cifra conta i terzi della propria parte; quelli del computer sono la sua media al tuo posto. La partita di un amico si confronta appena la importi.</translation>
    </message>
    <message>
        <source>{game} at {players}</source>
        <translation>{game} in {players}</translation>
    </message>
    <message>
        <source>First the units that the own chair won or lost, in brackets the thirds of its side; the computer&apos;s are those it makes on average in your chair. A hand that everybody passed counts nothing. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Prima le poste vinte o perse dal proprio posto, tra parentesi i terzi della sua parte; quelle del computer sono la sua media al tuo posto. Una mano in cui tutti passano non conta. La partita di un amico si confronta appena la importi.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>{file} is not a file that can be read.</source>
        <translation>{file} non è un file che si possa leggere.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {reason}.</source>
        <translation>La partita non si può conservare: {reason}.</translation>
    </message>
    <message>
        <source>{file} is open in another window. Play it there, or close it first.</source>
        <translation>{file} è aperta in un&apos;altra finestra. Giocala lì, o prima chiudi quella.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing is lost: make some room, then try again.</source>
        <translation>Il disco è pieno. Non è perso niente: fai posto e riprova.</translation>
    </message>
    <message>
        <source>The folder of the games may not be written to. Nothing is lost.</source>
        <translation>Nella cartella delle partite non si può scrivere. Non è perso niente.</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} non c&apos;è più.</translation>
    </message>
    <message>
        <source>There is a file named {file} already.</source>
        <translation>Un file di nome {file} c&apos;è già.</translation>
    </message>
    <message>
        <source>{file} is damaged. It was left as it is; you can look at its good part.</source>
        <translation>{file} è danneggiato. È rimasto com&apos;era; la parte buona si può guardare.</translation>
    </message>
    <message>
        <source>{file} holds what one seat saw. It can be read, not played.</source>
        <translation>{file} contiene ciò che vide un solo posto. Si può leggere, non giocare.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else. Nothing was written; open it again.</source>
        <translation>{file} è stato cambiato da altri. Non è stato scritto nulla; riaprilo.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence} What stands before it is kept; the file was not changed.</source>
        <translation>Riga {line}: {sentence} Quel che viene prima è salvo; il file non è stato toccato.</translation>
    </message>
    <message>
        <source>{file} is not a record of tressette. It was not changed.</source>
        <translation>{file} non è una partita di tressette. Il file non è stato toccato.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the game. It was not changed.</source>
        <translation>{file} è di una versione più nuova del gioco. Il file non è stato toccato.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, riga {line}</translation>
    </message>
    <message>
        <source>{where}: {sentence} The file was not changed.</source>
        <translation>{where}: {sentence} Il file non è stato toccato.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Il file non si legge: {detail}.</translation>
    </message>
    <message>
        <source>The file is larger than 10 MB, too large for a record.</source>
        <translation>Il file supera i 10 MB: troppo per una partita.</translation>
    </message>
    <message>
        <source>This record was written by a newer version of the game.</source>
        <translation>Questa partita è stata scritta da una versione più nuova del gioco.</translation>
    </message>
    <message>
        <source>This is not a record of tressette.</source>
        <translation>Questa non è una partita di tressette.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Questo non è un testo.</translation>
    </message>
    <message>
        <source>The card {token} is dealt twice.</source>
        <translation>La carta {token} è distribuita due volte.</translation>
    </message>
    <message>
        <source>The card {token} is dealt to nobody.</source>
        <translation>La carta {token} non è di nessuno.</translation>
    </message>
    <message>
        <source>{token} is refused: {detail}.</source>
        <translation>{token} non si può: {detail}.</translation>
    </message>
    <message>
        <source>{token}: the game is over already.</source>
        <translation>{token}: la partita è già finita.</translation>
    </message>
    <message>
        <source>{token} does not agree with the cards played: {detail}.</source>
        <translation>{token} non torna con le carte giocate: {detail}.</translation>
    </message>
    <message>
        <source>Seat {detail} should deal, not seat {token}.</source>
        <translation>Dovrebbe dare il posto {detail}, non il posto {token}.</translation>
    </message>
    <message>
        <source>{token} cannot be understood.</source>
        <translation>{token} non si capisce.</translation>
    </message>
    <message>
        <source>This line cannot be understood.</source>
        <translation>Questa riga non si capisce.</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>“{option}” is not played in this game. Choose {instead}.</source>
        <translation>«{option}» non si usa in questo gioco. Scegli {instead}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>“{option}” asks for “{other}”. Change one of the two.</source>
        <translation>«{option}» vuole «{other}». Cambia una delle due.</translation>
    </message>
    <message>
        <source>{deals} hands do not let {players} players deal equally often: choose another number.</source>
        <translation>Con {deals} mani in {players} non tutti danno le carte lo stesso numero di volte: scegli un altro numero.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>un punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>una presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accusa: %n point(s)</source>
        <translation>
            <numerusform>accusa: un punto</numerusform>
            <numerusform>accusa: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n terzo</numerusform>
            <numerusform>%n terzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>una posta</numerusform>
            <numerusform>%n poste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>monte: %n card(s) face down</source>
        <translation>
            <numerusform>monte: una carta coperta</numerusform>
            <numerusform>monte: %n carte coperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for the last trick</source>
        <translation>
            <numerusform>una carta per l&apos;ultima presa</numerusform>
            <numerusform>%n carte per l&apos;ultima presa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock: %n</source>
        <translation>
            <numerusform>mazzo: %n</numerusform>
            <numerusform>mazzo: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Scarta una carta</numerusform>
            <numerusform>Scarta %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n missing</source>
        <translation>
            <numerusform>Scarta: ne manca una</numerusform>
            <numerusform>Scarta: ne mancano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) from the monte</source>
        <translation>
            <numerusform>{name}: una carta dal monte</numerusform>
            <numerusform>{name}: %n carte dal monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) discarded</source>
        <translation>
            <numerusform>{name}: una carta scartata</numerusform>
            <numerusform>{name}: %n carte scartate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message numerus="yes">
        <source>From {month}: {margin} a hand, %n hand(s)</source>
        <translation>
            <numerusform>Da {month}: {margin} a mano, %n mano</numerusform>
            <numerusform>Da {month}: {margin} a mano, %n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: {won} of %n game(s) won</source>
        <translation>
            <numerusform>{level}: {won} vinte su %n partita</numerusform>
            <numerusform>{level}: {won} vinte su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Were the cards kind to you? The computer can play your latest deals in every chair, by the rules of thumb, and compare.</source>
        <translation>Le carte ti sono state amiche? Il computer può rigiocare le tue ultime distribuzioni da ogni posto, secondo le regole pratiche, e confrontare.</translation>
    </message>
    <message numerus="yes">
        <source>Of your latest %n deal(s), {lucky} were lucky and {unlucky} unlucky.</source>
        <translation>
            <numerusform>Della tua ultima distribuzione: {lucky} fortunata, {unlucky} sfortunata.</numerusform>
            <numerusform>Delle tue ultime %n distribuzioni: fortunate {lucky}, sfortunate {unlucky}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your cards the computer gains {par} a hand; you gained {made}.</source>
        <translation>Con le tue carte il computer fa {par} a mano; tu hai fatto {made}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Units a hand</source>
        <translation>Poste a mano</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Punti a mano</translation>
    </message>
    <message>
        <source>Points of the others a hand</source>
        <translation>Punti degli altri a mano</translation>
    </message>
    <message>
        <source>Combinations in a hundred hands</source>
        <translation>Accuse in cento mani</translation>
    </message>
    <message>
        <source>Games won by cappotto and the like</source>
        <translation>Partite vinte per cappotto e simili</translation>
    </message>
    <message>
        <source>Games lost by cappotto and the like</source>
        <translation>Partite perse per cappotto e simili</translation>
    </message>
    <message>
        <source>Claims, right</source>
        <translation>Chiamate giuste</translation>
    </message>
    <message>
        <source>Claims, wrong</source>
        <translation>Chiamate sbagliate</translation>
    </message>
    <message>
        <source>{kept} of {all} kept</source>
        <translation>{kept} su {all} vinti</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misto</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Solo persone</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Save all hands</source>
        <translation>Salva tutte le mani</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Di turno: {name}</translation>
    </message>
    <message>
        <source>Please hand over the seat. The cards stay covered until the next gesture.</source>
        <translation>Lascia libero il posto. Le carte restano coperte fino al prossimo gesto.</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>{name}: scopri le mie carte</translation>
    </message>
    <message>
        <source>{name}&apos;s turn. Leave the seat free.</source>
        <translation>Di turno: {name}. Lascia libero il posto.</translation>
    </message>
    <message>
        <source>Last trick: {name}, with the {card}.</source>
        <translation>Ultima presa: {name} ({card}).</translation>
    </message>
    <message>
        <source>Now on the table.</source>
        <translation>Ora sul tavolo.</translation>
    </message>
</context>
<context>
    <name>DealSetPage</name>
    <message>
        <source>The same cards for others</source>
        <translation>Le stesse carte per altri</translation>
    </message>
    <message>
        <source>Each sitting, hand by hand</source>
        <translation>Ogni seduta, mano per mano</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the cards</source>
        <translation>Codice delle carte</translation>
    </message>
    <message>
        <source>Cards played before</source>
        <translation>Carte già giocate</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Altre carte</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>This is no code. One looks like classic-8-K7QX-2M43.</source>
        <translation>Questo non è un codice. Un codice è fatto così: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>There are no cards for {game} here. A code looks like classic-8-K7QX-2M43.</source>
        <translation>Qui non ci sono carte per {game}. Un codice è fatto così: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>{game} is not dealt for {hands} hands, but for {known} or {last}.</source>
        <translation>{game}: non si danno {hands} mani, ma {known} o {last}.</translation>
    </message>
    <message>
        <source>A letter of this code is wrong, or two have changed places.</source>
        <translation>In questo codice una lettera è sbagliata, o due sono scambiate.</translation>
    </message>
    <message>
        <source>How everybody fared</source>
        <translation>Come è andata a ciascuno</translation>
    </message>
    <message>
        <source>Give this code to a friend, or keep it: whoever plays it has the very same cards.</source>
        <translation>Dai questo codice a un amico, o conservalo: chi lo gioca ha proprio le stesse carte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>Livello dei computer</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napoletane</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>A caratteri grandi</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Semi francesi</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Indice nell&apos;angolo</translation>
    </message>
    <message>
        <source>The cards of this deck are drawn with their own signs.</source>
        <translation>Le carte di questo mazzo hanno già i loro segni.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Riggiole</source>
        <translation>Riggiole</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubetti</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Golfo</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Il suo</translation>
    </message>
    <message>
        <source>A folder of forty pictures becomes a deck of your own; it is found when this page opens.</source>
        <translation>Una cartella con quaranta figure diventa un mazzo tuo: si trova qui la prossima volta che apri questa pagina.</translation>
    </message>
    <message>
        <source>Folder of decks</source>
        <translation>Cartella dei mazzi</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” lacks {cards}.</source>
        <translation>Il mazzo «{deck}» è incompleto, senza {cards}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” lacks {cards} and others.</source>
        <translation>Il mazzo «{deck}» è incompleto, senza {cards} e altre.</translation>
    </message>
    <message>
        <source>The deck “{deck}” cannot be used: {file} cannot be read.</source>
        <translation>Il mazzo «{deck}» non si può usare: {file} non si legge.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Il mazzo «{deck}» non c&apos;è più.</translation>
    </message>
    <message>
        <source>{card} ({code})</source>
        <translation>{card} ({code})</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>What it was worth</source>
        <translation>Quanto valeva</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Declare</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Metti a terra</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Mi chiamo fuori</translation>
    </message>
    <message>
        <source>They are out</source>
        <translation>Siete fuori</translation>
    </message>
    <message>
        <source>Call the opponents out: they have the target</source>
        <translation>Chiama fuori gli avversari: hanno i punti</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Ritira la tua ultima scelta</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Che cosa si è detto finora</translation>
    </message>
    <message>
        <source>Claim waits</source>
        <translation>Chiamata fatta</translation>
    </message>
    <message>
        <source>It is counted when the combinations are declared.</source>
        <translation>Si conta dopo le accuse.</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Differs from the preset.</source>
        <translation>Diverso dalla formula.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Con chi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
</context>
<context>
    <name>GivingUpPanel</name>
    <message>
        <source>All places are taken: take a card back first.</source>
        <translation>I posti sono pieni: prima riprendi una carta.</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>scelte {chosen} di {count}</translation>
    </message>
</context>
<context>
    <name>GlossaryPage</name>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Also: {names}</source>
        <translation>Anche: {names}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>With {card} one says {words}.</source>
        <translation>Con {card} si dice {words}.</translation>
    </message>
    <message>
        <source>{sentence} Gone: {cards}.</source>
        <translation>{sentence} Già usciti: {cards}.</translation>
    </message>
</context>
<context>
    <name>GlossaryText</name>
    <message>
        <source>The classic words</source>
        <translation>Le parole classiche</translation>
    </message>
    <message>
        <source>The alternative words</source>
        <translation>Le parole alternative</translation>
    </message>
    <message>
        <source>Modern declarations</source>
        <translation>Dichiarazioni moderne</translation>
    </message>
    <message>
        <source>Traditional declarations</source>
        <translation>Dichiarazioni tradizionali</translation>
    </message>
    <message>
        <source>Of other suits</source>
        <translation>Su altri semi</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Parole del gioco</translation>
    </message>
    <message>
        <source>a fist on the table</source>
        <translation>un pugno sul tavolo</translation>
    </message>
    <message>
        <source>the card is thrown</source>
        <translation>la carta si lancia</translation>
    </message>
    <message>
        <source>the card is slid along the table</source>
        <translation>la carta si striscia sul tavolo</translation>
    </message>
    <message>
        <source>The four is led; the three, the highest, is held.</source>
        <translation>Si esce col quattro; in mano c&apos;è il tre, la più alta.</translation>
    </message>
    <message>
        <source>The four is led: the partner&apos;s three should take it.</source>
        <translation>Si esce col quattro: il tre del compagno deve prendere.</translation>
    </message>
    <message>
        <source>The seven is the last card of its suit.</source>
        <translation>Il sette è l&apos;ultima carta del seme.</translation>
    </message>
    <message>
        <source>The three is led; low cards of the suit are left.</source>
        <translation>Si esce col tre; restano carte basse del seme.</translation>
    </message>
    <message>
        <source>The six is led: the partner&apos;s best of the suit should take it.</source>
        <translation>Si esce col sei: il compagno metta la più alta del seme.</translation>
    </message>
    <message>
        <source>Four of the suit, and none of the three best.</source>
        <translation>Quattro del seme, e nessuna delle tre più alte.</translation>
    </message>
    <message>
        <source>{suit}: the last card was played some tricks ago.</source>
        <translation>{suit}: l&apos;ultima carta è andata qualche presa fa.</translation>
    </message>
    <message>
        <source>{suit}: the partner seems to want it.</source>
        <translation>{suit}: il compagno sembra volerne.</translation>
    </message>
    <message>
        <source>At the second lead of the suit five are held.</source>
        <translation>Alla seconda uscita nel seme se ne hanno cinque.</translation>
    </message>
    <message>
        <source>At the second lead of the suit four are held.</source>
        <translation>Alla seconda uscita nel seme se ne hanno quattro.</translation>
    </message>
    <message>
        <source>The two took the trick, and was the last of its suit.</source>
        <translation>Il due ha preso, ed era l&apos;ultimo del seme.</translation>
    </message>
    <message>
        <source>{suit}: there is none in this hand.</source>
        <translation>{suit}: in questa mano non ce n&apos;è.</translation>
    </message>
    <message>
        <source>A suit: {suits}.</source>
        <translation>Un seme: {suits}.</translation>
    </message>
    <message>
        <source>{ranks}: each is worth a third of a point, as the three and the two are.</source>
        <translation>{ranks}: ognuno vale un terzo di punto, come il tre e il due.</translation>
    </message>
    <message>
        <source>Three of the suit: terzo.</source>
        <translation>Tre del seme: terzo.</translation>
    </message>
    <message>
        <source>The five is led; the two, the second highest, is held.</source>
        <translation>Si esce col cinque; in mano c&apos;è il due, la seconda.</translation>
    </message>
    <message>
        <source>The three took the trick; the six can be beaten.</source>
        <translation>Il tre ha preso; il sei può essere superato.</translation>
    </message>
    <message>
        <source>The four suits.</source>
        <translation>I quattro semi.</translation>
    </message>
    <message>
        <source>Carta da tressette</source>
        <translation>Carta da tressette</translation>
    </message>
    <message>
        <source>A three, a two or an ace: the strongest cards of a suit.</source>
        <translation>Un tre, un due o un asso: le più forti di un seme.</translation>
    </message>
    <message>
        <source>Strongest first.</source>
        <translation>Dalla più forte.</translation>
    </message>
    <message>
        <source>Seven, six, five or four: worth nothing.</source>
        <translation>Sette, sei, cinque o quattro: non vale niente.</translation>
    </message>
    <message>
        <source>Three and two of a suit in one hand.</source>
        <translation>Tre e due di un seme nella stessa mano.</translation>
    </message>
    <message>
        <source>The three and the two.</source>
        <translation>Il tre e il due.</translation>
    </message>
    <message>
        <source>Two and ace of a suit in one hand: the three is wanted, «la migliore».</source>
        <translation>Due e asso di un seme nella stessa mano: si vuole il tre, «la migliore».</translation>
    </message>
    <message>
        <source>The two and the ace.</source>
        <translation>Il due e l&apos;asso.</translation>
    </message>
    <message>
        <source>Three and ace of a suit in one hand: the two is wanted, «la buona».</source>
        <translation>Tre e asso di un seme nella stessa mano: si vuole il due, «la buona».</translation>
    </message>
    <message>
        <source>The three and the ace.</source>
        <translation>Il tre e l&apos;asso.</translation>
    </message>
    <message>
        <source>Three, two and ace of a suit in one hand; also a combination worth three points.</source>
        <translation>Tre, due e asso di un seme nella stessa mano; è anche un&apos;accusa da tre punti.</translation>
    </message>
    <message>
        <source>The highest card of its suit not yet played. Every other is soggetta: it can be beaten.</source>
        <translation>La più alta del suo seme non ancora giocata. Ogni altra è soggetta: può essere superata.</translation>
    </message>
    <message>
        <source>With the three gone, the two is sovrana.</source>
        <translation>Uscito il tre, il due è sovrano.</translation>
    </message>
    <message>
        <source>Having no card of a suit.</source>
        <translation>Non avere carte di un seme.</translation>
    </message>
    <message>
        <source>Holding three cards of a suit, four, or five and more; the card led counts.</source>
        <translation>Avere tre carte di un seme, quattro, o cinque e più; conta anche quella con cui si esce.</translation>
    </message>
    <message>
        <source>A challenge: declaring two of three, two and ace, or one of them kept among at least three.</source>
        <translation>La dichiarazione di due fra tre, due e asso, o di uno di loro tenuto con almeno altre due carte.</translation>
    </message>
    <message>
        <source>«Tre terzo» is a challenge.</source>
        <translation>«Tre terzo» è una sfida.</translation>
    </message>
    <message>
        <source>The lead of a trick; what wins it makes the pigliata.</source>
        <translation>L&apos;uscita di una presa; chi la vince fa la pigliata.</translation>
    </message>
    <message>
        <source>The four is the battuta; the two makes the pigliata.</source>
        <translation>Il quattro è la battuta; il due fa la pigliata.</translation>
    </message>
    <message>
        <source>One hand, from the deal to the last trick: eleven points.</source>
        <translation>Una mano, dalla distribuzione all&apos;ultima presa: undici punti.</translation>
    </message>
    <message>
        <source>An ace is a point; three, two and figures are thirds.</source>
        <translation>Un asso è un punto; tre, due e figure sono terzi.</translation>
    </message>
</context>
<context>
    <name>GradeStrip</name>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} di {of}</translation>
    </message>
</context>
<context>
    <name>GradeWords</name>
    <message>
        <source>No choice</source>
        <translation>Senza scelta</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>La migliore</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Scelta alla pari</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Claimed rightly after {tricks}: {points}.</source>
        <translation>Chiamata giusta dopo {tricks}: {points}.</translation>
    </message>
    <message>
        <source>Claimed too early, after {tricks}: only {points}. That lost the game.</source>
        <translation>Chiamata troppo presto, dopo {tricks}: solo {points}. È costata la partita.</translation>
    </message>
    <message>
        <source>After {tricks} the game could be claimed: {points}. Nobody did, and it was not won.</source>
        <translation>Dopo {tricks} ci si poteva chiamare fuori: {points}. Nessuno l&apos;ha fatto, e la partita non è stata vinta.</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Si sta calcolando.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Non c&apos;era da scegliere.</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} units).</source>
        <translation>{one} o {other}: alla pari, per quanto si può dire ({gap} poste).</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} thirds).</source>
        <translation>{one} o {other}: alla pari, per quanto si può dire ({gap} terzi).</translation>
    </message>
    <message>
        <source>{one}: {gap} units more than {other}.</source>
        <translation>{one} invece di {other}: {gap} poste in più.</translation>
    </message>
    <message>
        <source>{one}: {gap} thirds more than {other}.</source>
        <translation>{one} invece di {other}: {gap} terzi in più.</translation>
    </message>
    <message>
        <source>{one}: as good as {other}.</source>
        <translation>{one} o {other}: fa lo stesso.</translation>
    </message>
    <message>
        <source>Not declared: {combinations}. That cost {points}.</source>
        <translation>Accusa dimenticata: {combinations}. È costata {points}.</translation>
    </message>
    <message>
        <source>Only {figure} of it is certain.</source>
        <translation>Di certo soltanto {figure}.</translation>
    </message>
    <message>
        <source>{other}: {gap} units more than {one}.</source>
        <translation>{other} invece di {one}: {gap} poste in più.</translation>
    </message>
    <message>
        <source>{other}: {gap} thirds more than {one}.</source>
        <translation>{other} invece di {one}: {gap} terzi in più.</translation>
    </message>
    <message>
        <source>With all cards open: being computed</source>
        <translation>Con tutte le carte scoperte: si sta calcolando</translation>
    </message>
    <message>
        <source>With all cards open a word changes nothing</source>
        <translation>A carte scoperte una parola non cambia nulla</translation>
    </message>
    <message>
        <source>With all cards open: nothing lost</source>
        <translation>Con tutte le carte scoperte: niente di perso</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) lost</source>
        <translation>
            <numerusform>Con tutte le carte scoperte: perso %n terzo</numerusform>
            <numerusform>Con tutte le carte scoperte: persi %n terzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side</source>
        <translation>
            <numerusform>Con tutte le carte scoperte: un terzo per la propria parte</numerusform>
            <numerusform>Con tutte le carte scoperte: %n terzi per la propria parte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is won</source>
        <translation>
            <numerusform>Con tutte le carte scoperte: un terzo per la propria parte, il contratto è vinto</numerusform>
            <numerusform>Con tutte le carte scoperte: %n terzi per la propria parte, il contratto è vinto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is lost</source>
        <translation>
            <numerusform>Con tutte le carte scoperte: un terzo per la propria parte, il contratto è perso</numerusform>
            <numerusform>Con tutte le carte scoperte: %n terzi per la propria parte, il contratto è perso</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: the contract is won in {often} of 100 deals.</source>
        <translation>{what}: il contratto è vinto in {often} distribuzioni su 100.</translation>
    </message>
    <message>
        <source>{better}: the trick is won in {often} of 100 deals; {worse}: in {seldom}.</source>
        <translation>{better}: la presa è vinta in {often} distribuzioni su 100; {worse}: in {seldom}.</translation>
    </message>
    <message>
        <source>But more is kept for later.</source>
        <translation>Ma si tiene di più per dopo.</translation>
    </message>
    <message>
        <source>What comes after it decides.</source>
        <translation>Decide quel che viene dopo.</translation>
    </message>
    <message>
        <source>Trick {number}, {card}</source>
        <translation>Presa {number}, {card}</translation>
    </message>
    <message>
        <source>Before the first trick, {what}</source>
        <translation>Prima della prima presa, {what}</translation>
    </message>
    <message>
        <source>Trick {number}, said with the {card}: {word}</source>
        <translation>Presa {number}, detto con la carta {card}: {word}</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Non ancora giudicata</translation>
    </message>
    <message>
        <source>Said with it: {word}</source>
        <translation>Detto con essa: {word}</translation>
    </message>
    <message>
        <source>{said}. Nobody would have played otherwise for another word.</source>
        <translation>{said}. Con un&apos;altra parola nessuno avrebbe giocato diversamente.</translation>
    </message>
    <message>
        <source>Beforehand</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Presa {number}</translation>
    </message>
    <message>
        <source>{card}: {places}</source>
        <translation>{card}: {places}</translation>
    </message>
    <message>
        <source>{card}: {places}; in truth: {truth}</source>
        <translation>{card}: {places}; in realtà: {truth}</translation>
    </message>
    <message>
        <source>in no hand</source>
        <translation>in nessuna mano</translation>
    </message>
</context>
<context>
    <name>HandingOn</name>
    <message>
        <source>The deal is on the clipboard, as text.</source>
        <translation>La mano è negli appunti, come testo.</translation>
    </message>
    <message>
        <source>Nothing was sent. The folder holds the game without names, the log, and what it all runs on.</source>
        <translation>Niente è stato inviato. Nella cartella ci sono la partita senza nomi, il diario degli errori e i dati del sistema.</translation>
    </message>
    <message>
        <source>Nothing was sent. The report lies in {folder}.</source>
        <translation>Niente è stato inviato. La segnalazione è in {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Search names, games, dates</source>
        <translation>Cerca nomi, giochi, date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Again…</source>
        <translation>Di nuovo…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Riportala qui</translation>
    </message>
    <message>
        <source>Looking through the games: {done} of {total}</source>
        <translation>Guardo le partite: {done} di {total}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperte</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>No game like that. Try another word.</source>
        <translation>Nessuna partita così. Prova un&apos;altra parola.</translation>
    </message>
    <message>
        <source>Nothing here yet: your first game will be the first line.</source>
        <translation>Qui non c&apos;è ancora niente: la prima partita che giochi comparirà qui.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deleted: {result}</source>
        <translation>Eliminata: {result}</translation>
    </message>
    <message>
        <source>Look at it card by card</source>
        <translation>Riguardala carta per carta</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Le stesse carte di nuovo</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>File…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Una cartella…</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>Dagli appunti</translation>
    </message>
    <message>
        <source>This game as a file…</source>
        <translation>Questa partita in un file…</translation>
    </message>
    <message>
        <source>Copy this game as text</source>
        <translation>Copia questa partita come testo</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) shown into a folder…</source>
        <translation>
            <numerusform>La partita mostrata in una cartella…</numerusform>
            <numerusform>Le %n partite mostrate in una cartella…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Special wins</source>
        <translation>Vittorie speciali</translation>
    </message>
    <message>
        <source>Winning the game at once, with every trick or every point.</source>
        <translation>Vincere subito la partita, con tutte le prese o tutti i punti.</translation>
    </message>
    <message>
        <source>cappotto, stramazzo</source>
        <translation>cappotto, stramazzo</translation>
    </message>
    <message>
        <source>all eleven points</source>
        <translation>tutti gli undici punti</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Going for the cappotto</source>
        <translation>Andare per cappotto</translation>
    </message>
    <message>
        <source>A side that was called out rightly may play on for it.</source>
        <translation>Chi è chiamato fuori a ragione può continuare per il cappotto.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>vado, non vado</source>
        <translation>vado, non vado</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Tutti i punti</translation>
    </message>
    <message>
        <source>What the losers may hold when all the points are won.</source>
        <translation>Quanto può restare a chi perde tutti i punti.</translation>
    </message>
    <message>
        <source>under a point</source>
        <translation>meno di un punto</translation>
    </message>
    <message>
        <source>no third at all</source>
        <translation>nemmeno un terzo</translation>
    </message>
    <message>
        <source>Stramazzone</source>
        <translation>Stramazzone</translation>
    </message>
    <message>
        <source>Whether the opponents must have made a trick for it.</source>
        <translation>Se per farlo gli avversari devono avere una presa.</translation>
    </message>
    <message>
        <source>in any case</source>
        <translation>in ogni caso</translation>
    </message>
    <message>
        <source>with a trick</source>
        <translation>con una presa</translation>
    </message>
    <message>
        <source>Collatondrione</source>
        <translation>Collatondrione</translation>
    </message>
    <message>
        <source>A hand of one suit wins at once, and counts sixteen.</source>
        <translation>Una mano di un solo seme vince subito, e vale sedici.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>La posta</translation>
    </message>
    <message>
        <source>What each loser owes a winner for a game, in units without money.</source>
        <translation>Quanto ogni perdente deve a un vincitore per partita: poste, non soldi.</translation>
    </message>
    <message>
        <source>games are counted</source>
        <translation>si contano le partite</translation>
    </message>
    <message>
        <source>always one</source>
        <translation>sempre una</translation>
    </message>
    <message>
        <source>one, cappotto two</source>
        <translation>una, cappotto due</translation>
    </message>
    <message>
        <source>the points between</source>
        <translation>la differenza</translation>
    </message>
    <message>
        <source>marcio, and a pot</source>
        <translation>marcio, col piatto</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Messa a terra</translation>
    </message>
    <message>
        <source>Putting the cards down when every trick left is certain.</source>
        <translation>Calare le carte quando ogni presa che resta è sicura.</translation>
    </message>
    <message>
        <source>if certain</source>
        <translation>se è sicura</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Le coppie</translation>
    </message>
    <message>
        <source>Who plays with whom: as they sit, or as the cards of the first deal say.</source>
        <translation>Chi gioca con chi: come si è seduti, o come dicono le carte della prima mano.</translation>
    </message>
    <message>
        <source>as they sit</source>
        <translation>come si è seduti</translation>
    </message>
    <message>
        <source>drawn, then moved</source>
        <translation>a sorte, di fronte</translation>
    </message>
    <message>
        <source>drawn, all stay</source>
        <translation>a sorte, fermi</translation>
    </message>
    <message>
        <source>by a called card</source>
        <translation>per chiamata</translation>
    </message>
    <message>
        <source>The very first lead</source>
        <translation>La prima uscita</translation>
    </message>
    <message>
        <source>Who leads the first hand of a game.</source>
        <translation>Chi esce nella prima mano di una partita.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>a destra del mazziere</translation>
    </message>
    <message>
        <source>A very weak hand</source>
        <translation>Una mano senza gioco</translation>
    </message>
    <message>
        <source>Whether it may be annulled before the first card.</source>
        <translation>Se si può mandare a monte prima della prima carta.</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>si gioca</translation>
    </message>
    <message>
        <source>under one point</source>
        <translation>sotto un punto</translation>
    </message>
    <message>
        <source>without honours</source>
        <translation>senza onori</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rivedere</translation>
    </message>
    <message>
        <source>Which tricks may be looked at again.</source>
        <translation>Quali prese si possono riguardare.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>l&apos;ultima presa</translation>
    </message>
    <message>
        <source>one&apos;s own, on lead</source>
        <translation>le proprie, di mano</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Ritirare</translation>
    </message>
    <message>
        <source>Whether a card that was laid may be taken up again.</source>
        <translation>Se una carta giocata si può riprendere.</translation>
    </message>
    <message>
        <source>against computers</source>
        <translation>contro i computer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Le carte in mano</translation>
    </message>
    <message>
        <source>In which order the suits stand, from the left.</source>
        <translation>In che ordine stanno i semi, da sinistra.</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Semi francesi</translation>
    </message>
    <message>
        <source>With a French pack: which suits stand for coins and cups.</source>
        <translation>Col mazzo francese: quali semi valgono denari e coppe.</translation>
    </message>
    <message>
        <source>coins are diamonds</source>
        <translation>denari quadri</translation>
    </message>
    <message>
        <source>coins are hearts</source>
        <translation>denari cuori</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Back to the preset</source>
        <translation>Torna alla formula</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Dimentica queste regole</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Nome delle tue regole</translation>
    </message>
    <message>
        <source>Name them first</source>
        <translation>Prima il nome</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>KeyMapPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Words with a lead</source>
        <translation>Parole all&apos;uscita</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>A game looked at again</source>
        <translation>Una partita riguardata</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Dappertutto</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Last trick: {name}</source>
        <translation>Ultima presa: {name}</translation>
    </message>
    <message>
        <source>An earlier trick: {name}</source>
        <translation>Una presa di prima: {name}</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The account</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You and {partner}, who sits opposite, play against {right} and {left}. Everybody plays a card, and the turn goes to the right; the highest card of the suit led takes all four.</source>
        <translation>Tu e {partner}, che ti sta di fronte, giocate contro {right} e {left}. Si gioca una carta a testa, girando verso destra: la più alta del seme di uscita prende tutte e quattro.</translation>
    </message>
    <message>
        <source>The suit is {suit}. You hold some, so you must follow: the dimmed cards wait. Whoever has none may play anything, but cannot take the trick.</source>
        <translation>Si gioca a {suit} e tu ne hai: devi rispondere, e le carte velate aspettano. Chi non ne ha gioca quel che vuole, ma non può prendere.</translation>
    </message>
    <message>
        <source>Three threes are an accusa: three points if you declare them now, nothing later. Everybody will know where they are, yet it nearly always pays.</source>
        <translation>Tre 3 sono un&apos;accusa: tre punti se la dichiari adesso, niente più tardi. Tutti sapranno dove sono, ma conviene quasi sempre.</translation>
    </message>
    <message>
        <source>In each suit the three is the highest card, then come {ranks}. There are no trumps. Nothing beats your threes in their suits.</source>
        <translation>In ogni seme comanda il tre, poi vengono {ranks}. Non c&apos;è briscola. I tuoi tre, nel loro seme, non li batte nessuno.</translation>
    </message>
    <message>
        <source>The trick is yours: {the_card} was the highest. An ace is worth three thirds of a point; three, two and court cards one third; the others nothing. Here that makes {thirds} thirds.</source>
        <translation>La presa è tua: {the_card} era la carta più alta. Un asso vale tre terzi di punto; tre, due e figure un terzo; le altre niente. Qui fanno {thirds} terzi.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next: any card, and with it a word to the partner. Try {the_card} with busso: it asks {partner} for the highest card of that suit, and to lead the suit again.</source>
        <translation>Chi fa la presa esce: con qualsiasi carta, e se vuole con una parola al compagno. Prova {the_card} col busso: chiede a {partner} la più alta del seme, e di tornare a quel seme.</translation>
    </message>
    <message>
        <source>Everybody has one card left. The last trick is worth three thirds more, a whole point, to whoever takes it.</source>
        <translation>Resta una carta a testa. L&apos;ultima presa vale tre terzi in più, cioè un punto intero, per chi la fa.</translation>
    </message>
    <message>
        <source>Each side adds up its thirds: three make a point, and thirds that are left over do not count. An accusa is added whole. So it goes on, hand after hand, up to 21.</source>
        <translation>Ogni coppia somma i suoi terzi: tre fanno un punto, quelli che avanzano non contano. L&apos;accusa si aggiunge intera. Si va avanti così, mano dopo mano, fino a 21.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Mosse di questa mano</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{name}: move taken back</source>
        <translation>{name}: mossa ritirata</translation>
    </message>
    <message>
        <source>{name}: game broken off</source>
        <translation>{name}: partita interrotta</translation>
    </message>
    <message>
        <source>{name}: nothing to declare</source>
        <translation>{name}: nessuna accusa</translation>
    </message>
    <message>
        <source>{name}, to declare: {melds}</source>
        <translation>{name}, da accusare: {melds}</translation>
    </message>
    <message>
        <source>{name}: weak hand kept</source>
        <translation>{name}: carte deboli, si gioca</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}</source>
        <translation>{names}: {thirds}, {points}</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}, {melds} with combinations</source>
        <translation>{names}: {thirds}, {points}, {melds} di accuse</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n terzo</numerusform>
            <numerusform>%n terzi</numerusform>
        </translation>
    </message>
    <message>
        <source>{sides}. Now {totals}</source>
        <translation>{sides}. Ora {totals}</translation>
    </message>
    <message>
        <source>{name}: a hint</source>
        <translation>{name}: un consiglio</translation>
    </message>
    <message>
        <source>{name}: what the words prove</source>
        <translation>{name}: che cosa provano le parole</translation>
    </message>
    <message>
        <source>{name}: suits seen</source>
        <translation>{name}: semi visti</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Stesse carte…</translation>
    </message>
    <message>
        <source>The same cards for two sittings or for a friend</source>
        <translation>Le stesse carte per due sedute o per un amico</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>How it is played: {game}</source>
        <translation>Come si gioca: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>In %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): the dealer rests</source>
        <translation>
            <numerusform>%n: chi dà riposa</numerusform>
            <numerusform>In %n: chi dà le carte riposa</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>Una persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>un computer</numerusform>
            <numerusform>%n computer</numerusform>
        </translation>
    </message>
    <message>
        <source>{bots} play; you watch.</source>
        <translation>Al tavolo {bots}: tu guardi.</translation>
    </message>
    <message>
        <source>{persons} and {bots}.</source>
        <translation>{persons} e {bots}.</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>What is to be said of it?</source>
        <translation>Che cosa c&apos;è da dire?</translation>
    </message>
    <message>
        <source>Note on the move</source>
        <translation>Nota sulla mossa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} buona</translation>
    </message>
    <message>
        <source>{sign} inexact</source>
        <translation>{sign} inesatta</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} errore</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} grave</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Two against two, up to 21.</source>
        <translation>Due contro due. Si va a 21.</translation>
    </message>
    <message>
        <source>The first to lead calls a three: its holder is the secret partner.</source>
        <translation>Chi apre chiama un tre: il compagno è segreto.</translation>
    </message>
    <message>
        <source>One against two: bids, a monte, four discards.</source>
        <translation>Uno contro due: asta, monte e quattro scarti.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock, and shown.</source>
        <translation>Si pesca dal mazzo e si mostra la carta.</translation>
    </message>
    <message>
        <source>Five players, with a hidden partner.</source>
        <translation>In cinque, con un compagno nascosto.</translation>
    </message>
    <message>
        <source>also for 4</source>
        <translation>anche in 4</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>regole di casa</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>ricostruzione</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nord-ovest</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Classic, with declarations</source>
        <translation>Classico, con dichiarazioni</translation>
    </message>
    <message>
        <source>Federation, modern</source>
        <translation>Federazione, norme moderne</translation>
    </message>
    <message>
        <source>Federation, traditional</source>
        <translation>Federazione, norme tradizionali</translation>
    </message>
    <message>
        <source>Tournament to 77</source>
        <translation>Torneo a 77</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicato</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Come al tavolo</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>The book of 1930</source>
        <translation>Il libro del 1930</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>The Polish form of 1930. Trumps: {suit}.</source>
        <translation>La forma polacca del 1930. Briscola: {suit}.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>Drawn pairs</source>
        <translation>Coppie a sorte</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Una mano sola</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Quattro mani</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>The game</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Chiamarsi fuori</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Il contratto</translation>
    </message>
    <message>
        <source>Calling a card</source>
        <translation>La chiamata</translation>
    </message>
    <message>
        <source>The Polish count</source>
        <translation>Il conto polacco</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Special wins</source>
        <translation>Vittorie speciali</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Che cosa si può dire</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Si va a</translation>
    </message>
    <message>
        <source>Whoever has them at the end of a hand wins.</source>
        <translation>Vince chi li ha alla fine di una mano.</translation>
    </message>
    <message>
        <source>A game goes</source>
        <translation>La partita va</translation>
    </message>
    <message>
        <source>Up to the points above, over a few hands, or in one.</source>
        <translation>Ai punti qui sopra, in qualche mano, o in una sola.</translation>
    </message>
    <message>
        <source>up to the points</source>
        <translation>ai punti</translation>
    </message>
    <message>
        <source>over some hands</source>
        <translation>a mani contate</translation>
    </message>
    <message>
        <source>over one hand</source>
        <translation>in una mano</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>How many, where the game goes over some hands.</source>
        <translation>Quante, se la partita è a mani contate.</translation>
    </message>
    <message>
        <source>After a tie</source>
        <translation>In parità</translation>
    </message>
    <message>
        <source>When both have as many points after the last of these hands.</source>
        <translation>Se dopo l&apos;ultima di queste mani i punti sono pari.</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>un&apos;altra mano</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>è patta</translation>
    </message>
    <message>
        <source>Both over the target</source>
        <translation>Tutti e due fuori</translation>
    </message>
    <message>
        <source>Who wins when both sides pass it in one hand.</source>
        <translation>Chi vince se nella stessa mano ci arrivano in due.</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>chi ha di più</translation>
    </message>
    <message>
        <source>who was first</source>
        <translation>chi è primo</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>l&apos;ultima presa</translation>
    </message>
    <message>
        <source>A session goes</source>
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>Everybody deals as often; the best account wins.</source>
        <translation>Ognuno dà le carte lo stesso numero di volte; vince il conto migliore.</translation>
    </message>
    <message>
        <source>up to 21 units</source>
        <translation>a 21 poste</translation>
    </message>
    <message>
        <source>A sitting is</source>
        <translation>La seduta</translation>
    </message>
    <message>
        <source>One game, or as many as it takes to win some.</source>
        <translation>Una partita, o quante ne servono per vincerne alcune.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>una partita</translation>
    </message>
    <message>
        <source>several games</source>
        <translation>più partite</translation>
    </message>
    <message>
        <source>Games to win</source>
        <translation>Partite da vincere</translation>
    </message>
    <message>
        <source>Where a sitting is several games.</source>
        <translation>Se la seduta è di più partite.</translation>
    </message>
    <message>
        <source>Every hand twice</source>
        <translation>Ogni mano due volte</translation>
    </message>
    <message>
        <source>The same cards come again with the sides exchanged; both hands count together.</source>
        <translation>Le stesse carte tornano a coppie scambiate; le due mani contano insieme.</translation>
    </message>
    <message>
        <source>the federation&apos;s duplicate</source>
        <translation>duplicato federale</translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>una mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>How a game ends when a side reaches the target before the hand is over.</source>
        <translation>Come finisce la partita se i punti arrivano prima della fine della mano.</translation>
    </message>
    <message>
        <source>mi chiamo fuori</source>
        <translation>mi chiamo fuori</translation>
    </message>
    <message>
        <source>the opponents are called</source>
        <translation>si chiamano gli altri</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>da sé</translation>
    </message>
    <message>
        <source>not before the end</source>
        <translation>solo a fine mano</translation>
    </message>
    <message>
        <source>A wrong call</source>
        <translation>Chi chiama a torto</translation>
    </message>
    <message>
        <source>What it costs to call the opponents out too early.</source>
        <translation>Che cosa costa chiamare fuori gli avversari troppo presto.</translation>
    </message>
    <message>
        <source>costs the game</source>
        <translation>perde la partita</translation>
    </message>
    <message>
        <source>is allowed twice</source>
        <translation>può sbagliare due volte</translation>
    </message>
    <message>
        <source>The running count</source>
        <translation>Il conto della mano</translation>
    </message>
    <message>
        <source>Whether the points won so far in the hand are shown; remembering them is part of the game.</source>
        <translation>Se i punti presi nella mano si vedono; ricordarli fa parte del gioco.</translation>
    </message>
    <message>
        <source>is kept in mind</source>
        <translation>si tiene a mente</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>si vede</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Se passano tutti</translation>
    </message>
    <message>
        <source>The next one deals; then chiamo may be closed.</source>
        <translation>Dà le carte chi segue; poi il chiamo può restare chiuso.</translation>
    </message>
    <message>
        <source>deal again</source>
        <translation>si ridà</translation>
    </message>
    <message>
        <source>solo at least</source>
        <translation>almeno solo</translation>
    </message>
    <message>
        <source>The monte in solo</source>
        <translation>Monte nel solo</translation>
    </message>
    <message>
        <source>Whether all see what the declarer takes.</source>
        <translation>Se tutti vedono che cosa prende chi gioca da solo.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>scoperto</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>coperto</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Chi esce</translation>
    </message>
    <message>
        <source>In every kind of solissimo it is the declarer&apos;s.</source>
        <translation>In ogni solissimo esce chi gioca da solo.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>a destra del mazziere</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>chi gioca</translation>
    </message>
    <message>
        <source>The dealer who rests</source>
        <translation>Il mazziere che riposa</translation>
    </message>
    <message>
        <source>At four: whether he pays and is paid with the defenders.</source>
        <translation>In quattro: se paga e incassa con chi difende.</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>non paga</translation>
    </message>
    <message>
        <source>like a defender</source>
        <translation>come chi difende</translation>
    </message>
    <message>
        <source>Holding all the threes</source>
        <translation>Con tutti i tre in mano</translation>
    </message>
    <message>
        <source>What the caller does who has none left to call.</source>
        <translation>Che cosa fa chi non ha un tre da chiamare.</translation>
    </message>
    <message>
        <source>call a two</source>
        <translation>chiama un due</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>gioca da solo</translation>
    </message>
    <message>
        <source>What is called</source>
        <translation>Si chiama</translation>
    </message>
    <message>
        <source>A three, or any card that is not an ace.</source>
        <translation>Un tre, o qualunque carta che non sia un asso.</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tre</translation>
    </message>
    <message>
        <source>any but an ace</source>
        <translation>tutto, meno gli assi</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>L&apos;ultima presa</translation>
    </message>
    <message>
        <source>The book of 1930 gives nothing for it.</source>
        <translation>Il libro del 1930 non le dà niente.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>Without the suit led</source>
        <translation>Senza il seme</translation>
    </message>
    <message>
        <source>Whether a trump must be played then.</source>
        <translation>Se allora si deve tagliare.</translation>
    </message>
    <message>
        <source>play anything</source>
        <translation>si gioca di tutto</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>si taglia</translation>
    </message>
    <message>
        <source>Thirds left over</source>
        <translation>I terzi che avanzano</translation>
    </message>
    <message>
        <source>What becomes of those that make no point.</source>
        <translation>Che ne è di quelli che non fanno un punto.</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>non contano</translation>
    </message>
    <message>
        <source>are kept</source>
        <translation>si tengono</translation>
    </message>
    <message>
        <source>Three or four of the threes, twos or aces, and the Napoletana.</source>
        <translation>Tre o quattro fra tre, due e assi, e la Napoletana.</translation>
    </message>
    <message>
        <source>for points</source>
        <translation>valgono punti</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non si fanno</translation>
    </message>
    <message>
        <source>told, no points</source>
        <translation>si dicono soltanto</translation>
    </message>
    <message>
        <source>must be told</source>
        <translation>si devono dire</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Si accusa</translation>
    </message>
    <message>
        <source>When one says them; later they are worth nothing.</source>
        <translation>Quando si dicono; dopo non valgono più.</translation>
    </message>
    <message>
        <source>after trick one</source>
        <translation>dopo la prima presa</translation>
    </message>
    <message>
        <source>after one&apos;s card</source>
        <translation>dopo la propria carta</translation>
    </message>
    <message>
        <source>with one&apos;s card</source>
        <translation>con la propria carta</translation>
    </message>
    <message>
        <source>One inside another</source>
        <translation>Una dentro l&apos;altra</translation>
    </message>
    <message>
        <source>A combination that a declared one shows as well.</source>
        <translation>Un&apos;accusa che un&apos;altra fa già vedere.</translation>
    </message>
    <message>
        <source>must be declared</source>
        <translation>va detta</translation>
    </message>
    <message>
        <source>counts by itself</source>
        <translation>vale da sé</translation>
    </message>
    <message>
        <source>The fourth of three</source>
        <translation>La quarta di tre</translation>
    </message>
    <message>
        <source>What the fourth card adds to three that were declared.</source>
        <translation>Quanto aggiunge la quarta carta a tre già accusate.</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>quattro punti</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Rules of the table</source>
        <translation>Regole del tavolo</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Formula</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ</source>
        <translation>
            <numerusform>%n voce diversa dalla formula</numerusform>
            <numerusform>%n voci diverse dalla formula</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>with help</source>
        <translation>con aiuti</translation>
    </message>
    <message>
        <source>played on from another game</source>
        <translation>continuata da un&apos;altra partita</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non si legge</translation>
    </message>
    <message>
        <source>open, {score}</source>
        <translation>aperta, {score}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperta</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>pari, {score}</translation>
    </message>
    <message>
        <source>won, {score}</source>
        <translation>vinta, {score}</translation>
    </message>
    <message>
        <source>lost, {score}</source>
        <translation>persa, {score}</translation>
    </message>
</context>
<context>
    <name>Pen</name>
    <message>
        <source>This record is damaged, so it is left as it is: no note can be written.</source>
        <translation>Questa partita è danneggiata e resta com&apos;è: non vi si possono scrivere note.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else and was read again. Save your note once more.</source>
        <translation>{file} è stato modificato da altri ed è stato riletto. Salva di nuovo la nota.</translation>
    </message>
</context>
<context>
    <name>PlayedPaper</name>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Carte passate</translation>
    </message>
    <message>
        <source>Suits seen</source>
        <translation>I semi visti</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>La partita vale come aiutata.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Vale come aiutata.</translation>
    </message>
    <message>
        <source>What is out in each suit, and who has none. The game then counts as helped.</source>
        <translation>Che cosa è ancora fuori, seme per seme, e chi non ne ha. La partita vale come aiutata.</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ancora fuori</translation>
    </message>
    <message>
        <source>At this table no trick is looked at again before the hand is over.</source>
        <translation>A questo tavolo le prese non si riguardano finché la mano non è finita.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Ancora nessuna presa.</translation>
    </message>
    <message>
        <source>The other tricks are for memory, until the hand is over.</source>
        <translation>Le altre prese restano affidate alla memoria, fino alla fine della mano.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Pace and play</source>
        <translation>Ritmo e gioco</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Changes are kept at once.</source>
        <translation>Ogni scelta vale subito.</translation>
    </message>
    <message>
        <source>A window of this size can show up to {percent} %.</source>
        <translation>In una finestra così si arriva al {percent} %.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Gulf blue</source>
        <translation>Blu del golfo</translation>
    </message>
    <message>
        <source>Pompeian red</source>
        <translation>Rosso di Pompei</translation>
    </message>
    <message>
        <source>Walnut board</source>
        <translation>Tavola di noce</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Grandezze</translation>
    </message>
    <message>
        <source>Text and buttons</source>
        <translation>Testo e pulsanti</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>As long as everything on the table keeps its place.</source>
        <translation>Finché ogni cosa sul tavolo trova posto.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Senza movimento</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Movimento delle carte</translation>
    </message>
    <message>
        <source>A click always skips what is moving.</source>
        <translation>Un clic salta sempre quel che si muove.</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>La presa resta sul tavolo</translation>
    </message>
    <message>
        <source>Time to read it before it is taken.</source>
        <translation>Il tempo di leggerla prima che la si raccolga.</translation>
    </message>
    <message>
        <source>Wait for a click</source>
        <translation>Aspetta un clic</translation>
    </message>
    <message>
        <source>A finished trick stays until you click or press Enter.</source>
        <translation>La presa resta finché non fai clic o premi Invio.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>It stands on your plate and in the record of a game.</source>
        <translation>Compare accanto al tuo posto e nelle partite salvate.</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Conferma ogni carta</translation>
    </message>
    <message>
        <source>The first press lifts it, the second plays it.</source>
        <translation>Il primo clic la alza, il secondo la gioca.</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Gioca da sé la carta obbligata</translation>
    </message>
    <message>
        <source>The only card you may play goes after a moment. Esc holds it back.</source>
        <translation>L&apos;unica carta possibile parte dopo un momento. Esc la trattiene.</translation>
    </message>
    <message>
        <source>Weak cards first</source>
        <translation>Prima le carte basse</translation>
    </message>
    <message>
        <source>Each suit of your hand begins with its weakest card.</source>
        <translation>Ogni seme della mano comincia dalla carta più debole.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>H shows the best card; the game then counts as helped.</source>
        <translation>H mostra la carta migliore; la partita vale come aiutata.</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Conto della mano</translation>
    </message>
    <message>
        <source>Your tricks are counted for you; the game then counts as helped.</source>
        <translation>Le prese si contano da sole; la partita vale come aiutata.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards, knocks on the table, a tune for a game won.</source>
        <translation>Le carte, il busso sul tavolo, un motivo per la partita vinta.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Senza suono</translation>
    </message>
    <message>
        <source>All that is heard can also be seen.</source>
        <translation>Tutto ciò che si sente si vede anche.</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>Italiano</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Suomi</source>
        <translation>Suomi</translation>
    </message>
    <message>
        <source>Polski</source>
        <translation>Polski</translation>
    </message>
    <message>
        <source>Words on screen</source>
        <translation>Parole sullo schermo</translation>
    </message>
    <message>
        <source>What is said at the table stays Italian in every language.</source>
        <translation>Quel che si dice al tavolo resta italiano in ogni lingua.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Le carte sfumano invece di volare.</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>Dimmi di più</translation>
    </message>
    <message>
        <source>A screen reader tells your hand, the trick, and what you may play.</source>
        <translation>Il lettore di schermo dice la mano, la presa e le carte giocabili.</translation>
    </message>
    <message>
        <source>Bigger targets</source>
        <translation>Pulsanti più grandi</translation>
    </message>
    <message>
        <source>All buttons are at least 56 pixels high.</source>
        <translation>Ogni pulsante è alto almeno 56 pixel.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Anteprima del tavolo</translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>The computer could not work it out. Try once more.</source>
        <translation>Il computer non è riuscito a trovare la risposta. Prova di nuovo.</translation>
    </message>
    <message>
        <source>What you found cannot be kept: {reason}.</source>
        <translation>Quello che hai trovato non si può conservare: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProblemSide</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>You see all hands: only so is one card the best for certain.</source>
        <translation>Vedi tutte le mani: solo così una carta è la migliore di sicuro.</translation>
    </message>
    <message>
        <source>What is asked, and what came of a card</source>
        <translation>Che cosa si chiede, e che cosa è venuto di una carta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Another problem</source>
        <translation>Un altro problema</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Da capo</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Problem of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>Problem of {date}</source>
        <translation>Problema del {date}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>You lead. With which card do you and {partner} win the most?</source>
        <translation>Esci tu. Con quale carta tu e {partner} prendete di più?</translation>
    </message>
    <message>
        <source>It is your turn. With which card do you and {partner} win the most?</source>
        <translation>Tocca a te. Con quale carta tu e {partner} prendete di più?</translation>
    </message>
    <message>
        <source>Points so far: {mine} to {theirs}. Still to be won: {left}, with the last trick.</source>
        <translation>Punti finora: {mine} a {theirs}. Ancora da prendere: {left}, con l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>{the_card} costs {points}.</source>
        <translation>{the_card}: costa {points}.</translation>
    </message>
    <message>
        <source>Found at the first try: {the_card}.</source>
        <translation>Al primo colpo: {the_card}.</translation>
    </message>
    <message>
        <source>Found: {the_card}.</source>
        <translation>Ecco: {the_card}.</translation>
    </message>
    <message>
        <source>The best card: {the_card}.</source>
        <translation>La carta migliore: {the_card}.</translation>
    </message>
    <message>
        <source>With best play your side comes to {points}. Any other card costs {cost} or more.</source>
        <translation>Giocando al meglio arrivate a {points}. Ogni altra carta costa {cost} o più.</translation>
    </message>
    <message>
        <source>Best play on both sides then brings you to {points}; the best card, to {best}.</source>
        <translation>Poi, giocando tutti al meglio, arrivate a {points}; con la carta migliore, a {best}.</translation>
    </message>
    <message>
        <source>What goes to the others: {things}.</source>
        <translation>Agli altri va: {things}.</translation>
    </message>
    <message>
        <source>What comes to you for it: {things}.</source>
        <translation>A voi viene in cambio: {things}.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>l&apos;ultima presa</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>with a third or two</comment>
        <translation>{number} punti</translation>
    </message>
    <message>
        <source>found at the first try</source>
        <translation>trovata al primo colpo</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>mostrata</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>provata</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>ancora da provare</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedWords</name>
    <message>
        <source>it is another&apos;s turn</source>
        <translation>tocca a un altro</translation>
    </message>
    <message>
        <source>nobody is asked for that here</source>
        <translation>qui nessuno lo chiede</translation>
    </message>
    <message>
        <source>the hand is over</source>
        <translation>la mano è finita</translation>
    </message>
    <message>
        <source>that seat sits this hand out</source>
        <translation>quel posto riposa</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>non c&apos;è niente da ritirare</translation>
    </message>
    <message>
        <source>nothing is taken back at this table</source>
        <translation>a questo tavolo non si ritira</translation>
    </message>
    <message>
        <source>the table had moved on</source>
        <translation>il tavolo era andato avanti</translation>
    </message>
    <message>
        <source>that hand does not hold the card, or holds it no more</source>
        <translation>la carta non è in quella mano, o non c&apos;è più</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>bisogna rispondere al seme</translation>
    </message>
    <message>
        <source>the three that was called must be led</source>
        <translation>bisogna uscire col tre chiamato</translation>
    </message>
    <message>
        <source>another suit must be led</source>
        <translation>bisogna uscire a un altro seme</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>bisogna giocare una briscola</translation>
    </message>
    <message>
        <source>only who leads may say that</source>
        <translation>può dirlo solo chi esce</translation>
    </message>
    <message>
        <source>only who follows may say that</source>
        <translation>può dirlo solo chi risponde</translation>
    </message>
    <message>
        <source>those words contradict each other</source>
        <translation>quelle parole si contraddicono</translation>
    </message>
    <message>
        <source>that word is not used at this table</source>
        <translation>quella parola non si usa a questo tavolo</translation>
    </message>
    <message>
        <source>the word is not true of the hand</source>
        <translation>la parola non è vera per quella mano</translation>
    </message>
    <message>
        <source>it is not one short line</source>
        <translation>non è una riga breve</translation>
    </message>
    <message>
        <source>that hand does not hold the combination</source>
        <translation>quella mano non ha l&apos;accusa</translation>
    </message>
    <message>
        <source>the combination was declared before</source>
        <translation>l&apos;accusa è già stata dichiarata</translation>
    </message>
    <message>
        <source>no combination is named</source>
        <translation>non è nominata nessuna accusa</translation>
    </message>
    <message>
        <source>it is too late for combinations</source>
        <translation>è tardi per le accuse</translation>
    </message>
    <message>
        <source>there are no combinations at this table</source>
        <translation>a questo tavolo non ci sono accuse</translation>
    </message>
    <message>
        <source>nobody claims at this table</source>
        <translation>a questo tavolo non ci si chiama fuori</translation>
    </message>
    <message>
        <source>a claim was made before</source>
        <translation>la chiamata era già fatta</translation>
    </message>
    <message>
        <source>that side has called wrongly twice</source>
        <translation>quella parte ha chiamato a torto due volte</translation>
    </message>
    <message>
        <source>nobody can give this game up</source>
        <translation>questa partita non si può abbandonare</translation>
    </message>
    <message>
        <source>only people give a game up</source>
        <translation>solo le persone abbandonano</translation>
    </message>
    <message>
        <source>that was offered before</source>
        <translation>era già stato proposto</translation>
    </message>
    <message>
        <source>nobody lays down at this table</source>
        <translation>a questo tavolo non si mette a terra</translation>
    </message>
    <message>
        <source>it is too early to lay down</source>
        <translation>è presto per mettere a terra</translation>
    </message>
    <message>
        <source>not every trick left is certain</source>
        <translation>non tutte le prese sono sicure</translation>
    </message>
    <message>
        <source>a higher bid was made before</source>
        <translation>c&apos;è già un&apos;offerta più alta</translation>
    </message>
    <message>
        <source>the caller holds that card</source>
        <translation>la carta è in mano a chi chiama</translation>
    </message>
    <message>
        <source>that card may not be called</source>
        <translation>quella carta non si può chiamare</translation>
    </message>
    <message>
        <source>that is not the right number of cards</source>
        <translation>il numero di carte non è giusto</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>A game looked at again</source>
        <translation>Una partita riguardata</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>In questa partita non è stata data nessuna carta.</translation>
    </message>
    <message>
        <source>Reading: {percent} %</source>
        <translation>Lettura: {percent} %</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>Copiato: {text}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Where were the missing threes? As could be known; ▲ the truth</source>
        <translation>Dov&apos;erano i tre mancanti? Per quanto si poteva sapere; ▲ la verità</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>I momenti decisivi</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Analisi: {name}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Judged: {known} of {count}</source>
        <translation>Giudicate: {known} di {count}</translation>
    </message>
    <message>
        <source>All judged; with all cards open: {solved} of {count}</source>
        <translation>Tutte giudicate; a carte scoperte: {solved} di {count}</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>A computer player stopped in the middle of a thought. Nothing is lost.</source>
        <translation>Uno dei computer si è fermato a metà di un pensiero. Non si è perso niente.</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of tressette</source>
        <translation>Regole del tressette</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>SaidLine</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Trick {number}. {said}</source>
        <translation>Presa {number}. {said}</translation>
    </message>
</context>
<context>
    <name>SaidPaper</name>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Detto finora</translation>
    </message>
    <message>
        <source>Nothing yet in this hand.</source>
        <translation>In questa mano ancora niente.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Vale come aiutata.</translation>
    </message>
    <message>
        <source>What it proves</source>
        <translation>Cosa prova</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>La partita vale come aiutata.</translation>
    </message>
    <message>
        <source>What the words prove of each hand and suit. The game then counts as helped.</source>
        <translation>Che cosa provano le parole, per ogni mano e ogni seme. La partita vale come aiutata.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Di&apos; qualcosa…</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Le tue parole</translation>
    </message>
</context>
<context>
    <name>SayPanel</name>
    <message>
        <source>Choose first</source>
        <translation>Prima scegli</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Prossima partita</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio segnapunti</translation>
    </message>
    <message>
        <source>Score: {scores}. {more}</source>
        <translation>Punti: {scores}. {more}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Level of {place}</source>
        <translation>Livello di {place}</translation>
    </message>
    <message>
        <source>Name of {place}</source>
        <translation>Nome di {place}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{place}: person or computer</source>
        <translation>{place}: persona o computer</translation>
    </message>
</context>
<context>
    <name>SeenPage</name>
    <message>
        <source>This is what one seat saw. It can be read, but not played through.</source>
        <translation>Questo è ciò che vide un solo posto. Si può leggere, ma non rigiocare.</translation>
    </message>
    <message>
        <source>The hand in {file} is not over: its cards come again when it is.</source>
        <translation>La mano in {file} non è finita: le stesse carte tornano quando lo sarà.</translation>
    </message>
    <message>
        <source>{file} holds no hand yet.</source>
        <translation>{file} non contiene ancora nessuna mano.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The preferences in {file} cannot be read: {reason}. Changes last until the game is closed.</source>
        <translation>Le preferenze in {file} non si possono leggere: {reason}. I cambiamenti durano finché il programma resta aperto.</translation>
    </message>
    <message>
        <source>The preferences in {file} belong to a newer version and are left alone. Changes last until the game is closed.</source>
        <translation>Le preferenze in {file} sono di una versione più nuova e restano come sono. I cambiamenti durano finché il programma resta aperto.</translation>
    </message>
    <message>
        <source>Preference {key}: {value} means nothing here.</source>
        <translation>Preferenza {key}: {value} qui non vuol dire niente.</translation>
    </message>
    <message>
        <source>The preferences in {file} are damaged and cannot be put aside: {reason}.</source>
        <translation>Le preferenze in {file} sono danneggiate e non si possono mettere da parte: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were damaged: they are kept as {file}, and new ones are begun.</source>
        <translation>Le preferenze erano danneggiate: sono conservate in {file}, e se ne cominciano di nuove.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Non è stato possibile salvare le preferenze: {reason}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>{us} to {them}</source>
        <translation>{us} a {them}</translation>
    </message>
    <message>
        <source>A draw, {us} to {them}</source>
        <translation>Pari, {us} a {them}</translation>
    </message>
    <message>
        <source>You won, {us} to {them}</source>
        <translation>Partita vinta, {us} a {them}</translation>
    </message>
    <message>
        <source>You lost, {us} to {them}</source>
        <translation>Partita persa, {us} a {them}</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>Partita abbandonata: {name}.</translation>
    </message>
    <message>
        <source>{name}: {meaning}. It counts as {games}.</source>
        <translation>{name}: {meaning}. Vale {games}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} claimed the game, rightly: {points}.</source>
        <translation>{name}: chiamata giusta, {points}.</translation>
    </message>
    <message>
        <source>{name} claimed the game, wrongly: only {points}.</source>
        <translation>{name}: chiamata sbagliata, solo {points}.</translation>
    </message>
    <message>
        <source>Hand {number}, ended by laying down.</source>
        <translation>Mano {number}, finita con la messa a terra.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>You won the game</source>
        <translation>Partita vinta</translation>
    </message>
    <message>
        <source>The game is won: {names}</source>
        <translation>Partita vinta: {names}</translation>
    </message>
    <message>
        <source>The game is shared: {names}</source>
        <translation>Partita divisa: {names}</translation>
    </message>
    <message>
        <source>{name} won the game</source>
        <translation>Partita vinta: {name}</translation>
    </message>
    <message>
        <source>This hand brought you {points}</source>
        <translation>Questa mano ti porta {points}</translation>
    </message>
    <message>
        <source>{bid}: won</source>
        <translation>{bid}: vinto</translation>
    </message>
    <message>
        <source>{bid}: lost</source>
        <translation>{bid}: perso</translation>
    </message>
    <message>
        <source>Board {board}, first table: the same cards come once more.</source>
        <translation>Smazzata {board}, primo tavolo: le stesse carte tornano ancora.</translation>
    </message>
    <message>
        <source>Board {board}, both tables: eleven points are taken off.</source>
        <translation>Smazzata {board}, tutti e due i tavoli: si tolgono undici punti.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, wrongly: they were {missing} short.</source>
        <translation>{name}: avversari chiamati fuori, a torto: erano sotto di {missing}.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, rightly: {points}.</source>
        <translation>{name}: avversari chiamati fuori, a ragione: {points}.</translation>
    </message>
    <message>
        <source>They went for the cappotto and missed it.</source>
        <translation>Hanno tentato il cappotto e non l&apos;hanno fatto.</translation>
    </message>
    <message>
        <source>{stake}, doubled by all the tricks</source>
        <translation>{stake}, raddoppiata da tutte le prese</translation>
    </message>
    <message>
        <source>{stake}, tripled by all the points</source>
        <translation>{stake}, triplicata da tutti i punti</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gives {units}.</source>
        <translation>{name}: {bid}, posta {stake}. Ogni avversario dà {units}.</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gets {units}.</source>
        <translation>{name}: {bid}, posta {stake}. Ogni avversario prende {units}.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>Game of this file</source>
        <translation>Partita di questo file</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Game {number} of {of}</source>
        <translation>Partita {number} di {of}</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Le stesse carte di nuovo</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Altogether</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>{combination} ({name})</source>
        <translation>{combination} ({name})</translation>
    </message>
    <message>
        <source>No combination</source>
        <translation>Nessuna accusa</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>thirds</source>
        <translation>terzi</translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n asso</numerusform>
            <numerusform>%n assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among threes, twos and figures</source>
        <translation>
            <numerusform>%n fra tre, due e figure</numerusform>
            <numerusform>%n fra tre, due e figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among aces, threes, twos and figures</source>
        <translation>
            <numerusform>%n fra assi, tre, due e figure</numerusform>
            <numerusform>%n fra assi, tre, due e figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick, and %n card(s) left over</source>
        <translation>
            <numerusform>Ultima presa, con una carta</numerusform>
            <numerusform>Ultima presa, con %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Kept from the hands before</source>
        <translation>Tenuti dalle mani prima</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n terzo</numerusform>
            <numerusform>%n terzi</numerusform>
        </translation>
    </message>
    <message>
        <source>{thirds} = {mixed} → {points}</source>
        <translation>{thirds} = {mixed} → {points}</translation>
    </message>
    <message>
        <source>{thirds} = {points}</source>
        <translation>{thirds} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) do not count</source>
        <translation>
            <numerusform>un terzo non conta</numerusform>
            <numerusform>%n terzi non contano</numerusform>
        </translation>
    </message>
    <message>
        <source>altogether {thirds}: {points}</source>
        <translation>in tutto {thirds}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) are kept</source>
        <translation>
            <numerusform>un terzo si tiene</numerusform>
            <numerusform>%n terzi si tengono</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of the hand</source>
        <translation>Punti della mano</translation>
    </message>
    <message>
        <source>Taken off for the board</source>
        <translation>Si tolgono per la smazzata</translation>
    </message>
    <message>
        <source>To win the contract</source>
        <translation>Per vincere il contratto</translation>
    </message>
    <message>
        <source>six of eleven</source>
        <translation>sei su undici</translation>
    </message>
    <message>
        <source>From {before} to {after}</source>
        <translation>Da {before} a {after}</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>si va a {target}</translation>
    </message>
    <message>
        <source>out!</source>
        <translation>fuori!</translation>
    </message>
    <message>
        <source>the others gave up</source>
        <translation>per abbandono</translation>
    </message>
    <message>
        <source>by the others&apos; mistake</source>
        <translation>per errore altrui</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
</context>
<context>
    <name>SignalsPanel</name>
    <message>
        <source>Do you want to say something?</source>
        <translation>Vuoi dire qualcosa?</translation>
    </message>
    <message>
        <source>Say something with {card}?</source>
        <translation>Con {card} vuoi dire qualcosa?</translation>
    </message>
    <message>
        <source>{word}. {meaning}</source>
        <translation>{word}. {meaning}</translation>
    </message>
    <message>
        <source>{word}, with the card you lead.</source>
        <translation>{word}, con la carta che giochi.</translation>
    </message>
    <message>
        <source>{word}: not said.</source>
        <translation>{word}: non si dice.</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>you will say {word}</source>
        <translation>dirai {word}</translation>
    </message>
</context>
<context>
    <name>SpeechBook</name>
    <message>
        <source>What is said</source>
        <translation>Che cosa si dice</translation>
    </message>
    <message>
        <source>One code for the whole table. The glossary explains every word of it.</source>
        <translation>Un codice per tutto il tavolo. Il glossario ne spiega ogni parola.</translation>
    </message>
    <message>
        <source>busso, volo, striscio</source>
        <translation>busso, volo, striscio</translation>
    </message>
    <message>
        <source>busso, ribusso</source>
        <translation>busso, ribusso</translation>
    </message>
    <message>
        <source>modern declarations</source>
        <translation>dichiarazioni moderne</translation>
    </message>
    <message>
        <source>traditional declarations</source>
        <translation>dichiarazioni tradizionali</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation>Striscio</translation>
    </message>
    <message>
        <source>Sliding a card: low cards of the suit are left.</source>
        <translation>Strisciare la carta: ne restano di basse dello stesso seme.</translation>
    </message>
    <message>
        <source>is said</source>
        <translation>si dice</translation>
    </message>
    <message>
        <source>is not said</source>
        <translation>non si dice</translation>
    </message>
    <message>
        <source>Striscio means</source>
        <translation>Striscio vuol dire</translation>
    </message>
    <message>
        <source>How much it promises about the suit.</source>
        <translation>Quanto promette di quel seme.</translation>
    </message>
    <message>
        <source>a low card is left</source>
        <translation>resta una carta bassa</translation>
    </message>
    <message>
        <source>only low ones</source>
        <translation>restano solo basse</translation>
    </message>
    <message>
        <source>True or not</source>
        <translation>Vero o no</translation>
    </message>
    <message>
        <source>Whether a word must be true of the hand.</source>
        <translation>Se quello che si dice deve essere vero.</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>deve essere vero</translation>
    </message>
    <message>
        <source>may be a bluff</source>
        <translation>può essere un bluff</translation>
    </message>
    <message>
        <source>Tutto fuori</source>
        <translation>Tutto fuori</translation>
    </message>
    <message>
        <source>Which of the best cards the leader must lack.</source>
        <translation>Quali delle carte migliori devono mancare a chi esce.</translation>
    </message>
    <message>
        <source>those still out</source>
        <translation>quelle ancora fuori</translation>
    </message>
    <message>
        <source>three, two and ace</source>
        <translation>tre, due e asso</translation>
    </message>
    <message>
        <source>Many of a suit</source>
        <translation>Molte di un seme</translation>
    </message>
    <message>
        <source>How many cards the alternative words call many.</source>
        <translation>Quante carte sono molte per le parole alternative.</translation>
    </message>
    <message>
        <source>How it is said</source>
        <translation>Come si dice</translation>
    </message>
    <message>
        <source>Tick what you want declared and the right words are found, or say what you like.</source>
        <translation>Segna che cosa dichiarare, e le parole giuste si trovano da sé; oppure di&apos; quello che vuoi.</translation>
    </message>
    <message>
        <source>boxes to tick</source>
        <translation>caselle da segnare</translation>
    </message>
    <message>
        <source>one&apos;s own words</source>
        <translation>parole proprie</translation>
    </message>
    <message>
        <source>Three and two</source>
        <translation>Tre e due</translation>
    </message>
    <message>
        <source>Which of the two is led to declare them among three cards.</source>
        <translation>Con quale dei due si esce per dichiararli su tre carte.</translation>
    </message>
    <message>
        <source>either</source>
        <translation>l&apos;uno o l&apos;altro</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>il due</translation>
    </message>
    <message>
        <source>A silent lead</source>
        <translation>Un&apos;uscita in silenzio</translation>
    </message>
    <message>
        <source>How long one who led a suit in silence may not speak of it when leading.</source>
        <translation>Per quanto non può parlare di un seme, uscendo, chi ne è uscito in silenzio.</translation>
    </message>
    <message>
        <source>for the hand</source>
        <translation>per tutta la mano</translation>
    </message>
    <message>
        <source>while on lead</source>
        <translation>finché resta di mano</translation>
    </message>
    <message>
        <source>bars nothing</source>
        <translation>non vieta niente</translation>
    </message>
    <message>
        <source>Silence for want of words</source>
        <translation>Silenzio senza parole</translation>
    </message>
    <message>
        <source>Whether a lead for which there are no words counts as a silent one.</source>
        <translation>Se un&apos;uscita per cui non ci sono parole vale come silenzio.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>non vale</translation>
    </message>
    <message>
        <source>Once for each suit</source>
        <translation>Una volta per seme</translation>
    </message>
    <message>
        <source>Whether a player speaks of a suit once in a hand; a lunghissimo may be renewed.</source>
        <translation>Se di un seme si parla una volta sola nella mano; un lunghissimo si può rinnovare.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una volta</translation>
    </message>
    <message>
        <source>at every lead</source>
        <translation>a ogni uscita</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Altri semi</translation>
    </message>
    <message>
        <source>Who may speak of suits that are not played: the leader, or everybody in his turn.</source>
        <translation>Chi può parlare dei semi che non si giocano: chi esce, o tutti al proprio turno.</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>chi esce</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Terzo with the king</source>
        <translation>Terzo col re</translation>
    </message>
    <message>
        <source>Whether three cards are called terzo when the king is kept.</source>
        <translation>Se con tre carte si dice terzo anche tenendo il re.</translation>
    </message>
    <message>
        <source>Feci un piombo</source>
        <translation>Feci un piombo</translation>
    </message>
    <message>
        <source>Saying of another suit that its last card was played earlier.</source>
        <translation>Dire di un altro seme che se n&apos;è giocata prima l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>Venticinque piombo</source>
        <translation>Venticinque piombo</translation>
    </message>
    <message>
        <source>Whether the three must be led next when it was said.</source>
        <translation>Se dopo averlo detto si deve uscire col tre.</translation>
    </message>
    <message>
        <source>binds nobody</source>
        <translation>non obbliga</translation>
    </message>
    <message>
        <source>the three follows</source>
        <translation>segue il tre</translation>
    </message>
    <message>
        <source>Sono liscio qui</source>
        <translation>Sono liscio qui</translation>
    </message>
    <message>
        <source>Whether another suit must be led next when it was said.</source>
        <translation>Se dopo averlo detto si deve cambiare seme.</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>un altro seme</translation>
    </message>
    <message>
        <source>What all can see</source>
        <translation>Quello che vedono tutti</translation>
    </message>
    <message>
        <source>Whether it may be declared.</source>
        <translation>Se si può dichiarare.</translation>
    </message>
    <message>
        <source>may be said</source>
        <translation>si può dire</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>non si può</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>{name} took</source>
        <translation>Dal monte: {name}</translation>
    </message>
    <message>
        <source>{name} took nothing</source>
        <translation>{name}: niente dal monte</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendo una carta</numerusform>
            <numerusform>Prendo %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Non prendo niente</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>There is no card {number}.</source>
        <translation>Non c&apos;è una carta {number}.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>The card game of Naples, at your own table.</source>
        <translation>Il gioco di carte di Napoli, sul tavolo di casa.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storico</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versione {number}</translation>
    </message>
    <message>
        <source>One hand, explained card by card</source>
        <translation>Una mano spiegata carta per carta</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Against the computer or in company</source>
        <translation>Da soli o in compagnia</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Figures, level by level</source>
        <translation>Cifre, livello per livello</translation>
    </message>
    <message>
        <source>What a hand brought, less what it brought the others</source>
        <translation>Quanto rende una mano, meno quanto rende agli altri</translation>
    </message>
    <message>
        <source>What a hand brought</source>
        <translation>Quanto ha reso una mano</translation>
    </message>
    <message>
        <source>Games won of a hundred, level by level</source>
        <translation>Partite vinte su cento, livello per livello</translation>
    </message>
    <message>
        <source>All hands as a table (CSV)…</source>
        <translation>Tutte le mani in una tabella (CSV)…</translation>
    </message>
    <message numerus="yes">
        <source>Let the computer play the latest %n deal(s)</source>
        <translation>
            <numerusform>Fai giocare al computer l&apos;ultima distribuzione</numerusform>
            <numerusform>Fai giocare al computer le ultime %n distribuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>What the cards were worth</source>
        <translation>Quanto valevano le carte</translation>
    </message>
    <message>
        <source>Nothing here yet: your first hand will be the first figure.</source>
        <translation>Ancora niente: la tua prima mano sarà la prima cifra.</translation>
    </message>
</context>
<context>
    <name>SuitLine</name>
    <message>
        <source>{names}: void</source>
        <translation>{names}: senza</translation>
    </message>
    <message>
        <source>out: {cards}</source>
        <translation>ancora fuori: {cards}</translation>
    </message>
    <message>
        <source>yours: {cards}</source>
        <translation>tue: {cards}</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>passate: {cards}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>First answer: {question}</source>
        <translation>Prima rispondi: {question}</translation>
    </message>
    <message>
        <source>One moment: Enter goes on at once</source>
        <translation>Un momento: con Invio si va avanti subito</translation>
    </message>
</context>
<context>
    <name>TallyColumn</name>
    <message numerus="yes">
        <source>First to %n game(s)</source>
        <translation>
            <numerusform>Si va a %n partita</numerusform>
            <numerusform>Si va a %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>La posta</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>units</source>
        <translation>poste</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>Nel piatto</translation>
    </message>
</context>
<context>
    <name>TicksPanel</name>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Point at a card to see what it will say.</source>
        <translation>Passa sulle carte per sentire che cosa direbbero.</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Place in the hand</source>
        <translation>Punto della mano</translation>
    </message>
    <message>
        <source>Look from</source>
        <translation>Guarda da</translation>
    </message>
    <message>
        <source>Moves and review</source>
        <translation>Mosse e analisi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards</source>
        <translation>Le carte di nessuno</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Vista da: {name}</translation>
    </message>
</context>
<context>
    <name>TrickLine</name>
    <message>
        <source>{name} led</source>
        <translation>Uscita: {name}</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>presa: {name}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. {taken}</source>
        <translation>Presa {number}. {played}. {taken}</translation>
    </message>
</context>
<context>
    <name>TroubleBar</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Va bene</translation>
    </message>
</context>
<context>
    <name>VariantRules</name>
    <message>
        <source>Cards and points</source>
        <translation>Carte e punti</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Dalla più forte alla più debole</translation>
    </message>
    <message>
        <source>Follow suit if you can; the highest card of the suit led takes the trick. An ace is worth one point; threes, twos and figures a third each; the last trick one point. Thirds that do not make a point are dropped: eleven points in all.</source>
        <translation>Si risponde al seme, se si può; prende la carta più alta del seme d&apos;uscita. L&apos;asso vale un punto; tre, due e figure un terzo; l&apos;ultima presa un punto. I terzi che non fanno un punto non contano: undici punti in tutto.</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>La chiamata</translation>
    </message>
    <message>
        <source>Four play, ten cards each, and nobody has a fixed partner. Before the first card the player to the right of the dealer names a three that he does not hold. Whoever has it is his partner and says nothing.</source>
        <translation>Si gioca in quattro, dieci carte a testa, senza compagni fissi. Prima di uscire, chi siede a destra del mazziere chiama un tre che non ha. Chi l&apos;ha è suo compagno, e tace.</translation>
    </message>
    <message>
        <source>One of these is called</source>
        <translation>Si chiama uno di questi</translation>
    </message>
    <message>
        <source>Who holds all four threes calls a two. Who called leads the first trick.</source>
        <translation>Chi ha tutti e quattro i tre chiama un due. Esce per primo chi ha chiamato.</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Il segreto</translation>
    </message>
    <message>
        <source>The pair is official when the called card is played, or when its holder declares a combination that shows it. Guessing is not enough. Until then everybody keeps his own tricks.</source>
        <translation>La coppia è ufficiale quando la carta chiamata cade, o quando chi l&apos;ha fa un&apos;accusa che la mostra. Indovinare non basta. Fino ad allora ognuno tiene le sue prese.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>Everybody has a score of his own. Both partners of a hand write down the points of their side and its combinations, when the hand is over. At 21 the highest score wins; partners with the same score share the game.</source>
        <translation>Ognuno ha il suo punteggio. A mano finita, ciascuno dei due compagni segna i punti e le accuse della coppia. A 21 vince chi ha di più; i compagni alla pari dividono la partita.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Three play, twelve cards each; four cards lie face down, the monte. With four at the table the dealer rests. One plays alone against the two others, who are partners.</source>
        <translation>Si gioca in tre, dodici carte a testa; quattro restano coperte e sono il monte. In quattro, chi dà le carte riposa. Uno gioca da solo contro gli altri due, che sono compagni.</translation>
    </message>
    <message>
        <source>Monte and discards</source>
        <translation>Monte e scarti</translation>
    </message>
    <message>
        <source>The declarer of chiamo or solo turns the monte up for all, takes it and lays four cards aside, face down. They belong to whoever makes the last trick, with their points.</source>
        <translation>Chi ha detto chiamo o solo scopre il monte davanti a tutti, lo prende e scarta quattro carte coperte. Vanno, con i loro punti, a chi fa l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>In chiamo he first names a card he does not hold. Its holder must hand it over and gets any card in return, face up. If it lies in the monte, nobody gives anything.</source>
        <translation>Prima nomina una carta che non ha. Chi l&apos;ha gliela deve dare, e riceve in cambio una carta qualunque, scoperta. Se è nel monte, nessuno dà niente.</translation>
    </message>
    <message>
        <source>Chiamo.</source>
        <translation>Chiamo.</translation>
    </message>
    <message>
        <source>After a solissimo the declarer may raise. With dividete each defender draws two cards of the monte unseen and discards two. With scegliete the monte is opened and the defenders take what they like, one after the other, and discard as many.</source>
        <translation>Dopo il solissimo si può rincarare. Con dividete ogni difensore pesca due carte del monte senza mostrarle e ne scarta due. Con scegliete il monte si scopre: i difensori prendono a turno quello che vogliono, e scartano altrettanto.</translation>
    </message>
    <message>
        <source>Dividete, scegliete.</source>
        <translation>Dividete, scegliete.</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>The declarer needs six points of eleven. Each loser pays each winner the stake: 1 for chiamo, 2 for solo, 4 for solissimo, 8 with dividete, 16 with scegliete. All the tricks double it, all the points without all the tricks treble it. After twelve hands the best account wins.</source>
        <translation>A chi gioca da solo servono sei punti su undici. Chi perde paga a chi vince la posta: 1 per il chiamo, 2 per il solo, 4 per il solissimo, 8 con dividete, 16 con scegliete. Tutte le prese la raddoppiano, tutti i punti senza tutte le prese la triplicano. Dopo dodici mani vince il conto migliore.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>L&apos;asta</translation>
    </message>
    <message>
        <source>From the right of the dealer on everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Dalla destra del mazziere si parla una volta sola: si passa, o si dice di più. Se passano tutti, dà le carte chi segue.</translation>
    </message>
    <message>
        <source>Call a card, take the monte, discard four.</source>
        <translation>Si chiama una carta, si prende il monte, se ne scartano quattro.</translation>
    </message>
    <message>
        <source>Take the monte and discard four, without a call.</source>
        <translation>Si prende il monte e se ne scartano quattro, senza chiamare.</translation>
    </message>
    <message>
        <source>Solo.</source>
        <translation>Solo.</translation>
    </message>
    <message>
        <source>Leave the monte closed, and lead.</source>
        <translation>Il monte resta chiuso, e si esce per primi.</translation>
    </message>
    <message>
        <source>Solissimo.</source>
        <translation>Solissimo.</translation>
    </message>
    <message>
        <source>Two play, ten cards each; the other twenty lie face down as a stock. The one who did not deal leads. Suit is followed from the first trick on.</source>
        <translation>Si gioca in due, dieci carte a testa; le altre venti fanno il mazzo, coperte. Esce chi non ha dato le carte. Si risponde al seme dalla prima presa.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>La pesca</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card and shows it, then the other does. When the stock is empty the last ten tricks are played out.</source>
        <translation>Dopo ogni presa chi ha vinto pesca e mostra la carta, poi pesca l&apos;altro. Finito il mazzo si giocano le ultime dieci prese.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pescata</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>The first ten cards are declared after the first trick. Later a combination is declared when a drawn card completes it, before one&apos;s next card. The fourth card of three that were declared adds one point.</source>
        <translation>Le prime dieci carte si accusano dopo la prima presa. Poi si accusa quando la carta pescata completa la combinazione, prima della propria carta. La quarta carta di tre già accusate vale un punto.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>The old books only name this game. What is played here are the rules of this house: five players, eight cards each, no combinations.</source>
        <translation>I vecchi libri lo nominano soltanto. Qui si gioca con le regole di questa casa: in cinque, otto carte a testa, senza accuse.</translation>
    </message>
    <message>
        <source>Everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Si parla una volta sola: si passa, o si dice di più. Se passano tutti, dà le carte chi segue.</translation>
    </message>
    <message>
        <source>Name any card you do not hold: its holder is your secret partner, two against three.</source>
        <translation>Si nomina una carta che non si ha: chi l&apos;ha è il compagno segreto, due contro tre.</translation>
    </message>
    <message>
        <source>Lay a card face down and ask for one: its holder swaps the two. You play alone against four.</source>
        <translation>Si posa una carta coperta e se ne chiede un&apos;altra: chi l&apos;ha le scambia. Si gioca da soli contro quattro.</translation>
    </message>
    <message>
        <source>Chiedo.</source>
        <translation>Chiedo.</translation>
    </message>
    <message>
        <source>Alone against four with the cards you have; you lead.</source>
        <translation>Da soli contro quattro, con le carte che si hanno; si esce per primi.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side needs six points. The stakes are 1, 2 and 3; in chiamo the declarer moves two and the partner one. All the tricks double, all the points treble. After ten hands the best account wins.</source>
        <translation>A chi gioca servono sei punti. Le poste sono 1, 2 e 3; nel chiamo chi ha chiamato ne muove due e il compagno una. Tutte le prese raddoppiano, tutti i punti triplicano. Dopo dieci mani vince il conto migliore.</translation>
    </message>
    <message>
        <source>A reconstruction</source>
        <translation>Una ricostruzione</translation>
    </message>
    <message>
        <source>Three sevens, as a Polish book of 1930 tells it, as far as it does. Whatever it leaves out is played as in tressette for four: two against two, ten cards each, up to 21.</source>
        <translation>I «tre sette» come li racconta un libro polacco del 1930, fin dove li racconta. Il resto si gioca come il tressette in quattro: due contro due, dieci carte a testa, a 21.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Briscola: {suit}</translation>
    </message>
    <message>
        <source>Cups stand for hearts.</source>
        <translation>Le coppe stanno per i cuori.</translation>
    </message>
    <message>
        <source>From the three down to the seven the trumps beat every other suit; six, five and four are plain. Suit must be followed; without it any card may be played.</source>
        <translation>Dal tre al sette la briscola batte ogni altro seme; sei, cinque e quattro sono carte comuni. Si risponde al seme; chi non ne ha gioca quello che vuole.</translation>
    </message>
    <message>
        <source>The trumps, strongest first</source>
        <translation>Le carte che comandano, dalla più forte</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>Aces too are worth a third only, and the last trick brings nothing: eight points in the pack. The Napoletana is called baba.</source>
        <translation>Anche l&apos;asso vale solo un terzo, e l&apos;ultima presa non porta niente: otto punti in tutto. La Napoletana si chiama baba.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Chiamata del tre</source>
        <translation>Chiamata del tre</translation>
    </message>
    <message>
        <source>Terziglio</source>
        <translation>Terziglio</translation>
    </message>
    <message>
        <source>In due</source>
        <translation>In due</translation>
    </message>
    <message>
        <source>Quintiglio</source>
        <translation>Quintiglio</translation>
    </message>
    <message>
        <source>Trzy siódemki</source>
        <translation>Trzy siódemki</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} a {theirs}</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>prima mano</translation>
    </message>
</context>
<context>
    <name>Week</name>
    <message>
        <source>Week before</source>
        <translation>Settimana prima</translation>
    </message>
    <message>
        <source>Week after</source>
        <translation>Settimana dopo</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>With all cards open and best play: {one} {mine}, {other} {theirs} thirds.</source>
        <translation>A carte scoperte e col gioco migliore, terzi: {one} {mine}, {other} {theirs}.</translation>
    </message>
    <message>
        <source>{card}: {mine} to {theirs}</source>
        <translation>{card}: {mine} a {theirs}</translation>
    </message>
</context>
<context>
    <name>aloud</name>
    <message>
        <source>Marked. Enter again: {answer}</source>
        <translation>Segnato. Ancora Invio: {answer}</translation>
    </message>
    <message>
        <source>Marked: {answer}</source>
        <translation>Segnato: {answer}</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Puoi giocare: {cards}.</translation>
    </message>
    <message>
        <source>You are at {the_card}, {state}.</source>
        <translation>Sei qui: {the_card}, {state}.</translation>
    </message>
    <message>
        <source>{word}, key {key}</source>
        <translation>{word}, tasto {key}</translation>
    </message>
    <message>
        <source>You may say: {words}.</source>
        <translation>Puoi dire: {words}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ritirato.</translation>
    </message>
    <message>
        <source>Taken back: {cards}.</source>
        <translation>Ritirato: {cards}.</translation>
    </message>
    <message>
        <source>with {the_card}</source>
        <translation>con {the_card}</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Sul tavolo non c&apos;è niente.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Sul tavolo: {cards}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Le tue carte: {cards}.</translation>
    </message>
    <message>
        <source>In this hand: {figures}.</source>
        <translation>In questa mano: {figures}.</translation>
    </message>
</context>
<context>
    <name>contracts</name>
    <message>
        <source>Passo</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Chiamo</source>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>Chiedo</source>
        <translation>Chiedo</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solissimo</source>
        <translation>Solissimo</translation>
    </message>
    <message>
        <source>Dividete</source>
        <translation>Dividete</translation>
    </message>
    <message>
        <source>Scegliete</source>
        <translation>Scegliete</translation>
    </message>
    <message>
        <source>Solissimo, dividete</source>
        <translation>Solissimo, dividete</translation>
    </message>
    <message>
        <source>Solissimo, scegliete</source>
        <translation>Solissimo, scegliete</translation>
    </message>
    <message>
        <source>You name a card: its holder plays with you, in secret.</source>
        <translation>Nomini una carta: chi l&apos;ha gioca con te, in segreto.</translation>
    </message>
    <message>
        <source>You swap a card for one you name, then play alone.</source>
        <translation>Scambi una carta con una che nomini, poi giochi contro tutti.</translation>
    </message>
    <message>
        <source>Alone against all, as you are. You lead.</source>
        <translation>Contro tutti, con le tue carte. Esci tu.</translation>
    </message>
    <message>
        <source>Open monte, four discards, no call.</source>
        <translation>Monte scoperto, quattro scarti, nessuna chiamata.</translation>
    </message>
    <message>
        <source>Only you see the monte; four discards.</source>
        <translation>Il monte lo vedi solo tu; quattro scarti.</translation>
    </message>
    <message>
        <source>You call a card, take the monte, discard four.</source>
        <translation>Chiami una carta, prendi il monte, ne scarti quattro.</translation>
    </message>
    <message>
        <source>Without the monte. You lead.</source>
        <translation>Senza monte. Esci tu.</translation>
    </message>
    <message>
        <source>The monte stays closed.</source>
        <translation>Il monte resta chiuso.</translation>
    </message>
    <message>
        <source>Each defender draws two unseen and discards two.</source>
        <translation>Chi difende pesca due carte coperte e ne scarta due.</translation>
    </message>
    <message>
        <source>Defenders see the monte and take what they like.</source>
        <translation>Chi difende vede il monte e prende quel che vuole.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>difende</translation>
    </message>
    <message>
        <source>I play alone</source>
        <translation>Gioco contro tutti</translation>
    </message>
    <message>
        <source>{name} calls {the_card}. Who has it keeps quiet.</source>
        <translation>{name} chiama {the_card}. Chi l&apos;ha, taccia.</translation>
    </message>
    <message>
        <source>You call {the_card}. Who has it plays with you.</source>
        <translation>Chiami {the_card}. Chi l&apos;ha gioca con te.</translation>
    </message>
    <message>
        <source>You asked {name} for {the_card}.</source>
        <translation>Hai chiesto {the_card} a {name}.</translation>
    </message>
    <message>
        <source>{name} asked you for {the_card}.</source>
        <translation>{name} ti ha chiesto {the_card}.</translation>
    </message>
    <message>
        <source>{name} asked {holder} for {the_card}.</source>
        <translation>{name} ha chiesto {the_card} a {holder}.</translation>
    </message>
    <message>
        <source>I give a card face down</source>
        <translation>Do una carta coperta</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Do {the_card}</translation>
    </message>
    <message>
        <source>received</source>
        <translation>avuta</translation>
    </message>
    <message>
        <source>I take nothing</source>
        <translation>Non prendo niente</translation>
    </message>
    <message>
        <source>Nothing is left for me</source>
        <translation>Per me non resta niente</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>ce l&apos;hai tu</translation>
    </message>
    <message>
        <source>is not called</source>
        <translation>non si chiama</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>scarto</translation>
    </message>
    <message>
        <source>to give</source>
        <translation>da dare</translation>
    </message>
    <message>
        <source>The monte: everybody sees it</source>
        <translation>Il monte: tutti lo vedono</translation>
    </message>
    <message>
        <source>you drew</source>
        <translation>hai pescato</translation>
    </message>
    <message>
        <source>Everybody passes: deal again</source>
        <translation>Passano tutti: si ridà</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>gift ({card})</source>
        <translation>carta data ({card})</translation>
    </message>
    <message>
        <source>discard ({cards})</source>
        <translation>scarto ({cards})</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>giocare</translation>
    </message>
    <message>
        <source>a monte</source>
        <translation>a monte</translation>
    </message>
    <message>
        <source>nothing from the monte</source>
        <translation>niente dal monte</translation>
    </message>
    <message>
        <source>from the monte ({cards})</source>
        <translation>dal monte ({cards})</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>in silence</source>
        <translation>in silenzio</translation>
    </message>
    <message>
        <source>call ({card})</source>
        <translation>chiamata ({card})</translation>
    </message>
    <message>
        <source>call ({card} for {other})</source>
        <translation>richiesta ({card} per {other})</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>Suit led</source>
        <translation>Seme di uscita</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Altri semi</translation>
    </message>
    <message>
        <source>Partner&apos;s: faglio</source>
        <translation>Compagno: faglio</translation>
    </message>
    <message>
        <source>Partner&apos;s: liscio</source>
        <translation>Compagno: liscio</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Faglio</source>
        <translation>Faglio</translation>
    </message>
    <message>
        <source>Liscio</source>
        <translation>Liscio</translation>
    </message>
    <message>
        <source>Partner&apos;s</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>What you hold of the suit you lead.</source>
        <translation>Quello che hai nel seme che giochi.</translation>
    </message>
    <message>
        <source>That you hold nothing of another suit; not which.</source>
        <translation>Che di un altro seme non hai niente; non si dice quale.</translation>
    </message>
    <message>
        <source>That you hold nothing of the suit your partner wants. Nobody checks it.</source>
        <translation>Che non hai niente nel seme che vuole il compagno. Nessuno controlla.</translation>
    </message>
    <message>
        <source>That you can be beaten in the suit your partner wants. Nobody checks it.</source>
        <translation>Che nel seme che vuole il compagno ti si può superare. Nessuno controlla.</translation>
    </message>
    <message>
        <source>If you win the trick: that it was your last of the suit, or that you keep a beatable one.</source>
        <translation>Se fai la presa: che era la tua ultima del seme, o che te ne resta una superabile.</translation>
    </message>
    <message>
        <source>Partner, give me the ace.</source>
        <translation>Compagno, dammi l&apos;asso.</translation>
    </message>
    <message>
        <source>I hold three cards of this suit.</source>
        <translation>Ho tre carte di questo seme.</translation>
    </message>
    <message>
        <source>I hold four cards of this suit.</source>
        <translation>Ho quattro carte di questo seme.</translation>
    </message>
    <message>
        <source>I hold five cards or more of this suit.</source>
        <translation>Ho cinque carte o più di questo seme.</translation>
    </message>
    <message>
        <source>My only card of this suit; it can still be beaten.</source>
        <translation>L&apos;unica carta che ho di questo seme; può essere superata.</translation>
    </message>
    <message>
        <source>My only card of this suit; nothing left beats it.</source>
        <translation>L&apos;unica carta che ho di questo seme; nessuna la supera più.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards and keep a low one.</source>
        <translation>Gioco la più alta di due e me ne resta una bassa.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards; it wins. The other is low.</source>
        <translation>Gioco la più alta di due, e fa presa. L&apos;altra è bassa.</translation>
    </message>
    <message>
        <source>Two and ace, no more: partner, the three would help.</source>
        <translation>Due e asso, nient&apos;altro: compagno, ci vorrebbe il tre.</translation>
    </message>
    <message>
        <source>Three and ace, no more: partner, the two would help.</source>
        <translation>Tre e asso, nient&apos;altro: compagno, ci vorrebbe il due.</translation>
    </message>
    <message>
        <source>Three and two, no more: the two now, then the three.</source>
        <translation>Tre e due, nient&apos;altro: ora il due, poi il tre.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the ace.</source>
        <translation>Gioco una carta bassa e tengo l&apos;asso.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the two.</source>
        <translation>Gioco una carta bassa e tengo il due.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the three.</source>
        <translation>Gioco una carta bassa e tengo il tre.</translation>
    </message>
    <message>
        <source>Two and ace are among them: partner, give me the three.</source>
        <translation>Ci sono due e asso: compagno, dammi il tre.</translation>
    </message>
    <message>
        <source>Three and ace are among them: partner, give me the two.</source>
        <translation>Ci sono tre e asso: compagno, dammi il due.</translation>
    </message>
    <message>
        <source>Three and two are among them.</source>
        <translation>Ci sono tre e due.</translation>
    </message>
    <message>
        <source>Three, two and king are among them: partner, the ace would make the suit mine.</source>
        <translation>Ci sono tre, due e re: compagno, con l&apos;asso il seme è mio.</translation>
    </message>
    <message>
        <source>Three, two and ace are among them.</source>
        <translation>Ci sono tre, due e asso.</translation>
    </message>
    <message>
        <source>The king is not among those I keep.</source>
        <translation>Fra quelle che tengo non c&apos;è il re.</translation>
    </message>
    <message>
        <source>I keep neither three, two nor ace.</source>
        <translation>Non tengo né tre né due né asso.</translation>
    </message>
    <message>
        <source>Neither three, two nor ace is among them, but I keep the king.</source>
        <translation>Niente tre, due o asso, ma tengo il re.</translation>
    </message>
    <message>
        <source>Only cards of my own beat the one I lead.</source>
        <translation>Quella che gioco la superano soltanto carte mie.</translation>
    </message>
    <message>
        <source>Nothing beats the one I lead, or only cards of my own.</source>
        <translation>Quella che gioco non la supera nessuna, o soltanto carte mie.</translation>
    </message>
    <message>
        <source>I lead the highest and keep low ones.</source>
        <translation>Gioco la più alta e tengo carte basse.</translation>
    </message>
    <message>
        <source>I lead the highest: it wins, and I keep low ones.</source>
        <translation>Gioco la più alta: fa presa, e tengo carte basse.</translation>
    </message>
    <message>
        <source>I still hold five cards or more of this suit.</source>
        <translation>Di questo seme ho ancora cinque carte o più.</translation>
    </message>
    <message>
        <source>I hold fewer than five cards of this suit by now.</source>
        <translation>Di questo seme ormai ho meno di cinque carte.</translation>
    </message>
    <message>
        <source>I took the trick with my last card of its suit.</source>
        <translation>Ho preso con l&apos;ultima mia carta di quel seme.</translation>
    </message>
    <message>
        <source>Of the suit just won I keep a card that can be beaten.</source>
        <translation>Del seme appena preso mi resta una carta superabile.</translation>
    </message>
    <message>
        <source>Of another suit, which I held, I have nothing left.</source>
        <translation>Di un altro seme, che avevo, non ho più niente.</translation>
    </message>
    <message>
        <source>Of another suit I hold nothing; I do not say of which.</source>
        <translation>Di un altro seme non ho niente; non dico quale.</translation>
    </message>
    <message>
        <source>I believe I hold nothing of the suit you want. Nobody checks it.</source>
        <translation>Credo di non avere niente nel seme che vuoi. Nessuno controlla.</translation>
    </message>
    <message>
        <source>In the suit I believe you want I can be beaten. Nobody checks it.</source>
        <translation>Nel seme che credo tu voglia mi si può superare. Nessuno controlla.</translation>
    </message>
</context>
<context>
    <name>hinting</name>
    <message>
        <source>{card} with “{word}”</source>
        <translation>{card} con «{word}»</translation>
    </message>
    <message>
        <source>{best}: nothing else comes into question.</source>
        <translation>{best}: non c&apos;è altro da pensare.</translation>
    </message>
    <message>
        <source>A close call: {best} or {second}.</source>
        <translation>Quasi pari: {best} o {second}.</translation>
    </message>
    <message>
        <source>Best: {best}. {second}: {gap} points less.</source>
        <translation>Meglio {best}. {second}: {gap} punti in meno.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals.</source>
        <translation>La presa è vostra nel {share} % delle mani possibili.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals, but you keep more for later.</source>
        <translation>La presa è vostra nel {share} % delle mani possibili, ma vi resta di più per dopo.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>From card to card</source>
        <translation>Da una carta all&apos;altra</translation>
    </message>
    <message>
        <source>To the first and the last card</source>
        <translation>Alla prima e all&apos;ultima carta</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Gioca la carta</translation>
    </message>
    <message>
        <source>Play the first, ninth, tenth card; arrows reach all</source>
        <translation>Gioca la prima, nona, decima carta; con le frecce ogni carta</translation>
    </message>
    <message>
        <source>Show the numbers of the cards</source>
        <translation>Mostra i numeri delle carte</translation>
    </message>
    <message>
        <source>Do not wait for what moves</source>
        <translation>Non aspettare ciò che si muove</translation>
    </message>
    <message>
        <source>Declare a combination (accusa)</source>
        <translation>Dichiara un&apos;accusa</translation>
    </message>
    <message>
        <source>Claim the game (chiamarsi fuori)</source>
        <translation>Chiamati fuori</translation>
    </message>
    <message>
        <source>Say that the opponents are out (fuori)</source>
        <translation>Di&apos; che gli avversari sono fuori</translation>
    </message>
    <message>
        <source>Lay down the rest, when it is offered</source>
        <translation>Metti a terra la mano, quando si può</translation>
    </message>
    <message>
        <source>Look at the last trick (ultima presa)</source>
        <translation>Guarda l&apos;ultima presa</translation>
    </message>
    <message>
        <source>What was said so far, and speaking (detto)</source>
        <translation>Che cosa si è detto, e parlare</translation>
    </message>
    <message>
        <source>Explain what was said last (glossary)</source>
        <translation>Spiega l&apos;ultima parola detta (glossario)</translation>
    </message>
    <message>
        <source>Tell aloud how things stand</source>
        <translation>Di&apos; a voce che cosa c&apos;è sul tavolo</translation>
    </message>
    <message>
        <source>Put away a paper, or a question that may wait</source>
        <translation>Metti via un foglio, o una domanda non urgente</translation>
    </message>
    <message>
        <source>Busso, with the card that is led</source>
        <translation>Busso, con la carta d&apos;uscita</translation>
    </message>
    <message>
        <source>Ribusso</source>
        <translation>Ribusso</translation>
    </message>
    <message>
        <source>La meglio</source>
        <translation>La meglio</translation>
    </message>
    <message>
        <source>Tutto fuori</source>
        <translation>Tutto fuori</translation>
    </message>
    <message>
        <source>Volo</source>
        <translation>Volo</translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation>Striscio</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossario</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Learn to &amp;play</source>
        <translation>&amp;Impara a giocare</translation>
    </message>
    <message>
        <source>Pro&amp;blem of the day</source>
        <translation>Pro&amp;blema del giorno</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Storico</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ritira la giocata</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Cards &amp;played, suits seen (passate)</source>
        <translation>Carte &amp;passate, semi visti</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>&amp;Copia questa mano come testo</translation>
    </message>
    <message>
        <source>&amp;Give the game up (resa)</source>
        <translation>&amp;Abbandona la partita (resa)</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>Le &amp;stesse carte di nuovo</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>Pr&amp;eferenze</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem</source>
        <translation>Segnala un pro&amp;blema</translation>
    </message>
    <message>
        <source>&amp;About and credits</source>
        <translation>&amp;Informazioni e crediti</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>To the menus, with the letter underlined</source>
        <translation>Ai menu, con la lettera sottolineata</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Alla presa precedente</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Alla presa seguente</translation>
    </message>
    <message>
        <source>To the beginning of the hand</source>
        <translation>All&apos;inizio della mano</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>Alla fine della mano</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Alla mano precedente</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Alla mano seguente</translation>
    </message>
    <message>
        <source>Go on by itself, or stop</source>
        <translation>Va avanti da sola, o si ferma</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Guarda dal posto seguente</translation>
    </message>
    <message>
        <source>Write a note on the move</source>
        <translation>Scrivi una nota sulla mossa</translation>
    </message>
    <message>
        <source>Take the last note back</source>
        <translation>Ritira l&apos;ultima nota</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copia la posizione come testo</translation>
    </message>
    <message>
        <source>Show the moves, or put them away</source>
        <translation>Mostra le mosse, o mettile via</translation>
    </message>
    <message>
        <source>To the next thing, and back</source>
        <translation>Alla cosa seguente, e indietro</translation>
    </message>
    <message>
        <source>Press what has the ring</source>
        <translation>Premi ciò che ha l&apos;anello</translation>
    </message>
    <message>
        <source>Inside a row of choices</source>
        <translation>In una fila di scelte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
</context>
<context>
    <name>letter</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>N</source>
        <translation>C</translation>
    </message>
    <message>
        <source>J</source>
        <translation>F</translation>
    </message>
</context>
<context>
    <name>listening</name>
    <message>
        <source>holds {cards}</source>
        <translation>ha {cards}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>non ha {cards}</translation>
    </message>
    <message>
        <source>{suit}: {known}</source>
        <translation>{suit}: {known}</translation>
    </message>
    <message>
        <source>Nothing in one of these: {suits}</source>
        <translation>Niente in uno di questi: {suits}</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} carte</translation>
    </message>
    <message>
        <source>{fewest} to {most} cards</source>
        <translation>da {fewest} a {most} carte</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>il due</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l&apos;asso</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
</context>
<context>
    <name>promise</name>
    <message>
        <source>With {card} you will say nothing</source>
        <translation>Con {card} non dirai niente</translation>
    </message>
    <message>
        <source>With {card} you will say {words}</source>
        <translation>Con {card} dirai {words}</translation>
    </message>
    <message>
        <source>If you win you will say {more}</source>
        <translation>Se prendi dirai {more}</translation>
    </message>
    <message>
        <source>You will say {words}, and if you win {more}</source>
        <translation>Dirai {words}, e se prendi {more}</translation>
    </message>
    <message>
        <source>Nothing is ticked: the lead is silent.</source>
        <translation>Nessuna casella è segnata: esci in silenzio.</translation>
    </message>
    <message>
        <source>What you ticked would not be true.</source>
        <translation>Quello che hai segnato non sarebbe vero.</translation>
    </message>
    <message>
        <source>You have spoken of {suit} already.</source>
        <translation>Di {suit} hai già parlato.</translation>
    </message>
    <message>
        <source>You led {suit} in silence: you may not speak of it.</source>
        <translation>L&apos;uscita a {suit} in silenzio c&apos;è già stata: non se ne parla più.</translation>
    </message>
    <message>
        <source>There are no words for these cards: the lead is silent.</source>
        <translation>Per queste carte non ci sono parole: esci in silenzio.</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>A weak hand: deal again?</source>
        <translation>Mano povera: si ridà?</translation>
    </message>
    <message>
        <source>Your hand may be annulled before it begins. The same dealer deals again.</source>
        <translation>Questa mano si può mandare a monte prima di cominciare. Ridà lo stesso mazziere.</translation>
    </message>
    <message>
        <source>No, play it</source>
        <translation>No, gioco</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>A monte</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Your hand is played</source>
        <translation>La tua mano si gioca</translation>
    </message>
    <message>
        <source>Only a very weak one could be annulled.</source>
        <translation>Solo una molto debole si può annullare.</translation>
    </message>
    <message>
        <source>Nothing to decide.</source>
        <translation>Niente da decidere.</translation>
    </message>
    <message>
        <source>I say: {bid}</source>
        <translation>Dico: {bid}</translation>
    </message>
    <message>
        <source>Everybody speaks once: who passes does not come back.</source>
        <translation>Si parla una volta sola: chi passa non rientra.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. And you?</source>
        <translation>{name} dice {bid}. Tu che fai?</translation>
    </message>
    <message>
        <source>{name} passes. And you?</source>
        <translation>{name} passa. Tu che fai?</translation>
    </message>
    <message>
        <source>Nobody has bid yet. And you?</source>
        <translation>Finora passano tutti. Tu che fai?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <translation>Apri tu. Che dici?</translation>
    </message>
    <message>
        <source>You leave it to the others.</source>
        <translation>Lasci parlare gli altri.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <translation>Giochi contro {name}.</translation>
    </message>
    <message>
        <source>You leave it to {name}.</source>
        <translation>Lasci fare a {name}.</translation>
    </message>
    <message>
        <source>Everybody passed before: it takes more.</source>
        <translation>Prima sono passati tutti: serve di più.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}: it takes more.</source>
        <translation>{name} ha già detto {bid}: devi dire di più.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nient&apos;altro</translation>
    </message>
    <message>
        <source>Solissimo. Do you raise it?</source>
        <translation>Solissimo. Vuoi rincarare?</translation>
    </message>
    <message>
        <source>The defenders get the monte, and the stake doubles or more.</source>
        <translation>Chi difende ha il monte, e la posta raddoppia o più.</translation>
    </message>
    <message>
        <source>Which {rank} do you call?</source>
        <translation>Quale {rank} chiami?</translation>
    </message>
    <message>
        <source>Who has it plays with you, and keeps quiet until the card falls.</source>
        <translation>Chi l&apos;ha gioca con te, e tace finché la carta non cade.</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Quale carta chiami?</translation>
    </message>
    <message>
        <source>Who has it gives it to you, for one of yours.</source>
        <translation>Chi l&apos;ha te la dà per una delle tue.</translation>
    </message>
    <message>
        <source>You hold all four threes, so a two is called.</source>
        <translation>I tre li hai tutti e quattro: si chiama un due.</translation>
    </message>
    <message>
        <source>You hold all threes and twos, so an ace is called.</source>
        <translation>I tre e i due li hai tutti: si chiama un asso.</translation>
    </message>
    <message>
        <source>You hold all four threes: there is none to call.</source>
        <translation>I tre li hai tutti e quattro: non ce n&apos;è da chiamare.</translation>
    </message>
    <message>
        <source>You play alone against all</source>
        <translation>Giochi contro tutti</translation>
    </message>
    <message>
        <source>Everybody learns it at once.</source>
        <translation>Lo sanno tutti, subito.</translation>
    </message>
    <message>
        <source>Ask for which card?</source>
        <translation>Quale carta chiedi?</translation>
    </message>
    <message>
        <source>Its holder swaps it for yours.</source>
        <translation>Chi l&apos;ha la scambia con la tua.</translation>
    </message>
    <message>
        <source>Give a card to {name}</source>
        <translation>Da&apos; una carta a {name}</translation>
    </message>
    <message>
        <source>Face up, since you got {the_card}: press it in your hand.</source>
        <translation>Scoperta, perché hai avuto {the_card}: premila nella tua mano.</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Do {the_card}</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Scegli prima una carta</translation>
    </message>
    <message>
        <source>Face up: press it in your hand.</source>
        <translation>Scoperta: premila nella tua mano.</translation>
    </message>
    <message>
        <source>They go, face down, to whoever makes the last trick.</source>
        <translation>Vanno, coperte, a chi fa l&apos;ultima presa.</translation>
    </message>
    <message>
        <source>What do you take from the monte?</source>
        <translation>Che cosa prendi dal monte?</translation>
    </message>
    <message>
        <source>As many as you like, or none; as many you will discard.</source>
        <translation>Quante ne vuoi, o nessuna; poi ne scarti altrettante.</translation>
    </message>
    <message>
        <source>You have won. Do you go for the cappotto?</source>
        <translation>Avete vinto. Vai per il cappotto?</translation>
    </message>
    <message>
        <source>All eleven points of the hand. If it fails, the game is still yours.</source>
        <translation>Tutti gli undici punti della mano. Se non riesce, la partita resta vostra.</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>games {mine} to {theirs}</source>
        <translation>partite {mine} a {theirs}</translation>
    </message>
    <message>
        <source>pot {units}</source>
        <translation>piatto {units}</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>si va a {target}</translation>
    </message>
    <message>
        <source>trick {trick}/{of}</source>
        <translation>presa {trick}/{of}</translation>
    </message>
    <message>
        <source>hand {hand} is over</source>
        <translation>mano {hand} finita</translation>
    </message>
    <message>
        <source>trick {trick} of {of}</source>
        <translation>presa {trick} di {of}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>briscola: {suit}</translation>
    </message>
    <message>
        <source>each for oneself</source>
        <translation>ciascuno per sé</translation>
    </message>
    <message>
        <source>hand {hand}: deal again</source>
        <translation>mano {hand}: si ridà</translation>
    </message>
    <message>
        <source>hand {hand} of {deals}</source>
        <translation>mano {hand} di {deals}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>mano {hand}</translation>
    </message>
    <message>
        <source>Your lead. Which card?</source>
        <translation>Esci tu. Con quale carta?</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Tocca a te: rispondi a {suit}</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, play what you like</source>
        <translation>Tocca a te: non hai {suit}, gioca quel che vuoi</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, you must trump</source>
        <translation>Tocca a te: non hai {suit}, devi giocare una briscola</translation>
    </message>
    <message>
        <source>Only {the_card} can be played (Esc: wait)</source>
        <translation>Si può giocare solo {the_card} (Esc: aspetta)</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Clic o Invio per continuare</translation>
    </message>
    <message>
        <source>Once more to play it</source>
        <translation>Ancora un clic per giocarla</translation>
    </message>
    <message>
        <source>Hand {number}. {name} dealt.</source>
        <translation>Mano {number}. Mazziere: {name}.</translation>
    </message>
    <message>
        <source>{name} declares: {combination}</source>
        <translation>{name}, accusa: {combination}</translation>
    </message>
    <message>
        <source>You declare: {combination}</source>
        <translation>Tu, accusa: {combination}</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, rightly: {points}</source>
        <translation>{name}: mi chiamo fuori. È giusto: {points}</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, wrongly: only {points}</source>
        <translation>{name}: mi chiamo fuori. È sbagliato: solo {points}</translation>
    </message>
    <message>
        <source>The claim is counted when the combinations are declared</source>
        <translation>La chiamata si conta dopo le accuse</translation>
    </message>
    <message>
        <source>{name}: the rest is laid down</source>
        <translation>{name}: messa a terra</translation>
    </message>
    <message>
        <source>One player has all the cards that draw pairs: deal again</source>
        <translation>Una sola persona ha le carte delle coppie: si ridà</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>Cambio di posto: {one} e {other}</translation>
    </message>
    <message>
        <source>The bidding is over. {name}: {bid}</source>
        <translation>Fine dell&apos;asta. {name}: {bid}</translation>
    </message>
    <message>
        <source>{name}: alone against all the others</source>
        <translation>{name} contro tutti</translation>
    </message>
    <message>
        <source>{name}: the card called is {the_card}</source>
        <translation>{name}, carta chiamata: {the_card}</translation>
    </message>
    <message>
        <source>{giver}: a card for {taker}</source>
        <translation>Chi dà: {giver}; chi riceve: {taker}; una carta</translation>
    </message>
    <message>
        <source>{giver}: {the_card} for {taker}</source>
        <translation>Chi dà: {giver}; chi riceve: {taker}; {the_card}</translation>
    </message>
    <message>
        <source>Nobody has {the_card}.</source>
        <translation>Nessuno ha {the_card}.</translation>
    </message>
    <message>
        <source>{name}: nothing from the monte</source>
        <translation>{name}: niente dal monte</translation>
    </message>
    <message>
        <source>{name}, from the monte: {cards}</source>
        <translation>{name}, dal monte: {cards}</translation>
    </message>
    <message>
        <source>{name}: the game is given up</source>
        <translation>{name}: partita abbandonata</translation>
    </message>
    <message>
        <source>{name}: the hand is annulled, deal again</source>
        <translation>{name}: a monte, si ridà</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>{name} draws {the_card}</source>
        <translation>{name}, pescata: {the_card}</translation>
    </message>
    <message>
        <source>You draw {the_card}</source>
        <translation>Peschi {the_card}</translation>
    </message>
    <message>
        <source>{name}: the opponents are called out</source>
        <translation>{name}: avversari chiamati fuori</translation>
    </message>
    <message>
        <source>{name} would give the game up</source>
        <translation>{name}: abbandoniamo?</translation>
    </message>
    <message>
        <source>The sides are known: {one} against {other}</source>
        <translation>Ora si sa chi gioca insieme: {one}; {other}</translation>
    </message>
    <message>
        <source>{cards}. Every trick left is won with them.</source>
        <translation>{cards}. Con queste, ogni presa che resta.</translation>
    </message>
    <message>
        <source>In the monte: {cards}</source>
        <translation>Nel monte: {cards}</translation>
    </message>
    <message>
        <source>The cards have drawn the pairs: {one} against {other}</source>
        <translation>La sorte ha fatto le coppie: {one}; {other}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>{name} said “{word}”.</source>
        <translation>{name}: «{word}».</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>knave</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>Busso</source>
        <translation>Busso</translation>
    </message>
    <message>
        <source>Ribusso</source>
        <translation>Ribusso</translation>
    </message>
    <message>
        <source>La meglio</source>
        <translation>La meglio</translation>
    </message>
    <message>
        <source>Tutto fuori</source>
        <translation>Tutto fuori</translation>
    </message>
    <message>
        <source>Volo</source>
        <translation>Volo</translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation>Striscio</translation>
    </message>
    <message>
        <source>{partner}: your highest, then lead it back.</source>
        <translation>{partner}: metti la più alta e torna a questo seme.</translation>
    </message>
    <message>
        <source>{word}!</source>
        <translation>{word}!</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>alone</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>alone</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>alone</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, alone</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>alone</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>alone</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>alone</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>alone</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>of a card</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>of a card</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>of a card</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, of a card</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l&apos;asso di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>il {card}</translation>
    </message>
    <message>
        <source>I hold the highest of this suit.</source>
        <translation>Ho la più alta di questo seme.</translation>
    </message>
    <message>
        <source>A request to a partner: you have none.</source>
        <translation>È una richiesta al compagno: qui non ne hai.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compagno</translation>
    </message>
    <message>
        <source>I hold the second highest of this suit.</source>
        <translation>Ho la seconda di questo seme.</translation>
    </message>
    <message>
        <source>Partner: play your highest of this suit.</source>
        <translation>Metti la più alta che hai di questo seme.</translation>
    </message>
    <message>
        <source>I hold many of this suit, but none of the best.</source>
        <translation>Ne ho molte, ma nessuna delle migliori.</translation>
    </message>
    <message>
        <source>I hold no more of this suit.</source>
        <translation>Di questo seme non ne ho più.</translation>
    </message>
    <message>
        <source>I hold more low cards of this suit.</source>
        <translation>Di questo seme ho altre carte basse.</translation>
    </message>
    <message>
        <source>You do not hold the highest of {suit}.</source>
        <translation>Non hai la più alta di {suit}.</translation>
    </message>
    <message>
        <source>You do not hold the second highest of {suit}.</source>
        <translation>Non hai la seconda di {suit}.</translation>
    </message>
    <message>
        <source>That may not be said now.</source>
        <translation>Adesso non si può dire.</translation>
    </message>
    <message>
        <source>You hold too few {suit}.</source>
        <translation>Hai troppo poche carte di {suit}.</translation>
    </message>
    <message>
        <source>You hold more {suit}.</source>
        <translation>Hai altre carte di {suit}.</translation>
    </message>
    <message>
        <source>You hold no other low {suit}.</source>
        <translation>Non hai altre carte basse di {suit}.</translation>
    </message>
    <message>
        <source>Napoletana of {suit}</source>
        <translation>Napoletana di {suit}</translation>
    </message>
    <message>
        <source>Four 3s</source>
        <translation>Quattro 3</translation>
    </message>
    <message>
        <source>Four 2s</source>
        <translation>Quattro 2</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Quattro assi</translation>
    </message>
    <message>
        <source>Three 3s, without {suit}</source>
        <translation>Tre 3, manca {suit}</translation>
    </message>
    <message>
        <source>Three 2s, without {suit}</source>
        <translation>Tre 2, manca {suit}</translation>
    </message>
    <message>
        <source>Three aces, without {suit}</source>
        <translation>Tre assi, manca {suit}</translation>
    </message>
    <message>
        <source>Three, two and ace of {suit}.</source>
        <translation>Tre, due e asso di {suit}.</translation>
    </message>
    <message>
        <source>{some} and {last}.</source>
        <translation>{some} e {last}.</translation>
    </message>
    <message>
        <source>the others: {tricks}</source>
        <translation>gli altri: {tricks}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Tu: {card}</translation>
    </message>
    <message>
        <source>You play the {card}, and say {word}</source>
        <translation>Tu: {card}, «{word}»</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>La presa è tua</translation>
    </message>
    <message>
        <source>you rest</source>
        <translation>riposi</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>on your side</source>
        <translation>dalla tua parte</translation>
    </message>
    <message>
        <source>on your own</source>
        <translation>per conto tuo</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>non giocabile: {why}</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Stramazzo</source>
        <translation>Stramazzo</translation>
    </message>
    <message>
        <source>Cappottone</source>
        <translation>Cappottone</translation>
    </message>
    <message>
        <source>Stramazzone</source>
        <translation>Stramazzone</translation>
    </message>
    <message>
        <source>Collatondrione</source>
        <translation>Collatondrione</translation>
    </message>
    <message>
        <source>all eleven points to one side</source>
        <translation>tutti gli undici punti a una sola parte</translation>
    </message>
    <message>
        <source>every trick to one side</source>
        <translation>tutte le prese a una sola parte</translation>
    </message>
    <message>
        <source>every point to one side</source>
        <translation>tutti i punti a una sola parte</translation>
    </message>
    <message>
        <source>every trick to one player</source>
        <translation>tutte le prese a una persona sola</translation>
    </message>
    <message>
        <source>every point to one player</source>
        <translation>tutti i punti a una persona sola</translation>
    </message>
    <message>
        <source>a hand of one suit</source>
        <translation>una mano di un solo seme</translation>
    </message>
    <message>
        <source>Not the {card}: you still have {suit}</source>
        <translation>Hai ancora {suit}: {card} no</translation>
    </message>
    <message>
        <source>{word} would not be true: {reason}</source>
        <translation>{word} non sarebbe vero: {reason}</translation>
    </message>
    <message>
        <source>One moment: it is {name}&apos;s turn</source>
        <translation>Un momento. Di turno: {name}</translation>
    </message>
    <message>
        <source>One moment: it is not your turn</source>
        <translation>Un momento: non tocca a te</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Adesso no</translation>
    </message>
    <message>
        <source>This hand is over</source>
        <translation>Questa mano è finita</translation>
    </message>
    <message>
        <source>You sit this hand out</source>
        <translation>In questa mano riposi</translation>
    </message>
    <message>
        <source>That card is not in your hand</source>
        <translation>Questa carta non è nella tua mano</translation>
    </message>
    <message>
        <source>You must follow the suit led</source>
        <translation>Devi rispondere al seme di uscita</translation>
    </message>
    <message>
        <source>You said venticinque piombo: lead the three</source>
        <translation>Hai detto venticinque piombo: esci col tre</translation>
    </message>
    <message>
        <source>You said you are liscio: change suit</source>
        <translation>Hai detto «sono liscio qui»: esci a un altro seme</translation>
    </message>
    <message>
        <source>You must trump</source>
        <translation>Devi giocare una briscola</translation>
    </message>
    <message>
        <source>That is said only by those who follow</source>
        <translation>Lo dice solo chi risponde</translation>
    </message>
    <message>
        <source>Those words contradict each other</source>
        <translation>Quelle parole si contraddicono</translation>
    </message>
    <message>
        <source>Only the leader of a trick may say a word</source>
        <translation>Parla solo chi esce</translation>
    </message>
    <message>
        <source>That word is not used at this table</source>
        <translation>A questo tavolo quella parola non si usa</translation>
    </message>
    <message>
        <source>That word would not be true</source>
        <translation>Quella parola non sarebbe vera</translation>
    </message>
    <message>
        <source>Say it in one short line</source>
        <translation>Dillo in una riga breve</translation>
    </message>
    <message>
        <source>You do not hold that combination</source>
        <translation>Questa accusa non ce l&apos;hai</translation>
    </message>
    <message>
        <source>That combination is declared already</source>
        <translation>Questa accusa è già dichiarata</translation>
    </message>
    <message>
        <source>Choose a combination to declare</source>
        <translation>Scegli un&apos;accusa da dichiarare</translation>
    </message>
    <message>
        <source>Too late: combinations are declared before the second lead</source>
        <translation>È tardi: si accusa prima della seconda uscita</translation>
    </message>
    <message>
        <source>No combinations at this table</source>
        <translation>A questo tavolo non si accusa</translation>
    </message>
    <message>
        <source>Nobody claims at this table</source>
        <translation>A questo tavolo non ci si chiama fuori</translation>
    </message>
    <message>
        <source>You have claimed already</source>
        <translation>La chiamata è già fatta</translation>
    </message>
    <message>
        <source>Your side has called wrongly twice in this hand</source>
        <translation>La vostra coppia ha già chiamato due volte a torto in questa mano</translation>
    </message>
    <message>
        <source>Nobody lays down at this table</source>
        <translation>A questo tavolo non si mette a terra</translation>
    </message>
    <message>
        <source>It is too early to lay down</source>
        <translation>È presto per mettere a terra</translation>
    </message>
    <message>
        <source>Not every trick left is surely yours</source>
        <translation>Non tutte le prese che restano sono sicure</translation>
    </message>
    <message>
        <source>Nobody can give this game up; you may leave the table</source>
        <translation>Questo gioco non si abbandona: ci si può alzare dal tavolo</translation>
    </message>
    <message>
        <source>Only people give a game up</source>
        <translation>Solo le persone abbandonano</translation>
    </message>
    <message>
        <source>You have offered that: your partner decides</source>
        <translation>L&apos;hai già proposto: decide il compagno</translation>
    </message>
    <message>
        <source>A higher bid has been made</source>
        <translation>C&apos;è già un&apos;offerta più alta</translation>
    </message>
    <message>
        <source>You hold that card yourself</source>
        <translation>Quella carta ce l&apos;hai tu</translation>
    </message>
    <message>
        <source>That card may not be called</source>
        <translation>Quella carta non si può chiamare</translation>
    </message>
    <message>
        <source>That is not the right number of cards</source>
        <translation>Il numero di carte non è giusto</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Non c&apos;è niente da ritirare</translation>
    </message>
    <message>
        <source>At this table a card laid is a card played</source>
        <translation>A questo tavolo carta posata è carta giocata</translation>
    </message>
    <message>
        <source>The table had moved on: please choose again</source>
        <translation>Il gioco era già andato avanti: scegli di nuovo</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}, and says {word}</source>
        <translation>{name}: {card}, «{word}»</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>Presa: {name}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>esci tu</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>con te</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>contro di te</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>I claim the game!</source>
        <translation>Mi chiamo fuori!</translation>
    </message>
    <message>
        <source>Shall we give up?</source>
        <translation>Abbandoniamo?</translation>
    </message>
    <message>
        <source>The game is yours</source>
        <translation>La partita è vostra</translation>
    </message>
    <message>
        <source>You are out!</source>
        <translation>Siete fuori!</translation>
    </message>
    <message>
        <source>Right: they have won</source>
        <translation>Giusto: hanno vinto</translation>
    </message>
    <message>
        <source>Wrong: {missing} short</source>
        <translation>A torto: sotto di {missing}</translation>
    </message>
    <message>
        <source>{points} and {thirds}</source>
        <translation>{points} e {thirds}</translation>
    </message>
    <message>
        <source>Vado</source>
        <translation>Vado</translation>
    </message>
    <message>
        <source>Non vado</source>
        <translation>Non vado</translation>
    </message>
    <message>
        <source>Potrei</source>
        <translation>Potrei</translation>
    </message>
    <message>
        <source>Andiamo</source>
        <translation>Andiamo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>We play on for the cappotto: I decide it.</source>
        <translation>Si continua per il cappotto: decido io.</translation>
    </message>
    <message>
        <source>We take the game as it is won.</source>
        <translation>Ci basta la partita vinta.</translation>
    </message>
    <message>
        <source>I might: my partner decides.</source>
        <translation>Io potrei: decide il compagno.</translation>
    </message>
    <message>
        <source>We play on for the cappotto.</source>
        <translation>Si continua per il cappotto.</translation>
    </message>
    <message>
        <source>Collatondrione: all {suit}</source>
        <translation>Collatondrione: tutte {suit}</translation>
    </message>
    <message>
        <source>A monte: deal again</source>
        <translation>A monte: si ridà</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>nella tua mano</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>si può giocare</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>in the monte</source>
        <translation>nel monte</translation>
    </message>
    <message>
        <source>taken: {name}</source>
        <translation>presa: {name}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
</context>
</TS>
