<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Tressette</source>
        <translation>Tietoja Tressettestä</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versio {number}</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later.</source>
        <translation>Ohjelma on vapaa ohjelmisto: GNU General Public License, versio 3 tai uudempi.</translation>
    </message>
    <message>
        <source>The cards are drawn anew for this program. Author: Tressette Desktop. Licence: CC BY-SA 4.0.</source>
        <translation>Kortit on piirretty alusta asti tätä ohjelmaa varten. Tekijä: Tressette Desktop. Lisenssi: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Nothing of what you play leaves this computer.</source>
        <translation>Mikään, mitä pelaat, ei lähde tältä koneelta.</translation>
    </message>
    <message>
        <source>It stands on the work of others</source>
        <translation>Tämä nojaa muiden työhön</translation>
    </message>
</context>
<context>
    <name>AccusePanel</name>
    <message>
        <source>Will you declare?</source>
        <translation>Ilmoitatko yhdistelmän?</translation>
    </message>
    <message>
        <source>Say it now: after the next lead it is worth nothing.</source>
        <translation>Sano se nyt: seuraavan ajon jälkeen on myöhäistä.</translation>
    </message>
    <message>
        <source>Say it now: after your next card it is worth nothing.</source>
        <translation>Sano se nyt: seuraavan korttisi jälkeen on myöhäistä.</translation>
    </message>
    <message>
        <source>You hold no combination.</source>
        <translation>Sinulla ei ole yhdistelmiä.</translation>
    </message>
    <message>
        <source>I declare nothing</source>
        <translation>En ilmoita mitään</translation>
    </message>
    <message>
        <source>Nothing to declare: go on</source>
        <translation>Ei ilmoitettavaa: eteenpäin</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until your next card.</source>
        <translation>Siitä ei saa pisteitä. Sen voi sanoa seuraavaan korttiisi asti.</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until the next lead.</source>
        <translation>Siitä ei saa pisteitä. Sen voi sanoa seuraavaan aloitukseen asti.</translation>
    </message>
    <message>
        <source>{combination}  ·  {points}</source>
        <translation>{combination}  ·  {points}</translation>
    </message>
    <message>
        <source>Declare: tick one first</source>
        <translation>Ilmoita: valitse ensin</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <translation>Ilmoita: {points}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ilmoita</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>What was copied is no record of tressette.</source>
        <translation>Leikepöydällä ei ole tressette-peliä.</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>leikepöytä</translation>
    </message>
    <message>
        <source>Records of tressette</source>
        <translation>Tressette-pelit</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Kaikki tiedostot</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>Tuo pelejä</translation>
    </message>
    <message>
        <source>Bring in a folder of games</source>
        <translation>Tuo kansiollinen pelejä</translation>
    </message>
    <message>
        <source>Bringing in games: {done}</source>
        <translation>Tuodaan pelejä: {done}</translation>
    </message>
    <message>
        <source>The game was copied: it can be pasted into a letter, or here again.</source>
        <translation>Peli kopioitiin: sen voi liittää kirjeeseen tai takaisin tänne.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Tallenna kopio</translation>
    </message>
    <message>
        <source>Save copies into a folder</source>
        <translation>Tallenna kopiot kansioon</translation>
    </message>
    <message>
        <source>The games are in this folder already. Choose another one for the copies.</source>
        <translation>Pelit ovat jo tässä kansiossa. Valitse kopioille toinen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>%n peli kopioitu.</numerusform>
            <numerusform>%n peliä kopioitu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Claim the game?</source>
        <translation>Vaaditko voittoa?</translation>
    </message>
    <message>
        <source>You say that they have the points to win. If they have, the game is theirs, but the cappotto is not.</source>
        <translation>Sanot, että heillä on voittoon tarvittavat pisteet. Jos on, he voittavat pelin, mutta cappottoa he eivät saa.</translation>
    </message>
    <message>
        <source>If they have not, the game is lost.</source>
        <translation>Jos ei ole, peli on hävitty.</translation>
    </message>
    <message>
        <source>If they have not, you play on.</source>
        <translation>Jos ei ole, peli jatkuu.</translation>
    </message>
    <message>
        <source>Call the opponents out?</source>
        <translation>Ovatko vastustajat maalissa?</translation>
    </message>
    <message>
        <source>Yes, they are out</source>
        <translation>Kyllä, olette maalissa</translation>
    </message>
    <message>
        <source>The others win this game. It cannot be taken back.</source>
        <translation>Vastustajat voittavat pelin. Tätä ei voi perua.</translation>
    </message>
    <message>
        <source>{name} has to agree. Then the others win this game.</source>
        <translation>Myös parin pitää suostua ({name}). Silloin vastustajat voittavat pelin.</translation>
    </message>
    <message>
        <source>Give the game up?</source>
        <translation>Luovutatko pelin?</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Kyllä, luovutan</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Ei, jatkan</translation>
    </message>
    <message>
        <source>{name} would give the game up. Do you agree?</source>
        <translation>{name} luovuttaisi pelin. Suostutko?</translation>
    </message>
    <message>
        <source>Then the others win this game. It cannot be taken back.</source>
        <translation>Silloin vastustajat voittavat pelin. Tätä ei voi perua.</translation>
    </message>
    <message>
        <source>Yes, I claim</source>
        <translation>Kyllä, vaadin voittoa</translation>
    </message>
    <message>
        <source>With {target} you win at once, whatever the others have. Without, the game is lost. Only complete tricks and declared combinations count.</source>
        <translation>Jos pisteitä on {target}, voitat heti, olipa muilla mitä tahansa. Jos ei, häviät pelin. Vain kokonaiset tikit ja ilmoitetut yhdistelmät lasketaan.</translation>
    </message>
    <message>
        <source>With {target} of your own you win at once, whatever the others have. Without, the other side wins. Only complete tricks and declared combinations count.</source>
        <translation>Jos sinulla itselläsi on {target}, voitat heti, olipa muilla mitä tahansa. Jos ei, vastapuoli voittaa. Vain kokonaiset tikit ja ilmoitetut yhdistelmät lasketaan.</translation>
    </message>
    <message>
        <source>Lay down the rest?</source>
        <translation>Lasketko kortit pöytään?</translation>
    </message>
    <message>
        <source>Every trick left is yours, whatever the others hold. The hand ends with it.</source>
        <translation>Kaikki loput tikit ovat sinun, olipa muilla mitä tahansa. Jako päättyy siihen.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Kortit pöytään</translation>
    </message>
</context>
<context>
    <name>BroughtWords</name>
    <message>
        <source>There is no game in it.</source>
        <translation>Siinä ei ole yhtään peliä.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n peli tuotu.</numerusform>
            <numerusform>%n peliä tuotu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n peli oli jo täällä.</numerusform>
            <numerusform>%n peliä oli jo täällä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are damaged; their good parts can be seen.</source>
        <translation>
            <numerusform>%n niistä on vioittunut; sen ehjä osa on nähtävissä.</numerusform>
            <numerusform>%n niistä on vioittunut; niiden ehjät osat ovat nähtävissä.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is damaged from line {line} on; what stands before it can be seen.</source>
        <translation>{file} on vioittunut riviltä {line} alkaen; sitä edeltävä osa on nähtävissä.</translation>
    </message>
    <message>
        <source>Nothing was played in it.</source>
        <translation>Siinä ei ole pelattu mitään.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) could not be brought in.</source>
        <translation>
            <numerusform>Yhtä muuta ei voitu tuoda.</numerusform>
            <numerusform>%n muuta ei voitu tuoda.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallAnyPanel</name>
    <message>
        <source>Suit of the card</source>
        <translation>Kortin maa</translation>
    </message>
    <message>
        <source>You give, face down:</source>
        <translation>Annat, kuvapuoli alas:</translation>
    </message>
    <message>
        <source>Choose it here, and in your hand the card you give.</source>
        <translation>Valitse se tästä ja kädestäsi kortti, jonka annat.</translation>
    </message>
    <message>
        <source>You give:</source>
        <translation>Annat:</translation>
    </message>
    <message>
        <source>Now choose the card you give, in your hand</source>
        <translation>Valitse nyt kädestäsi kortti, jonka annat</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Valitse ensin kortti</translation>
    </message>
    <message>
        <source>Press the card you give for it</source>
        <translation>Paina korttia, jonka annat siitä</translation>
    </message>
    <message>
        <source>{card}, for {the_given}</source>
        <translation>{card}, vaihdossa {the_given}</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Choose a card first</source>
        <translation>Valitse ensin kortti</translation>
    </message>
    <message>
        <source>I call {the_card}</source>
        <translation>Nimeän: {the_card}</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place {number}, empty</source>
        <translation>Paikka {number}, tyhjä</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ota takaisin</translation>
    </message>
</context>
<context>
    <name>ClassicRules</name>
    <message>
        <source>The table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>The four aces</source>
        <translation>Neljä ässää</translation>
    </message>
    <message>
        <source>Everyone gets ten cards, five at a time. Dealing and playing go to the right, against the clock. The player to the right of the dealer leads first; the deal passes to the right after every hand.</source>
        <translation>Jokainen saa kymmenen korttia, viisi kerrallaan. Jako ja peli kulkevat oikealle, vastapäivään. Jakajan oikeanpuoleinen naapuri ajaa ensin; jakovuoro siirtyy joka jaon jälkeen oikealle.</translation>
    </message>
    <message>
        <source>Which card is higher</source>
        <translation>Mikä kortti on korkeampi</translation>
    </message>
    <message>
        <source>The three is the strongest card of its suit, then the two, then the ace.</source>
        <translation>Kolmonen on maansa vahvin kortti, sitten tulee kakkonen, sitten ässä.</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Vahvimmasta heikoimpaan</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Tikki</translation>
    </message>
    <message>
        <source>Whoever leads plays any card. The others must follow its suit if they can; who cannot plays what they like. Nobody has to beat, and there are no trumps.</source>
        <translation>Tikin aloittaja ajaa minkä kortin tahtoo. Muiden on tunnustettava maata, jos voivat; joka ei voi, pelaa mitä tahtoo. Kenenkään ei ole pakko mennä yli, eikä valttia ole.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, and its player leads to the next one.</source>
        <translation>Ajetun maan korkein kortti vie tikin, ja sen pelaaja ajaa seuraavaan.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ajettu</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>tunnustaa</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>vie tikin</translation>
    </message>
    <message>
        <source>Until the next lead everyone may look at the trick just finished, but at no other.</source>
        <translation>Ennen seuraavaa ajoa jokainen saa katsoa juuri päättynyttä tikkiä, muttei muita.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Korttien arvot</translation>
    </message>
    <message>
        <source>Four people play, two against two; partners sit opposite each other. There are forty cards in four suits: {suits}. No suit is worth more than another.</source>
        <translation>Pelaajia on neljä, kaksi kahta vastaan; parit istuvat vastakkain. Kortteja on neljäkymmentä ja maita neljä: {suits}. Mikään maa ei ole toista arvokkaampi.</translation>
    </message>
    <message>
        <source>cannot follow</source>
        <translation>ei ole maata</translation>
    </message>
    <message>
        <source>{the_card} is no help here: only the suit led can win this trick</source>
        <translation>{the_card} ei auta tässä: tikin vie vain ajettu maa</translation>
    </message>
    <message>
        <source>An ace is one point. Threes, twos and court cards are a third of a point each. The other cards are worth nothing. The last trick gives its winners one more point.</source>
        <translation>Ässä on yhden pisteen arvoinen. Kolmonen, kakkonen ja kuvakortit ovat kukin pisteen kolmanneksen arvoisia. Muut kortit eivät ole minkään arvoisia. Viimeinen tikki tuo viejilleen vielä yhden pisteen.</translation>
    </message>
    <message>
        <source>Points of a card</source>
        <translation>Kortin pisteet</translation>
    </message>
    <message>
        <source>At the end of a hand each side counts all it has taken, once, and drops the thirds left over. So a hand always gives eleven points: two thirds are lost on the way.</source>
        <translation>Jaon lopuksi kumpikin joukkue laskee kerralla kaiken voittamansa, ja ylijäävät kolmannekset putoavat pois. Siksi jaossa on aina yksitoista pistettä: kaksi kolmannesta katoaa matkalla.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Yhdistelmät (accusa)</translation>
    </message>
    <message>
        <source>Threes, twos and aces held together may be declared, by saying which. It is done after the first trick; with the lead to the second it is too late. Nobody has to declare.</source>
        <translation>Samassa kädessä olevia kolmosia, kakkosia ja ässiä saa ilmoittaa sanomalla, mitkä ne ovat. Se tehdään ensimmäisen tikin jälkeen; kun toiseen on ajettu, on myöhäistä. Ilmoittaa ei ole pakko.</translation>
    </message>
    <message>
        <source>Napoletana: three, two and ace of a suit, 3 points</source>
        <translation>Napoletana: saman maan kolmonen, kakkonen ja ässä, 3 pistettä</translation>
    </message>
    <message>
        <source>Three threes, three twos or three aces, 3 points: the suit that is missing must be named</source>
        <translation>Kolme kolmosta, kolme kakkosta tai kolme ässää, 3 pistettä: puuttuva maa on sanottava</translation>
    </message>
    <message>
        <source>Four threes, four twos or four aces, 4 points</source>
        <translation>Neljä kolmosta, neljä kakkosta tai neljä ässää, 4 pistettä</translation>
    </message>
    <message>
        <source>The same card may serve in a Napoletana and in a set. Four of a kind do not count as three as well. Both sides score all they declare, at once.</source>
        <translation>Sama kortti voi olla sekä napoletanassa että samanarvoisten sarjassa. Neljää samaa ei lasketa myös kolmeksi. Kumpikin joukkue saa heti kaiken, minkä ilmoittaa.</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Mitä saa sanoa</translation>
    </message>
    <message>
        <source>Partners do not talk about their cards. But whoever leads may say one word, about the suit of the card that is led, and everyone hears it.</source>
        <translation>Parit eivät puhu korteistaan. Mutta tikin aloittaja saa sanoa yhden sanan siitä maasta, jota ajaa, ja kaikki kuulevat sen.</translation>
    </message>
    <message>
        <source>play your highest card of this suit, and if it wins, lead the suit back. A fist on the table says the same. Nobody is bound by it.</source>
        <translation>lyö korkein korttisi tätä maata, ja jos se voittaa, aja samaa maata takaisin. Nyrkki pöytään sanoo saman. Se ei sido ketään.</translation>
    </message>
    <message>
        <source>Busso:</source>
        <translation>Busso:</translation>
    </message>
    <message>
        <source>I have no more of this suit. It may also be said by throwing the card.</source>
        <translation>minulla ei ole enää tätä maata. Sen voi sanoa myös heittämällä kortin.</translation>
    </message>
    <message>
        <source>Volo:</source>
        <translation>Volo:</translation>
    </message>
    <message>
        <source>I have more low cards here, the king or lower. It may also be said by sliding the card.</source>
        <translation>minulla on vielä pieniä kortteja tätä maata, kuningas tai huonompia. Sen voi sanoa myös liu’uttamalla kortin.</translation>
    </message>
    <message>
        <source>Striscio:</source>
        <translation>Striscio:</translation>
    </message>
    <message>
        <source>other tables use other words, or declare what they hold: tick what you want to say, and the right words are found and spoken for you. A new game chooses the code; the glossary explains every word of each.</source>
        <translation>toisissa pöydissä käytetään muita sanoja tai ilmoitetaan, mitä kädessä on: rastita, mitä haluat sanoa, niin oikeat sanat löydetään ja sanotaan puolestasi. Merkkikieli valitaan uudessa pelissä; sanasto selittää jokaisen sanan.</translation>
    </message>
    <message>
        <source>Other codes:</source>
        <translation>Muut merkkikielet:</translation>
    </message>
    <message>
        <source>the first letter of a word chooses it. D shows what was said so far, G explains what was said last.</source>
        <translation>sanan ensimmäinen kirjain valitsee sen. D näyttää tähän asti sanotun, G selittää viimeksi sanotun.</translation>
    </message>
    <message>
        <source>On the keyboard:</source>
        <translation>Näppäimistöllä:</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <translation>Pelin voitto</translation>
    </message>
    <message>
        <source>The first side to 21 wins. If both are there at the end of a hand, the higher score wins; if they are equal, one more hand is played.</source>
        <translation>Voittaja on se joukkue, joka saa ensin 21 pistettä. Jos molemmat ovat jaon lopussa maalissa, voittaa se, jolla on enemmän; tasatilanteessa pelataan vielä yksi jako.</translation>
    </message>
    <message>
        <source>Whoever thinks that their side has 21 may stop the play at any time. The tricks already taken and the combinations declared are counted: who is right wins, whatever the others have; who is wrong loses the game. That is why the points of the running hand are not shown: remembering them is part of the game.</source>
        <translation>joka uskoo joukkueensa päässeen 21 pisteeseen, saa pysäyttää pelin milloin tahansa. Silloin lasketaan jo viedyt tikit ja ilmoitetut yhdistelmät: oikeassa oleva voittaa, olipa muilla mitä tahansa; väärässä oleva häviää pelin. Siksi kesken olevan jaon pisteitä ei näytetä: niiden muistaminen kuuluu peliin.</translation>
    </message>
    <message>
        <source>Mi chiamo fuori:</source>
        <translation>Mi chiamo fuori (vaadin voittoa):</translation>
    </message>
    <message>
        <source>Whoever is sure to take all tricks that are left, whatever the others hold, may lay down the hand.</source>
        <translation>joka varmasti saa kaikki loput tikit, olipa muilla mitä tahansa, saa laskea korttinsa pöytään.</translation>
    </message>
    <message>
        <source>Laying down:</source>
        <translation>Kortit pöytään:</translation>
    </message>
    <message>
        <source>A person may give the game up while a hand is played; the other side wins it. A second person on the same side has to agree.</source>
        <translation>Pelaaja voi luovuttaa pelin kesken jaon; vastapuoli voittaa sen. Jos parikin on ihminen, hänen pitää suostua.</translation>
    </message>
    <message>
        <source>Giving up:</source>
        <translation>Luovutus:</translation>
    </message>
    <message>
        <source>Great wins</source>
        <translation>Suuret voitot</translation>
    </message>
    <message>
        <source>These end the game at once, whatever the score, and count as several games.</source>
        <translation>Nämä päättävät pelin heti, pisteistä riippumatta, ja ovat usean pelin arvoisia.</translation>
    </message>
    <message>
        <source>one side takes all ten tricks. Two games.</source>
        <translation>joukkue vie kaikki kymmenen tikkiä. Kaksi peliä.</translation>
    </message>
    <message>
        <source>Cappotto:</source>
        <translation>Cappotto:</translation>
    </message>
    <message>
        <source>one side takes all points, but not all tricks. Three games.</source>
        <translation>joukkue vie kaikki pisteet, mutta ei kaikkia tikkejä. Kolme peliä.</translation>
    </message>
    <message>
        <source>Stramazzo:</source>
        <translation>Stramazzo:</translation>
    </message>
    <message>
        <source>one player alone takes all ten tricks. Six games.</source>
        <translation>yksi pelaaja vie yksin kaikki kymmenen tikkiä. Kuusi peliä.</translation>
    </message>
    <message>
        <source>Cappottone:</source>
        <translation>Cappottone:</translation>
    </message>
    <message>
        <source>one player alone takes all points, but not all tricks. Eight games.</source>
        <translation>yksi pelaaja vie yksin kaikki pisteet, mutta ei kaikkia tikkejä. Kahdeksan peliä.</translation>
    </message>
    <message>
        <source>Stramazzone:</source>
        <translation>Stramazzone:</translation>
    </message>
    <message>
        <source>All points means that the others have less than one, their last trick not counted.</source>
        <translation>Kaikki pisteet tarkoittaa, että muilla on alle yksi piste, kun heidän viimeistä tikkiään ei lasketa.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lopeta oppitunti</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>Now a real game</source>
        <translation>Nyt oikea peli</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Nobody has finished a hand with these cards here yet.</source>
        <translation>Kukaan ei ole vielä pelannut täällä jakoa loppuun näillä korteilla.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Each figure counts the thirds of the own side; the computer&apos;s are those it makes on average in your chair. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Kukin luku laskee oman puolen kolmannekset; tietokoneen luvut ovat sen keskiarvo sinun paikallasi. Ystävän peli on mukana heti, kun tuot sen.</translation>
    </message>
    <message>
        <source>{game} at {players}</source>
        <translation>{game}, {players} pelaajaa</translation>
    </message>
    <message>
        <source>First the units that the own chair won or lost, in brackets the thirds of its side; the computer&apos;s are those it makes on average in your chair. A hand that everybody passed counts nothing. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Ensin panokset, jotka oma paikka voitti tai hävisi, suluissa sen puolen kolmannekset; tietokoneen luvut ovat sen keskiarvo sinun paikallasi. Jako, jossa kaikki passasivat, ei merkitse mitään. Ystävän peli on mukana heti, kun tuot sen.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kaikki jaot</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ei nimeä</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>{file} is not a file that can be read.</source>
        <translation>{file} ei ole tiedosto, jonka voi lukea.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {reason}.</source>
        <translation>Peliä ei voi tallentaa: {reason}.</translation>
    </message>
    <message>
        <source>{file} is open in another window. Play it there, or close it first.</source>
        <translation>{file} on auki toisessa ikkunassa. Pelaa sitä siellä tai sulje se ensin.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing is lost: make some room, then try again.</source>
        <translation>Levy on täynnä. Mitään ei ole menetetty: tee tilaa ja yritä uudestaan.</translation>
    </message>
    <message>
        <source>The folder of the games may not be written to. Nothing is lost.</source>
        <translation>Pelien kansioon ei saa kirjoittaa. Mitään ei ole menetetty.</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>Tiedostoa {file} ei enää ole.</translation>
    </message>
    <message>
        <source>There is a file named {file} already.</source>
        <translation>Tiedosto nimeltä {file} on jo olemassa.</translation>
    </message>
    <message>
        <source>{file} is damaged. It was left as it is; you can look at its good part.</source>
        <translation>{file} on vioittunut. Se jätettiin ennalleen; ehjää osaa voit katsella.</translation>
    </message>
    <message>
        <source>{file} holds what one seat saw. It can be read, not played.</source>
        <translation>{file} sisältää sen, mitä yksi paikka näki. Sitä voi lukea muttei pelata.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else. Nothing was written; open it again.</source>
        <translation>Joku muu on muuttanut tiedostoa {file}. Mitään ei kirjoitettu; avaa se uudelleen.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa: {reason}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence} What stands before it is kept; the file was not changed.</source>
        <translation>Rivi {line}: {sentence} Sitä ennen oleva on tallessa; tiedostoon ei koskettu.</translation>
    </message>
    <message>
        <source>{file} is not a record of tressette. It was not changed.</source>
        <translation>{file} ei ole tressetten pelitallenne. Tiedostoon ei koskettu.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the game. It was not changed.</source>
        <translation>{file} on tallennettu ohjelman uudemmalla versiolla. Tiedostoon ei koskettu.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, rivi {line}</translation>
    </message>
    <message>
        <source>{where}: {sentence} The file was not changed.</source>
        <translation>{where}: {sentence} Tiedostoon ei koskettu.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Tiedostoa ei voi lukea: {detail}.</translation>
    </message>
    <message>
        <source>The file is larger than 10 MB, too large for a record.</source>
        <translation>Tiedosto on yli 10 Mt, liian suuri pelin tallenteeksi.</translation>
    </message>
    <message>
        <source>This record was written by a newer version of the game.</source>
        <translation>Tämä peli on tallennettu ohjelman uudemmalla versiolla.</translation>
    </message>
    <message>
        <source>This is not a record of tressette.</source>
        <translation>Tämä ei ole tressetten pelitallenne.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Tämä ei ole tekstiä.</translation>
    </message>
    <message>
        <source>The card {token} is dealt twice.</source>
        <translation>Kortti {token} on jaettu kahdesti.</translation>
    </message>
    <message>
        <source>The card {token} is dealt to nobody.</source>
        <translation>Korttia {token} ei ole jaettu kenellekään.</translation>
    </message>
    <message>
        <source>{token} is refused: {detail}.</source>
        <translation>{token} ei käy: {detail}.</translation>
    </message>
    <message>
        <source>{token}: the game is over already.</source>
        <translation>{token}: peli on jo ohi.</translation>
    </message>
    <message>
        <source>{token} does not agree with the cards played: {detail}.</source>
        <translation>{token} ei täsmää pelattuihin kortteihin: {detail}.</translation>
    </message>
    <message>
        <source>Seat {detail} should deal, not seat {token}.</source>
        <translation>Jakovuorossa on paikka {detail}, ei paikka {token}.</translation>
    </message>
    <message>
        <source>{token} cannot be understood.</source>
        <translation>Tätä ei voi ymmärtää: {token}.</translation>
    </message>
    <message>
        <source>This line cannot be understood.</source>
        <translation>Tätä riviä ei voi ymmärtää.</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>“{option}” is not played in this game. Choose {instead}.</source>
        <translation>”{option}” ei kuulu tähän peliin. Valitse {instead}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> tai </translation>
    </message>
    <message>
        <source>“{option}” asks for “{other}”. Change one of the two.</source>
        <translation>”{option}” vaatii tämän: ”{other}”. Muuta toinen niistä.</translation>
    </message>
    <message>
        <source>{deals} hands do not let {players} players deal equally often: choose another number.</source>
        <translation>Jos jakoja on {deals} ja pelaajia {players}, kaikki eivät jaa yhtä usein: valitse toinen määrä.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>yksi piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>yksi tikki</numerusform>
            <numerusform>%n tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accusa: %n point(s)</source>
        <translation>
            <numerusform>accusa: yksi piste</numerusform>
            <numerusform>accusa: %n pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n kolmannes</numerusform>
            <numerusform>%n kolmannesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>yksi panos</numerusform>
            <numerusform>%n panosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>monte: %n card(s) face down</source>
        <translation>
            <numerusform>monte: yksi kortti nurin</numerusform>
            <numerusform>monte: %n korttia nurin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for the last trick</source>
        <translation>
            <numerusform>yksi kortti viimeiselle tikille</numerusform>
            <numerusform>%n korttia viimeiselle tikille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock: %n</source>
        <translation>
            <numerusform>pakka: %n</numerusform>
            <numerusform>pakka: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Heitä pois yksi kortti</numerusform>
            <numerusform>Heitä pois %n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n missing</source>
        <translation>
            <numerusform>Heitä pois: puuttuu yksi</numerusform>
            <numerusform>Heitä pois: puuttuu %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) from the monte</source>
        <translation>
            <numerusform>{name}: montesta yksi kortti</numerusform>
            <numerusform>{name}: montesta %n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) discarded</source>
        <translation>
            <numerusform>{name}: pois yksi kortti</numerusform>
            <numerusform>{name}: pois %n korttia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message numerus="yes">
        <source>From {month}: {margin} a hand, %n hand(s)</source>
        <translation>
            <numerusform>{month} alkaen: {margin} jaolta, %n jako</numerusform>
            <numerusform>{month} alkaen: {margin} jaolta, %n jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: {won} of %n game(s) won</source>
        <translation>
            <numerusform>{level}: {won}/%n peli voitettu</numerusform>
            <numerusform>{level}: {won}/%n peliä voitettu</numerusform>
        </translation>
    </message>
    <message>
        <source>Were the cards kind to you? The computer can play your latest deals in every chair, by the rules of thumb, and compare.</source>
        <translation>Olivatko kortit suopeita? Tietokone voi pelata viimeisimmät jakosi joka paikalta nyrkkisääntöjen mukaan ja verrata.</translation>
    </message>
    <message numerus="yes">
        <source>Of your latest %n deal(s), {lucky} were lucky and {unlucky} unlucky.</source>
        <translation>
            <numerusform>Viimeisimmästä jaostasi onnekkaita {lucky}, epäonnisia {unlucky}.</numerusform>
            <numerusform>Viimeisimmistä %n jaostasi onnekkaita {lucky}, epäonnisia {unlucky}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your cards the computer gains {par} a hand; you gained {made}.</source>
        <translation>Sinun korteillasi tietokone saa {par} jaolta; sinä sait {made}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitetut</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Hävityt</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Units a hand</source>
        <translation>Panoksia jaolta</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pisteitä jaolta</translation>
    </message>
    <message>
        <source>Points of the others a hand</source>
        <translation>Muiden pisteitä jaolta</translation>
    </message>
    <message>
        <source>Combinations in a hundred hands</source>
        <translation>Yhdistelmiä sadassa jaossa</translation>
    </message>
    <message>
        <source>Games won by cappotto and the like</source>
        <translation>Pelit, jotka voitettiin cappotolla tai vastaavalla</translation>
    </message>
    <message>
        <source>Games lost by cappotto and the like</source>
        <translation>Pelit, jotka hävittiin cappotolla tai vastaavalla</translation>
    </message>
    <message>
        <source>Claims, right</source>
        <translation>Oikeat voittovaatimukset</translation>
    </message>
    <message>
        <source>Claims, wrong</source>
        <translation>Väärät voittovaatimukset</translation>
    </message>
    <message>
        <source>{kept} of {all} kept</source>
        <translation>{kept}/{all} pidetty</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Sekalaiset</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Vain ihmisiä</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Tables</source>
        <translation>Taulukot</translation>
    </message>
    <message>
        <source>Save all hands</source>
        <translation>Tallenna kaikki jaot</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Vuorossa {name}</translation>
    </message>
    <message>
        <source>Please hand over the seat. The cards stay covered until the next gesture.</source>
        <translation>Anna paikka seuraavalle. Kortit pysyvät piilossa, kunnes ne käännetään esiin.</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>{name}: näytä korttini</translation>
    </message>
    <message>
        <source>{name}&apos;s turn. Leave the seat free.</source>
        <translation>Vuorossa {name}. Vapauta paikka.</translation>
    </message>
    <message>
        <source>Last trick: {name}, with the {card}.</source>
        <translation>Edellinen tikki: {name}, kortti {card}.</translation>
    </message>
    <message>
        <source>Now on the table.</source>
        <translation>Nyt pöydässä.</translation>
    </message>
