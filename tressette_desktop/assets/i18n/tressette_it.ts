<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Tressette</source>
        <translation>Su Tressette</translation>
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
        <source>The cards are drawn anew for this program by Tressette Desktop: CC BY-SA 4.0.</source>
        <translation>Le carte sono state ridisegnate per questo programma da Tressette Desktop: CC BY-SA 4.0.</translation>
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
    <name>Asking</name>
    <message>
        <source>With {target} you win at once, whatever the others have. Without, the game is lost. Only tricks that are complete count.</source>
        <translation>Se avete {target} vincete subito, anche se loro ne hanno di più. Se non li avete, la partita è persa. Contano solo le prese già fatte.</translation>
    </message>
    <message>
        <source>Claim the game?</source>
        <translation>Ti chiami fuori?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, continuo</translation>
    </message>
    <message>
        <source>Yes, I claim</source>
        <translation>Sì, mi chiamo fuori</translation>
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
    <name>CallAnyPanel</name>
    <message>
        <source>Suit of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give, face down:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the card you give for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, for the {given}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Choose a card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I call the {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardArt</name>
    <message>
        <source>The deck is incomplete: {cards} not found in {folder}.</source>
        <translation>Il mazzo non è completo: {cards} non si trova in {folder}.</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place {number}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassicRules</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Four people play, two against two; partners sit opposite each other. There are forty cards in four suits: coins, cups, swords and batons. No suit is worth more than another.</source>
        <translation>Si gioca in quattro, due contro due; i compagni siedono l&apos;uno di fronte all&apos;altro. Le carte sono quaranta, di quattro semi: denari, coppe, spade e bastoni. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>batons</source>
        <translation>bastoni</translation>
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
        <source>has no swords</source>
        <translation>non ha spade</translation>
    </message>
    <message>
        <source>The three of coins is no help here: only swords can win this trick</source>
        <translation>Il tre di denari qui non serve: questa presa la vincono solo le spade</translation>
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
        <source>An ace is one point. Threes, twos, kings, knights and knaves are a third of a point each. The other cards are worth nothing. The last trick gives its winners one more point.</source>
        <translation>L&apos;asso vale un punto. Tre, due, re, cavallo e fante valgono un terzo di punto ciascuno. Le altre carte non valgono niente. L&apos;ultima presa dà un punto in più a chi la fa.</translation>
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
    <name>Complaints</name>
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
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence} What stands before it is kept; the file was not changed.</source>
        <translation>Riga {line}: {sentence} Quel che viene prima è salvo; il file non è stato toccato.</translation>
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
        <source>{token}: the rules do not allow it here.</source>
        <translation>{token}: qui le regole non lo permettono.</translation>
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
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Please hand over the seat. The cards stay covered until the next gesture.</source>
        <translation>Lascia libero il posto. Le carte restano coperte fino al prossimo gesto.</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Sono {name}: scopri le mie carte</translation>
    </message>
    <message>
        <source>Last trick: {name}, with the {card}.</source>
        <translation>Ultima presa: {name}, con {card}.</translation>
    </message>
    <message>
        <source>{name} said “{word}”.</source>
        <translation>{name}: «{word}».</translation>
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
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Differs from the preset.</source>
        <translation>Diverso dal preset.</translation>
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
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>GivingUpPanel</name>
    <message>
        <source>All places are taken: take a card back first.</source>
        <translation type="unfinished"></translation>
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
        <source>View</source>
        <translation>Guarda</translation>
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
        <translation>Qui non c&apos;è ancora niente: la prima partita arriva subito.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deleted: {result}</source>
        <translation>Eliminata: {result}</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick: {name}</source>
        <translation>Ultima presa: {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
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
        <source>&amp;History</source>
        <translation>&amp;Storico</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>Pr&amp;eferenze</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ritira la giocata</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;About and credits</source>
        <translation>&amp;Informazioni e crediti</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
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
    <name>Offers</name>
    <message>
        <source>by the book</source>
        <translation>da manuale</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Two against two. Ten cards each, up to 21.</source>
        <translation>Due contro due, dieci carte a testa. Si va a 21.</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
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
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Una mano sola</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Quattro mani</translation>
    </message>
    <message>
        <source>Points to win the game</source>
        <translation>Si va a</translation>
    </message>
    <message>
        <source>What a game is</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>up to the points above</source>
        <translation>fino ai punti qui sopra</translation>
    </message>
    <message>
        <source>a fixed number of hands</source>
        <translation>un numero fisso di mani</translation>
    </message>
    <message>
        <source>one hand: six points of eleven win</source>
        <translation>una mano: sei punti su undici</translation>
    </message>
    <message>
        <source>Hands in such a game</source>
        <translation>Mani della partita</translation>
    </message>
    <message>
        <source>After as many points each</source>
        <translation>A parità di punti</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>un&apos;altra mano</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>è pari</translation>
    </message>
    <message>
        <source>Calling oneself out at the target</source>
        <translation>Chiamarsi fuori</translation>
    </message>
    <message>
        <source>right wins at once, wrong loses</source>
        <translation>a voce, a proprio rischio</translation>
    </message>
    <message>
        <source>the game stops by itself</source>
        <translation>si ferma da sé</translation>
    </message>
    <message>
        <source>every hand is played out</source>
        <translation>ogni mano si gioca tutta</translation>
    </message>
    <message>
        <source>When both sides pass the target</source>
        <translation>Se ci arrivano tutti e due</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>vince chi ha di più</translation>
    </message>
    <message>
        <source>who was there first wins</source>
        <translation>vince chi c&apos;è stato prima</translation>
    </message>
    <message>
        <source>who made the last trick wins</source>
        <translation>vince l&apos;ultima presa</translation>
    </message>
    <message>
        <source>A sitting</source>
        <translation>L&apos;incontro</translation>
    </message>
    <message>
        <source>is one game</source>
        <translation>è una partita</translation>
    </message>
    <message>
        <source>goes to some games won</source>
        <translation>va a partite vinte</translation>
    </message>
    <message>
        <source>Games to win in a sitting</source>
        <translation>Partite da vincere</translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation>Ripensamenti</translation>
    </message>
    <message>
        <source>alone against computers</source>
        <translation>da soli contro i computer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Special wins</source>
        <translation>Vittorie speciali</translation>
    </message>
    <message>
        <source>cappotto, stramazzo and the rest</source>
        <translation>cappotto, stramazzo e le altre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Stramazzo: the losers have</source>
        <translation>Stramazzo: chi perde ha</translation>
    </message>
    <message>
        <source>less than one point</source>
        <translation>meno di un punto</translation>
    </message>
    <message>
        <source>not a single third</source>
        <translation>neanche un terzo</translation>
    </message>
    <message>
        <source>Stramazzone, if the opponents took no trick</source>
        <translation>Stramazzone se gli avversari non hanno prese</translation>
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
        <source>Combinations</source>
        <translation>Le accuse</translation>
    </message>
    <message>
        <source>declared for points</source>
        <translation>si dichiarano e valgono</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non si usano</translation>
    </message>
    <message>
        <source>may be told, for no points</source>
        <translation>si possono dire, senza punti</translation>
    </message>
    <message>
        <source>must be told, for no points</source>
        <translation>si devono dire, senza punti</translation>
    </message>
    <message>
        <source>When combinations are declared</source>
        <translation>Quando si accusa</translation>
    </message>
    <message>
        <source>after the first trick</source>
        <translation>dopo la prima presa</translation>
    </message>
    <message>
        <source>from one&apos;s first card on</source>
        <translation>dalla propria prima carta</translation>
    </message>
    <message>
        <source>before one&apos;s first card</source>
        <translation>prima della prima carta</translation>
    </message>
    <message>
        <source>A combination that others show</source>
        <translation>Un&apos;accusa mostrata da altre</translation>
    </message>
    <message>
        <source>counts if it is declared</source>
        <translation>vale se si dichiara</translation>
    </message>
    <message>
        <source>counts by itself</source>
        <translation>vale da sé</translation>
    </message>
    <message>
        <source>Laying all cards down</source>
        <translation>Messa a terra</translation>
    </message>
    <message>
        <source>when every trick is certain</source>
        <translation>se ogni presa è sicura</translation>
    </message>
    <message>
        <source>What the leader may say</source>
        <translation>Che cosa dice chi esce</translation>
    </message>
    <message>
        <source>busso, volo, striscio</source>
        <translation>busso, volo, striscio</translation>
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
        <source>a low card is left</source>
        <translation>resta una carta bassa</translation>
    </message>
    <message>
        <source>only low cards are left</source>
        <translation>restano solo carte basse</translation>
    </message>
    <message>
        <source>Words of the leader</source>
        <translation>Le parole di chi esce</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>devono essere vere</translation>
    </message>
    <message>
        <source>may be a bluff</source>
        <translation>possono ingannare</translation>
    </message>
    <message>
        <source>The first hand is led by</source>
        <translation>Alla prima mano esce</translation>
    </message>
    <message>
        <source>who sits right of the dealer</source>
        <translation>chi è a destra del mazziere</translation>
    </message>
    <message>
        <source>who holds the four of coins</source>
        <translation>chi ha il quattro di denari</translation>
    </message>
    <message>
        <source>A very weak hand</source>
        <translation>Una mano molto povera</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>si gioca</translation>
    </message>
    <message>
        <source>may be annulled under one point</source>
        <translation>va a monte sotto un punto</translation>
    </message>
    <message>
        <source>may be annulled without 3, 2, ace and three figures</source>
        <translation>va a monte senza 3, 2, assi e tre figure</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rivedere</translation>
    </message>
    <message>
        <source>at the last trick</source>
        <translation>l&apos;ultima presa</translation>
    </message>
    <message>
        <source>at one&apos;s own tricks</source>
        <translation>le proprie prese</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Back to the preset</source>
        <translation>Torna al preset</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regole del tavolo</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ</source>
        <translation>
            <numerusform>%n voce diversa dal preset</numerusform>
            <numerusform>%n voci diverse dal preset</numerusform>
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
        <source>with takebacks</source>
        <translation>con ripensamenti</translation>
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
        <source>You</source>
        <translation>Tu</translation>
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
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>It stands on your plate and in the record of a game.</source>
        <translation>È sulla tua targa e nel verbale delle partite.</translation>
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
        <source>Bigger targets</source>
        <translation>Bersagli più grandi</translation>
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
    <name>RecordPage</name>
    <message>
        <source>Nothing was played in it yet.</source>
        <translation>Qui non si è ancora giocato.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>{name} declares {meld}.</source>
        <translation>{name}, accusa: {meld}.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{count}. {cards} - to {winner}</source>
        <translation>{count}. {cards} - a {winner}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>{names}: {thirds} thirds, {points} points, combinations {melds}, total {total}</source>
        <translation>{names}: {thirds} terzi, {points} punti, accuse {melds}, in tutto {total}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
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
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>SayPanel</name>
    <message>
        <source>Choose first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
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
        <source>The claim was right: {points}.</source>
        <translation>Chiamata giusta: {points}.</translation>
    </message>
    <message>
        <source>The claim was wrong: only {points}.</source>
        <translation>Chiamata sbagliata: solo {points}.</translation>
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
        <source>Points of the hand</source>
        <translation>Punti della mano</translation>
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
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>{thirds} thirds = {mixed} → {points}</source>
        <translation>{thirds} terzi = {mixed} → {points}</translation>
    </message>
    <message>
        <source>{thirds} thirds = {points}</source>
        <translation>{thirds} terzi = {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) do not count</source>
        <translation>
            <numerusform>un terzo non conta</numerusform>
            <numerusform>%n terzi non contano</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
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
    <name>Settings</name>
    <message>
        <source>The preferences in {file} cannot be read. The file was left as it is; defaults are used.</source>
        <translation>Le preferenze in {file} non si leggono. Il file è rimasto com&apos;era; valgono i valori di partenza.</translation>
    </message>
    <message>
        <source>The preferences in {file} belong to a newer version. They were left as they are.</source>
        <translation>Le preferenze in {file} sono di una versione più nuova. Sono rimaste com&apos;erano.</translation>
    </message>
    <message>
        <source>Preference {key}: {value} means nothing here.</source>
        <translation>Preferenza {key}: {value} qui non vuol dire niente.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Non è stato possibile salvare le preferenze: {reason}.</translation>
    </message>
</context>
<context>
    <name>SignalsPanel</name>
    <message>
        <source>Do you want to say something?</source>
        <translation>Vuoi dire qualcosa?</translation>
    </message>
    <message>
        <source>Say something with the {card}?</source>
        <translation>Con {card} vuoi dire qualcosa?</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>{name} took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>The card game of Naples, at your own table.</source>
        <translation>Il gioco di carte di Napoli, sul tavolo di casa.</translation>
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
    <name>Variants</name>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Con la chiamata del tre</source>
        <translation>Con la chiamata del tre</translation>
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
    <name>contracts</name>
    <message>
        <source>Passo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiamo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiedo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solissimo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dividete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scegliete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solissimo, dividete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solissimo, scegliete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You name a card: its holder plays with you, in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap a card for one you name, then play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against all, as you are. You lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open monte, four discards, no call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see the monte; four discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call a card, take the monte, discard four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the monte. You lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The monte stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each defender draws two unseen and discards two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders see the monte and take what they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n unit(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} calls the {card}. Who has it keeps quiet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call the {card}. Who has it plays with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monte: %n card(s) face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The monte: everybody sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n card(s) for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock: %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passes: deal again</source>
        <translation type="unfinished"></translation>
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
        <source>I say: {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody speaks once: who passes does not come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid}. And you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bid yet. And you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave it to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave it to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed before: it takes more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has bid {bid}: it takes more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solissimo. Do you raise it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders get the monte, and the stake doubles or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which {rank} do you call?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has it plays with you, and keeps quiet until the card falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has it gives it to you, and gets one of yours for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold them all: nobody is left to be called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone against all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody learns it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you ask for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its holder swaps it for yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a card to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face up, in return for the {card}: press it in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I give the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard: %n missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %n card(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go, face down, to whoever makes the last trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you take from the monte?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as you like, or none; as many you will discard.</source>
        <translation type="unfinished"></translation>
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
        <source>hand {hand}, trick {trick} of {of}</source>
        <translation>mano {hand}, presa {trick} di {of}</translation>
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
        <source>{name} claims the game, rightly: {points}</source>
        <translation>{name}: mi chiamo fuori. È giusto: {points}</translation>
    </message>
    <message>
        <source>{name} claims the game, wrongly: only {points}</source>
        <translation>{name}: mi chiamo fuori. È sbagliato: solo {points}</translation>
    </message>
    <message>
        <source>{name} lays down the rest</source>
        <translation>{name}: messa a terra</translation>
    </message>
    <message>
        <source>Nobody plays this hand: deal again</source>
        <translation>Questa mano non si gioca: si ridà</translation>
    </message>
    <message>
        <source>{name} annuls the hand: deal again</source>
        <translation>{name}: a monte, si ridà</translation>
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
        <source>I hold the highest of this suit.</source>
        <translation>Ho la più alta di questo seme.</translation>
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
        <translation>Di questo seme ne ho molte, ma nessuna delle migliori.</translation>
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
        <source>%n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n trick(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others: {tricks}</source>
        <translation type="unfinished"></translation>
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
        <source>every trick to one side</source>
        <translation>tutte le prese a una coppia</translation>
    </message>
    <message>
        <source>every point to one side</source>
        <translation>tutti i punti a una coppia</translation>
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
        <source>Not the {card}: you still have {suit}</source>
        <translation>Hai ancora {suit}: {card} no</translation>
    </message>
    <message>
        <source>{word} would not be true: {reason}</source>
        <translation>{word} non sarebbe vero: {reason}</translation>
    </message>
    <message>
        <source>One moment: it is {name}&apos;s turn</source>
        <translation>Un momento: tocca a {name}</translation>
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
        <source>Lead the three that was called</source>
        <translation>Esci col tre chiamato</translation>
    </message>
    <message>
        <source>Lead another suit</source>
        <translation>Esci con un altro seme</translation>
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
        <source>A higher bid has been made</source>
        <translation>C&apos;è già una chiamata più alta</translation>
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
        <source>alone</source>
        <translation>senza compagno</translation>
    </message>
    <message>
        <source>accusa: %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I claim the game!</source>
        <translation>Mi chiamo fuori!</translation>
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
        <source>not playable: you must follow suit</source>
        <translation>non si può giocare: devi rispondere al seme</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
</context>
</TS>
