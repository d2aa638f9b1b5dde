<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>CardArt</name>
    <message>
        <source>The deck is incomplete: {cards} not found in {folder}.</source>
        <translation>Il mazzo non è completo: {cards} non si trova in {folder}.</translation>
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
        <translation type="unfinished"></translation>
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
    <name>FieldRow</name>
    <message>
        <source>{title}, differs from the preset</source>
        <translation>{title}, diverso dal preset</translation>
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
    <message>
        <source>Rules of the table</source>
        <translation>Regole del tavolo</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two against two. Ten cards each, up to 21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a game is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the points above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed number of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hand: six points of eleven win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in such a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After as many points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling oneself out at the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right wins at once, wrong loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game stops by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every hand is played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both sides pass the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who was there first wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who made the last trick wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes to some games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to win in a sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone against computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cappotto, stramazzo and the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stramazzo: the losers have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a single third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stramazzone, if the opponents took no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Le accuse</translation>
    </message>
    <message>
        <source>declared for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be told, for no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be told, for no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When combinations are declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from one&apos;s first card on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before one&apos;s first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A combination that others show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts if it is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying all cards down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when every trick is certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the leader may say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busso, volo, striscio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striscio means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a low card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only low cards are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be a bluff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first hand is led by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sits right of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who holds the four of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A very weak hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be annulled under one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be annulled without 3, 2, ace and three figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at one&apos;s own tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Back to the preset</source>
        <translation>Torna al preset</translation>
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
    <name>Stage</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busso!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner}: your highest, then lead it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner: your highest, then lead it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I hold no more of this suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I hold more low cards of this suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold more {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no other low {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Napoletana of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four 3s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four 2s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three 3s, without {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three 2s, without {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three aces, without {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, two and ace of {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {last}.</source>
        <translation type="unfinished"></translation>
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
        <source>Cappotto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stramazzo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cappottone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stramazzone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trick to one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every point to one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trick to one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every point to one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the {card}: you still have {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} would not be true: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment: it is {name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment: it is not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit this hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow the suit led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the leader of a trick may say a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That word is not used at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That word would not be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That combination is declared already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a combination to declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late: combinations are declared before the second lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No combinations at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody claims at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have claimed already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lays down at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too early to lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every trick left is surely yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher bid has been made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold that card yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card may not be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the right number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table a card laid is a card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table had moved on: please choose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}, and says {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accusa: %n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I claim the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monte: deal again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