</context>
<context>
    <name>DealSetPage</name>
    <message>
        <source>The same cards for others</source>
        <translation>Samat kortit muille</translation>
    </message>
    <message>
        <source>Each sitting, hand by hand</source>
        <translation>Jokainen pelikerta, jako jaolta</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n jako</numerusform>
            <numerusform>%n jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the cards</source>
        <translation>Korttien koodi</translation>
    </message>
    <message>
        <source>Cards played before</source>
        <translation>Aiemmin pelatut kortit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Toiset kortit</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Jaa kortit</translation>
    </message>
    <message>
        <source>This is no code. One looks like classic-8-K7QX-2M43.</source>
        <translation>Tämä ei ole koodi. Koodi näyttää tältä: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>There are no cards for {game} here. A code looks like classic-8-K7QX-2M43.</source>
        <translation>Pelille {game} ei ole täällä kortteja. Koodi näyttää tältä: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>{game} is not dealt for {hands} hands, but for {known} or {last}.</source>
        <translation>{game}: jakoja ei voi olla {hands}, vaan {known} tai {last}.</translation>
    </message>
    <message>
        <source>A letter of this code is wrong, or two have changed places.</source>
        <translation>Tässä koodissa yksi merkki on väärin, tai kaksi on vaihtanut paikkaa.</translation>
    </message>
    <message>
        <source>How everybody fared</source>
        <translation>Miten kullakin meni</translation>
    </message>
    <message>
        <source>Give this code to a friend, or keep it: whoever plays it has the very same cards.</source>
        <translation>Anna tämä koodi ystävälle tai säilytä se: joka sillä pelaa, saa täsmälleen samat kortit.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Pituus</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>Tietokoneiden taso</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Deck</source>
        <translation>Pakka</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolilainen</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Isot merkit</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Ranskalaiset maat</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Kulmamerkki</translation>
    </message>
    <message>
        <source>The cards of this deck are drawn with their own signs.</source>
        <translation>Tämän pakan korteissa on jo omat merkkinsä.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Selkä</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>Riggiole</source>
        <translation>Riggiole</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kuutiot</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Napolinlahti</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Oma</translation>
    </message>
    <message>
        <source>A folder of forty pictures becomes a deck of your own; it is found when this page opens.</source>
        <translation>Neljänkymmenen kuvan kansiosta tulee oma pakkasi; se löytyy, kun tämä sivu avataan.</translation>
    </message>
    <message>
        <source>Folder of decks</source>
        <translation>Pakkojen kansio</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” lacks {cards}.</source>
        <translation>Pakasta ”{deck}” puuttuu {cards}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” lacks {cards} and others.</source>
        <translation>Pakasta ”{deck}” puuttuu {cards} ja muitakin.</translation>
    </message>
    <message>
        <source>The deck “{deck}” cannot be used: {file} cannot be read.</source>
        <translation>Pakkaa ”{deck}” ei voi käyttää: tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Pakkaa ”{deck}” ei enää ole.</translation>
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
        <translation>Minkä arvoinen se oli</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Declare</source>
        <translation>Ilmoita</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Kortit pöytään</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Vaadi voittoa</translation>
    </message>
    <message>
        <source>They are out</source>
        <translation>Olette maalissa</translation>
    </message>
    <message>
        <source>Call the opponents out: they have the target</source>
        <translation>Sano, että vastustajat ovat maalissa: heillä on pisteet</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Edellinen tikki</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Peru viimeisin valintasi</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Mitä on sanottu tähän asti</translation>
    </message>
    <message>
        <source>Claim waits</source>
        <translation>Vaatimus odottaa</translation>
    </message>
    <message>
        <source>It is counted when the combinations are declared.</source>
        <translation>Se lasketaan, kun yhdistelmät on ilmoitettu.</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Differs from the preset.</source>
        <translation>Poikkeaa säännöstöstä.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Games played</source>
        <translation>Pelatut pelit</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>When</source>
        <translation>Milloin</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Kenen kanssa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
</context>
<context>
    <name>GivingUpPanel</name>
    <message>
        <source>All places are taken: take a card back first.</source>
        <translation>Kaikki paikat ovat täynnä: ota ensin kortti takaisin.</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>valittu {chosen}/{count}</translation>
    </message>
</context>
<context>
    <name>GlossaryPage</name>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Etsi</translation>
    </message>
    <message>
        <source>Also: {names}</source>
        <translation>Myös: {names}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ajettu</translation>
    </message>
    <message>
        <source>With {card} one says {words}.</source>
        <translation>Kun ajetaan {card}, sanotaan {words}.</translation>
    </message>
    <message>
        <source>{sentence} Gone: {cards}.</source>
        <translation>{sentence} Jo pelattu: {cards}.</translation>
    </message>
</context>
<context>
    <name>GlossaryText</name>
    <message>
        <source>The classic words</source>
        <translation>Klassiset sanat</translation>
    </message>
    <message>
        <source>The alternative words</source>
        <translation>Vaihtoehtoiset sanat</translation>
    </message>
    <message>
        <source>Modern declarations</source>
        <translation>Nykyaikaiset ilmoitukset</translation>
    </message>
    <message>
        <source>Traditional declarations</source>
        <translation>Perinteiset ilmoitukset</translation>
    </message>
    <message>
        <source>Of other suits</source>
        <translation>Muista maista</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Pelin sanoja</translation>
    </message>
    <message>
        <source>a fist on the table</source>
        <translation>nyrkki pöytään</translation>
    </message>
    <message>
        <source>the card is thrown</source>
        <translation>kortti heitetään</translation>
    </message>
    <message>
        <source>the card is slid along the table</source>
        <translation>kortti liu’utetaan pöydälle</translation>
    </message>
    <message>
        <source>The four is led; the three, the highest, is held.</source>
        <translation>Ajetaan nelonen; kädessä on kolmonen, maan korkein.</translation>
    </message>
    <message>
        <source>The four is led: the partner&apos;s three should take it.</source>
        <translation>Ajetaan nelonen: parin kolmosen kuuluu viedä tikki.</translation>
    </message>
    <message>
        <source>The seven is the last card of its suit.</source>
        <translation>Seiska on maansa viimeinen.</translation>
    </message>
    <message>
        <source>The three is led; low cards of the suit are left.</source>
        <translation>Ajetaan kolmonen; käteen jää maan pieniä.</translation>
    </message>
    <message>
        <source>The six is led: the partner&apos;s best of the suit should take it.</source>
        <translation>Ajetaan kuutonen: parin parhaan samasta maasta kuuluu viedä tikki.</translation>
    </message>
    <message>
        <source>Four of the suit, and none of the three best.</source>
        <translation>Neljä samaa maata, eikä yhtään kolmesta parhaasta.</translation>
    </message>
    <message>
        <source>{suit}: the last card was played some tricks ago.</source>
        <translation>{suit}: viimeinen pelattiin muutama tikki sitten.</translation>
    </message>
    <message>
        <source>{suit}: the partner seems to want it.</source>
        <translation>{suit}: pari näyttää haluavan sitä.</translation>
    </message>
    <message>
        <source>At the second lead of the suit five are held.</source>
        <translation>Kun maata ajetaan toisen kerran, sitä on kädessä viisi.</translation>
    </message>
    <message>
        <source>At the second lead of the suit four are held.</source>
        <translation>Kun maata ajetaan toisen kerran, sitä on kädessä neljä.</translation>
    </message>
    <message>
        <source>The two took the trick, and was the last of its suit.</source>
        <translation>Kakkonen vei tikin ja oli maansa viimeinen.</translation>
    </message>
    <message>
        <source>{suit}: there is none in this hand.</source>
        <translation>{suit}: tässä kädessä ei ole.</translation>
    </message>
    <message>
        <source>A suit: {suits}.</source>
        <translation>Maa: {suits}.</translation>
    </message>
    <message>
        <source>{ranks}: each is worth a third of a point, as the three and the two are.</source>
        <translation>{ranks}: kukin pisteen kolmanneksen arvoinen, kuten kolmonen ja kakkonenkin.</translation>
    </message>
    <message>
        <source>Three of the suit: terzo.</source>
        <translation>Kolme samaa maata: terzo.</translation>
    </message>
    <message>
        <source>The five is led; the two, the second highest, is held.</source>
        <translation>Ajetaan viitonen; kädessä on kakkonen, toiseksi korkein.</translation>
    </message>
    <message>
        <source>The three took the trick; the six can be beaten.</source>
        <translation>Kolmonen vei tikin; kuutosen yli pääsee.</translation>
    </message>
    <message>
        <source>The four suits.</source>
        <translation>Neljä maata.</translation>
    </message>
    <message>
        <source>Carta da tressette</source>
        <translation>Carta da tressette</translation>
    </message>
    <message>
        <source>A three, a two or an ace: the strongest cards of a suit.</source>
        <translation>Kolmonen, kakkonen tai ässä: maan vahvimmat kortit.</translation>
    </message>
    <message>
        <source>Strongest first.</source>
        <translation>Vahvin ensin.</translation>
    </message>
    <message>
        <source>Seven, six, five or four: worth nothing.</source>
        <translation>Seiska, kuutonen, viitonen tai nelonen: ei minkään arvoinen.</translation>
    </message>
    <message>
        <source>Three and two of a suit in one hand.</source>
        <translation>Saman maan kolmonen ja kakkonen yhdessä kädessä.</translation>
    </message>
    <message>
        <source>The three and the two.</source>
        <translation>Kolmonen ja kakkonen.</translation>
    </message>
    <message>
        <source>Two and ace of a suit in one hand: the three is wanted, «la migliore».</source>
        <translation>Saman maan kakkonen ja ässä yhdessä kädessä: toiveena on kolmonen, ”la migliore”.</translation>
    </message>
    <message>
        <source>The two and the ace.</source>
        <translation>Kakkonen ja ässä.</translation>
    </message>
    <message>
        <source>Three and ace of a suit in one hand: the two is wanted, «la buona».</source>
        <translation>Saman maan kolmonen ja ässä yhdessä kädessä: toiveena on kakkonen, ”la buona”.</translation>
    </message>
    <message>
        <source>The three and the ace.</source>
        <translation>Kolmonen ja ässä.</translation>
    </message>
    <message>
        <source>Three, two and ace of a suit in one hand; also a combination worth three points.</source>
        <translation>Saman maan kolmonen, kakkonen ja ässä yhdessä kädessä; samalla kolmen pisteen yhdistelmä.</translation>
    </message>
    <message>
        <source>The highest card of its suit not yet played. Every other is soggetta: it can be beaten.</source>
        <translation>Maansa korkein vielä pelaamaton kortti. Jokainen muu on soggetta: sen yli pääsee.</translation>
    </message>
    <message>
        <source>With the three gone, the two is sovrana.</source>
        <translation>Kun kolmonen on mennyt, kakkonen on sovrana.</translation>
    </message>
    <message>
        <source>Having no card of a suit.</source>
        <translation>Maa puuttuu kädestä kokonaan.</translation>
    </message>
    <message>
        <source>Holding three cards of a suit, four, or five and more; the card led counts.</source>
        <translation>Maata on kädessä kolme korttia, neljä tai vähintään viisi; ajettu kortti lasketaan mukaan.</translation>
    </message>
    <message>
        <source>A challenge: declaring two of three, two and ace, or one of them kept among at least three.</source>
        <translation>Haaste: ilmoitetaan kaksi korteista kolmonen, kakkonen ja ässä, tai yksi niistä, joka jää vähintään kolmen kortin maahan.</translation>
    </message>
    <message>
        <source>«Tre terzo» is a challenge.</source>
        <translation>”Tre terzo” on haaste.</translation>
    </message>
    <message>
        <source>The lead of a trick; what wins it makes the pigliata.</source>
        <translation>Tikin ensimmäinen kortti, ajo; sen voittava kortti tekee pigliatan.</translation>
    </message>
    <message>
        <source>The four is the battuta; the two makes the pigliata.</source>
        <translation>Nelonen on battuta; kakkonen tekee pigliatan.</translation>
    </message>
    <message>
        <source>One hand, from the deal to the last trick: eleven points.</source>
        <translation>Yksi jako, korttien jakamisesta viimeiseen tikkiin: yksitoista pistettä.</translation>
    </message>
    <message>
        <source>An ace is a point; three, two and figures are thirds.</source>
        <translation>Ässä on piste; kolmonen, kakkonen ja kuvakortit ovat kolmanneksia.</translation>
    </message>
</context>
<context>
    <name>GradeStrip</name>
    <message>
        <source>{number} of {of}</source>
        <translation>{number}/{of}</translation>
    </message>
</context>
<context>
    <name>GradeWords</name>
    <message>
        <source>No choice</source>
        <translation>Ei valinnanvaraa</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Tasainen valinta</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Hyvä</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Epätarkkuus</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Virhe</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Paha virhe</translation>
    </message>
    <message>
        <source>Claimed rightly after {tricks}: {points}.</source>
        <translation>Voittoa vaadittiin oikein ({tricks}): {points}.</translation>
    </message>
    <message>
        <source>Claimed too early, after {tricks}: only {points}. That lost the game.</source>
        <translation>Voittoa vaadittiin liian aikaisin ({tricks}): vain {points}. Se maksoi pelin.</translation>
    </message>
    <message>
        <source>After {tricks} the game could be claimed: {points}. Nobody did, and it was not won.</source>
        <translation>Voittoa olisi voinut vaatia ({tricks}): {points}. Kukaan ei vaatinut, eikä peliä voitettu.</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Lasketaan.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Valittavaa ei ollut.</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} units).</source>
        <translation>{one} tai {other}: eroa ei voi sanoa ({gap} panosta).</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} thirds).</source>
        <translation>{one} tai {other}: eroa ei voi sanoa ({gap} kolmannesta).</translation>
    </message>
    <message>
        <source>{one}: {gap} units more than {other}.</source>
        <translation>{one}: {gap} panosta enemmän kuin {other}.</translation>
    </message>
    <message>
        <source>{one}: {gap} thirds more than {other}.</source>
        <translation>{one}: {gap} kolmannesta enemmän kuin {other}.</translation>
    </message>
    <message>
        <source>{one}: as good as {other}.</source>
        <translation>{one}: yhtä hyvä kuin {other}.</translation>
    </message>
    <message>
        <source>Not declared: {combinations}. That cost {points}.</source>
        <translation>Jäi ilmoittamatta: {combinations}. Se maksoi {points}.</translation>
    </message>
    <message>
        <source>Only {figure} of it is certain.</source>
        <translation>Siitä varmaa on vain {figure}.</translation>
    </message>
    <message>
        <source>{other}: {gap} units more than {one}.</source>
        <translation>{other}: {gap} panosta enemmän kuin {one}.</translation>
    </message>
    <message>
        <source>{other}: {gap} thirds more than {one}.</source>
        <translation>{other}: {gap} kolmannesta enemmän kuin {one}.</translation>
    </message>
    <message>
        <source>With all cards open: being computed</source>
        <translation>Kaikki kortit avoinna: lasketaan</translation>
    </message>
    <message>
        <source>With all cards open a word changes nothing</source>
        <translation>Kortit auki sana ei muuta mitään</translation>
    </message>
    <message>
        <source>With all cards open: nothing lost</source>
        <translation>Kaikki kortit avoinna: ei menetystä</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) lost</source>
        <translation>
            <numerusform>Kaikki kortit avoinna: %n kolmannes menetetty</numerusform>
            <numerusform>Kaikki kortit avoinna: %n kolmannesta menetetty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side</source>
        <translation>
            <numerusform>Kaikki kortit avoinna: yksi kolmannes omalle puolelle</numerusform>
            <numerusform>Kaikki kortit avoinna: %n kolmannesta omalle puolelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is won</source>
        <translation>
            <numerusform>Kaikki kortit avoinna: yksi kolmannes omalle puolelle, sitoumus täyttyy</numerusform>
            <numerusform>Kaikki kortit avoinna: %n kolmannesta omalle puolelle, sitoumus täyttyy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is lost</source>
        <translation>
            <numerusform>Kaikki kortit avoinna: yksi kolmannes omalle puolelle, sitoumus jää täyttymättä</numerusform>
            <numerusform>Kaikki kortit avoinna: %n kolmannesta omalle puolelle, sitoumus jää täyttymättä</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: the contract is won in {often} of 100 deals.</source>
        <translation>{what}: sitoumus täyttyy {often} jaossa sadasta.</translation>
    </message>
    <message>
        <source>{better}: the trick is won in {often} of 100 deals; {worse}: in {seldom}.</source>
        <translation>{better}: tikki voitetaan {often} jaossa sadasta; {worse}: {seldom}.</translation>
    </message>
    <message>
        <source>But more is kept for later.</source>
        <translation>Mutta myöhempää varten jää enemmän.</translation>
    </message>
    <message>
        <source>What comes after it decides.</source>
        <translation>Ratkaisee se, mitä tulee jälkeen.</translation>
    </message>
    <message>
        <source>Trick {number}, {card}</source>
        <translation>Tikki {number}, {card}</translation>
    </message>
    <message>
        <source>Before the first trick, {what}</source>
        <translation>Ennen ensimmäistä tikkiä, {what}</translation>
    </message>
    <message>
        <source>Trick {number}, said with the {card}: {word}</source>
        <translation>Tikki {number}, kortin {card} kanssa sanottiin: {word}</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ei vielä arvioitu</translation>
    </message>
    <message>
        <source>Said with it: {word}</source>
        <translation>Sen kanssa sanottiin: {word}</translation>
    </message>
    <message>
        <source>{said}. Nobody would have played otherwise for another word.</source>
        <translation>{said}. Toinen sana ei olisi muuttanut kenenkään peliä.</translation>
    </message>
    <message>
        <source>Beforehand</source>
        <translation>Alussa</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Tikki {number}</translation>
    </message>
    <message>
        <source>{card}: {places}</source>
        <translation>{card}: {places}</translation>
    </message>
    <message>
        <source>{card}: {places}; in truth: {truth}</source>
        <translation>{card}: {places}; todellisuudessa: {truth}</translation>
    </message>
    <message>
        <source>in no hand</source>
        <translation>ei kenenkään kädessä</translation>
    </message>
</context>
<context>
    <name>HandingOn</name>
    <message>
        <source>The deal is on the clipboard, as text.</source>
        <translation>Jako on leikepöydällä tekstinä.</translation>
    </message>
    <message>
        <source>Nothing was sent. The folder holds the game without names, the log, and what it all runs on.</source>
        <translation>Mitään ei lähetetty. Kansiossa ovat peli ilman nimiä, loki ja järjestelmän tiedot.</translation>
    </message>
    <message>
        <source>Nothing was sent. The report lies in {folder}.</source>
        <translation>Mitään ei lähetetty. Ilmoitus on kansiossa {folder}.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Search names, games, dates</source>
        <translation>Etsi nimiä, pelejä, päiviä</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Henkilö</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Kaikki pelaajat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Katso</translation>
    </message>
    <message>
        <source>Again…</source>
        <translation>Uudelleen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Tuo…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Looking through the games: {done} of {total}</source>
        <translation>Käydään pelejä läpi: {done}/{total}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitetut</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Hävityt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Kesken</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message>
        <source>No game like that. Try another word.</source>
        <translation>Sellaista peliä ei ole. Kokeile toista sanaa.</translation>
    </message>
    <message>
        <source>Nothing here yet: your first game will be the first line.</source>
        <translation>Täällä ei ole vielä mitään: ensimmäinen pelisi tulee ensimmäiselle riville.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Deleted: {result}</source>
        <translation>Poistettu: {result}</translation>
    </message>
    <message>
        <source>Look at it card by card</source>
        <translation>Katso se kortti kortilta</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Sama jako uudelleen</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Tiedostot…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Kansio…</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>Leikepöydältä</translation>
    </message>
    <message>
        <source>This game as a file…</source>
        <translation>Tämä peli tiedostoksi…</translation>
    </message>
    <message>
        <source>Copy this game as text</source>
        <translation>Kopioi tämä peli tekstinä</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) shown into a folder…</source>
        <translation>
            <numerusform>Näkyvä peli kansioon…</numerusform>
            <numerusform>Kaikki %n näkyvää peliä kansioon…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Special wins</source>
        <translation>Suuret voitot</translation>
    </message>
    <message>
        <source>Winning the game at once, with every trick or every point.</source>
        <translation>Peli voitetaan heti kaikilla tikeillä tai kaikilla pisteillä.</translation>
    </message>
    <message>
        <source>cappotto, stramazzo</source>
        <translation>cappotto, stramazzo</translation>
    </message>
    <message>
        <source>all eleven points</source>
        <translation>kaikki yksitoista pistettä</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei lainkaan</translation>
    </message>
    <message>
        <source>Going for the cappotto</source>
        <translation>Cappoton tavoittelu</translation>
    </message>
    <message>
        <source>A side that was called out rightly may play on for it.</source>
        <translation>Joukkue, jonka on oikein sanottu olevan maalissa, saa jatkaa sen toivossa.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>vado, non vado</source>
        <translation>vado, non vado</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Kaikki pisteet</translation>
    </message>
    <message>
        <source>What the losers may hold when all the points are won.</source>
        <translation>Mitä häviäjille saa jäädä, kun kaikki pisteet voitetaan.</translation>
    </message>
    <message>
        <source>under a point</source>
        <translation>alle piste</translation>
    </message>
    <message>
        <source>no third at all</source>
        <translation>ei kolmannestakaan</translation>
    </message>
    <message>
        <source>Stramazzone</source>
        <translation>Stramazzone</translation>
    </message>
    <message>
        <source>Whether the opponents must have made a trick for it.</source>
        <translation>Pitääkö vastustajilla silloin olla tikki.</translation>
    </message>
    <message>
        <source>in any case</source>
        <translation>joka tapauksessa</translation>
    </message>
    <message>
        <source>with a trick</source>
        <translation>jos on tikki</translation>
    </message>
    <message>
        <source>Collatondrione</source>
        <translation>Collatondrione</translation>
    </message>
    <message>
        <source>A hand of one suit wins at once, and counts sixteen.</source>
        <translation>Yhden maan käsi voittaa heti ja on kuudentoista arvoinen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>Panos</translation>
    </message>
    <message>
        <source>What each loser owes a winner for a game, in units without money.</source>
        <translation>Mitä kukin häviäjä on pelistä velkaa voittajalle: panoksia, ei rahaa.</translation>
    </message>
    <message>
        <source>games are counted</source>
        <translation>lasketaan pelit</translation>
    </message>
    <message>
        <source>always one</source>
        <translation>aina yksi</translation>
    </message>
    <message>
        <source>one, cappotto two</source>
        <translation>yksi, cappotto kaksi</translation>
    </message>
    <message>
        <source>the points between</source>
        <translation>pisteiden ero</translation>
    </message>
    <message>
        <source>marcio, and a pot</source>
        <translation>marcio ja potti</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Kortit pöytään</translation>
    </message>
    <message>
        <source>Putting the cards down when every trick left is certain.</source>
        <translation>Kortit lasketaan pöytään, kun kaikki loput tikit ovat varmoja.</translation>
    </message>
    <message>
        <source>if certain</source>
        <translation>jos varmaa</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parit</translation>
    </message>
    <message>
        <source>Who plays with whom: as they sit, or as the cards of the first deal say.</source>
        <translation>Kuka pelaa kenen kanssa: istumapaikan vai ensimmäisen jaon korttien mukaan.</translation>
    </message>
    <message>
        <source>as they sit</source>
        <translation>istumapaikan mukaan</translation>
    </message>
    <message>
        <source>drawn, then moved</source>
        <translation>arvotaan, siirrytään</translation>
    </message>
    <message>
        <source>drawn, all stay</source>
        <translation>arvotaan, ei siirrytä</translation>
    </message>
    <message>
        <source>by a called card</source>
        <translation>nimetyllä kortilla</translation>
    </message>
    <message>
        <source>The very first lead</source>
        <translation>Aivan ensimmäinen ajo</translation>
    </message>
    <message>
        <source>Who leads the first hand of a game.</source>
        <translation>Kuka ajaa pelin ensimmäisessä jaossa.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>jakajasta oikealla</translation>
    </message>
    <message>
        <source>A very weak hand</source>
        <translation>Hyvin heikko käsi</translation>
    </message>
    <message>
        <source>Whether it may be annulled before the first card.</source>
        <translation>Saako jaon mitätöidä ennen ensimmäistä korttia.</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>pelataan</translation>
    </message>
    <message>
        <source>under one point</source>
        <translation>alle yksi piste</translation>
    </message>
    <message>
        <source>without honours</source>
        <translation>ei kärkikortteja</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Tikkien katselu</translation>
    </message>
    <message>
        <source>Which tricks may be looked at again.</source>
        <translation>Mitä tikkejä saa katsoa uudestaan.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>edellinen tikki</translation>
    </message>
    <message>
        <source>one&apos;s own, on lead</source>
        <translation>omat, ajovuorossa</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Peruminen</translation>
    </message>
    <message>
        <source>Whether a card that was laid may be taken up again.</source>
        <translation>Saako pelatun kortin ottaa takaisin.</translation>
    </message>
    <message>
        <source>against computers</source>
        <translation>tietokonetta vastaan</translation>
    </message>
    <message>
        <source>always</source>
        <translation>aina</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Kortit kädessä</translation>
    </message>
    <message>
        <source>In which order the suits stand, from the left.</source>
        <translation>Missä järjestyksessä maat ovat vasemmalta lukien.</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Ranskalaiset maat</translation>
    </message>
    <message>
        <source>With a French pack: which suits stand for coins and cups.</source>
        <translation>Ranskalaisella pakalla: mitkä maat ovat rahan ja kupin tilalla.</translation>
    </message>
    <message>
        <source>coins are diamonds</source>
        <translation>raha on ruutu</translation>
    </message>
    <message>
        <source>coins are hearts</source>
        <translation>raha on hertta</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Back to the preset</source>
        <translation>Takaisin säännöstöön</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Unohda nämä säännöt</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Sääntöjesi nimi</translation>
    </message>
    <message>
        <source>Name them first</source>
        <translation>Anna ensin nimi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
</context>
<context>
    <name>KeyMapPage</name>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Omat kortit</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>Words with a lead</source>
        <translation>Sanat ajettaessa</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Valikot</translation>
    </message>
    <message>
        <source>A game looked at again</source>
        <translation>Katsottava peli</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Kaikkialla</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Before</source>
        <translation>Aiempi</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Myöhempi</translation>
    </message>
    <message>
        <source>Last trick: {name}</source>
        <translation>Edellinen tikki: {name}</translation>
    </message>
    <message>
        <source>An earlier trick: {name}</source>
        <translation>Aiempi tikki: {name}</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The account</source>
        <translation>Tili</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>jako</translation>
    </message>
    <message>
        <source>total</source>
        <translation>yhteensä</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You and {partner}, who sits opposite, play against {right} and {left}. Everybody plays a card, and the turn goes to the right; the highest card of the suit led takes all four.</source>
        <translation>Parisi on {partner}, joka istuu vastapäätä; vastassa ovat {right} ja {left}. Jokainen pelaa kortin, vuoro kiertää oikealle; ajetun maan korkein kortti vie kaikki neljä.</translation>
    </message>
    <message>
        <source>The suit is {suit}. You hold some, so you must follow: the dimmed cards wait. Whoever has none may play anything, but cannot take the trick.</source>
        <translation>Maa on {suit}. Sinulla on sitä, joten sinun täytyy tunnustaa: himmennetyt kortit odottavat. Jolla maata ei ole, saa pelata mitä tahansa, mutta ei voi viedä tikkiä.</translation>
    </message>
    <message>
        <source>Three threes are an accusa: three points if you declare them now, nothing later. Everybody will know where they are, yet it nearly always pays.</source>
        <translation>Kolme kolmosta on accusa: kolme pistettä, jos ilmoitat ne nyt, myöhemmin ei mitään. Kaikki saavat tietää, missä ne ovat, mutta se kannattaa melkein aina.</translation>
    </message>
    <message>
        <source>In each suit the three is the highest card, then come {ranks}. There are no trumps. Nothing beats your threes in their suits.</source>
        <translation>Joka maassa kolmonen on korkein, sitten {ranks}. Valtteja ei ole. Mikään ei voita kolmosiasi niiden omassa maassa.</translation>
    </message>
    <message>
        <source>The trick is yours: {the_card} was the highest. An ace is worth three thirds of a point; three, two and court cards one third; the others nothing. Here that makes {thirds} thirds.</source>
        <translation>Tikki on teidän: korkein oli {the_card}. Ässä on kolmen pisteen kolmanneksen arvoinen; kolmonen, kakkonen ja kuvakortit yhden; muut eivät minkään. Tästä tulee kolmanneksia: {thirds}.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next: any card, and with it a word to the partner. Try {the_card} with busso: it asks {partner} for the highest card of that suit, and to lead the suit again.</source>
        <translation>Tikin viejä ajaa seuraavaan: minkä kortin tahansa, ja parille saa samalla sanoa sanan. Kokeile: {the_card} ja busso. Se pyytää maan korkeimman ja samaa maata takaisin. Pyynnön saa {partner}.</translation>
    </message>
    <message>
        <source>Everybody has one card left. The last trick is worth three thirds more, a whole point, to whoever takes it.</source>
        <translation>Kaikilla on yksi kortti jäljellä. Viimeinen tikki tuo viejälleen kolme kolmannesta lisää, kokonaisen pisteen.</translation>
    </message>
    <message>
        <source>Each side adds up its thirds: three make a point, and thirds that are left over do not count. An accusa is added whole. So it goes on, hand after hand, up to 21.</source>
        <translation>Kumpikin joukkue laskee kolmanneksensa: kolme tekee pisteen, ja yli jääviä ei lasketa. Accusa lisätään kokonaisena. Näin jatketaan jako jaolta 21 pisteeseen.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Siirto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Tämän jaon siirrot</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{name}: move taken back</source>
        <translation>{name}: siirto peruttu</translation>
    </message>
    <message>
        <source>{name}: game broken off</source>
        <translation>{name}: peli keskeytetty</translation>
    </message>
    <message>
        <source>{name}: nothing to declare</source>
        <translation>{name}: ei ilmoitettavaa</translation>
    </message>
    <message>
        <source>{name}, to declare: {melds}</source>
        <translation>{name}, ilmoitettavana: {melds}</translation>
    </message>
    <message>
        <source>{name}: weak hand kept</source>
        <translation>{name}: heikot kortit pidetään</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}</source>
        <translation>{names}: {thirds}, {points}</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}, {melds} with combinations</source>
        <translation>{names}: {thirds}, {points}, {melds} yhdistelmistä</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n kolmannes</numerusform>
            <numerusform>%n kolmannesta</numerusform>
        </translation>
    </message>
    <message>
        <source>{sides}. Now {totals}</source>
        <translation>{sides}. Nyt {totals}</translation>
    </message>
    <message>
        <source>{name}: a hint</source>
        <translation>{name}: vihje</translation>
    </message>
    <message>
        <source>{name}: what the words prove</source>
        <translation>{name}: mitä sanat todistavat</translation>
    </message>
    <message>
        <source>{name}: suits seen</source>
        <translation>{name}: nähdyt maat</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Paikka {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Samat kortit…</translation>
    </message>
    <message>
        <source>The same cards for two sittings or for a friend</source>
        <translation>Samat kortit kahteen pelikertaan tai ystävälle</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Jaa kortit</translation>
    </message>
    <message>
        <source>How it is played: {game}</source>
        <translation>Näin pelataan: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pelaaja</numerusform>
            <numerusform>%n pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): the dealer rests</source>
        <translation>
            <numerusform>%n pelaaja: jakaja lepää</numerusform>
            <numerusform>%n pelaajaa: jakaja lepää</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Pelaajien määrä</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>Yksi ihminen</numerusform>
            <numerusform>%n ihmistä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>yksi tietokone</numerusform>
            <numerusform>%n tietokonetta</numerusform>
        </translation>
    </message>
    <message>
        <source>{bots} play; you watch.</source>
        <translation>Pöydässä {bots}: sinä katsot.</translation>
    </message>
    <message>
        <source>{persons} and {bots}.</source>
        <translation>{persons} ja {bots}.</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>What is to be said of it?</source>
        <translation>Mitä siitä on sanottava?</translation>
    </message>
    <message>
        <source>Note on the move</source>
        <translation>Huomautus siirrosta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} hyvä</translation>
    </message>
    <message>
        <source>{sign} inexact</source>
        <translation>{sign} epätarkka</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} virhe</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} paha virhe</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Two against two, up to 21.</source>
        <translation>Kaksi kahta vastaan, 21 pisteeseen.</translation>
    </message>
    <message>
        <source>The first to lead calls a three: its holder is the secret partner.</source>
        <translation>Aloittaja nimeää kolmosen: sen haltija on salainen pari.</translation>
    </message>
    <message>
        <source>One against two: bids, a monte, four discards.</source>
        <translation>Yksi kahta vastaan: tarjoukset, monte, neljä pois.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock, and shown.</source>
        <translation>Kortit nostetaan pakasta ja näytetään.</translation>
    </message>
    <message>
        <source>Five players, with a hidden partner.</source>
        <translation>Viisi pelaajaa ja salainen pari.</translation>
    </message>
    <message>
        <source>also for 4</source>
        <translation>myös neljälle</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>kotisäännöt</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>rekonstruktio</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Koillinen</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Luode</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassinen</translation>
    </message>
    <message>
        <source>Classic, with declarations</source>
        <translation>Klassinen, ilmoituksin</translation>
    </message>
    <message>
        <source>Federation, modern</source>
        <translation>Liitto, nykyaikainen</translation>
    </message>
    <message>
        <source>Federation, traditional</source>
        <translation>Liitto, perinteinen</translation>
    </message>
    <message>
        <source>Tournament to 77</source>
        <translation>Turnaus 77 pisteeseen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Kaksoisjako</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Kuten pöydässä</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>The book of 1930</source>
        <translation>Vuoden 1930 kirja</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Etelä</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Keskitaso</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Taitava</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>The Polish form of 1930. Trumps: {suit}.</source>
        <translation>Puolalainen muoto vuodelta 1930. Valtti: {suit}.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Itä</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Pohjoinen</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Länsi</translation>
    </message>
    <message>
        <source>Drawn pairs</source>
        <translation>Arvotut parit</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Yksi jako</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Neljä jakoa</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>The game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Maaliintulo</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Sitoumus</translation>
    </message>
    <message>
        <source>Calling a card</source>
        <translation>Kortin nimeäminen</translation>
    </message>
    <message>
        <source>The Polish count</source>
        <translation>Puolalainen laskutapa</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Yhdistelmät</translation>
    </message>
    <message>
        <source>Special wins</source>
        <translation>Suuret voitot</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Mitä saa sanoa</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Ilmoitukset</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pisteitä voittoon</translation>
    </message>
    <message>
        <source>Whoever has them at the end of a hand wins.</source>
        <translation>Voittaa se, jolla ne ovat jaon lopussa.</translation>
    </message>
    <message>
        <source>A game goes</source>
        <translation>Peli kestää</translation>
    </message>
    <message>
        <source>Up to the points above, over a few hands, or in one.</source>
        <translation>Yllä oleviin pisteisiin asti, muutaman jaon tai yhden.</translation>
    </message>
    <message>
        <source>up to the points</source>
        <translation>pisteisiin asti</translation>
    </message>
    <message>
        <source>over some hands</source>
        <translation>muutaman jaon</translation>
    </message>
    <message>
        <source>over one hand</source>
        <translation>yhden jaon</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jakoja</translation>
    </message>
    <message>
        <source>How many, where the game goes over some hands.</source>
        <translation>Montako, kun peli kestää muutaman jaon.</translation>
    </message>
    <message>
        <source>After a tie</source>
        <translation>Tasapelissä</translation>
    </message>
    <message>
        <source>When both have as many points after the last of these hands.</source>
        <translation>Kun molemmilla on yhtä paljon pisteitä viimeisen jaon jälkeen.</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>vielä yksi jako</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>tasapeli</translation>
    </message>
    <message>
        <source>Both over the target</source>
        <translation>Molemmat maalissa</translation>
    </message>
    <message>
        <source>Who wins when both sides pass it in one hand.</source>
        <translation>Kuka voittaa, kun molemmat pääsevät maaliin samassa jaossa.</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>enemmän pisteitä</translation>
    </message>
    <message>
        <source>who was first</source>
        <translation>ensin ehtinyt</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>viimeinen tikki</translation>
    </message>
    <message>
        <source>A session goes</source>
        <translation>Pelataan</translation>
    </message>
    <message>
        <source>Everybody deals as often; the best account wins.</source>
        <translation>Jokainen jakaa yhtä usein; paras tili voittaa.</translation>
    </message>
    <message>
        <source>up to 21 units</source>
        <translation>21 panokseen asti</translation>
    </message>
    <message>
        <source>A sitting is</source>
        <translation>Pelikerta on</translation>
    </message>
    <message>
        <source>One game, or as many as it takes to win some.</source>
        <translation>Yksi peli, tai niin monta kuin voittoihin tarvitaan.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>yksi peli</translation>
    </message>
    <message>
        <source>several games</source>
        <translation>useita pelejä</translation>
    </message>
    <message>
        <source>Games to win</source>
        <translation>Voitettavia pelejä</translation>
    </message>
    <message>
        <source>Where a sitting is several games.</source>
        <translation>Kun pelikerrassa on useita pelejä.</translation>
    </message>
    <message>
        <source>Every hand twice</source>
        <translation>Joka jako kahdesti</translation>
    </message>
    <message>
        <source>The same cards come again with the sides exchanged; both hands count together.</source>
        <translation>Samat kortit tulevat uudestaan joukkueet vaihdettuina; jaot lasketaan yhteen.</translation>
    </message>
    <message>
        <source>the federation&apos;s duplicate</source>
        <translation>liiton kaksoisjako</translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>yksi jako</numerusform>
            <numerusform>%n jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>How a game ends when a side reaches the target before the hand is over.</source>
        <translation>Miten peli päättyy, kun joukkue saa pisteet täyteen ennen jaon loppua.</translation>
    </message>
    <message>
        <source>mi chiamo fuori</source>
        <translation>mi chiamo fuori</translation>
    </message>
    <message>
        <source>the opponents are called</source>
        <translation>sanotaan vastustajista</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>itsestään</translation>
    </message>
    <message>
        <source>not before the end</source>
        <translation>vasta jaon lopussa</translation>
    </message>
    <message>
        <source>A wrong call</source>
        <translation>Väärä väite</translation>
    </message>
    <message>
        <source>What it costs to call the opponents out too early.</source>
        <translation>Mitä maksaa sanoa vastustajista liian aikaisin, että he ovat maalissa.</translation>
    </message>
    <message>
        <source>costs the game</source>
        <translation>maksaa pelin</translation>
    </message>
    <message>
        <source>is allowed twice</source>
        <translation>sallitaan kahdesti</translation>
    </message>
    <message>
        <source>The running count</source>
        <translation>Jaon pistetilanne</translation>
    </message>
    <message>
        <source>Whether the points won so far in the hand are shown; remembering them is part of the game.</source>
        <translation>Näytetäänkö jaossa jo saadut pisteet; niiden muistaminen kuuluu peliin.</translation>
    </message>
    <message>
        <source>is kept in mind</source>
        <translation>pidetään mielessä</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>näytetään</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Jos kaikki passaavat</translation>
    </message>
    <message>
        <source>The next one deals; then chiamo may be closed.</source>
        <translation>Seuraava jakaa; chiamo voi silloin olla suljettu.</translation>
    </message>
    <message>
        <source>deal again</source>
        <translation>uusi jako</translation>
    </message>
    <message>
        <source>solo at least</source>
        <translation>vähintään solo</translation>
    </message>
    <message>
        <source>The monte in solo</source>
        <translation>Monte solossa</translation>
    </message>
    <message>
        <source>Whether all see what the declarer takes.</source>
        <translation>Näkevätkö kaikki, mitä pelinviejä ottaa.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>avoin</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>piilossa</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Ensimmäinen ajo</translation>
    </message>
    <message>
        <source>In every kind of solissimo it is the declarer&apos;s.</source>
        <translation>Kaikissa solissimoissa se on pelinviejän.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>jakajasta oikealla</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>pelinviejä</translation>
    </message>
    <message>
        <source>The dealer who rests</source>
        <translation>Lepäävä jakaja</translation>
    </message>
    <message>
        <source>At four: whether he pays and is paid with the defenders.</source>
        <translation>Nelistään: maksaako ja saako jakaja puolustajien tavoin.</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>ei maksa mitään</translation>
    </message>
    <message>
        <source>like a defender</source>
        <translation>kuten puolustaja</translation>
    </message>
    <message>
        <source>Holding all the threes</source>
        <translation>Kaikki kolmoset kädessä</translation>
    </message>
    <message>
        <source>What the caller does who has none left to call.</source>
        <translation>Mitä tekee nimeäjä, jolla ei ole nimettävää.</translation>
    </message>
    <message>
        <source>call a two</source>
        <translation>nimeää kakkosen</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>pelaa yksin</translation>
    </message>
    <message>
        <source>What is called</source>
        <translation>Nimetään</translation>
    </message>
    <message>
        <source>A three, or any card that is not an ace.</source>
        <translation>Kolmonen tai mikä tahansa kortti, joka ei ole ässä.</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>any but an ace</source>
        <translation>muu kuin ässä</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>The book of 1930 gives nothing for it.</source>
        <translation>Vuoden 1930 kirja ei anna siitä mitään.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>yksi piste</translation>
    </message>
    <message>
        <source>Without the suit led</source>
        <translation>Ilman ajettua maata</translation>
    </message>
    <message>
        <source>Whether a trump must be played then.</source>
        <translation>Onko silloin pakko lyödä valtti.</translation>
    </message>
    <message>
        <source>play anything</source>
        <translation>pelataan mitä vain</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>lyödään valtti</translation>
    </message>
    <message>
        <source>Thirds left over</source>
        <translation>Ylijäävät kolmannekset</translation>
    </message>
    <message>
        <source>What becomes of those that make no point.</source>
        <translation>Miten käy niiden, joista ei tule pistettä.</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>ei lasketa</translation>
    </message>
    <message>
        <source>are kept</source>
        <translation>säästetään</translation>
    </message>
    <message>
        <source>Three or four of the threes, twos or aces, and the Napoletana.</source>
        <translation>Kolme tai neljä kolmosta, kakkosta tai ässää, sekä napoletana.</translation>
    </message>
    <message>
        <source>for points</source>
        <translation>pisteitä</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ei pelata</translation>
    </message>
    <message>
        <source>told, no points</source>
        <translation>sanotaan, ei pisteitä</translation>
    </message>
    <message>
        <source>must be told</source>
        <translation>on sanottava</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Ilmoitetaan</translation>
    </message>
    <message>
        <source>When one says them; later they are worth nothing.</source>
        <translation>Milloin ne sanotaan; myöhemmin niistä ei saa mitään.</translation>
    </message>
    <message>
        <source>after trick one</source>
        <translation>1. tikin jälkeen</translation>
    </message>
    <message>
        <source>after one&apos;s card</source>
        <translation>oman kortin jälkeen</translation>
    </message>
    <message>
        <source>with one&apos;s card</source>
        <translation>oman kortin myötä</translation>
    </message>
    <message>
        <source>One inside another</source>
        <translation>Toinen toisen sisällä</translation>
    </message>
    <message>
        <source>A combination that a declared one shows as well.</source>
        <translation>Yhdistelmä, jonka ilmoitettu jo näyttää.</translation>
    </message>
    <message>
        <source>must be declared</source>
        <translation>on ilmoitettava</translation>
    </message>
    <message>
        <source>counts by itself</source>
        <translation>lasketaan itsestään</translation>
    </message>
    <message>
        <source>The fourth of three</source>
        <translation>Neljäs kolmen lisäksi</translation>
    </message>
    <message>
        <source>What the fourth card adds to three that were declared.</source>
        <translation>Mitä neljäs kortti lisää kolmeen jo ilmoitettuun.</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>neljä pistettä</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Rules of the table</source>
        <translation>Pöydän säännöt</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Säännöstö</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ</source>
        <translation>
            <numerusform>%n kohta poikkeaa</numerusform>
            <numerusform>%n kohtaa poikkeaa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>with help</source>
        <translation>avustettuna</translation>
    </message>
    <message>
        <source>played on from another game</source>
        <translation>jatkettu toisesta pelistä</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ei voi lukea</translation>
    </message>
    <message>
        <source>open, {score}</source>
        <translation>kesken, {score}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>kesken</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>keskeytetty</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>tasapeli, {score}</translation>
    </message>
    <message>
        <source>won, {score}</source>
        <translation>voitto, {score}</translation>
    </message>
    <message>
        <source>lost, {score}</source>
        <translation>tappio, {score}</translation>
    </message>
</context>
<context>
    <name>Pen</name>
    <message>
        <source>This record is damaged, so it is left as it is: no note can be written.</source>
        <translation>Tämä tallenne on vioittunut ja jätetään ennalleen: siihen ei voi kirjoittaa.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else and was read again. Save your note once more.</source>
        <translation>Joku muu muutti tiedostoa {file}, ja se luettiin uudestaan. Tallenna huomautus vielä kerran.</translation>
    </message>
</context>
<context>
    <name>PlayedPaper</name>
    <message>
        <source>Put away</source>
        <translation>Pane pois</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Pelatut kortit</translation>
    </message>
    <message>
        <source>Suits seen</source>
        <translation>Nähdyt maat</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>Peli merkitään silloin autetuksi.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Autettu peli.</translation>
    </message>
    <message>
        <source>What is out in each suit, and who has none. The game then counts as helped.</source>
        <translation>Mitkä kortit ovat vielä pelaamatta joka maassa ja keneltä maa puuttuu. Peli merkitään silloin autetuksi.</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Vielä pelaamatta</translation>
    </message>
    <message>
        <source>At this table no trick is looked at again before the hand is over.</source>
        <translation>Tässä pöydässä tikkejä ei katsella uudelleen ennen jaon loppua.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Ei vielä yhtään tikkiä.</translation>
    </message>
    <message>
        <source>The other tricks are for memory, until the hand is over.</source>
        <translation>Muut tikit jäävät muistin varaan jaon loppuun asti.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>Pace and play</source>
        <translation>Tahti ja peli</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Esteettömyys</translation>
    </message>
    <message>
        <source>Changes are kept at once.</source>
        <translation>Muutokset tulevat heti voimaan.</translation>
    </message>
    <message>
        <source>A window of this size can show up to {percent} %.</source>
        <translation>Tämän kokoiseen ikkunaan mahtuu enintään {percent} %.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kuten järjestelmä</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Vihreä verka</translation>
    </message>
    <message>
        <source>Gulf blue</source>
        <translation>Merensini</translation>
    </message>
    <message>
        <source>Pompeian red</source>
        <translation>Pompejin punainen</translation>
    </message>
    <message>
        <source>Walnut board</source>
        <translation>Pähkinäpuu</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Teema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Koot</translation>
    </message>
    <message>
        <source>Text and buttons</source>
        <translation>Teksti ja painikkeet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>As long as everything on the table keeps its place.</source>
        <translation>Niin kauan kuin kaikki mahtuu pöydälle paikoilleen.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Ei liikettä</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Korttien liike</translation>
    </message>
    <message>
        <source>A click always skips what is moving.</source>
        <translation>Napsautus ohittaa aina liikkeen.</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Valmis tikki viipyy</translation>
    </message>
    <message>
        <source>Time to read it before it is taken.</source>
        <translation>Aikaa katsoa se, ennen kuin se kerätään pois.</translation>
    </message>
    <message>
        <source>Wait for a click</source>
        <translation>Odota napsautusta</translation>
    </message>
    <message>
        <source>A finished trick stays until you click or press Enter.</source>
        <translation>Valmis tikki viipyy, kunnes napsautat tai painat Enteriä.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nimesi</translation>
    </message>
    <message>
        <source>It stands on your plate and in the record of a game.</source>
        <translation>Se näkyy paikallasi ja pelin tallenteessa.</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Vahvista joka kortti</translation>
    </message>
    <message>
        <source>The first press lifts it, the second plays it.</source>
        <translation>Ensimmäinen painallus nostaa, toinen pelaa.</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Pakollinen kortti pelataan itsestään</translation>
    </message>
    <message>
        <source>The only card you may play goes after a moment. Esc holds it back.</source>
        <translation>Ainoa mahdollinen kortti lähtee hetken kuluttua. Esc pidättää sen.</translation>
    </message>
    <message>
        <source>Weak cards first</source>
        <translation>Heikot kortit ensin</translation>
    </message>
    <message>
        <source>Each suit of your hand begins with its weakest card.</source>
        <translation>Jokainen maa kädessäsi alkaa heikoimmasta kortista.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>H shows the best card; the game then counts as helped.</source>
        <translation>H näyttää parhaan kortin; peli merkitään autetuksi.</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Jaon pistetilanne</translation>
    </message>
    <message>
        <source>Your tricks are counted for you; the game then counts as helped.</source>
        <translation>Tikkisi lasketaan puolestasi; peli merkitään autetuksi.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ääni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Voimakkuus</translation>
    </message>
    <message>
        <source>Cards, knocks on the table, a tune for a game won.</source>
        <translation>Kortit, koputus pöytään, sävel voitetulle pelille.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Ei ääntä</translation>
    </message>
    <message>
        <source>All that is heard can also be seen.</source>
        <translation>Kaikki, minkä kuulee, myös näkyy.</translation>
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
        <translation>Sanat ruudulla</translation>
    </message>
    <message>
        <source>What is said at the table stays Italian in every language.</source>
        <translation>Pöydässä sanottu pysyy italiana joka kielellä.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Vähemmän liikettä</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Kortit häipyvät lentämisen sijaan.</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>Kerro enemmän</translation>
    </message>
    <message>
        <source>A screen reader tells your hand, the trick, and what you may play.</source>
        <translation>Ruudunlukija kertoo kätesi, tikin ja pelattavat kortit.</translation>
    </message>
    <message>
        <source>Bigger targets</source>
        <translation>Suuremmat painikkeet</translation>
    </message>
    <message>
        <source>All buttons are at least 56 pixels high.</source>
        <translation>Painikkeet ovat vähintään 56 pikseliä korkeita.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Pöydän esikatselu</translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>Problems</source>
        <translation>Tehtävät</translation>
    </message>
    <message>
        <source>The computer could not work it out. Try once more.</source>
        <translation>Tietokone ei saanut vastausta selville. Yritä uudelleen.</translation>
    </message>
    <message>
        <source>What you found cannot be kept: {reason}.</source>
        <translation>Löytämääsi ei voi tallentaa: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProblemSide</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>You see all hands: only so is one card the best for certain.</source>
        <translation>Näet kaikkien kortit: vain niin yksi kortti on varmasti paras.</translation>
    </message>
    <message>
        <source>What is asked, and what came of a card</source>
        <translation>Mitä kysytään ja mitä kortista seurasi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Näytä ratkaisu</translation>
    </message>
    <message>
        <source>Another problem</source>
        <translation>Toinen tehtävä</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Alusta</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Problem of the day</source>
        <translation>Päivän tehtävä</translation>
    </message>
    <message>
        <source>Problem of {date}</source>
        <translation>Tehtävä {date}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>helppo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>keskitaso</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>vaikea</translation>
    </message>
    <message>
        <source>You lead. With which card do you and {partner} win the most?</source>
        <translation>Sinä ajat. Millä kortilla sinä ja {partner} saatte eniten?</translation>
    </message>
    <message>
        <source>It is your turn. With which card do you and {partner} win the most?</source>
        <translation>On sinun vuorosi. Millä kortilla sinä ja {partner} saatte eniten?</translation>
    </message>
    <message>
        <source>Points so far: {mine} to {theirs}. Still to be won: {left}, with the last trick.</source>
        <translation>Pisteet tähän asti: {mine}–{theirs}. Vielä jaossa: {left}, viimeinen tikki mukaan lukien.</translation>
    </message>
    <message>
        <source>{the_card} costs {points}.</source>
        <translation>{the_card}: maksaa {points}.</translation>
    </message>
    <message>
        <source>Found at the first try: {the_card}.</source>
        <translation>Löytyi heti: {the_card}.</translation>
    </message>
    <message>
        <source>Found: {the_card}.</source>
        <translation>Löytyi: {the_card}.</translation>
    </message>
    <message>
        <source>The best card: {the_card}.</source>
        <translation>Paras kortti: {the_card}.</translation>
    </message>
    <message>
        <source>With best play your side comes to {points}. Any other card costs {cost} or more.</source>
        <translation>Parhaalla pelillä teille tulee {points}. Mikä tahansa muu kortti maksaa vähintään {cost}.</translation>
    </message>
    <message>
        <source>Best play on both sides then brings you to {points}; the best card, to {best}.</source>
        <translation>Kun kaikki pelaavat sitten parhaiten, teille tulee {points}; parhaalla kortilla {best}.</translation>
    </message>
    <message>
        <source>What goes to the others: {things}.</source>
        <translation>Muille menee: {things}.</translation>
    </message>
    <message>
        <source>What comes to you for it: {things}.</source>
        <translation>Teille tulee sen sijaan: {things}.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>viimeinen tikki</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>with a third or two</comment>
        <translation>{number} pistettä</translation>
    </message>
    <message>
        <source>found at the first try</source>
        <translation>löytyi heti</translation>
    </message>
    <message>
        <source>found</source>
        <translation>löytyi</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>näytetty</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>yritetty</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>ei vielä yritetty</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n päivä peräkkäin</numerusform>
            <numerusform>%n päivää peräkkäin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedWords</name>
    <message>
        <source>it is another&apos;s turn</source>
        <translation>vuoro on toisen</translation>
    </message>
    <message>
        <source>nobody is asked for that here</source>
        <translation>sitä ei tässä kysytä keneltäkään</translation>
    </message>
    <message>
        <source>the hand is over</source>
        <translation>jako on ohi</translation>
    </message>
    <message>
        <source>that seat sits this hand out</source>
        <translation>se paikka lepää tämän jaon</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>peruttavaa ei ole</translation>
    </message>
    <message>
        <source>nothing is taken back at this table</source>
        <translation>tässä pöydässä ei peruta</translation>
    </message>
    <message>
        <source>the table had moved on</source>
        <translation>pöytä oli jo ehtinyt eteenpäin</translation>
    </message>
    <message>
        <source>that hand does not hold the card, or holds it no more</source>
        <translation>sitä korttia ei ole siinä kädessä, tai ei ole enää</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>ajettua maata on tunnustettava</translation>
    </message>
    <message>
        <source>the three that was called must be led</source>
        <translation>nimetty kolmonen on ajettava</translation>
    </message>
    <message>
        <source>another suit must be led</source>
        <translation>on ajettava toista maata</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>on lyötävä valtti</translation>
    </message>
    <message>
        <source>only who leads may say that</source>
        <translation>sen saa sanoa vain aloittaja</translation>
    </message>
    <message>
        <source>only who follows may say that</source>
        <translation>aloittaja ei saa sanoa sitä</translation>
    </message>
    <message>
        <source>those words contradict each other</source>
        <translation>ne sanat ovat ristiriidassa</translation>
    </message>
    <message>
        <source>that word is not used at this table</source>
        <translation>sitä sanaa ei käytetä tässä pöydässä</translation>
    </message>
    <message>
        <source>the word is not true of the hand</source>
        <translation>sana ei pidä paikkaansa siitä kädestä</translation>
    </message>
    <message>
        <source>it is not one short line</source>
        <translation>se ei ole yksi lyhyt rivi</translation>
    </message>
    <message>
        <source>that hand does not hold the combination</source>
        <translation>siinä kädessä ei ole sitä yhdistelmää</translation>
    </message>
    <message>
        <source>the combination was declared before</source>
        <translation>se yhdistelmä on jo ilmoitettu</translation>
    </message>
    <message>
        <source>no combination is named</source>
        <translation>yhdistelmää ei ole nimetty</translation>
    </message>
    <message>
        <source>it is too late for combinations</source>
        <translation>yhdistelmille on liian myöhäistä</translation>
    </message>
    <message>
        <source>there are no combinations at this table</source>
        <translation>tässä pöydässä ei ole yhdistelmiä</translation>
    </message>
    <message>
        <source>nobody claims at this table</source>
        <translation>tässä pöydässä ei vaadita voittoa</translation>
    </message>
    <message>
        <source>a claim was made before</source>
        <translation>voittoa on jo vaadittu</translation>
    </message>
    <message>
        <source>that side has called wrongly twice</source>
        <translation>se joukkue on jo väittänyt kahdesti väärin</translation>
    </message>
    <message>
        <source>nobody can give this game up</source>
        <translation>tätä peliä ei voi luovuttaa</translation>
    </message>
    <message>
        <source>only people give a game up</source>
        <translation>vain ihmiset luovuttavat</translation>
    </message>
    <message>
        <source>that was offered before</source>
        <translation>sitä on jo ehdotettu</translation>
    </message>
    <message>
        <source>nobody lays down at this table</source>
        <translation>tässä pöydässä ei lasketa kortteja pöytään</translation>
    </message>
    <message>
        <source>it is too early to lay down</source>
        <translation>liian aikaista laskea kortit pöytään</translation>
    </message>
    <message>
        <source>not every trick left is certain</source>
        <translation>kaikki loput tikit eivät ole varmoja</translation>
    </message>
    <message>
        <source>a higher bid was made before</source>
        <translation>korkeampi tarjous on jo tehty</translation>
    </message>
    <message>
        <source>the caller holds that card</source>
        <translation>se kortti on nimeäjällä itsellään</translation>
    </message>
    <message>
        <source>that card may not be called</source>
        <translation>sitä korttia ei saa nimetä</translation>
    </message>
    <message>
        <source>that is not the right number of cards</source>
        <translation>korttien määrä on väärä</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>A game looked at again</source>
        <translation>Katsottava peli</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>Tässä pelissä ei jaettu yhtään korttia.</translation>
    </message>
    <message>
        <source>Reading: {percent} %</source>
        <translation>Luetaan: {percent} %</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>Kopioitu: {text}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Arvioi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>Where were the missing threes? As could be known; ▲ the truth</source>
        <translation>Missä puuttuvat kolmoset olivat? Sen mukaan, mitä saattoi tietää; ▲ totuus</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Käännekohdat</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Arvio: {name}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Judged: {known} of {count}</source>
        <translation>Arvioitu: {known} / {count}</translation>
    </message>
    <message>
        <source>All judged; with all cards open: {solved} of {count}</source>
        <translation>Kaikki arvioitu; kortit avoinna: {solved} / {count}</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>A computer player stopped in the middle of a thought. Nothing is lost.</source>
        <translation>Tietokonepelaaja pysähtyi kesken ajatuksen. Mitään ei ole menetetty.</translation>
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
        <translation>Tressetten säännöt</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Muunnelma</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
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
        <translation>Tikki {number}. {said}</translation>
    </message>
</context>
<context>
    <name>SaidPaper</name>
    <message>
        <source>Put away</source>
        <translation>Pane pois</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Mitä on sanottu</translation>
    </message>
    <message>
        <source>Nothing yet in this hand.</source>
        <translation>Tässä jaossa ei vielä mitään.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Autettu peli.</translation>
    </message>
    <message>
        <source>What it proves</source>
        <translation>Mitä se todistaa</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>Peli merkitään silloin autetuksi.</translation>
    </message>
    <message>
        <source>What the words prove of each hand and suit. The game then counts as helped.</source>
        <translation>Mitä sanat todistavat joka kädestä ja maasta. Peli merkitään silloin autetuksi.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Sano jotakin…</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Sanasi</translation>
    </message>
</context>
<context>
    <name>SayPanel</name>
    <message>
        <source>Choose first</source>
        <translation>Valitse ensin</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Poistu</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Takaisin pöytään</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanssi</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Seuraava peli</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Sama jako</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Score sheet</source>
        <translation>Pistelappu</translation>
    </message>
    <message>
        <source>Score: {scores}. {more}</source>
        <translation>Pisteet: {scores}. {more}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Lappu</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Level of {place}</source>
        <translation>Taso: {place}</translation>
    </message>
    <message>
        <source>Name of {place}</source>
        <translation>Nimi: {place}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ihminen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>{place}: person or computer</source>
        <translation>{place}: ihminen vai tietokone</translation>
    </message>
</context>
<context>
    <name>SeenPage</name>
    <message>
        <source>This is what one seat saw. It can be read, but not played through.</source>
        <translation>Tämän näki yksi paikka. Sitä voi lukea muttei pelata läpi.</translation>
    </message>
    <message>
        <source>The hand in {file} is not over: its cards come again when it is.</source>
        <translation>Jako tiedostossa {file} on kesken: samat kortit saa uudelleen, kun se on ohi.</translation>
    </message>
    <message>
        <source>{file} holds no hand yet.</source>
        <translation>Tiedostossa {file} ei ole vielä yhtään jakoa.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The preferences in {file} cannot be read: {reason}. Changes last until the game is closed.</source>
        <translation>Asetuksia tiedostossa {file} ei voi lukea: {reason}. Muutokset kestävät, kunnes suljet pelin.</translation>
    </message>
    <message>
        <source>The preferences in {file} belong to a newer version and are left alone. Changes last until the game is closed.</source>
        <translation>Tiedoston {file} asetukset kuuluvat uudempaan versioon, ja ne jätettiin ennalleen. Muutokset kestävät, kunnes suljet pelin.</translation>
    </message>
    <message>
        <source>Preference {key}: {value} means nothing here.</source>
        <translation>Asetus {key}: {value} ei tarkoita tässä mitään.</translation>
    </message>
    <message>
        <source>The preferences in {file} are damaged and cannot be put aside: {reason}.</source>
        <translation>Tiedoston {file} asetukset ovat vioittuneet, eikä niitä voi siirtää sivuun: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were damaged: they are kept as {file}, and new ones are begun.</source>
        <translation>Asetukset olivat vioittuneet: ne ovat tallessa tiedostossa {file}, ja uudet aloitettiin alusta.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Asetuksia ei voitu tallentaa: {reason}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>{us} to {them}</source>
        <translation>{us}–{them}</translation>
    </message>
    <message>
        <source>A draw, {us} to {them}</source>
        <translation>Tasapeli {us}–{them}</translation>
    </message>
    <message>
        <source>You won, {us} to {them}</source>
        <translation>Voitit {us}–{them}</translation>
    </message>
    <message>
        <source>You lost, {us} to {them}</source>
        <translation>Hävisit {us}–{them}</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>Luovutus: {name}.</translation>
    </message>
    <message>
        <source>{name}: {meaning}. It counts as {games}.</source>
        <translation>{name}: {meaning}. Arvo on {games}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} claimed the game, rightly: {points}.</source>
        <translation>{name}: oikea vaatimus, {points}.</translation>
    </message>
    <message>
        <source>{name} claimed the game, wrongly: only {points}.</source>
        <translation>{name}: väärä vaatimus, vain {points}.</translation>
    </message>
    <message>
        <source>Hand {number}, ended by laying down.</source>
        <translation>Jako {number}: kortit laskettiin pöytään.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>You won the game</source>
        <translation>Voitit pelin</translation>
    </message>
    <message>
        <source>The game is won: {names}</source>
        <translation>Voittajat: {names}</translation>
    </message>
    <message>
        <source>The game is shared: {names}</source>
        <translation>Jaettu voitto: {names}</translation>
    </message>
    <message>
        <source>{name} won the game</source>
        <translation>Voittaja: {name}</translation>
    </message>
    <message>
        <source>This hand brought you {points}</source>
        <translation>Tästä jaosta sinulle: {points}</translation>
    </message>
    <message>
        <source>{bid}: won</source>
        <translation>{bid}: voitto</translation>
    </message>
    <message>
        <source>{bid}: lost</source>
        <translation>{bid}: tappio</translation>
    </message>
    <message>
        <source>Board {board}, first table: the same cards come once more.</source>
        <translation>Kaksoisjako {board}, ensimmäinen pöytä: samat kortit tulevat vielä kerran.</translation>
    </message>
    <message>
        <source>Board {board}, both tables: eleven points are taken off.</source>
        <translation>Kaksoisjako {board}, molemmat pöydät: yksitoista pistettä vähennetään.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, wrongly: they were {missing} short.</source>
        <translation>{name}: väärä väite, vastustajilta puuttui {missing}.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, rightly: {points}.</source>
        <translation>{name}: oikea väite, vastustajat olivat maalissa: {points}.</translation>
    </message>
    <message>
        <source>They went for the cappotto and missed it.</source>
        <translation>Cappottoa yritettiin, mutta se jäi saamatta.</translation>
    </message>
    <message>
        <source>{stake}, doubled by all the tricks</source>
        <translation>{stake}, tuplana kaikista tikeistä</translation>
    </message>
    <message>
        <source>{stake}, tripled by all the points</source>
        <translation>{stake}, kolminkertaisena kaikista pisteistä</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gives {units}.</source>
        <translation>{name}: {bid}, panos {stake}. Jokaiselta vastustajalta tulee {units}.</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gets {units}.</source>
        <translation>{name}: {bid}, panos {stake}. Jokaiselle vastustajalle menee {units}.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Put away</source>
        <translation>Pane pois</translation>
    </message>
    <message>
        <source>Game of this file</source>
        <translation>Tiedoston peli</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Game {number} of {of}</source>
        <translation>Peli {number} / {of}</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Sama jako uudelleen</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Altogether</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>{combination} ({name})</source>
        <translation>{combination} ({name})</translation>
    </message>
    <message>
        <source>No combination</source>
        <translation>Ei yhdistelmiä</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>They</source>
        <translation>He</translation>
    </message>
    <message>
        <source>thirds</source>
        <translation>kolmannekset</translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n ässä</numerusform>
            <numerusform>%n ässää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among threes, twos and figures</source>
        <translation>
            <numerusform>Kolmoset, kakkoset ja kuvat: %n</numerusform>
            <numerusform>Kolmoset, kakkoset ja kuvat: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among aces, threes, twos and figures</source>
        <translation>
            <numerusform>Ässät, kolmoset, kakkoset ja kuvat: %n</numerusform>
            <numerusform>Ässät, kolmoset, kakkoset ja kuvat: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick, and %n card(s) left over</source>
        <translation>
            <numerusform>Viimeinen tikki ja yksi kortti</numerusform>
            <numerusform>Viimeinen tikki ja %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>Kept from the hands before</source>
        <translation>Säästetty aiemmista jaoista</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n kolmannes</numerusform>
            <numerusform>%n kolmannesta</numerusform>
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
            <numerusform>yksi kolmannes jää pois</numerusform>
            <numerusform>%n kolmannesta jää pois</numerusform>
        </translation>
    </message>
    <message>
        <source>altogether {thirds}: {points}</source>
        <translation>yhteensä {thirds}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) are kept</source>
        <translation>
            <numerusform>yksi kolmannes säästetään</numerusform>
            <numerusform>%n kolmannesta säästetään</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of the hand</source>
        <translation>Jaon pisteet</translation>
    </message>
    <message>
        <source>Taken off for the board</source>
        <translation>Vähennetään kaksoisjaosta</translation>
    </message>
    <message>
        <source>To win the contract</source>
        <translation>Sitoumukseen tarvitaan</translation>
    </message>
    <message>
        <source>six of eleven</source>
        <translation>kuusi yhdestätoista</translation>
    </message>
    <message>
        <source>From {before} to {after}</source>
        <translation>Ennen {before}, nyt {after}</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>{target} pisteeseen</translation>
    </message>
    <message>
        <source>out!</source>
        <translation>maalissa!</translation>
    </message>
    <message>
        <source>the others gave up</source>
        <translation>luovutuksella</translation>
    </message>
    <message>
        <source>by the others&apos; mistake</source>
        <translation>toisten virheestä</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitto</translation>
    </message>
</context>
<context>
    <name>SignalsPanel</name>
    <message>
        <source>Do you want to say something?</source>
        <translation>Haluatko sanoa jotakin?</translation>
    </message>
    <message>
        <source>Say something with {card}?</source>
        <translation>Sanotko jotakin ({card})?</translation>
    </message>
    <message>
        <source>{word}. {meaning}</source>
        <translation>{word}. {meaning}</translation>
    </message>
    <message>
        <source>{word}, with the card you lead.</source>
        <translation>{word}, aloituskorttisi kanssa.</translation>
    </message>
    <message>
        <source>{word}: not said.</source>
        <translation>{word}: ei sanota.</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>you will say {word}</source>
        <translation>sanot: {word}</translation>
    </message>
</context>
<context>
    <name>SpeechBook</name>
    <message>
        <source>What is said</source>
        <translation>Mitä sanotaan</translation>
    </message>
    <message>
        <source>One code for the whole table. The glossary explains every word of it.</source>
        <translation>Yksi merkkikieli koko pöydälle. Sanasto selittää sen joka sanan.</translation>
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
        <translation>nykyaikaiset ilmoitukset</translation>
    </message>
    <message>
        <source>traditional declarations</source>
        <translation>perinteiset ilmoitukset</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation>Striscio</translation>
    </message>
    <message>
        <source>Sliding a card: low cards of the suit are left.</source>
        <translation>Kortti liu’utetaan: samaa maata jää vielä pieniä.</translation>
    </message>
    <message>
        <source>is said</source>
        <translation>sanotaan</translation>
    </message>
    <message>
        <source>is not said</source>
        <translation>ei sanota</translation>
    </message>
    <message>
        <source>Striscio means</source>
        <translation>Striscio lupaa</translation>
    </message>
    <message>
        <source>How much it promises about the suit.</source>
        <translation>Paljonko se lupaa maasta.</translation>
    </message>
    <message>
        <source>a low card is left</source>
        <translation>jää jokin pieni</translation>
    </message>
    <message>
        <source>only low ones</source>
        <translation>jää vain pieniä</translation>
    </message>
    <message>
        <source>True or not</source>
        <translation>Totta vai ei</translation>
    </message>
    <message>
        <source>Whether a word must be true of the hand.</source>
        <translation>Täytyykö sanan pitää paikkansa.</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>pitää olla totta</translation>
    </message>
    <message>
        <source>may be a bluff</source>
        <translation>saa bluffata</translation>
    </message>
    <message>
        <source>Tutto fuori</source>
        <translation>Tutto fuori</translation>
    </message>
    <message>
        <source>Which of the best cards the leader must lack.</source>
        <translation>Mitkä parhaista korteista aloittajalta puuttuvat.</translation>
    </message>
    <message>
        <source>those still out</source>
        <translation>yhä pelissä olevat</translation>
    </message>
    <message>
        <source>three, two and ace</source>
        <translation>kolmonen, kakkonen ja ässä</translation>
    </message>
    <message>
        <source>Many of a suit</source>
        <translation>Paljon maata</translation>
    </message>
    <message>
        <source>How many cards the alternative words call many.</source>
        <translation>Montako korttia on paljon vaihtoehtoisissa sanoissa.</translation>
    </message>
    <message>
        <source>How it is said</source>
        <translation>Miten sanotaan</translation>
    </message>
    <message>
        <source>Tick what you want declared and the right words are found, or say what you like.</source>
        <translation>Rastita, mitä ilmoitetaan, niin oikeat sanat löytyvät; tai sano mitä haluat.</translation>
    </message>
    <message>
        <source>boxes to tick</source>
        <translation>rasteilla</translation>
    </message>
    <message>
        <source>one&apos;s own words</source>
        <translation>omin sanoin</translation>
    </message>
    <message>
        <source>Three and two</source>
        <translation>Kolmonen ja kakkonen</translation>
    </message>
    <message>
        <source>Which of the two is led to declare them among three cards.</source>
        <translation>Kumpi niistä ajetaan, kun ne ilmoitetaan kolmen kortin maasta.</translation>
    </message>
    <message>
        <source>either</source>
        <translation>kumpi vain</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>A silent lead</source>
        <translation>Hiljainen ajo</translation>
    </message>
    <message>
        <source>How long one who led a suit in silence may not speak of it when leading.</source>
        <translation>Kuinka kauan hiljaa ajetusta maasta ei saa puhua sitä ajettaessa.</translation>
    </message>
    <message>
        <source>for the hand</source>
        <translation>koko jaon</translation>
    </message>
    <message>
        <source>while on lead</source>
        <translation>ajovuoron ajan</translation>
    </message>
    <message>
        <source>bars nothing</source>
        <translation>ei estä mitään</translation>
    </message>
    <message>
        <source>Silence for want of words</source>
        <translation>Hiljaa sanojen puutteessa</translation>
    </message>
    <message>
        <source>Whether a lead for which there are no words counts as a silent one.</source>
        <translation>Onko ajo hiljainen, jos sille ei ole sanoja.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>on</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ei ole</translation>
    </message>
    <message>
        <source>Once for each suit</source>
        <translation>Kerran joka maasta</translation>
    </message>
    <message>
        <source>Whether a player speaks of a suit once in a hand; a lunghissimo may be renewed.</source>
        <translation>Puhuuko pelaaja samasta maasta vain kerran jaossa; lunghissimon saa uusia.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>kerran</translation>
    </message>
    <message>
        <source>at every lead</source>
        <translation>joka ajolla</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Muut maat</translation>
    </message>
    <message>
        <source>Who may speak of suits that are not played: the leader, or everybody in his turn.</source>
        <translation>Kuka saa puhua muista kuin pelattavasta maasta: aloittaja vai jokainen vuorollaan.</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>aloittaja</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>jokainen</translation>
    </message>
    <message>
        <source>Terzo with the king</source>
        <translation>Terzo kuninkaan kanssa</translation>
    </message>
    <message>
        <source>Whether three cards are called terzo when the king is kept.</source>
        <translation>Sanotaanko kolmesta kortista terzo, kun kuningas jää käteen.</translation>
    </message>
    <message>
        <source>Feci un piombo</source>
        <translation>Feci un piombo</translation>
    </message>
    <message>
        <source>Saying of another suit that its last card was played earlier.</source>
        <translation>Kerrotaan, että muun maan viimeinen kortti meni jo aiemmin.</translation>
    </message>
    <message>
        <source>Venticinque piombo</source>
        <translation>Venticinque piombo</translation>
    </message>
    <message>
        <source>Whether the three must be led next when it was said.</source>
        <translation>Onko sen jälkeen pakko ajaa kolmonen.</translation>
    </message>
    <message>
        <source>binds nobody</source>
        <translation>ei sido</translation>
    </message>
    <message>
        <source>the three follows</source>
        <translation>kolmonen perään</translation>
    </message>
    <message>
        <source>Sono liscio qui</source>
        <translation>Sono liscio qui</translation>
    </message>
    <message>
        <source>Whether another suit must be led next when it was said.</source>
        <translation>Onko sen jälkeen pakko ajaa toista maata.</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>toinen maa</translation>
    </message>
    <message>
        <source>What all can see</source>
        <translation>Mitä kaikki näkevät</translation>
    </message>
    <message>
        <source>Whether it may be declared.</source>
        <translation>Saako sen ilmoittaa.</translation>
    </message>
    <message>
        <source>may be said</source>
        <translation>saa sanoa</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>ei saa</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>{name} took</source>
        <translation>Montesta: {name}</translation>
    </message>
    <message>
        <source>{name} took nothing</source>
        <translation>{name}: montesta ei mitään</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Otan yhden kortin</numerusform>
            <numerusform>Otan %n korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>En ota mitään</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Card table</source>
        <translation>Pelipöytä</translation>
    </message>
    <message>
        <source>There is no card {number}.</source>
        <translation>Korttia {number} ei ole.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>The card game of Naples, at your own table.</source>
        <translation>Napolin korttipeli, oman pöytäsi ääressä.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Opi pelaamaan</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Tehtävät</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versio {number}</translation>
    </message>
    <message>
        <source>One hand, explained card by card</source>
        <translation>Yksi jako, selitettynä kortti kortilta</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Against the computer or in company</source>
        <translation>Tietokonetta vastaan tai seurassa</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ei nimeä</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Henkilö</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Figures, level by level</source>
        <translation>Luvut tasoittain</translation>
    </message>
    <message>
        <source>What a hand brought, less what it brought the others</source>
        <translation>Mitä jako tuotti, vähennettynä muiden saamalla</translation>
    </message>
    <message>
        <source>What a hand brought</source>
        <translation>Mitä jako toi</translation>
    </message>
    <message>
        <source>Games won of a hundred, level by level</source>
        <translation>Voitetut pelit sadasta, tasoittain</translation>
    </message>
    <message>
        <source>All hands as a table (CSV)…</source>
        <translation>Kaikki jaot taulukkona (CSV)…</translation>
    </message>
    <message numerus="yes">
        <source>Let the computer play the latest %n deal(s)</source>
        <translation>
            <numerusform>Anna tietokoneen pelata viimeisin jako</numerusform>
            <numerusform>Anna tietokoneen pelata %n viimeisintä jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>What the cards were worth</source>
        <translation>Korttien arvo</translation>
    </message>
    <message>
        <source>Nothing here yet: your first hand will be the first figure.</source>
        <translation>Täällä ei ole vielä mitään: ensimmäinen jakosi on ensimmäinen luku.</translation>
    </message>
</context>
<context>
    <name>SuitLine</name>
    <message>
        <source>{names}: void</source>
        <translation>{names}: ei maata</translation>
    </message>
    <message>
        <source>out: {cards}</source>
        <translation>jäljellä: {cards}</translation>
    </message>
    <message>
        <source>yours: {cards}</source>
        <translation>omat: {cards}</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>pelatut: {cards}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>First answer: {question}</source>
        <translation>Vastaa ensin: {question}</translation>
    </message>
    <message>
        <source>One moment: Enter goes on at once</source>
        <translation>Hetki: Enterillä jatketaan heti</translation>
    </message>
</context>
<context>
    <name>TallyColumn</name>
    <message numerus="yes">
        <source>First to %n game(s)</source>
        <translation>
            <numerusform>Ensin %n voittoon</numerusform>
            <numerusform>Ensin %n voittoon</numerusform>
        </translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>Panos</translation>
    </message>
    <message>
        <source>games</source>
        <translation>pelejä</translation>
    </message>
    <message>
        <source>units</source>
        <translation>panoksia</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>Potissa</translation>
    </message>
</context>
<context>
    <name>TicksPanel</name>
    <message>
        <source>Glossary</source>
        <translation>Sanasto</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Mitä ilmoitat?</translation>
    </message>
    <message>
        <source>Point at a card to see what it will say.</source>
        <translation>Osoita korttia, niin näet, mitä se sanoisi.</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Place in the hand</source>
        <translation>Kohta jaossa</translation>
    </message>
    <message>
        <source>Look from</source>
        <translation>Katso paikalta</translation>
    </message>
    <message>
        <source>Moves and review</source>
        <translation>Siirrot ja arvio</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Kaikki kortit auki</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards</source>
        <translation>Ei kenenkään kortteja</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Katsoja: {name}</translation>
    </message>
</context>
<context>
    <name>TrickLine</name>
    <message>
        <source>{name} led</source>
        <translation>Ajo: {name}</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>tikki: {name}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. {taken}</source>
        <translation>Tikki {number}. {played}. {taken}</translation>
    </message>
</context>
<context>
    <name>TroubleBar</name>
    <message>
        <source>Try again</source>
        <translation>Uudestaan</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Selvä</translation>
    </message>
</context>
<context>
    <name>VariantRules</name>
    <message>
        <source>Cards and points</source>
        <translation>Kortit ja pisteet</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Vahvimmasta heikoimpaan</translation>
    </message>
    <message>
        <source>Follow suit if you can; the highest card of the suit led takes the trick. An ace is worth one point; threes, twos and figures a third each; the last trick one point. Thirds that do not make a point are dropped: eleven points in all.</source>
        <translation>Tunnusta maata, jos voit; ajetun maan korkein kortti vie tikin. Ässä on yhden pisteen arvoinen; kolmonen, kakkonen ja kuvakortit kukin kolmanneksen; viimeinen tikki yhden pisteen. Kolmannekset, joista ei tule pistettä, putoavat pois: yhteensä yksitoista pistettä.</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>Nimeäminen</translation>
    </message>
    <message>
        <source>Four play, ten cards each, and nobody has a fixed partner. Before the first card the player to the right of the dealer names a three that he does not hold. Whoever has it is his partner and says nothing.</source>
        <translation>Pelaajia on neljä, kymmenen korttia kullakin, eikä kenelläkään ole vakinaista paria. Ennen ensimmäistä korttia jakajan oikeanpuoleinen naapuri nimeää kolmosen, jota hänellä ei ole. Se, jolla se on, on hänen parinsa eikä sano mitään.</translation>
    </message>
    <message>
        <source>One of these is called</source>
        <translation>Jokin näistä nimetään</translation>
    </message>
    <message>
        <source>Who holds all four threes calls a two. Who called leads the first trick.</source>
        <translation>Jolla on kaikki neljä kolmosta, nimeää kakkosen. Nimeäjä ajaa ensimmäiseen tikkiin.</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Salaisuus</translation>
    </message>
    <message>
        <source>The pair is official when the called card is played, or when its holder declares a combination that shows it. Guessing is not enough. Until then everybody keeps his own tricks.</source>
        <translation>Pari on virallinen, kun nimetty kortti pelataan tai kun sen haltija ilmoittaa yhdistelmän, jossa se näkyy. Arvaaminen ei riitä. Siihen asti jokainen pitää omat tikkinsä.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Everybody has a score of his own. Both partners of a hand write down the points of their side and its combinations, when the hand is over. At 21 the highest score wins; partners with the same score share the game.</source>
        <translation>Jokaisella on omat pisteensä. Kun jako on ohi, kumpikin parin pelaaja kirjaa itselleen joukkueensa pisteet ja yhdistelmät. Kun 21 täyttyy, korkein pistemäärä voittaa; pari, jolla on samat pisteet, jakaa pelin.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Three play, twelve cards each; four cards lie face down, the monte. With four at the table the dealer rests. One plays alone against the two others, who are partners.</source>
        <translation>Pelaajia on kolme, kaksitoista korttia kullakin; neljä korttia jää nurin pöydälle, ja ne ovat monte eli leski. Jos pöydässä on neljä, jakaja lepää. Yksi pelaa yksin kahta muuta vastaan, jotka ovat pari.</translation>
    </message>
    <message>
        <source>Monte and discards</source>
        <translation>Monte ja poisheitto</translation>
    </message>
    <message>
        <source>The declarer of chiamo or solo turns the monte up for all, takes it and lays four cards aside, face down. They belong to whoever makes the last trick, with their points.</source>
        <translation>Kun sitoumus on chiamo tai solo, pelinviejä kääntää monten kaikkien nähtäväksi, ottaa sen ja panee neljä korttia nurin sivuun. Ne saa pisteineen viimeisen tikin viejä.</translation>
    </message>
    <message>
        <source>In chiamo he first names a card he does not hold. Its holder must hand it over and gets any card in return, face up. If it lies in the monte, nobody gives anything.</source>
        <translation>Ensin pelinviejä nimeää kortin, jota hänellä ei ole. Se, jolla se on, antaa sen ja saa vastineeksi minkä tahansa kortin, kuvapuoli ylös. Jos kortti on montessa, kukaan ei anna mitään.</translation>
    </message>
    <message>
        <source>Chiamo.</source>
        <translation>Chiamo.</translation>
    </message>
    <message>
        <source>After a solissimo the declarer may raise. With dividete each defender draws two cards of the monte unseen and discards two. With scegliete the monte is opened and the defenders take what they like, one after the other, and discard as many.</source>
        <translation>Solissimon jälkeen pelinviejä saa korottaa. Dividete: kumpikin puolustaja nostaa montesta kaksi korttia muille näyttämättä ja heittää kaksi pois. Scegliete: monte avataan, ja puolustajat ottavat vuorollaan mitä haluavat ja heittävät yhtä monta pois.</translation>
    </message>
    <message>
        <source>Dividete, scegliete.</source>
        <translation>Dividete, scegliete.</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>Tili</translation>
    </message>
    <message>
        <source>The declarer needs six points of eleven. Each loser pays each winner the stake: 1 for chiamo, 2 for solo, 4 for solissimo, 8 with dividete, 16 with scegliete. All the tricks double it, all the points without all the tricks treble it. After twelve hands the best account wins.</source>
        <translation>Pelinviejä tarvitsee kuusi pistettä yhdestätoista. Kukin häviäjä maksaa kullekin voittajalle panoksen: chiamo 1, solo 2, solissimo 4, dividete 8, scegliete 16. Kaikki tikit tuplaavat sen, kaikki pisteet ilman kaikkia tikkejä kolminkertaistavat sen. Kahdentoista jaon jälkeen paras tili voittaa.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Tarjoukset</translation>
    </message>
    <message>
        <source>From the right of the dealer on everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Jakajan oikeanpuoleisesta naapurista alkaen jokainen puhuu kerran: passaa tai tarjoaa edellistä enemmän. Jos kaikki passaavat, seuraava jakaa.</translation>
    </message>
    <message>
        <source>Call a card, take the monte, discard four.</source>
        <translation>Nimeä kortti, ota monte, heitä neljä pois.</translation>
    </message>
    <message>
        <source>Take the monte and discard four, without a call.</source>
        <translation>Ota monte ja heitä neljä pois, korttia nimeämättä.</translation>
    </message>
    <message>
        <source>Solo.</source>
        <translation>Solo.</translation>
    </message>
    <message>
        <source>Leave the monte closed, and lead.</source>
        <translation>Jätä monte kiinni ja aja.</translation>
    </message>
    <message>
        <source>Solissimo.</source>
        <translation>Solissimo.</translation>
    </message>
    <message>
        <source>Two play, ten cards each; the other twenty lie face down as a stock. The one who did not deal leads. Suit is followed from the first trick on.</source>
        <translation>Pelaajia on kaksi, kymmenen korttia kummallakin; loput kaksikymmentä ovat nurin nostopakkana. Se, joka ei jakanut, ajaa. Maata tunnustetaan ensimmäisestä tikistä alkaen.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Nostaminen</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card and shows it, then the other does. When the stock is empty the last ten tricks are played out.</source>
        <translation>Joka tikin jälkeen sen viejä nostaa päällimmäisen kortin ja näyttää sen, sitten toinen tekee samoin. Kun pakka on tyhjä, pelataan viimeiset kymmenen tikkiä.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pakka</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nostettu</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Yhdistelmät</translation>
    </message>
    <message>
        <source>The first ten cards are declared after the first trick. Later a combination is declared when a drawn card completes it, before one&apos;s next card. The fourth card of three that were declared adds one point.</source>
        <translation>Ensimmäisistä kymmenestä kortista ilmoitetaan ensimmäisen tikin jälkeen. Myöhemmin yhdistelmä ilmoitetaan, kun nostettu kortti täydentää sen, ennen omaa seuraavaa korttia. Neljäs kortti kolmen ilmoitetun lisäksi tuo vielä yhden pisteen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>The old books only name this game. What is played here are the rules of this house: five players, eight cards each, no combinations.</source>
        <translation>Vanhat kirjat vain mainitsevat tämän pelin. Tässä pelataan tämän talon sääntöjä: viisi pelaajaa, kahdeksan korttia kullakin, ei yhdistelmiä.</translation>
    </message>
    <message>
        <source>Everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Jokainen puhuu kerran: passaa tai tarjoaa edellistä enemmän. Jos kaikki passaavat, seuraava jakaa.</translation>
    </message>
    <message>
        <source>Name any card you do not hold: its holder is your secret partner, two against three.</source>
        <translation>Nimeä mikä tahansa kortti, jota sinulla ei ole: se, jolla se on, on salainen parisi, kaksi kolmea vastaan.</translation>
    </message>
    <message>
        <source>Lay a card face down and ask for one: its holder swaps the two. You play alone against four.</source>
        <translation>Pane kortti nurin ja pyydä toista: se, jolla se on, vaihtaa ne. Pelaat yksin neljää vastaan.</translation>
    </message>
    <message>
        <source>Chiedo.</source>
        <translation>Chiedo.</translation>
    </message>
    <message>
        <source>Alone against four with the cards you have; you lead.</source>
        <translation>Yksin neljää vastaan omilla korteillasi; sinä ajat.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side needs six points. The stakes are 1, 2 and 3; in chiamo the declarer moves two and the partner one. All the tricks double, all the points treble. After ten hands the best account wins.</source>
        <translation>Pelinviejän joukkue tarvitsee kuusi pistettä. Panokset ovat 1, 2 ja 3; chiamossa pelinviejän osuus on kaksi ja parin yksi. Kaikki tikit tuplaavat, kaikki pisteet kolminkertaistavat. Kymmenen jaon jälkeen paras tili voittaa.</translation>
    </message>
    <message>
        <source>A reconstruction</source>
        <translation>Rekonstruktio</translation>
    </message>
    <message>
        <source>Three sevens, as a Polish book of 1930 tells it, as far as it does. Whatever it leaves out is played as in tressette for four: two against two, ten cards each, up to 21.</source>
        <translation>Kolme seiskaa, sellaisena kuin puolalainen kirja vuodelta 1930 sen kertoo, sikäli kuin kertoo. Loput pelataan kuten neljän hengen tressette: kaksi kahta vastaan, kymmenen korttia kullakin, 21 pisteeseen.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Valtti: {suit}</translation>
    </message>
    <message>
        <source>Cups stand for hearts.</source>
        <translation>Kuppi vastaa herttaa.</translation>
    </message>
    <message>
        <source>From the three down to the seven the trumps beat every other suit; six, five and four are plain. Suit must be followed; without it any card may be played.</source>
        <translation>Kolmosesta seiskaan valtti lyö kaikki muut maat; kuutonen, viitonen ja nelonen ovat tavallisia kortteja. Maata on tunnustettava; jos sitä ei ole, saa pelata minkä kortin tahansa.</translation>
    </message>
    <message>
        <source>The trumps, strongest first</source>
        <translation>Valtit, vahvin ensin</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Aces too are worth a third only, and the last trick brings nothing: eight points in the pack. The Napoletana is called baba.</source>
        <translation>Ässäkin on vain kolmanneksen arvoinen, eikä viimeisestä tikistä saa mitään: pakassa on kahdeksan pistettä. Napoletanan nimi on baba.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Classic</source>
        <translation>Klassinen</translation>
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
        <translation>{ours}–{theirs}</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>ensimmäinen jako</translation>
    </message>
</context>
<context>
    <name>Week</name>
    <message>
        <source>Week before</source>
        <translation>Edellinen viikko</translation>
    </message>
    <message>
        <source>Week after</source>
        <translation>Seuraava viikko</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Words</source>
        <translation>Sanat</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>With all cards open and best play: {one} {mine}, {other} {theirs} thirds.</source>
        <translation>Avoimin kortein ja parhaalla pelillä, kolmanneksia: {one} {mine}, {other} {theirs}.</translation>
    </message>
    <message>
        <source>{card}: {mine} to {theirs}</source>
        <translation>{card}: {mine}–{theirs}</translation>
    </message>
</context>
<context>
    <name>aloud</name>
    <message>
        <source>Marked. Enter again: {answer}</source>
        <translation>Valittu. Enter uudelleen: {answer}</translation>
    </message>
    <message>
        <source>Marked: {answer}</source>
        <translation>Valittu: {answer}</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Voit pelata: {cards}.</translation>
    </message>
    <message>
        <source>You are at {the_card}, {state}.</source>
        <translation>Olet tässä: {the_card}, {state}.</translation>
    </message>
    <message>
        <source>{word}, key {key}</source>
        <translation>{word}, näppäin {key}</translation>
    </message>
    <message>
        <source>You may say: {words}.</source>
        <translation>Voit sanoa: {words}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Peruttu.</translation>
    </message>
    <message>
        <source>Taken back: {cards}.</source>
        <translation>Takaisin käteen: {cards}.</translation>
    </message>
    <message>
        <source>with {the_card}</source>
        <translation>{the_card}</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Pöydällä ei ole mitään.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Pöydällä: {cards}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Korttisi: {cards}.</translation>
    </message>
    <message>
        <source>In this hand: {figures}.</source>
        <translation>Tästä jaosta: {figures}.</translation>
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
        <translation>Nimeät kortin: sen haltija pelaa salaa kanssasi.</translation>
    </message>
    <message>
        <source>You swap a card for one you name, then play alone.</source>
        <translation>Vaihdat kortin nimeämääsi ja pelaat yksin.</translation>
    </message>
    <message>
        <source>Alone against all, as you are. You lead.</source>
        <translation>Yksin kaikkia vastaan, omin kortein. Sinä ajat.</translation>
    </message>
    <message>
        <source>Open monte, four discards, no call.</source>
        <translation>Avoin monte, neljä pois, ei nimeämistä.</translation>
    </message>
    <message>
        <source>Only you see the monte; four discards.</source>
        <translation>Vain sinä näet monten; neljä pois.</translation>
    </message>
    <message>
        <source>You call a card, take the monte, discard four.</source>
        <translation>Nimeät kortin, otat monten, heität neljä pois.</translation>
    </message>
    <message>
        <source>Without the monte. You lead.</source>
        <translation>Ilman montea. Sinä ajat.</translation>
    </message>
    <message>
        <source>The monte stays closed.</source>
        <translation>Monte pysyy kiinni.</translation>
    </message>
    <message>
        <source>Each defender draws two unseen and discards two.</source>
        <translation>Kumpikin puolustaja nostaa kaksi näyttämättä ja heittää kaksi pois.</translation>
    </message>
    <message>
        <source>Defenders see the monte and take what they like.</source>
        <translation>Puolustajat näkevät monten ja ottavat mitä haluavat.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passaa</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>puolustaa</translation>
    </message>
    <message>
        <source>I play alone</source>
        <translation>Pelaan yksin</translation>
    </message>
    <message>
        <source>{name} calls {the_card}. Who has it keeps quiet.</source>
        <translation>{name} nimesi: {the_card}. Haltija on hiljaa.</translation>
    </message>
    <message>
        <source>You call {the_card}. Who has it plays with you.</source>
        <translation>Nimesit: {the_card}. Se, jolla se on, pelaa kanssasi.</translation>
    </message>
    <message>
        <source>You asked {name} for {the_card}.</source>
        <translation>Pyysit: {the_card}. Antaja: {name}.</translation>
    </message>
    <message>
        <source>{name} asked you for {the_card}.</source>
        <translation>{name} pyysi sinulta: {the_card}.</translation>
    </message>
    <message>
        <source>{name} asked {holder} for {the_card}.</source>
        <translation>{name} pyysi: {the_card}. Antaja: {holder}.</translation>
    </message>
    <message>
        <source>I give a card face down</source>
        <translation>Annan kortin nurin päin</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Annan: {the_card}</translation>
    </message>
    <message>
        <source>received</source>
        <translation>saatu</translation>
    </message>
    <message>
        <source>I take nothing</source>
        <translation>En ota mitään</translation>
    </message>
    <message>
        <source>Nothing is left for me</source>
        <translation>Minulle ei jäänyt mitään</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>se on sinulla</translation>
    </message>
    <message>
        <source>is not called</source>
        <translation>ei nimetä</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>pois</translation>
    </message>
    <message>
        <source>to give</source>
        <translation>annetaan</translation>
    </message>
    <message>
        <source>The monte: everybody sees it</source>
        <translation>Monte: kaikki näkevät sen</translation>
    </message>
    <message>
        <source>you drew</source>
        <translation>nostit</translation>
    </message>
    <message>
        <source>Everybody passes: deal again</source>
        <translation>Kaikki passasivat: uusi jako</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>gift ({card})</source>
        <translation>annettu kortti ({card})</translation>
    </message>
    <message>
        <source>discard ({cards})</source>
        <translation>poisheitto ({cards})</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>pelata</translation>
    </message>
    <message>
        <source>a monte</source>
        <translation>a monte</translation>
    </message>
    <message>
        <source>nothing from the monte</source>
        <translation>montesta ei mitään</translation>
    </message>
    <message>
        <source>from the monte ({cards})</source>
        <translation>montesta ({cards})</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>in silence</source>
        <translation>hiljaa</translation>
    </message>
    <message>
        <source>call ({card})</source>
        <translation>nimeäminen ({card})</translation>
    </message>
    <message>
        <source>call ({card} for {other})</source>
        <translation>pyyntö ({card}, annetaan {other})</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>“{words}”</source>
        <translation>”{words}”</translation>
    </message>
    <message>
        <source>Suit led</source>
        <translation>Ajettu maa</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Muut maat</translation>
    </message>
    <message>
        <source>Partner&apos;s: faglio</source>
        <translation>Parin: faglio</translation>
    </message>
    <message>
        <source>Partner&apos;s: liscio</source>
        <translation>Parin: liscio</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ilmoita</translation>
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
        <translation>Parin</translation>
    </message>
    <message>
        <source>What you hold of the suit you lead.</source>
        <translation>Mitä sinulla on ajamaasi maata.</translation>
    </message>
    <message>
        <source>That you hold nothing of another suit; not which.</source>
        <translation>Ettei sinulla ole jotakin muuta maata; ei sanota, mitä.</translation>
    </message>
    <message>
        <source>That you hold nothing of the suit your partner wants. Nobody checks it.</source>
        <translation>Ettei sinulla ole maata, jota parisi haluaa. Kukaan ei tarkista sitä.</translation>
    </message>
    <message>
        <source>That you can be beaten in the suit your partner wants. Nobody checks it.</source>
        <translation>Että korttisi yli pääsee maassa, jota parisi haluaa. Kukaan ei tarkista sitä.</translation>
    </message>
    <message>
        <source>If you win the trick: that it was your last of the suit, or that you keep a beatable one.</source>
        <translation>Jos viet tikin: että se oli viimeinen korttisi sitä maata, tai että sinulle jää kortti, jonka yli pääsee.</translation>
    </message>
    <message>
        <source>Partner, give me the ace.</source>
        <translation>Kaveri, anna ässä.</translation>
    </message>
    <message>
        <source>I hold three cards of this suit.</source>
        <translation>Minulla on kolme korttia tätä maata.</translation>
    </message>
    <message>
        <source>I hold four cards of this suit.</source>
        <translation>Minulla on neljä korttia tätä maata.</translation>
    </message>
    <message>
        <source>I hold five cards or more of this suit.</source>
        <translation>Minulla on vähintään viisi korttia tätä maata.</translation>
    </message>
    <message>
        <source>My only card of this suit; it can still be beaten.</source>
        <translation>Ainoa korttini tätä maata; sen yli pääsee vielä.</translation>
    </message>
    <message>
        <source>My only card of this suit; nothing left beats it.</source>
        <translation>Ainoa korttini tätä maata; mikään ei enää lyö sitä.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards and keep a low one.</source>
        <translation>Ajan kahdesta kortista korkeamman, ja pieni jää.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards; it wins. The other is low.</source>
        <translation>Ajan kahdesta kortista korkeamman; se voittaa. Toinen on pieni.</translation>
    </message>
    <message>
        <source>Two and ace, no more: partner, the three would help.</source>
        <translation>Kakkonen ja ässä, ei muuta: kaveri, kolmonen auttaisi.</translation>
    </message>
    <message>
        <source>Three and ace, no more: partner, the two would help.</source>
        <translation>Kolmonen ja ässä, ei muuta: kaveri, kakkonen auttaisi.</translation>
    </message>
    <message>
        <source>Three and two, no more: the two now, then the three.</source>
        <translation>Kolmonen ja kakkonen, ei muuta: nyt kakkonen, sitten kolmonen.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the ace.</source>
        <translation>Ajan pienen ja pidän ässän.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the two.</source>
        <translation>Ajan pienen ja pidän kakkosen.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the three.</source>
        <translation>Ajan pienen ja pidän kolmosen.</translation>
    </message>
    <message>
        <source>Two and ace are among them: partner, give me the three.</source>
        <translation>Mukana on kakkonen ja ässä: kaveri, anna kolmonen.</translation>
    </message>
    <message>
        <source>Three and ace are among them: partner, give me the two.</source>
        <translation>Mukana on kolmonen ja ässä: kaveri, anna kakkonen.</translation>
    </message>
    <message>
        <source>Three and two are among them.</source>
        <translation>Mukana on kolmonen ja kakkonen.</translation>
    </message>
    <message>
        <source>Three, two and king are among them: partner, the ace would make the suit mine.</source>
        <translation>Mukana on kolmonen, kakkonen ja kuningas: kaveri, ässän kanssa maa olisi minun.</translation>
    </message>
    <message>
        <source>Three, two and ace are among them.</source>
        <translation>Mukana on kolmonen, kakkonen ja ässä.</translation>
    </message>
    <message>
        <source>The king is not among those I keep.</source>
        <translation>Kuningasta en pidä.</translation>
    </message>
    <message>
        <source>I keep neither three, two nor ace.</source>
        <translation>En pidä kolmosta, kakkosta enkä ässää.</translation>
    </message>
    <message>
        <source>Neither three, two nor ace is among them, but I keep the king.</source>
        <translation>Ei kolmosta, kakkosta eikä ässää, mutta kuninkaan pidän.</translation>
    </message>
    <message>
        <source>Only cards of my own beat the one I lead.</source>
        <translation>Ajamani kortin lyö vain oma korttini.</translation>
    </message>
    <message>
        <source>Nothing beats the one I lead, or only cards of my own.</source>
        <translation>Ajamaani korttia ei lyö mikään, tai vain oma korttini.</translation>
    </message>
    <message>
        <source>I lead the highest and keep low ones.</source>
        <translation>Ajan korkeimman ja pidän pieniä.</translation>
    </message>
    <message>
        <source>I lead the highest: it wins, and I keep low ones.</source>
        <translation>Ajan korkeimman: se voittaa, ja pidän pieniä.</translation>
    </message>
    <message>
        <source>I still hold five cards or more of this suit.</source>
        <translation>Minulla on yhä vähintään viisi korttia tätä maata.</translation>
    </message>
    <message>
        <source>I hold fewer than five cards of this suit by now.</source>
        <translation>Minulla on enää alle viisi korttia tätä maata.</translation>
    </message>
    <message>
        <source>I took the trick with my last card of its suit.</source>
        <translation>Vein tikin viimeisellä kortillani sitä maata.</translation>
    </message>
    <message>
        <source>Of the suit just won I keep a card that can be beaten.</source>
        <translation>Juuri viedyssä maassa minulle jää kortti, jonka yli pääsee.</translation>
    </message>
    <message>
        <source>Of another suit, which I held, I have nothing left.</source>
        <translation>Erästä muuta maata minulla oli, mutta ei ole enää.</translation>
    </message>
    <message>
        <source>Of another suit I hold nothing; I do not say of which.</source>
        <translation>Erästä muuta maata minulla ei ole; en sano, mitä.</translation>
    </message>
    <message>
        <source>I believe I hold nothing of the suit you want. Nobody checks it.</source>
        <translation>Uskon, ettei minulla ole maata, jota haluat. Kukaan ei tarkista sitä.</translation>
    </message>
    <message>
        <source>In the suit I believe you want I can be beaten. Nobody checks it.</source>
        <translation>Maassa, jota uskon sinun haluavan, korttini yli pääsee. Kukaan ei tarkista sitä.</translation>
    </message>
</context>
<context>
    <name>hinting</name>
    <message>
        <source>{card} with “{word}”</source>
        <translation>{card} ja ”{word}”</translation>
    </message>
    <message>
        <source>{best}: nothing else comes into question.</source>
        <translation>{best}: muuta ei kannata miettiä.</translation>
    </message>
    <message>
        <source>A close call: {best} or {second}.</source>
        <translation>Melkein tasan: {best} tai {second}.</translation>
    </message>
    <message>
        <source>Best: {best}. {second}: {gap} points less.</source>
        <translation>Paras: {best}. {second}: {gap} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals.</source>
        <translation>Tikki on teidän {share} prosentissa mahdollisista jaoista.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals, but you keep more for later.</source>
        <translation>Tikki on teidän {share} prosentissa mahdollisista jaoista, mutta myöhemmälle jää enemmän.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>From card to card</source>
        <translation>Kortista toiseen</translation>
    </message>
    <message>
        <source>To the first and the last card</source>
        <translation>Ensimmäiseen ja viimeiseen korttiin</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Pelaa kortti</translation>
    </message>
    <message>
        <source>Play the first, ninth, tenth card; arrows reach all</source>
        <translation>Pelaa ensimmäinen, yhdeksäs, kymmenes kortti; nuolilla kaikki</translation>
    </message>
    <message>
        <source>Show the numbers of the cards</source>
        <translation>Näytä korttien numerot</translation>
    </message>
    <message>
        <source>Do not wait for what moves</source>
        <translation>Älä odota liikettä</translation>
    </message>
    <message>
        <source>Declare a combination (accusa)</source>
        <translation>Ilmoita yhdistelmä (accusa)</translation>
    </message>
    <message>
        <source>Claim the game (chiamarsi fuori)</source>
        <translation>Vaadi voittoa (chiamarsi fuori)</translation>
    </message>
    <message>
        <source>Say that the opponents are out (fuori)</source>
        <translation>Sano, että vastustajat ovat maalissa (fuori)</translation>
    </message>
    <message>
        <source>Lay down the rest, when it is offered</source>
        <translation>Laske loput pöytään, kun sitä tarjotaan</translation>
    </message>
    <message>
        <source>Look at the last trick (ultima presa)</source>
        <translation>Katso edellistä tikkiä (ultima presa)</translation>
    </message>
    <message>
        <source>What was said so far, and speaking (detto)</source>
        <translation>Mitä on sanottu, ja puhuminen (detto)</translation>
    </message>
    <message>
        <source>Explain what was said last (glossary)</source>
        <translation>Selitä viimeksi sanottu (sanasto)</translation>
    </message>
    <message>
        <source>Tell aloud how things stand</source>
        <translation>Kerro ääneen tilanne</translation>
    </message>
    <message>
        <source>Put away a paper, or a question that may wait</source>
        <translation>Pane pois paperi tai kysymys, joka voi odottaa</translation>
    </message>
    <message>
        <source>Busso, with the card that is led</source>
        <translation>Busso, ajetun kortin kanssa</translation>
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
        <translation>&amp;Näppäimet</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>S&amp;anasto</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Uusi peli</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>Learn to &amp;play</source>
        <translation>&amp;Opi pelaamaan</translation>
    </message>
    <message>
        <source>Pro&amp;blem of the day</source>
        <translation>Päivän te&amp;htävä</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Poistu pöydästä</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Peru</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>Cards &amp;played, suits seen (passate)</source>
        <translation>&amp;Pelatut kortit, nähdyt maat (passate)</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>&amp;Kopioi tämä jako tekstinä</translation>
    </message>
    <message>
        <source>&amp;Give the game up (resa)</source>
        <translation>&amp;Luovuta peli (resa)</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>&amp;Sama jako uudelleen</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>&amp;Asetukset</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem</source>
        <translation>Ilmoita on&amp;gelmasta</translation>
    </message>
    <message>
        <source>&amp;About and credits</source>
        <translation>&amp;Tietoja ja tekijät</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>To the menus, with the letter underlined</source>
        <translation>Valikoihin, alleviivatulla kirjaimella</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Yksi siirto taaksepäin</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Yksi siirto eteenpäin</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Edelliseen tikkiin</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Seuraavaan tikkiin</translation>
    </message>
    <message>
        <source>To the beginning of the hand</source>
        <translation>Jaon alkuun</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>Jaon loppuun</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Edelliseen jakoon</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Seuraavaan jakoon</translation>
    </message>
    <message>
        <source>Go on by itself, or stop</source>
        <translation>Etene itsestään tai pysähdy</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Katso seuraavalta paikalta</translation>
    </message>
    <message>
        <source>Write a note on the move</source>
        <translation>Kirjoita huomautus siirrosta</translation>
    </message>
    <message>
        <source>Take the last note back</source>
        <translation>Peru viimeinen huomautus</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Kopioi asema tekstinä</translation>
    </message>
    <message>
        <source>Show the moves, or put them away</source>
        <translation>Näytä siirrot tai pane ne pois</translation>
    </message>
    <message>
        <source>To the next thing, and back</source>
        <translation>Seuraavaan, ja takaisin</translation>
    </message>
    <message>
        <source>Press what has the ring</source>
        <translation>Paina sitä, minkä ympärillä on rengas</translation>
    </message>
    <message>
        <source>Inside a row of choices</source>
        <translation>Vaihtoehtojen rivissä</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vasen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oikea</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Väli</translation>
    </message>
</context>
<context>
    <name>letter</name>
    <message>
        <source>A</source>
        <translation>Ä</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>N</source>
        <translation>R</translation>
    </message>
    <message>
        <source>J</source>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>listening</name>
    <message>
        <source>holds {cards}</source>
        <translation>kädessä {cards}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>puuttuu {cards}</translation>
    </message>
    <message>
        <source>{suit}: {known}</source>
        <translation>{suit}: {known}</translation>
    </message>
    <message>
        <source>Nothing in one of these: {suits}</source>
        <translation>Yksi näistä puuttuu: {suits}</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>ei korttia</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>yksi kortti</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} korttia</translation>
    </message>
    <message>
        <source>{fewest} to {most} cards</source>
        <translation>{fewest}–{most} korttia</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>ässä</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>kuningas</translation>
    </message>
</context>
<context>
    <name>promise</name>
    <message>
        <source>With {card} you will say nothing</source>
        <translation>Kortti {card}: et sano mitään</translation>
    </message>
    <message>
        <source>With {card} you will say {words}</source>
        <translation>Kortti {card}: sanot {words}</translation>
    </message>
    <message>
        <source>If you win you will say {more}</source>
        <translation>Jos viet tikin, sanot {more}</translation>
    </message>
    <message>
        <source>You will say {words}, and if you win {more}</source>
        <translation>Sanot {words}, ja jos viet tikin, {more}</translation>
    </message>
    <message>
        <source>Nothing is ticked: the lead is silent.</source>
        <translation>Mitään ei ole rastitettu: ajat hiljaa.</translation>
    </message>
    <message>
        <source>What you ticked would not be true.</source>
        <translation>Se, minkä rastitit, ei pitäisi paikkaansa.</translation>
    </message>
    <message>
        <source>You have spoken of {suit} already.</source>
        <translation>Maasta {suit} olet jo puhunut.</translation>
    </message>
    <message>
        <source>You led {suit} in silence: you may not speak of it.</source>
        <translation>Maata {suit} ajoit jo hiljaa: siitä et enää saa puhua.</translation>
    </message>
    <message>
        <source>There are no words for these cards: the lead is silent.</source>
        <translation>Näille korteille ei ole sanoja: ajat hiljaa.</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>A weak hand: deal again?</source>
        <translation>Heikko käsi: uusi jako?</translation>
    </message>
    <message>
        <source>Your hand may be annulled before it begins. The same dealer deals again.</source>
        <translation>Kätesi voi mitätöidä, ennen kuin jako alkaa. Sama jakaja jakaa uudestaan.</translation>
    </message>
    <message>
        <source>No, play it</source>
        <translation>Ei, pelaan</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Your hand is played</source>
        <translation>Kätesi pelataan</translation>
    </message>
    <message>
        <source>Only a very weak one could be annulled.</source>
        <translation>Vain hyvin heikon voisi mitätöidä.</translation>
    </message>
    <message>
        <source>Nothing to decide.</source>
        <translation>Ei päätettävää.</translation>
    </message>
    <message>
        <source>I say: {bid}</source>
        <translation>Sanon: {bid}</translation>
    </message>
    <message>
        <source>Everybody speaks once: who passes does not come back.</source>
        <translation>Jokainen puhuu kerran: joka passaa, ei palaa.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. And you?</source>
        <translation>{name} sanoo: {bid}. Entä sinä?</translation>
    </message>
    <message>
        <source>{name} passes. And you?</source>
        <translation>{name} passaa. Entä sinä?</translation>
    </message>
    <message>
        <source>Nobody has bid yet. And you?</source>
        <translation>Kukaan ei ole tarjonnut. Entä sinä?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <translation>Puhut ensin. Mitä tarjoat?</translation>
    </message>
    <message>
        <source>You leave it to the others.</source>
        <translation>Jätät sen muille.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <translation>Vastustajasi on {name}.</translation>
    </message>
    <message>
        <source>You leave it to {name}.</source>
        <translation>Peliä vie {name}.</translation>
    </message>
    <message>
        <source>Everybody passed before: it takes more.</source>
        <translation>Kaikki passasivat jo: tarvitaan enemmän.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}: it takes more.</source>
        <translation>{name} sanoi jo {bid}: tarvitaan enemmän.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Ei muuta</translation>
    </message>
    <message>
        <source>Solissimo. Do you raise it?</source>
        <translation>Solissimo. Korotatko?</translation>
    </message>
    <message>
        <source>The defenders get the monte, and the stake doubles or more.</source>
        <translation>Puolustajat saavat monten, ja panos vähintään tuplaantuu.</translation>
    </message>
    <message>
        <source>Which {rank} do you call?</source>
        <translation>Minkä maan {rank} nimetään?</translation>
    </message>
    <message>
        <source>Who has it plays with you, and keeps quiet until the card falls.</source>
        <translation>Se, jolla se on, pelaa kanssasi ja on hiljaa, kunnes kortti pelataan.</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Minkä kortin nimeät?</translation>
    </message>
    <message>
        <source>Who has it gives it to you, for one of yours.</source>
        <translation>Se, jolla se on, antaa sen sinulle ja saa kortin sinulta.</translation>
    </message>
    <message>
        <source>You hold all four threes, so a two is called.</source>
        <translation>Kaikki neljä kolmosta ovat sinulla, joten nimetään kakkonen.</translation>
    </message>
    <message>
        <source>You hold all threes and twos, so an ace is called.</source>
        <translation>Kaikki kolmoset ja kakkoset ovat sinulla, joten nimetään ässä.</translation>
    </message>
    <message>
        <source>You hold all four threes: there is none to call.</source>
        <translation>Kaikki neljä kolmosta ovat sinulla: nimettävää ei ole.</translation>
    </message>
    <message>
        <source>You play alone against all</source>
        <translation>Pelaat yksin kaikkia vastaan</translation>
    </message>
    <message>
        <source>Everybody learns it at once.</source>
        <translation>Kaikki saavat sen heti tietää.</translation>
    </message>
    <message>
        <source>Ask for which card?</source>
        <translation>Mitä korttia pyydät?</translation>
    </message>
    <message>
        <source>Its holder swaps it for yours.</source>
        <translation>Haltija vaihtaa sen korttiisi.</translation>
    </message>
    <message>
        <source>Give a card to {name}</source>
        <translation>Anna kortti, jonka saa {name}</translation>
    </message>
    <message>
        <source>Face up, since you got {the_card}: press it in your hand.</source>
        <translation>Sait kortin {the_card}: paina kädestäsi kortti, jonka annat avoinna.</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Annan: {the_card}</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Valitse ensin kortti</translation>
    </message>
    <message>
        <source>Face up: press it in your hand.</source>
        <translation>Avoinna: paina sitä kädessäsi.</translation>
    </message>
    <message>
        <source>They go, face down, to whoever makes the last trick.</source>
        <translation>Ne menevät nurin viimeisen tikin viejälle.</translation>
    </message>
    <message>
        <source>What do you take from the monte?</source>
        <translation>Mitä otat montesta?</translation>
    </message>
    <message>
        <source>As many as you like, or none; as many you will discard.</source>
        <translation>Niin monta kuin haluat, tai ei yhtään; yhtä monta heität pois.</translation>
    </message>
    <message>
        <source>You have won. Do you go for the cappotto?</source>
        <translation>Olette voittaneet. Tavoitteletko cappottoa?</translation>
    </message>
    <message>
        <source>All eleven points of the hand. If it fails, the game is still yours.</source>
        <translation>Jaon kaikki yksitoista pistettä. Jos ei onnistu, peli on silti teidän.</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>games {mine} to {theirs}</source>
        <translation>pelit {mine}–{theirs}</translation>
    </message>
    <message>
        <source>pot {units}</source>
        <translation>potti {units}</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>We</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>They</source>
        <translation>He</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>{target} pisteeseen</translation>
    </message>
    <message>
        <source>trick {trick}/{of}</source>
        <translation>tikki {trick}/{of}</translation>
    </message>
    <message>
        <source>hand {hand} is over</source>
        <translation>jako {hand} on ohi</translation>
    </message>
    <message>
        <source>trick {trick} of {of}</source>
        <translation>tikki {trick}/{of}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>valtti: {suit}</translation>
    </message>
    <message>
        <source>each for oneself</source>
        <translation>jokainen itselleen</translation>
    </message>
    <message>
        <source>hand {hand}: deal again</source>
        <translation>jako {hand}: jaetaan uudelleen</translation>
    </message>
    <message>
        <source>hand {hand} of {deals}</source>
        <translation>jako {hand}/{deals}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>jako {hand}</translation>
    </message>
    <message>
        <source>Your lead. Which card?</source>
        <translation>Sinä ajat. Minkä kortin?</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Sinun vuorosi: maa on {suit}</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, play what you like</source>
        <translation>Sinun vuorosi: {suit} puuttuu, pelaa mitä haluat</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, you must trump</source>
        <translation>Sinun vuorosi: {suit} puuttuu, lyö valtti</translation>
    </message>
    <message>
        <source>Only {the_card} can be played (Esc: wait)</source>
        <translation>Vain {the_card} käy (Esc: odota)</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Jatka napsauttamalla tai Enterillä</translation>
    </message>
    <message>
        <source>Once more to play it</source>
        <translation>Vielä kerran, niin se pelataan</translation>
    </message>
    <message>
        <source>Hand {number}. {name} dealt.</source>
        <translation>Jako {number}. Jakaja: {name}.</translation>
    </message>
    <message>
        <source>{name} declares: {combination}</source>
        <translation>{name}, yhdistelmä: {combination}</translation>
    </message>
    <message>
        <source>You declare: {combination}</source>
        <translation>Sinä, yhdistelmä: {combination}</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, rightly: {points}</source>
        <translation>{name}: vaadin voittoa. Oikein: {points}</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, wrongly: only {points}</source>
        <translation>{name}: vaadin voittoa. Väärin: vain {points}</translation>
    </message>
    <message>
        <source>The claim is counted when the combinations are declared</source>
        <translation>Vaatimus lasketaan, kun yhdistelmät on ilmoitettu</translation>
    </message>
    <message>
        <source>{name}: the rest is laid down</source>
        <translation>{name}: kortit pöytään</translation>
    </message>
    <message>
        <source>One player has all the cards that draw pairs: deal again</source>
        <translation>Parit arpovat kortit ovat kaikki yhdellä: uusi jako</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>Paikanvaihto: {one} ja {other}</translation>
    </message>
    <message>
        <source>The bidding is over. {name}: {bid}</source>
        <translation>Tarjoukset on tehty. {name}: {bid}</translation>
    </message>
    <message>
        <source>{name}: alone against all the others</source>
        <translation>{name}: yksin kaikkia vastaan</translation>
    </message>
    <message>
        <source>{name}: the card called is {the_card}</source>
        <translation>{name}, nimetty kortti: {the_card}</translation>
    </message>
    <message>
        <source>{giver}: a card for {taker}</source>
        <translation>Antaja {giver}, saaja {taker}: yksi kortti</translation>
    </message>
    <message>
        <source>{giver}: {the_card} for {taker}</source>
        <translation>Antaja {giver}, saaja {taker}: {the_card}</translation>
    </message>
    <message>
        <source>Nobody has {the_card}.</source>
        <translation>Kenelläkään ei ole korttia {the_card}.</translation>
    </message>
    <message>
        <source>{name}: nothing from the monte</source>
        <translation>{name}: montesta ei mitään</translation>
    </message>
    <message>
        <source>{name}, from the monte: {cards}</source>
        <translation>{name}, montesta: {cards}</translation>
    </message>
    <message>
        <source>{name}: the game is given up</source>
        <translation>{name}: luovutus</translation>
    </message>
    <message>
        <source>{name}: the hand is annulled, deal again</source>
        <translation>{name}: a monte, uusi jako</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>{name} draws {the_card}</source>
        <translation>{name}, nostettu kortti: {the_card}</translation>
    </message>
    <message>
        <source>You draw {the_card}</source>
        <translation>Sinä, nostettu kortti: {the_card}</translation>
    </message>
    <message>
        <source>{name}: the opponents are called out</source>
        <translation>{name}: olette maalissa!</translation>
    </message>
    <message>
        <source>{name} would give the game up</source>
        <translation>{name}: luovutetaanko?</translation>
    </message>
    <message>
        <source>The sides are known: {one} against {other}</source>
        <translation>Joukkueet selvillä: {one} vastaan {other}</translation>
    </message>
    <message>
        <source>{cards}. Every trick left is won with them.</source>
        <translation>{cards}. Niillä tulevat kaikki jäljellä olevat tikit.</translation>
    </message>
    <message>
        <source>In the monte: {cards}</source>
        <translation>Montessa: {cards}</translation>
    </message>
    <message>
        <source>The cards have drawn the pairs: {one} against {other}</source>
        <translation>Kortit arpoivat parit: {one} vastaan {other}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>{name} said “{word}”.</source>
        <translation>{name}: ”{word}”.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>cups</source>
        <translation>kuppi</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>raha</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>miekka</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sauva</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kakkonen</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ässä</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kuningas</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>ratsu</translation>
    </message>
    <message>
        <source>knave</source>
        <translation>sotamies</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seiska</translation>
    </message>
    <message>
        <source>six</source>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>five</source>
        <translation>viitonen</translation>
    </message>
    <message>
        <source>four</source>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
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
        <translation>{partner}: lyö korkein, aja samaa takaisin.</translation>
    </message>
    <message>
        <source>{word}!</source>
        <translation>{word}!</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pata</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <translation>risti</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>alone</comment>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>alone</comment>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>alone</comment>
        <translation>pata</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, alone</comment>
        <translation>risti</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>alone</comment>
        <translation>kuppi</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>alone</comment>
        <translation>raha</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>alone</comment>
        <translation>miekka</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>alone</comment>
        <translation>sauva</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>of a card</comment>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>of a card</comment>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>of a card</comment>
        <translation>pata</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, of a card</comment>
        <translation>risti</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>rouva</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sotamies</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit}ässä</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit}rouva</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>I hold the highest of this suit.</source>
        <translation>Minulla on tämän maan korkein.</translation>
    </message>
    <message>
        <source>A request to a partner: you have none.</source>
        <translation>Pyyntö kaverille: sinulla ei ole kaveria.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>kaveri</translation>
    </message>
    <message>
        <source>I hold the second highest of this suit.</source>
        <translation>Minulla on tämän maan toiseksi korkein.</translation>
    </message>
    <message>
        <source>Partner: play your highest of this suit.</source>
        <translation>Kaveri: lyö korkein korttisi tätä maata.</translation>
    </message>
    <message>
        <source>I hold many of this suit, but none of the best.</source>
        <translation>Minulla on paljon tätä maata, mutta ei parhaita.</translation>
    </message>
    <message>
        <source>I hold no more of this suit.</source>
        <translation>Minulla ei ole enää tätä maata.</translation>
    </message>
    <message>
        <source>I hold more low cards of this suit.</source>
        <translation>Minulla on vielä pieniä tätä maata.</translation>
    </message>
    <message>
        <source>You do not hold the highest of {suit}.</source>
        <translation>Korkein {suit} ei ole sinulla.</translation>
    </message>
    <message>
        <source>You do not hold the second highest of {suit}.</source>
        <translation>Toiseksi korkein {suit} ei ole sinulla.</translation>
    </message>
    <message>
        <source>That may not be said now.</source>
        <translation>Sitä ei saa sanoa nyt.</translation>
    </message>
    <message>
        <source>You hold too few {suit}.</source>
        <translation>Sinulla on liian vähän maata {suit}.</translation>
    </message>
    <message>
        <source>You hold more {suit}.</source>
        <translation>Kädessäsi on vielä maata {suit}.</translation>
    </message>
    <message>
        <source>You hold no other low {suit}.</source>
        <translation>Sinulla ei ole muita pieniä maata {suit}.</translation>
    </message>
    <message>
        <source>Napoletana of {suit}</source>
        <translation>Napoletana, maana {suit}</translation>
    </message>
    <message>
        <source>Four 3s</source>
        <translation>Neljä kolmosta</translation>
    </message>
    <message>
        <source>Four 2s</source>
        <translation>Neljä kakkosta</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Neljä ässää</translation>
    </message>
    <message>
        <source>Three 3s, without {suit}</source>
        <translation>Kolme kolmosta, puuttuu {suit}</translation>
    </message>
    <message>
        <source>Three 2s, without {suit}</source>
        <translation>Kolme kakkosta, puuttuu {suit}</translation>
    </message>
    <message>
        <source>Three aces, without {suit}</source>
        <translation>Kolme ässää, puuttuu {suit}</translation>
    </message>
    <message>
        <source>Three, two and ace of {suit}.</source>
        <translation>Kolmonen, kakkonen ja ässä, maana {suit}.</translation>
    </message>
    <message>
        <source>{some} and {last}.</source>
        <translation>{some} ja {last}.</translation>
    </message>
    <message>
        <source>the others: {tricks}</source>
        <translation>muut: {tricks}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Sinä: {card}</translation>
    </message>
    <message>
        <source>You play the {card}, and say {word}</source>
        <translation>Sinä: {card}, ”{word}”</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Tikki on sinun</translation>
    </message>
    <message>
        <source>you rest</source>
        <translation>lepäät</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>on your side</source>
        <translation>sinun puolellasi</translation>
    </message>
    <message>
        <source>on your own</source>
        <translation>yksin</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>ei voi pelata: {why}</translation>
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
        <translation>kaikki yksitoista pistettä yhdelle puolelle</translation>
    </message>
    <message>
        <source>every trick to one side</source>
        <translation>kaikki tikit yhdelle joukkueelle</translation>
    </message>
    <message>
        <source>every point to one side</source>
        <translation>kaikki pisteet yhdelle joukkueelle</translation>
    </message>
    <message>
        <source>every trick to one player</source>
        <translation>kaikki tikit yhdelle pelaajalle</translation>
    </message>
    <message>
        <source>every point to one player</source>
        <translation>kaikki pisteet yhdelle pelaajalle</translation>
    </message>
    <message>
        <source>a hand of one suit</source>
        <translation>yhden maan käsi</translation>
    </message>
    <message>
        <source>Not the {card}: you still have {suit}</source>
        <translation>Ei {card}: maa on {suit}, ja sitä sinulla on</translation>
    </message>
    <message>
        <source>{word} would not be true: {reason}</source>
        <translation>{word} ei pitäisi paikkaansa: {reason}</translation>
    </message>
    <message>
        <source>One moment: it is {name}&apos;s turn</source>
        <translation>Hetki: vuorossa on {name}</translation>
    </message>
    <message>
        <source>One moment: it is not your turn</source>
        <translation>Hetki: ei ole sinun vuorosi</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ei nyt</translation>
    </message>
    <message>
        <source>This hand is over</source>
        <translation>Tämä jako on ohi</translation>
    </message>
    <message>
        <source>You sit this hand out</source>
        <translation>Lepäät tämän jaon</translation>
    </message>
    <message>
        <source>That card is not in your hand</source>
        <translation>Sitä korttia ei ole kädessäsi</translation>
    </message>
    <message>
        <source>You must follow the suit led</source>
        <translation>Tunnusta ajettua maata</translation>
    </message>
    <message>
        <source>You said venticinque piombo: lead the three</source>
        <translation>Sanoit venticinque piombo: aja kolmonen</translation>
    </message>
    <message>
        <source>You said you are liscio: change suit</source>
        <translation>Sanoit olevasi liscio: vaihda maata</translation>
    </message>
    <message>
        <source>You must trump</source>
        <translation>Lyö valtti</translation>
    </message>
    <message>
        <source>That is said only by those who follow</source>
        <translation>Sen sanovat vain muut kuin aloittaja</translation>
    </message>
    <message>
        <source>Those words contradict each other</source>
        <translation>Ne sanat ovat ristiriidassa</translation>
    </message>
    <message>
        <source>Only the leader of a trick may say a word</source>
        <translation>Vain tikin aloittaja saa sanoa sanan</translation>
    </message>
    <message>
        <source>That word is not used at this table</source>
        <translation>Sitä sanaa ei käytetä tässä pöydässä</translation>
    </message>
    <message>
        <source>That word would not be true</source>
        <translation>Se sana ei pitäisi paikkaansa</translation>
    </message>
    <message>
        <source>Say it in one short line</source>
        <translation>Sano se yhdellä lyhyellä rivillä</translation>
    </message>
    <message>
        <source>You do not hold that combination</source>
        <translation>Sinulla ei ole sitä yhdistelmää</translation>
    </message>
    <message>
        <source>That combination is declared already</source>
        <translation>Se yhdistelmä on jo ilmoitettu</translation>
    </message>
    <message>
        <source>Choose a combination to declare</source>
        <translation>Valitse ilmoitettava yhdistelmä</translation>
    </message>
    <message>
        <source>Too late: combinations are declared before the second lead</source>
        <translation>Myöhäistä: yhdistelmät ilmoitetaan ennen toista ajoa</translation>
    </message>
    <message>
        <source>No combinations at this table</source>
        <translation>Tässä pöydässä ei ole yhdistelmiä</translation>
    </message>
    <message>
        <source>Nobody claims at this table</source>
        <translation>Tässä pöydässä ei vaadita voittoa</translation>
    </message>
    <message>
        <source>You have claimed already</source>
        <translation>Olet jo vaatinut voittoa</translation>
    </message>
    <message>
        <source>Your side has called wrongly twice in this hand</source>
        <translation>Joukkueesi on jo väittänyt kahdesti väärin tässä jaossa</translation>
    </message>
    <message>
        <source>Nobody lays down at this table</source>
        <translation>Tässä pöydässä ei lasketa kortteja pöytään</translation>
    </message>
    <message>
        <source>It is too early to lay down</source>
        <translation>Liian aikaista laskea kortit pöytään</translation>
    </message>
    <message>
        <source>Not every trick left is surely yours</source>
        <translation>Kaikki loput tikit eivät ole varmasti sinun</translation>
    </message>
    <message>
        <source>Nobody can give this game up; you may leave the table</source>
        <translation>Tätä peliä ei voi luovuttaa, mutta pöydästä saa lähteä</translation>
    </message>
    <message>
        <source>Only people give a game up</source>
        <translation>Vain ihmiset luovuttavat</translation>
    </message>
    <message>
        <source>You have offered that: your partner decides</source>
        <translation>Ehdotit jo: parisi päättää</translation>
    </message>
    <message>
        <source>A higher bid has been made</source>
        <translation>Korkeampi tarjous on jo tehty</translation>
    </message>
    <message>
        <source>You hold that card yourself</source>
        <translation>Se kortti on sinulla itselläsi</translation>
    </message>
    <message>
        <source>That card may not be called</source>
        <translation>Sitä korttia ei saa nimetä</translation>
    </message>
    <message>
        <source>That is not the right number of cards</source>
        <translation>Korttien määrä on väärä</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Peruttavaa ei ole</translation>
    </message>
    <message>
        <source>At this table a card laid is a card played</source>
        <translation>Tässä pöydässä lyöty kortti on pelattu</translation>
    </message>
    <message>
        <source>The table had moved on: please choose again</source>
        <translation>Pöytä oli jo ehtinyt eteenpäin: valitse uudestaan</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}, and says {word}</source>
        <translation>{name}: {card}, ”{word}”</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>Tikki: {name}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} ja {last}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>lepää</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>sinä ajat</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sinun vuorosi</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>miettii…</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>parisi</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>vastustajasi</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>parina {name}</translation>
    </message>
    <message>
        <source>I claim the game!</source>
        <translation>Vaadin voittoa!</translation>
    </message>
    <message>
        <source>Shall we give up?</source>
        <translation>Luovutetaanko?</translation>
    </message>
    <message>
        <source>The game is yours</source>
        <translation>Peli on teidän</translation>
    </message>
    <message>
        <source>You are out!</source>
        <translation>Olette maalissa!</translation>
    </message>
    <message>
        <source>Right: they have won</source>
        <translation>Oikein: he voittivat</translation>
    </message>
    <message>
        <source>Wrong: {missing} short</source>
        <translation>Uupuu {missing}</translation>
    </message>
    <message>
        <source>{points} and {thirds}</source>
        <translation>{points} ja {thirds}</translation>
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
        <translation>Jatketaan cappoton toivossa: minä päätän.</translation>
    </message>
    <message>
        <source>We take the game as it is won.</source>
        <translation>Meille riittää voitettu peli.</translation>
    </message>
    <message>
        <source>I might: my partner decides.</source>
        <translation>Minä voisin: parini päättää.</translation>
    </message>
    <message>
        <source>We play on for the cappotto.</source>
        <translation>Jatketaan cappoton toivossa.</translation>
    </message>
    <message>
        <source>Collatondrione: all {suit}</source>
        <translation>Collatondrione, maana {suit}</translation>
    </message>
    <message>
        <source>A monte: deal again</source>
        <translation>A monte: uusi jako</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>kädessäsi</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>pelattavissa</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>pöydässä</translation>
    </message>
    <message>
        <source>in the monte</source>
        <translation>montessa</translation>
    </message>
    <message>
        <source>taken: {name}</source>
        <translation>otti: {name}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
</context>
</TS>
