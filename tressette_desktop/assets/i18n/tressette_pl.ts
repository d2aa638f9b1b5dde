<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Tressette</source>
        <translation>O Tressette</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Wersja {number}</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later.</source>
        <translation>Program jest wolnym oprogramowaniem na licencji GNU General Public License, wersja 3 lub nowsza.</translation>
    </message>
    <message>
        <source>The cards are drawn anew for this program. Author: Tressette Desktop. Licence: CC BY-SA 4.0.</source>
        <translation>Karty narysowano od nowa dla tego programu. Autor: Tressette Desktop. Licencja: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Nothing of what you play leaves this computer.</source>
        <translation>Nic z tego, co grasz, nie opuszcza tego komputera.</translation>
    </message>
    <message>
        <source>It stands on the work of others</source>
        <translation>Opiera się na pracy innych</translation>
    </message>
</context>
<context>
    <name>AccusePanel</name>
    <message>
        <source>Will you declare?</source>
        <translation>Masz meldunek?</translation>
    </message>
    <message>
        <source>Say it now: after the next lead it is worth nothing.</source>
        <translation>Mówi się teraz: po następnym wyjściu nie jest już nic wart.</translation>
    </message>
    <message>
        <source>Say it now: after your next card it is worth nothing.</source>
        <translation>Mówi się teraz: po twojej następnej karcie nic już nie jest warte.</translation>
    </message>
    <message>
        <source>You hold no combination.</source>
        <translation>Nie masz meldunków.</translation>
    </message>
    <message>
        <source>I declare nothing</source>
        <translation>Nie melduję</translation>
    </message>
    <message>
        <source>Nothing to declare: go on</source>
        <translation>Nic do zameldowania: dalej</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until your next card.</source>
        <translation>Nie daje punktów. Można to powiedzieć do swojej następnej karty.</translation>
    </message>
    <message>
        <source>It brings no points. It may be told until the next lead.</source>
        <translation>Nie daje punktów. Można to powiedzieć do następnego wyjścia.</translation>
    </message>
    <message>
        <source>{combination}  ·  {points}</source>
        <translation>{combination}  ·  {points}</translation>
    </message>
    <message>
        <source>Declare: tick one first</source>
        <translation>Zamelduj: najpierw zaznacz</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <translation>Zamelduj: {points}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Zamelduj</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>What was copied is no record of tressette.</source>
        <translation>W schowku nie ma zapisu tressette.</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>schowek</translation>
    </message>
    <message>
        <source>Records of tressette</source>
        <translation>Zapisy tressette</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <source>Bring in a folder of games</source>
        <translation>Importuj folder partii</translation>
    </message>
    <message>
        <source>Bringing in games: {done}</source>
        <translation>Importuję partie: {done}</translation>
    </message>
    <message>
        <source>The game was copied: it can be pasted into a letter, or here again.</source>
        <translation>Skopiowano partię: można ją wkleić do listu albo znów tutaj.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Save copies into a folder</source>
        <translation>Zapisz kopie w folderze</translation>
    </message>
    <message>
        <source>The games are in this folder already. Choose another one for the copies.</source>
        <translation>Partie są już w tym folderze. Wybierz inny na kopie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>Skopiowano %n partię.</numerusform>
            <numerusform>Skopiowano %n partie.</numerusform>
            <numerusform>Skopiowano %n partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>With {target} you win at once, whatever the others have. Without, the game is lost. Only complete tricks and declared combinations count.</source>
        <translation>Z wynikiem {target} wygrywasz od razu, choćby inni mieli więcej. Inaczej partia jest przegrana. Liczą się tylko pełne lewy i zgłoszone meldunki.</translation>
    </message>
    <message>
        <source>With {target} of your own you win at once, whatever the others have. Without, the other side wins. Only complete tricks and declared combinations count.</source>
        <translation>Jeśli masz {target}, wygrywasz od razu, choćby inni mieli więcej. W przeciwnym razie wygrywa druga strona. Liczą się tylko pełne lewy i zgłoszone meldunki.</translation>
    </message>
    <message>
        <source>Claim the game?</source>
        <translation>Ogłosić wygraną?</translation>
    </message>
    <message>
        <source>Yes, I claim</source>
        <translation>Tak, ogłaszam</translation>
    </message>
    <message>
        <source>You say that they have the points to win. If they have, the game is theirs, but the cappotto is not.</source>
        <translation>Mówisz, że mają dość punktów, by wygrać. Jeśli mają, partia jest ich, ale cappotto już nie.</translation>
    </message>
    <message>
        <source>If they have not, the game is lost.</source>
        <translation>Jeśli nie mają, partia jest przegrana.</translation>
    </message>
    <message>
        <source>If they have not, you play on.</source>
        <translation>Jeśli nie mają, gra się dalej.</translation>
    </message>
    <message>
        <source>Call the opponents out?</source>
        <translation>Ogłosić wygraną przeciwników?</translation>
    </message>
    <message>
        <source>Yes, they are out</source>
        <translation>Tak, mają punkty</translation>
    </message>
    <message>
        <source>Every trick left is yours, whatever the others hold. The hand ends with it.</source>
        <translation>Wszystkie pozostałe lewy są twoje, cokolwiek mają inni. Na tym rozdanie się kończy.</translation>
    </message>
    <message>
        <source>Lay down the rest?</source>
        <translation>Wyłożyć resztę kart?</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Wyłóż karty</translation>
    </message>
    <message>
        <source>The others win this game. It cannot be taken back.</source>
        <translation>Partię wygrywają przeciwnicy. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>{name} has to agree. Then the others win this game.</source>
        <translation>Zgodzić się musi też {name}. Wtedy partię wygrywają przeciwnicy.</translation>
    </message>
    <message>
        <source>Give the game up?</source>
        <translation>Poddać partię?</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Tak, poddaję</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nie, gram dalej</translation>
    </message>
    <message>
        <source>{name} would give the game up. Do you agree?</source>
        <translation>{name} chce poddać partię. Zgoda?</translation>
    </message>
    <message>
        <source>Then the others win this game. It cannot be taken back.</source>
        <translation>Wtedy partię wygrywają przeciwnicy. Tego nie można cofnąć.</translation>
    </message>
</context>
<context>
    <name>BroughtWords</name>
    <message>
        <source>There is no game in it.</source>
        <translation>Nie ma w tym żadnej partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>Zaimportowano %n partię.</numerusform>
            <numerusform>Zaimportowano %n partie.</numerusform>
            <numerusform>Zaimportowano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n partia już tu była.</numerusform>
            <numerusform>%n partie już tu były.</numerusform>
            <numerusform>%n partii już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are damaged; their good parts can be seen.</source>
        <translation>
            <numerusform>%n z nich jest uszkodzona; jej dobrą część można obejrzeć.</numerusform>
            <numerusform>%n z nich są uszkodzone; ich dobre części można obejrzeć.</numerusform>
            <numerusform>%n z nich jest uszkodzonych; ich dobre części można obejrzeć.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is damaged from line {line} on; what stands before it can be seen.</source>
        <translation>{file} jest uszkodzony od wiersza {line}; to, co przedtem, można obejrzeć.</translation>
    </message>
    <message>
        <source>Nothing was played in it.</source>
        <translation>Nic w nim nie rozegrano.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) could not be brought in.</source>
        <translation>
            <numerusform>Nie udało się zaimportować jeszcze %n pliku.</numerusform>
            <numerusform>Nie udało się zaimportować jeszcze %n plików.</numerusform>
            <numerusform>Nie udało się zaimportować jeszcze %n plików.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallAnyPanel</name>
    <message>
        <source>Suit of the card</source>
        <translation>Kolor karty</translation>
    </message>
    <message>
        <source>You give, face down:</source>
        <translation>Oddajesz, zakrytą:</translation>
    </message>
    <message>
        <source>Choose it here, and in your hand the card you give.</source>
        <translation>Wybierz ją tutaj, a z ręki kartę, którą oddajesz.</translation>
    </message>
    <message>
        <source>You give:</source>
        <translation>Oddajesz:</translation>
    </message>
    <message>
        <source>Now choose the card you give, in your hand</source>
        <translation>Teraz wybierz z ręki kartę, którą oddajesz</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Najpierw wybierz kartę</translation>
    </message>
    <message>
        <source>Press the card you give for it</source>
        <translation>Naciśnij kartę, którą oddajesz</translation>
    </message>
    <message>
        <source>{card}, for {the_given}</source>
        <translation>{card}, oddaję: {the_given}</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Choose a card first</source>
        <translation>Najpierw wybierz kartę</translation>
    </message>
    <message>
        <source>I call {the_card}</source>
        <translation>Wołam: {the_card}</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Place {number}, empty</source>
        <translation>Miejsce {number}, puste</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Weź z powrotem</translation>
    </message>
</context>
<context>
    <name>ClassicRules</name>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>The four aces</source>
        <translation>Cztery asy</translation>
    </message>
    <message>
        <source>Everyone gets ten cards, five at a time. Dealing and playing go to the right, against the clock. The player to the right of the dealer leads first; the deal passes to the right after every hand.</source>
        <translation>Każdy dostaje dziesięć kart, po pięć naraz. Rozdaje się i gra w prawo, przeciwnie do ruchu wskazówek zegara. Pierwszy wychodzi gracz po prawej stronie rozdającego; po każdym rozdaniu rozdaje następny po prawej.</translation>
    </message>
    <message>
        <source>Which card is higher</source>
        <translation>Która karta jest starsza</translation>
    </message>
    <message>
        <source>The three is the strongest card of its suit, then the two, then the ace.</source>
        <translation>Najstarsza w każdym kolorze jest trójka, potem dwójka, potem as.</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Od najstarszej do najmłodszej</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Lewa</translation>
    </message>
    <message>
        <source>Whoever leads plays any card. The others must follow its suit if they can; who cannot plays what they like. Nobody has to beat, and there are no trumps.</source>
        <translation>Kto wychodzi, zagrywa dowolną kartę. Pozostali muszą dołożyć do jej koloru, jeśli mogą; kto nie może, gra, co chce. Nikt nie musi przebijać i nie ma atutów.</translation>
    </message>
    <message>
        <source>The highest card of the suit led takes the trick, and its player leads to the next one.</source>
        <translation>Lewę bierze najstarsza karta w kolorze wyjścia, a kto ją zagrał, wychodzi do następnej.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>dokłada</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>bierze</translation>
    </message>
    <message>
        <source>Until the next lead everyone may look at the trick just finished, but at no other.</source>
        <translation>Do następnego wyjścia każdy może obejrzeć ostatnią lewę, ale żadnej innej.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Ile warte są karty</translation>
    </message>
    <message>
        <source>Four people play, two against two; partners sit opposite each other. There are forty cards in four suits: {suits}. No suit is worth more than another.</source>
        <translation>Gra się we czworo, dwoje na dwoje; partnerzy siedzą naprzeciw siebie. Kart jest czterdzieści, w czterech kolorach: {suits}. Żaden kolor nie jest wart więcej od innych.</translation>
    </message>
    <message>
        <source>cannot follow</source>
        <translation>nie ma koloru</translation>
    </message>
    <message>
        <source>{the_card} is no help here: only the suit led can win this trick</source>
        <translation>{the_card} tu nie pomoże: tę lewę bierze tylko kolor wyjścia</translation>
    </message>
    <message>
        <source>An ace is one point. Threes, twos and court cards are a third of a point each. The other cards are worth nothing. The last trick gives its winners one more point.</source>
        <translation>As to jeden punkt. Trójki, dwójki i figury są warte po jednej trzeciej punktu. Pozostałe karty nie są nic warte. Ostatnia lewa daje jeszcze jeden punkt.</translation>
    </message>
    <message>
        <source>Points of a card</source>
        <translation>Punkty za karty</translation>
    </message>
    <message>
        <source>At the end of a hand each side counts all it has taken, once, and drops the thirds left over. So a hand always gives eleven points: two thirds are lost on the way.</source>
        <translation>Na koniec rozdania każda para liczy raz wszystko, co wzięła, i odrzuca pozostałe trzecie części punktu. Dlatego rozdanie daje zawsze jedenaście punktów: dwie trzecie giną po drodze.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Meldunki (accuse)</translation>
    </message>
    <message>
        <source>Threes, twos and aces held together may be declared, by saying which. It is done after the first trick; with the lead to the second it is too late. Nobody has to declare.</source>
        <translation>Trójki, dwójki i asy, które są razem w jednej ręce, można zameldować, mówiąc, jakie to karty. Robi się to po pierwszej lewie; po wyjściu do drugiej jest za późno. Nikt nie musi meldować.</translation>
    </message>
    <message>
        <source>Napoletana: three, two and ace of a suit, 3 points</source>
        <translation>Napoletana: trójka, dwójka i as w jednym kolorze, 3 punkty</translation>
    </message>
    <message>
        <source>Three threes, three twos or three aces, 3 points: the suit that is missing must be named</source>
        <translation>Trzy trójki, trzy dwójki lub trzy asy, 3 punkty: trzeba podać brakujący kolor</translation>
    </message>
    <message>
        <source>Four threes, four twos or four aces, 4 points</source>
        <translation>Cztery trójki, cztery dwójki lub cztery asy, 4 punkty</translation>
    </message>
    <message>
        <source>The same card may serve in a Napoletana and in a set. Four of a kind do not count as three as well. Both sides score all they declare, at once.</source>
        <translation>Ta sama karta może służyć w Napoletanie i w trzech jednakowych. Cztery jednakowe nie liczą się także jako trzy. Obie pary od razu zapisują wszystko, co zameldują.</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Co wolno powiedzieć</translation>
    </message>
    <message>
        <source>Partners do not talk about their cards. But whoever leads may say one word, about the suit of the card that is led, and everyone hears it.</source>
        <translation>Partnerzy nie rozmawiają o swoich kartach. Ale kto wychodzi, może powiedzieć jedno słowo o kolorze zagranej karty, i słyszą je wszyscy.</translation>
    </message>
    <message>
        <source>play your highest card of this suit, and if it wins, lead the suit back. A fist on the table says the same. Nobody is bound by it.</source>
        <translation>daj najstarszą kartę w tym kolorze, a jeśli weźmiesz lewę, wróć w ten kolor. To samo mówi pięść na stole. Nikogo to nie wiąże.</translation>
    </message>
    <message>
        <source>Busso:</source>
        <translation>Busso („pukam”):</translation>
    </message>
    <message>
        <source>I have no more of this suit. It may also be said by throwing the card.</source>
        <translation>nie mam więcej tego koloru. Można to też powiedzieć, rzucając kartę.</translation>
    </message>
    <message>
        <source>Volo:</source>
        <translation>Volo („lecę”):</translation>
    </message>
    <message>
        <source>I have more low cards here, the king or lower. It may also be said by sliding the card.</source>
        <translation>mam tu jeszcze niskie karty, od króla w dół. Można to też powiedzieć, przesuwając kartę po stole.</translation>
    </message>
    <message>
        <source>Striscio:</source>
        <translation>Striscio („sunę”):</translation>
    </message>
    <message>
        <source>other tables use other words, or declare what they hold: tick what you want to say, and the right words are found and spoken for you. A new game chooses the code; the glossary explains every word of each.</source>
        <translation>przy innych stołach używa się innych słów albo deklaruje, co się ma w ręce: zaznacz, co chcesz powiedzieć, a właściwe słowa znajdą się i padną same. Kod wybiera się w nowej grze; słowniczek objaśnia każde słowo.</translation>
    </message>
    <message>
        <source>Other codes:</source>
        <translation>Inne kody:</translation>
    </message>
    <message>
        <source>the first letter of a word chooses it. D shows what was said so far, G explains what was said last.</source>
        <translation>pierwsza litera słowa je wybiera. D pokazuje, co dotąd powiedziano, G objaśnia to, co padło ostatnio.</translation>
    </message>
    <message>
        <source>On the keyboard:</source>
        <translation>Na klawiaturze:</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <translation>Jak wygrać partię</translation>
    </message>
    <message>
        <source>The first side to 21 wins. If both are there at the end of a hand, the higher score wins; if they are equal, one more hand is played.</source>
        <translation>Wygrywa para, która pierwsza ma 21. Jeśli na koniec rozdania mają tyle obie, wygrywa wyższy wynik; przy równym gra się jeszcze jedno rozdanie.</translation>
    </message>
    <message>
        <source>Whoever thinks that their side has 21 may stop the play at any time. The tricks already taken and the combinations declared are counted: who is right wins, whatever the others have; who is wrong loses the game. That is why the points of the running hand are not shown: remembering them is part of the game.</source>
        <translation>kto sądzi, że jego para ma 21, może w każdej chwili przerwać grę. Liczą się wzięte już lewy i zgłoszone meldunki: kto ma rację, wygrywa, cokolwiek mają inni; kto się myli, przegrywa partię. Dlatego nie widać punktów bieżącego rozdania: pamiętanie ich należy do gry.</translation>
    </message>
    <message>
        <source>Mi chiamo fuori:</source>
        <translation>Mi chiamo fuori („ogłaszam wygraną”):</translation>
    </message>
    <message>
        <source>Whoever is sure to take all tricks that are left, whatever the others hold, may lay down the hand.</source>
        <translation>kto na pewno weźmie wszystkie pozostałe lewy, cokolwiek mają inni, może wyłożyć karty.</translation>
    </message>
    <message>
        <source>Laying down:</source>
        <translation>Wyłożenie kart:</translation>
    </message>
    <message>
        <source>A person may give the game up while a hand is played; the other side wins it. A second person on the same side has to agree.</source>
        <translation>W trakcie rozdania gracz może poddać partię; wygrywa ją druga strona. Jeśli partnerem też jest człowiek, musi się zgodzić.</translation>
    </message>
    <message>
        <source>Giving up:</source>
        <translation>Poddanie:</translation>
    </message>
    <message>
        <source>Great wins</source>
        <translation>Wielkie wygrane</translation>
    </message>
    <message>
        <source>These end the game at once, whatever the score, and count as several games.</source>
        <translation>Kończą partię od razu, przy każdym wyniku, i liczą się jako kilka partii.</translation>
    </message>
    <message>
        <source>one side takes all ten tricks. Two games.</source>
        <translation>jedna para bierze wszystkie dziesięć lew. Dwie partie.</translation>
    </message>
    <message>
        <source>Cappotto:</source>
        <translation>Cappotto:</translation>
    </message>
    <message>
        <source>one side takes all points, but not all tricks. Three games.</source>
        <translation>jedna para bierze wszystkie punkty, ale nie wszystkie lewy. Trzy partie.</translation>
    </message>
    <message>
        <source>Stramazzo:</source>
        <translation>Stramazzo:</translation>
    </message>
    <message>
        <source>one player alone takes all ten tricks. Six games.</source>
        <translation>jedna osoba bierze sama wszystkie dziesięć lew. Sześć partii.</translation>
    </message>
    <message>
        <source>Cappottone:</source>
        <translation>Cappottone:</translation>
    </message>
    <message>
        <source>one player alone takes all points, but not all tricks. Eight games.</source>
        <translation>jedna osoba bierze sama wszystkie punkty, ale nie wszystkie lewy. Osiem partii.</translation>
    </message>
    <message>
        <source>Stramazzone:</source>
        <translation>Stramazzone:</translation>
    </message>
    <message>
        <source>All points means that the others have less than one, their last trick not counted.</source>
        <translation>Wszystkie punkty to znaczy, że inni mają mniej niż jeden, nie licząc ich ostatniej lewy.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Leave</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z {all}</translation>
    </message>
    <message>
        <source>Now a real game</source>
        <translation>Teraz prawdziwa gra</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Nobody has finished a hand with these cards here yet.</source>
        <translation>Nikt jeszcze nie skończył tu rozdania tymi kartami.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Each figure counts the thirds of the own side; the computer&apos;s are those it makes on average in your chair. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Każda liczba to trzecie części punktu własnej strony; liczby komputera to jego średnia na twoim miejscu. Partia przyjaciela zostanie porównana, gdy tylko ją zaimportujesz.</translation>
    </message>
    <message>
        <source>{game} at {players}</source>
        <translation>{game} dla {players} graczy</translation>
    </message>
    <message>
        <source>First the units that the own chair won or lost, in brackets the thirds of its side; the computer&apos;s are those it makes on average in your chair. A hand that everybody passed counts nothing. A friend&apos;s game is compared as soon as you bring it in.</source>
        <translation>Najpierw żetony wygrane lub stracone przez własne miejsce, w nawiasie trzecie części punktu jego strony; liczby komputera to jego średnia na twoim miejscu. Rozdanie, w którym wszyscy spasowali, się nie liczy. Partia przyjaciela zostanie porównana, gdy tylko ją zaimportujesz.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie rozdania</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Bez nazwy</translation>
    </message>
</context>
<context>
    <name>Complaints</name>
    <message>
        <source>{file} is not a file that can be read.</source>
        <translation>{file} nie jest plikiem, który można odczytać.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {reason}.</source>
        <translation>Nie można zachować partii: {reason}.</translation>
    </message>
    <message>
        <source>{file} is open in another window. Play it there, or close it first.</source>
        <translation>Plik {file} jest otwarty w innym oknie. Graj tam albo najpierw je zamknij.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing is lost: make some room, then try again.</source>
        <translation>Dysk jest pełny. Nic nie przepadło: zrób trochę miejsca i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The folder of the games may not be written to. Nothing is lost.</source>
        <translation>W folderze partii nie można zapisywać. Nic nie przepadło.</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>Pliku {file} już nie ma.</translation>
    </message>
    <message>
        <source>There is a file named {file} already.</source>
        <translation>Plik {file} już istnieje.</translation>
    </message>
    <message>
        <source>{file} is damaged. It was left as it is; you can look at its good part.</source>
        <translation>Plik {file} jest uszkodzony. Pozostał bez zmian; dobrą część można obejrzeć.</translation>
    </message>
    <message>
        <source>{file} holds what one seat saw. It can be read, not played.</source>
        <translation>{file} zawiera to, co widziało jedno miejsce. Można to czytać, ale nie grać.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else. Nothing was written; open it again.</source>
        <translation>Ktoś inny zmienił plik {file}. Nic nie zapisano; otwórz go ponownie.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>Nie można zapisać pliku {file}: {reason}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence} What stands before it is kept; the file was not changed.</source>
        <translation>Wiersz {line}: {sentence} Wszystko przed nim jest zachowane; plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>{file} is not a record of tressette. It was not changed.</source>
        <translation>{file} nie jest zapisem partii tressette. Plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the game. It was not changed.</source>
        <translation>{file} pochodzi z nowszej wersji gry. Plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, wiersz {line}</translation>
    </message>
    <message>
        <source>{where}: {sentence} The file was not changed.</source>
        <translation>{where}: {sentence} Plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <translation>Nie można odczytać pliku: {detail}.</translation>
    </message>
    <message>
        <source>The file is larger than 10 MB, too large for a record.</source>
        <translation>Plik ma ponad 10 MB: za dużo jak na zapis partii.</translation>
    </message>
    <message>
        <source>This record was written by a newer version of the game.</source>
        <translation>Ten zapis pochodzi z nowszej wersji gry.</translation>
    </message>
    <message>
        <source>This is not a record of tressette.</source>
        <translation>To nie jest zapis partii tressette.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>To nie jest tekst.</translation>
    </message>
    <message>
        <source>The card {token} is dealt twice.</source>
        <translation>Karta {token} jest rozdana dwa razy.</translation>
    </message>
    <message>
        <source>The card {token} is dealt to nobody.</source>
        <translation>Karty {token} nikt nie dostał.</translation>
    </message>
    <message>
        <source>{token} is refused: {detail}.</source>
        <translation>{token} odpada: {detail}.</translation>
    </message>
    <message>
        <source>{token}: the game is over already.</source>
        <translation>{token}: partia już się skończyła.</translation>
    </message>
    <message>
        <source>{token} does not agree with the cards played: {detail}.</source>
        <translation>{token} nie zgadza się z zagranymi kartami: {detail}.</translation>
    </message>
    <message>
        <source>Seat {detail} should deal, not seat {token}.</source>
        <translation>Rozdawać powinno miejsce {detail}, a nie {token}.</translation>
    </message>
    <message>
        <source>{token} cannot be understood.</source>
        <translation>{token}: nie wiadomo, co to znaczy.</translation>
    </message>
    <message>
        <source>This line cannot be understood.</source>
        <translation>Tego wiersza nie można zrozumieć.</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>“{option}” is not played in this game. Choose {instead}.</source>
        <translation>W tej grze nie ma „{option}”. Wybierz: {instead}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>“{option}” asks for “{other}”. Change one of the two.</source>
        <translation>„{option}” wymaga „{other}”. Zmień jedno z dwojga.</translation>
    </message>
    <message>
        <source>{deals} hands do not let {players} players deal equally often: choose another number.</source>
        <translation>Liczba rozdań: {deals}. Nie każdy z {players} graczy rozda tyle samo razy: wybierz inną.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>jeden punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>jedna lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accusa: %n point(s)</source>
        <translation>
            <numerusform>accusa: jeden punkt</numerusform>
            <numerusform>accusa: %n punkty</numerusform>
            <numerusform>accusa: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n trzecia</numerusform>
            <numerusform>%n trzecie</numerusform>
            <numerusform>%n trzecich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>jeden żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>monte: %n card(s) face down</source>
        <translation>
            <numerusform>monte: jedna zakryta karta</numerusform>
            <numerusform>monte: %n zakryte karty</numerusform>
            <numerusform>monte: %n zakrytych kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for the last trick</source>
        <translation>
            <numerusform>jedna karta dla ostatniej lewy</numerusform>
            <numerusform>%n karty dla ostatniej lewy</numerusform>
            <numerusform>%n kart dla ostatniej lewy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock: %n</source>
        <translation>
            <numerusform>talon: %n</numerusform>
            <numerusform>talon: %n</numerusform>
            <numerusform>talon: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Odrzuć jedną kartę</numerusform>
            <numerusform>Odrzuć %n karty</numerusform>
            <numerusform>Odrzuć %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n missing</source>
        <translation>
            <numerusform>Odrzuć: brakuje jednej</numerusform>
            <numerusform>Odrzuć: brakuje %n</numerusform>
            <numerusform>Odrzuć: brakuje %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) from the monte</source>
        <translation>
            <numerusform>{name}: jedna karta z monte</numerusform>
            <numerusform>{name}: %n karty z monte</numerusform>
            <numerusform>{name}: %n kart z monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) discarded</source>
        <translation>
            <numerusform>{name}, odrzut: jedna karta</numerusform>
            <numerusform>{name}, odrzut: %n karty</numerusform>
            <numerusform>{name}, odrzut: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message numerus="yes">
        <source>From {month}: {margin} a hand, %n hand(s)</source>
        <translation>
            <numerusform>Od {month}: {margin} na rozdanie, %n rozdanie</numerusform>
            <numerusform>Od {month}: {margin} na rozdanie, %n rozdania</numerusform>
            <numerusform>Od {month}: {margin} na rozdanie, %n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: {won} of %n game(s) won</source>
        <translation>
            <numerusform>{level}: wygrane {won} z %n partii</numerusform>
            <numerusform>{level}: wygrane {won} z %n partii</numerusform>
            <numerusform>{level}: wygrane {won} z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Were the cards kind to you? The computer can play your latest deals in every chair, by the rules of thumb, and compare.</source>
        <translation>Czy karty ci sprzyjały? Komputer może rozegrać twoje ostatnie rozdania z każdego miejsca, według prostych zasad, i porównać.</translation>
    </message>
    <message numerus="yes">
        <source>Of your latest %n deal(s), {lucky} were lucky and {unlucky} unlucky.</source>
        <translation>
            <numerusform>Z twojego ostatniego rozdania: szczęśliwe {lucky}, pechowe {unlucky}.</numerusform>
            <numerusform>Z twoich ostatnich %n rozdań: szczęśliwe {lucky}, pechowe {unlucky}.</numerusform>
            <numerusform>Z twoich ostatnich %n rozdań: szczęśliwe {lucky}, pechowe {unlucky}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your cards the computer gains {par} a hand; you gained {made}.</source>
        <translation>Z twoimi kartami komputer zyskuje {par} na rozdanie; ty masz {made}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Units a hand</source>
        <translation>Żetonów na rozdanie</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Punktów na rozdanie</translation>
    </message>
    <message>
        <source>Points of the others a hand</source>
        <translation>Punktów innych na rozdanie</translation>
    </message>
    <message>
        <source>Combinations in a hundred hands</source>
        <translation>Meldunków na sto rozdań</translation>
    </message>
    <message>
        <source>Games won by cappotto and the like</source>
        <translation>Partie wygrane przez cappotto i podobne</translation>
    </message>
    <message>
        <source>Games lost by cappotto and the like</source>
        <translation>Partie przegrane przez cappotto i podobne</translation>
    </message>
    <message>
        <source>Claims, right</source>
        <translation>Ogłoszenia wygranej trafne</translation>
    </message>
    <message>
        <source>Claims, wrong</source>
        <translation>Ogłoszenia wygranej błędne</translation>
    </message>
    <message>
        <source>{kept} of {all} kept</source>
        <translation>{kept} z {all} udanych</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mieszane</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Tylko ludzie</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>Save all hands</source>
        <translation>Zapisz wszystkie rozdania</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Kolej: {name}</translation>
    </message>
    <message>
        <source>Please hand over the seat. The cards stay covered until the next gesture.</source>
        <translation>Zwolnij miejsce następnej osobie. Karty pozostają zakryte do jej gestu.</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>{name}: pokaż moje karty</translation>
    </message>
    <message>
        <source>{name}&apos;s turn. Leave the seat free.</source>
        <translation>Kolej: {name}. Zwolnij miejsce.</translation>
    </message>
    <message>
        <source>Last trick: {name}, with the {card}.</source>
        <translation>Ostatnia lewa: {name}, {card}.</translation>
    </message>
    <message>
        <source>Now on the table.</source>
        <translation>Teraz na stole.</translation>
    </message>
</context>
<context>
    <name>DealSetPage</name>
    <message>
        <source>The same cards for others</source>
        <translation>Te same karty dla innych</translation>
    </message>
    <message>
        <source>Each sitting, hand by hand</source>
        <translation>Każde spotkanie, rozdanie po rozdaniu</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the cards</source>
        <translation>Kod kart</translation>
    </message>
    <message>
        <source>Cards played before</source>
        <translation>Karty już rozegrane</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Inne karty</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Rozdaj karty</translation>
    </message>
    <message>
        <source>This is no code. One looks like classic-8-K7QX-2M43.</source>
        <translation>To nie jest kod. Kod wygląda tak: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>There are no cards for {game} here. A code looks like classic-8-K7QX-2M43.</source>
        <translation>Nie ma tu kart do gry {game}. Kod wygląda tak: classic-8-K7QX-2M43.</translation>
    </message>
    <message>
        <source>{game} is not dealt for {hands} hands, but for {known} or {last}.</source>
        <translation>{game}: liczba rozdań nie może wynosić {hands}, lecz {known} albo {last}.</translation>
    </message>
    <message>
        <source>A letter of this code is wrong, or two have changed places.</source>
        <translation>W tym kodzie jeden znak jest błędny albo dwa są zamienione miejscami.</translation>
    </message>
    <message>
        <source>How everybody fared</source>
        <translation>Jak komu poszło</translation>
    </message>
    <message>
        <source>Give this code to a friend, or keep it: whoever plays it has the very same cards.</source>
        <translation>Daj ten kod przyjacielowi albo go zachowaj: kto nim gra, ma dokładnie te same karty.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Level of the computers</source>
        <translation>Poziom komputerów</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Neapolitańska</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duże znaki</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Kolory francuskie</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Znaki w rogu</translation>
    </message>
    <message>
        <source>The cards of this deck are drawn with their own signs.</source>
        <translation>Karty tej talii mają już własne znaki.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rewers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Riggiole</source>
        <translation>Riggiole</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Zatoka</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>A folder of forty pictures becomes a deck of your own; it is found when this page opens.</source>
        <translation>Folder z czterdziestoma obrazkami staje się twoją talią; pojawi się, gdy znów otworzysz tę stronę.</translation>
    </message>
    <message>
        <source>Folder of decks</source>
        <translation>Folder talii</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” lacks {cards}.</source>
        <translation>W talii „{deck}” brakuje kart: {cards}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” lacks {cards} and others.</source>
        <translation>W talii „{deck}” brakuje kart: {cards} i innych.</translation>
    </message>
    <message>
        <source>The deck “{deck}” cannot be used: {file} cannot be read.</source>
        <translation>Nie można użyć talii „{deck}”: plik {file} jest nieczytelny.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Talii „{deck}” już nie ma.</translation>
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
        <translation>Ile to było warte</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Declare</source>
        <translation>Zamelduj</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Wyłóż karty</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Ogłoś wygraną</translation>
    </message>
    <message>
        <source>They are out</source>
        <translation>Mają punkty</translation>
    </message>
    <message>
        <source>Call the opponents out: they have the target</source>
        <translation>Ogłoś wygraną przeciwników: mają już punkty</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Cofnij swoją ostatnią decyzję</translation>
    </message>
    <message>
        <source>What was said so far</source>
        <translation>Co dotąd powiedziano</translation>
    </message>
    <message>
        <source>Claim waits</source>
        <translation>Fuori czeka</translation>
    </message>
    <message>
        <source>It is counted when the combinations are declared.</source>
        <translation>Liczy się po meldunkach.</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Differs from the preset.</source>
        <translation>Inaczej niż w zestawie.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Games played</source>
        <translation>Rozegrane partie</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>GivingUpPanel</name>
    <message>
        <source>All places are taken: take a card back first.</source>
        <translation>Wszystkie miejsca są zajęte: najpierw weź kartę z powrotem.</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>wybrano {chosen} z {count}</translation>
    </message>
</context>
<context>
    <name>GlossaryPage</name>
    <message>
        <source>Glossary</source>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Also: {names}</source>
        <translation>Także: {names}</translation>
    </message>
    <message>
        <source>led</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>With {card} one says {words}.</source>
        <translation>Wychodzi {card}: mówi się {words}.</translation>
    </message>
    <message>
        <source>{sentence} Gone: {cards}.</source>
        <translation>{sentence} Już zagrane: {cards}.</translation>
    </message>
</context>
<context>
    <name>GlossaryText</name>
    <message>
        <source>The classic words</source>
        <translation>Słowa klasyczne</translation>
    </message>
    <message>
        <source>The alternative words</source>
        <translation>Słowa alternatywne</translation>
    </message>
    <message>
        <source>Modern declarations</source>
        <translation>Deklaracje współczesne</translation>
    </message>
    <message>
        <source>Traditional declarations</source>
        <translation>Deklaracje tradycyjne</translation>
    </message>
    <message>
        <source>Of other suits</source>
        <translation>O innych kolorach</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Słowa z gry</translation>
    </message>
    <message>
        <source>a fist on the table</source>
        <translation>pięść na stole</translation>
    </message>
    <message>
        <source>the card is thrown</source>
        <translation>rzut kartą</translation>
    </message>
    <message>
        <source>the card is slid along the table</source>
        <translation>karta przesuwana po stole</translation>
    </message>
    <message>
        <source>The four is led; the three, the highest, is held.</source>
        <translation>Wyjście czwórką; w ręce jest najstarsza, trójka.</translation>
    </message>
    <message>
        <source>The four is led: the partner&apos;s three should take it.</source>
        <translation>Wyjście czwórką: powinna wziąć trójka partnera.</translation>
    </message>
    <message>
        <source>The seven is the last card of its suit.</source>
        <translation>Siódemka to ostatnia karta koloru.</translation>
    </message>
    <message>
        <source>The three is led; low cards of the suit are left.</source>
        <translation>Wyjście trójką; zostają niskie karty koloru.</translation>
    </message>
    <message>
        <source>The six is led: the partner&apos;s best of the suit should take it.</source>
        <translation>Wyjście szóstką: powinna wziąć najstarsza tego koloru u partnera.</translation>
    </message>
    <message>
        <source>Four of the suit, and none of the three best.</source>
        <translation>Cztery karty koloru i żadna z trzech najstarszych.</translation>
    </message>
    <message>
        <source>{suit}: the last card was played some tricks ago.</source>
        <translation>{suit}: ostatnia karta wyszła kilka lew temu.</translation>
    </message>
    <message>
        <source>{suit}: the partner seems to want it.</source>
        <translation>{suit}: partner zdaje się tego chcieć.</translation>
    </message>
    <message>
        <source>At the second lead of the suit five are held.</source>
        <translation>Przy drugim wyjściu w ten kolor w ręce jest pięć jego kart.</translation>
    </message>
    <message>
        <source>At the second lead of the suit four are held.</source>
        <translation>Przy drugim wyjściu w ten kolor w ręce są cztery jego karty.</translation>
    </message>
    <message>
        <source>The two took the trick, and was the last of its suit.</source>
        <translation>Dwójka wzięła lewę i była ostatnia w kolorze.</translation>
    </message>
    <message>
        <source>{suit}: there is none in this hand.</source>
        <translation>{suit}: w tej ręce brak.</translation>
    </message>
    <message>
        <source>A suit: {suits}.</source>
        <translation>Kolor: {suits}.</translation>
    </message>
    <message>
        <source>{ranks}: each is worth a third of a point, as the three and the two are.</source>
        <translation>{ranks}: każda z tych kart jest warta jedną trzecią punktu, jak trójka i dwójka.</translation>
    </message>
    <message>
        <source>Three of the suit: terzo.</source>
        <translation>Trzy karty koloru: terzo.</translation>
    </message>
    <message>
        <source>The five is led; the two, the second highest, is held.</source>
        <translation>Wyjście piątką; w ręce jest druga od góry, dwójka.</translation>
    </message>
    <message>
        <source>The three took the trick; the six can be beaten.</source>
        <translation>Trójka wzięła lewę; szóstkę można przebić.</translation>
    </message>
    <message>
        <source>The four suits.</source>
        <translation>Cztery kolory.</translation>
    </message>
    <message>
        <source>Carta da tressette</source>
        <translation>Carta da tressette</translation>
    </message>
    <message>
        <source>A three, a two or an ace: the strongest cards of a suit.</source>
        <translation>Trójka, dwójka albo as: najstarsze karty koloru.</translation>
    </message>
    <message>
        <source>Strongest first.</source>
        <translation>Od najstarszej.</translation>
    </message>
    <message>
        <source>Seven, six, five or four: worth nothing.</source>
        <translation>Siódemka, szóstka, piątka albo czwórka: nic niewarta blotka.</translation>
    </message>
    <message>
        <source>Three and two of a suit in one hand.</source>
        <translation>Trójka i dwójka jednego koloru w jednej ręce.</translation>
    </message>
    <message>
        <source>The three and the two.</source>
        <translation>Trójka i dwójka.</translation>
    </message>
    <message>
        <source>Two and ace of a suit in one hand: the three is wanted, «la migliore».</source>
        <translation>Dwójka i as jednego koloru w jednej ręce: potrzebna jest trójka, „la migliore”.</translation>
    </message>
    <message>
        <source>The two and the ace.</source>
        <translation>Dwójka i as.</translation>
    </message>
    <message>
        <source>Three and ace of a suit in one hand: the two is wanted, «la buona».</source>
        <translation>Trójka i as jednego koloru w jednej ręce: potrzebna jest dwójka, „la buona”.</translation>
    </message>
    <message>
        <source>The three and the ace.</source>
        <translation>Trójka i as.</translation>
    </message>
    <message>
        <source>Three, two and ace of a suit in one hand; also a combination worth three points.</source>
        <translation>Trójka, dwójka i as jednego koloru w jednej ręce; to także meldunek wart trzy punkty.</translation>
    </message>
    <message>
        <source>The highest card of its suit not yet played. Every other is soggetta: it can be beaten.</source>
        <translation>Najstarsza w kolorze z kart jeszcze niezagranych. Każda inna jest soggetta: można ją przebić.</translation>
    </message>
    <message>
        <source>With the three gone, the two is sovrana.</source>
        <translation>Gdy trójka wyszła, dwójka jest sovrana.</translation>
    </message>
    <message>
        <source>Having no card of a suit.</source>
        <translation>Renons: brak kart jednego koloru.</translation>
    </message>
    <message>
        <source>Holding three cards of a suit, four, or five and more; the card led counts.</source>
        <translation>Trzy karty jednego koloru, cztery albo pięć i więcej; liczy się też karta wyjścia.</translation>
    </message>
    <message>
        <source>A challenge: declaring two of three, two and ace, or one of them kept among at least three.</source>
        <translation>Wyzwanie: deklaracja dwóch z kart: trójka, dwójka i as, albo jednej z nich, zatrzymanej wśród co najmniej trzech.</translation>
    </message>
    <message>
        <source>«Tre terzo» is a challenge.</source>
        <translation>„Tre terzo” to wyzwanie.</translation>
    </message>
    <message>
        <source>The lead of a trick; what wins it makes the pigliata.</source>
        <translation>Wyjście do lewy; co ją bierze, robi pigliatę.</translation>
    </message>
    <message>
        <source>The four is the battuta; the two makes the pigliata.</source>
        <translation>Czwórka to battuta; dwójka robi pigliatę.</translation>
    </message>
    <message>
        <source>One hand, from the deal to the last trick: eleven points.</source>
        <translation>Jedno rozdanie, od rozdania kart do ostatniej lewy: jedenaście punktów.</translation>
    </message>
    <message>
        <source>An ace is a point; three, two and figures are thirds.</source>
        <translation>As to punkt; trójka, dwójka i figury to po jednej trzeciej.</translation>
    </message>
</context>
<context>
    <name>GradeStrip</name>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} z {of}</translation>
    </message>
</context>
<context>
    <name>GradeWords</name>
    <message>
        <source>No choice</source>
        <translation>Bez wyboru</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepsza</translation>
    </message>
    <message>
        <source>Close call</source>
        <translation>Równy wybór</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Dobra</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Niedokładność</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gruby błąd</translation>
    </message>
    <message>
        <source>Claimed rightly after {tricks}: {points}.</source>
        <translation>Wygraną ogłoszono słusznie ({tricks}): {points}.</translation>
    </message>
    <message>
        <source>Claimed too early, after {tricks}: only {points}. That lost the game.</source>
        <translation>Wygraną ogłoszono za wcześnie ({tricks}): tylko {points}. To kosztowało partię.</translation>
    </message>
    <message>
        <source>After {tricks} the game could be claimed: {points}. Nobody did, and it was not won.</source>
        <translation>Można było ogłosić wygraną ({tricks}): {points}. Nikt tego nie zrobił i partia nie została wygrana.</translation>
    </message>
    <message>
        <source>Being computed.</source>
        <translation>Trwa obliczanie.</translation>
    </message>
    <message>
        <source>There was nothing to choose.</source>
        <translation>Nie było z czego wybierać.</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} units).</source>
        <translation>{one} albo {other}: nie do rozstrzygnięcia ({gap} żetonu).</translation>
    </message>
    <message>
        <source>{one} or {other}: too close to call ({gap} thirds).</source>
        <translation>{one} albo {other}: nie do rozstrzygnięcia ({gap} trzeciej punktu).</translation>
    </message>
    <message>
        <source>{one}: {gap} units more than {other}.</source>
        <translation>{one}: o {gap} żetonu więcej niż {other}.</translation>
    </message>
    <message>
        <source>{one}: {gap} thirds more than {other}.</source>
        <translation>{one}: o {gap} trzeciej punktu więcej niż {other}.</translation>
    </message>
    <message>
        <source>{one}: as good as {other}.</source>
        <translation>{one}: tyle samo co {other}.</translation>
    </message>
    <message>
        <source>Not declared: {combinations}. That cost {points}.</source>
        <translation>Nie zameldowano: {combinations}. Kosztowało to {points}.</translation>
    </message>
    <message>
        <source>Only {figure} of it is certain.</source>
        <translation>Pewne jest tylko {figure}.</translation>
    </message>
    <message>
        <source>{other}: {gap} units more than {one}.</source>
        <translation>{other}: o {gap} żetonu więcej niż {one}.</translation>
    </message>
    <message>
        <source>{other}: {gap} thirds more than {one}.</source>
        <translation>{other}: o {gap} trzeciej punktu więcej niż {one}.</translation>
    </message>
    <message>
        <source>With all cards open: being computed</source>
        <translation>Przy odkrytych kartach: trwa obliczanie</translation>
    </message>
    <message>
        <source>With all cards open a word changes nothing</source>
        <translation>Przy odkrytych kartach słowo nic nie zmienia</translation>
    </message>
    <message>
        <source>With all cards open: nothing lost</source>
        <translation>Przy odkrytych kartach: bez straty</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) lost</source>
        <translation>
            <numerusform>Przy odkrytych kartach: stracona %n trzecia</numerusform>
            <numerusform>Przy odkrytych kartach: stracone %n trzecie</numerusform>
            <numerusform>Przy odkrytych kartach: straconych %n trzecich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side</source>
        <translation>
            <numerusform>Przy odkrytych kartach: jedna trzecia dla własnej strony</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecie dla własnej strony</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecich dla własnej strony</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is won</source>
        <translation>
            <numerusform>Przy odkrytych kartach: jedna trzecia dla własnej strony, kontrakt wygrany</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecie dla własnej strony, kontrakt wygrany</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecich dla własnej strony, kontrakt wygrany</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is lost</source>
        <translation>
            <numerusform>Przy odkrytych kartach: jedna trzecia dla własnej strony, kontrakt przegrany</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecie dla własnej strony, kontrakt przegrany</numerusform>
            <numerusform>Przy odkrytych kartach: %n trzecich dla własnej strony, kontrakt przegrany</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: the contract is won in {often} of 100 deals.</source>
        <translation>{what}: kontrakt wygrany w {often} rozdaniach na 100.</translation>
    </message>
    <message>
        <source>{better}: the trick is won in {often} of 100 deals; {worse}: in {seldom}.</source>
        <translation>{better}: lewa wygrana w {often} rozdaniach na 100; {worse}: w {seldom}.</translation>
    </message>
    <message>
        <source>But more is kept for later.</source>
        <translation>Ale więcej zostaje na później.</translation>
    </message>
    <message>
        <source>What comes after it decides.</source>
        <translation>Rozstrzyga to, co potem.</translation>
    </message>
    <message>
        <source>Trick {number}, {card}</source>
        <translation>Lewa {number}, {card}</translation>
    </message>
    <message>
        <source>Before the first trick, {what}</source>
        <translation>Przed pierwszą lewą, {what}</translation>
    </message>
    <message>
        <source>Trick {number}, said with the {card}: {word}</source>
        <translation>Lewa {number}, powiedziane z kartą {card}: {word}</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Jeszcze nieoceniona</translation>
    </message>
    <message>
        <source>Said with it: {word}</source>
        <translation>Powiedziane z nią: {word}</translation>
    </message>
    <message>
        <source>{said}. Nobody would have played otherwise for another word.</source>
        <translation>{said}. Inne słowo nie zmieniłoby niczyjej gry.</translation>
    </message>
    <message>
        <source>Beforehand</source>
        <translation>Przedtem</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Lewa {number}</translation>
    </message>
    <message>
        <source>{card}: {places}</source>
        <translation>{card}: {places}</translation>
    </message>
    <message>
        <source>{card}: {places}; in truth: {truth}</source>
        <translation>{card}: {places}; naprawdę: {truth}</translation>
    </message>
    <message>
        <source>in no hand</source>
        <translation>w niczyjej ręce</translation>
    </message>
</context>
<context>
    <name>HandingOn</name>
    <message>
        <source>The deal is on the clipboard, as text.</source>
        <translation>Rozdanie jest w schowku jako tekst.</translation>
    </message>
    <message>
        <source>Nothing was sent. The folder holds the game without names, the log, and what it all runs on.</source>
        <translation>Nic nie zostało wysłane. W folderze są: partia bez imion, dziennik błędów i dane o systemie.</translation>
    </message>
    <message>
        <source>Nothing was sent. The report lies in {folder}.</source>
        <translation>Nic nie zostało wysłane. Zgłoszenie jest w {folder}.</translation>
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
        <translation>Szukaj: imiona, gry, daty</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Again…</source>
        <translation>Znowu…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Looking through the games: {done} of {total}</source>
        <translation>Przeglądam partie: {done} z {total}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>No game like that. Try another word.</source>
        <translation>Nie ma takiej partii. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>Nothing here yet: your first game will be the first line.</source>
        <translation>Tu jeszcze nic nie ma: twoja pierwsza partia będzie pierwszym wierszem.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Deleted: {result}</source>
        <translation>Usunięto: {result}</translation>
    </message>
    <message>
        <source>Look at it card by card</source>
        <translation>Obejrzyj ją karta po karcie</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>To samo rozdanie jeszcze raz</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Pliki…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Folder…</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>Ze schowka</translation>
    </message>
    <message>
        <source>This game as a file…</source>
        <translation>Ta partia do pliku…</translation>
    </message>
    <message>
        <source>Copy this game as text</source>
        <translation>Kopiuj tę partię jako tekst</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) shown into a folder…</source>
        <translation>
            <numerusform>%n pokazana partia do folderu…</numerusform>
            <numerusform>Wszystkie %n pokazane partie do folderu…</numerusform>
            <numerusform>Wszystkie %n pokazanych partii do folderu…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Special wins</source>
        <translation>Wygrane specjalne</translation>
    </message>
    <message>
        <source>Winning the game at once, with every trick or every point.</source>
        <translation>Natychmiastowa wygrana partii: wszystkie lewy albo wszystkie punkty.</translation>
    </message>
    <message>
        <source>cappotto, stramazzo</source>
        <translation>cappotto, stramazzo</translation>
    </message>
    <message>
        <source>all eleven points</source>
        <translation>wszystkie jedenaście punktów</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Going for the cappotto</source>
        <translation>Gra o cappotto</translation>
    </message>
    <message>
        <source>A side that was called out rightly may play on for it.</source>
        <translation>Strona, której wygraną słusznie ogłoszono, może o nie grać dalej.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>vado, non vado</source>
        <translation>vado, non vado</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Wszystkie punkty</translation>
    </message>
    <message>
        <source>What the losers may hold when all the points are won.</source>
        <translation>Ile może zostać tym, którzy tracą wszystkie punkty.</translation>
    </message>
    <message>
        <source>under a point</source>
        <translation>poniżej punktu</translation>
    </message>
    <message>
        <source>no third at all</source>
        <translation>ani jedna trzecia</translation>
    </message>
    <message>
        <source>Stramazzone</source>
        <translation>Stramazzone</translation>
    </message>
    <message>
        <source>Whether the opponents must have made a trick for it.</source>
        <translation>Czy przeciwnicy muszą wtedy mieć wziętą lewę.</translation>
    </message>
    <message>
        <source>in any case</source>
        <translation>w każdym razie</translation>
    </message>
    <message>
        <source>with a trick</source>
        <translation>z lewą</translation>
    </message>
    <message>
        <source>Collatondrione</source>
        <translation>Collatondrione</translation>
    </message>
    <message>
        <source>A hand of one suit wins at once, and counts sixteen.</source>
        <translation>Ręka w jednym kolorze wygrywa od razu i liczy się za szesnaście.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>What each loser owes a winner for a game, in units without money.</source>
        <translation>Ile każdy przegrany jest winien zwycięzcy za partię: w żetonach, bez pieniędzy.</translation>
    </message>
    <message>
        <source>games are counted</source>
        <translation>liczy się partie</translation>
    </message>
    <message>
        <source>always one</source>
        <translation>zawsze jeden</translation>
    </message>
    <message>
        <source>one, cappotto two</source>
        <translation>jeden, za cappotto dwa</translation>
    </message>
    <message>
        <source>the points between</source>
        <translation>różnica punktów</translation>
    </message>
    <message>
        <source>marcio, and a pot</source>
        <translation>marcio i pula</translation>
    </message>
    <message>
        <source>Laying down</source>
        <translation>Wyłożenie kart</translation>
    </message>
    <message>
        <source>Putting the cards down when every trick left is certain.</source>
        <translation>Wykładanie kart, gdy każda pozostała lewa jest pewna.</translation>
    </message>
    <message>
        <source>if certain</source>
        <translation>jeśli pewne</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Who plays with whom: as they sit, or as the cards of the first deal say.</source>
        <translation>Kto z kim gra: jak siedzą albo jak wskażą karty z pierwszego rozdania.</translation>
    </message>
    <message>
        <source>as they sit</source>
        <translation>jak siedzą</translation>
    </message>
    <message>
        <source>drawn, then moved</source>
        <translation>z losu, z przesiadką</translation>
    </message>
    <message>
        <source>drawn, all stay</source>
        <translation>z losu, bez przesiadki</translation>
    </message>
    <message>
        <source>by a called card</source>
        <translation>przez zawołaną kartę</translation>
    </message>
    <message>
        <source>The very first lead</source>
        <translation>Pierwsze wyjście partii</translation>
    </message>
    <message>
        <source>Who leads the first hand of a game.</source>
        <translation>Kto wychodzi w pierwszym rozdaniu partii.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>na prawo od rozdającego</translation>
    </message>
    <message>
        <source>A very weak hand</source>
        <translation>Bardzo słaba ręka</translation>
    </message>
    <message>
        <source>Whether it may be annulled before the first card.</source>
        <translation>Czy można ją unieważnić przed pierwszą kartą.</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>gra się</translation>
    </message>
    <message>
        <source>under one point</source>
        <translation>poniżej punktu</translation>
    </message>
    <message>
        <source>without honours</source>
        <translation>bez honorów</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Przeglądanie</translation>
    </message>
    <message>
        <source>Which tricks may be looked at again.</source>
        <translation>Które lewy można jeszcze raz obejrzeć.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>ostatnią lewę</translation>
    </message>
    <message>
        <source>one&apos;s own, on lead</source>
        <translation>własne, przy wyjściu</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>Whether a card that was laid may be taken up again.</source>
        <translation>Czy zagraną kartę można wziąć z powrotem.</translation>
    </message>
    <message>
        <source>against computers</source>
        <translation>z komputerami</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karty w ręce</translation>
    </message>
    <message>
        <source>In which order the suits stand, from the left.</source>
        <translation>W jakiej kolejności stoją kolory, od lewej.</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>Kolory francuskie</translation>
    </message>
    <message>
        <source>With a French pack: which suits stand for coins and cups.</source>
        <translation>W talii francuskiej: co zastępuje denary i kielichy.</translation>
    </message>
    <message>
        <source>coins are diamonds</source>
        <translation>denary to kara</translation>
    </message>
    <message>
        <source>coins are hearts</source>
        <translation>denary to kiery</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Back to the preset</source>
        <translation>Wróć do zestawu</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Zapomnij te zasady</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Nazwa twoich zasad</translation>
    </message>
    <message>
        <source>Name them first</source>
        <translation>Najpierw nazwa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>KeyMapPage</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Words with a lead</source>
        <translation>Słowa przy wyjściu</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>A game looked at again</source>
        <translation>Oglądana partia</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Before</source>
        <translation>Przedtem</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>Last trick: {name}</source>
        <translation>Ostatnia lewa: {name}</translation>
    </message>
    <message>
        <source>An earlier trick: {name}</source>
        <translation>Wcześniejsza lewa: {name}</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The account</source>
        <translation>Rachunek</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You and {partner}, who sits opposite, play against {right} and {left}. Everybody plays a card, and the turn goes to the right; the highest card of the suit led takes all four.</source>
        <translation>Naprzeciw siedzi twój partner: {partner}. Przeciwnicy: {right} i {left}. Każdy zagrywa kartę, kolej idzie w prawo; najstarsza karta koloru wyjścia bierze wszystkie cztery.</translation>
    </message>
    <message>
        <source>The suit is {suit}. You hold some, so you must follow: the dimmed cards wait. Whoever has none may play anything, but cannot take the trick.</source>
        <translation>Gra się w kolor {suit}. Masz go w ręce, więc trzeba dołożyć: przygaszone karty czekają. Kto go nie ma, może zagrać dowolną kartę, ale lewy nie weźmie.</translation>
    </message>
    <message>
        <source>Three threes are an accusa: three points if you declare them now, nothing later. Everybody will know where they are, yet it nearly always pays.</source>
        <translation>Trzy trójki to meldunek (accusa): trzy punkty, jeśli zameldujesz je teraz, później nic. Wszyscy będą wiedzieć, gdzie są, ale prawie zawsze się to opłaca.</translation>
    </message>
    <message>
        <source>In each suit the three is the highest card, then come {ranks}. There are no trumps. Nothing beats your threes in their suits.</source>
        <translation>W każdym kolorze najstarsza jest trójka, potem {ranks}. Atutów nie ma. Twoich trójek nic nie przebije w ich kolorach.</translation>
    </message>
    <message>
        <source>The trick is yours: {the_card} was the highest. An ace is worth three thirds of a point; three, two and court cards one third; the others nothing. Here that makes {thirds} thirds.</source>
        <translation>Lewa jest wasza, najstarsza karta: {the_card}. As jest wart trzy trzecie punktu; trójka, dwójka i figury jedną trzecią; reszta nic. Razem trzecich części: {thirds}.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next: any card, and with it a word to the partner. Try {the_card} with busso: it asks {partner} for the highest card of that suit, and to lead the suit again.</source>
        <translation>Kto bierze lewę, wychodzi do następnej: dowolną kartą, i może przy tym powiedzieć słowo do partnera. Spróbuj: {the_card} z busso. {partner} usłyszy: daj najstarszą z tego koloru i wróć w ten kolor.</translation>
    </message>
    <message>
        <source>Everybody has one card left. The last trick is worth three thirds more, a whole point, to whoever takes it.</source>
        <translation>Każdy ma jeszcze jedną kartę. Ostatnia lewa daje temu, kto ją bierze, trzy trzecie więcej: cały punkt.</translation>
    </message>
    <message>
        <source>Each side adds up its thirds: three make a point, and thirds that are left over do not count. An accusa is added whole. So it goes on, hand after hand, up to 21.</source>
        <translation>Każda strona sumuje swoje trzecie części: trzy dają punkt, a reszta się nie liczy. Meldunek dolicza się w całości. I tak dalej, rozdanie po rozdaniu, do 21.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Ruchy w tym rozdaniu</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{name}: move taken back</source>
        <translation>{name}: ruch cofnięty</translation>
    </message>
    <message>
        <source>{name}: game broken off</source>
        <translation>{name}: gra przerwana</translation>
    </message>
    <message>
        <source>{name}: nothing to declare</source>
        <translation>{name}: bez meldunku</translation>
    </message>
    <message>
        <source>{name}, to declare: {melds}</source>
        <translation>{name}, do zgłoszenia: {melds}</translation>
    </message>
    <message>
        <source>{name}: weak hand kept</source>
        <translation>{name}: słabe karty zostają</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}</source>
        <translation>{names}: {thirds}, {points}</translation>
    </message>
    <message>
        <source>{names}: {thirds}, {points}, {melds} with combinations</source>
        <translation>{names}: {thirds}, {points}, z meldunków {melds}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n trzecia</numerusform>
            <numerusform>%n trzecie</numerusform>
            <numerusform>%n trzecich</numerusform>
        </translation>
    </message>
    <message>
        <source>{sides}. Now {totals}</source>
        <translation>{sides}. Teraz {totals}</translation>
    </message>
    <message>
        <source>{name}: a hint</source>
        <translation>{name}: podpowiedź</translation>
    </message>
    <message>
        <source>{name}: what the words prove</source>
        <translation>{name}: czego dowodzą słowa</translation>
    </message>
    <message>
        <source>{name}: suits seen</source>
        <translation>{name}: zagrane kolory</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Te same karty…</translation>
    </message>
    <message>
        <source>The same cards for two sittings or for a friend</source>
        <translation>Te same karty na dwa spotkania lub dla przyjaciela</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Rozdaj karty</translation>
    </message>
    <message>
        <source>How it is played: {game}</source>
        <translation>Jak się gra: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): the dealer rests</source>
        <translation>
            <numerusform>%n gracz: rozdający pauzuje</numerusform>
            <numerusform>%n graczy: rozdający pauzuje</numerusform>
            <numerusform>%n graczy: rozdający pauzuje</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>Jedna osoba</numerusform>
            <numerusform>%n osoby</numerusform>
            <numerusform>%n osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>jeden komputer</numerusform>
            <numerusform>%n komputery</numerusform>
            <numerusform>%n komputerów</numerusform>
        </translation>
    </message>
    <message>
        <source>{bots} play; you watch.</source>
        <translation>Przy stole {bots}: ty patrzysz.</translation>
    </message>
    <message>
        <source>{persons} and {bots}.</source>
        <translation>{persons} i {bots}.</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>What is to be said of it?</source>
        <translation>Co warto o nim powiedzieć?</translation>
    </message>
    <message>
        <source>Note on the move</source>
        <translation>Notatka o ruchu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>{sign} good</source>
        <translation>{sign} dobry</translation>
    </message>
    <message>
        <source>{sign} inexact</source>
        <translation>{sign} niedokładny</translation>
    </message>
    <message>
        <source>{sign} mistake</source>
        <translation>{sign} błąd</translation>
    </message>
    <message>
        <source>{sign} blunder</source>
        <translation>{sign} gruby błąd</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Two against two, up to 21.</source>
        <translation>Dwoje na dwoje, do 21.</translation>
    </message>
    <message>
        <source>The first to lead calls a three: its holder is the secret partner.</source>
        <translation>Kto wychodzi, woła trójkę: kto ją ma, jest tajnym partnerem.</translation>
    </message>
    <message>
        <source>One against two: bids, a monte, four discards.</source>
        <translation>Jedno na dwoje: licytacja, monte i cztery odrzuty.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock, and shown.</source>
        <translation>Karty dobiera się z talonu i pokazuje.</translation>
    </message>
    <message>
        <source>Five players, with a hidden partner.</source>
        <translation>Pięcioro graczy i ukryty partner.</translation>
    </message>
    <message>
        <source>The Polish form of 1930. Trumps: {suit}.</source>
        <translation>Polska forma z 1930 roku. Atuty: {suit}.</translation>
    </message>
    <message>
        <source>also for 4</source>
        <translation>także na 4</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>zasady domowe</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>rekonstrukcja</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Północny wschód</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Północny zachód</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Classic, with declarations</source>
        <translation>Klasyczne z deklaracjami</translation>
    </message>
    <message>
        <source>Federation, modern</source>
        <translation>Federacja, współczesne</translation>
    </message>
    <message>
        <source>Federation, traditional</source>
        <translation>Federacja, tradycyjne</translation>
    </message>
    <message>
        <source>Tournament to 77</source>
        <translation>Turniej do 77</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Drawn pairs</source>
        <translation>Losowane pary</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Jedno rozdanie</translation>
    </message>
    <message>
        <source>Four hands</source>
        <translation>Cztery rozdania</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Jak przy stole</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>The book of 1930</source>
        <translation>Książka z 1930 roku</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>The game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Ogłaszanie wygranej</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Calling a card</source>
        <translation>Wołanie karty</translation>
    </message>
    <message>
        <source>The Polish count</source>
        <translation>Polskie liczenie</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>Special wins</source>
        <translation>Wygrane specjalne</translation>
    </message>
    <message>
        <source>What may be said</source>
        <translation>Co wolno powiedzieć</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Deklaracje</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Gra się do</translation>
    </message>
    <message>
        <source>Whoever has them at the end of a hand wins.</source>
        <translation>Kto ma tyle na koniec rozdania, wygrywa.</translation>
    </message>
    <message>
        <source>A game goes</source>
        <translation>Partia trwa</translation>
    </message>
    <message>
        <source>Up to the points above, over a few hands, or in one.</source>
        <translation>Do punktów podanych wyżej, przez kilka rozdań albo przez jedno.</translation>
    </message>
    <message>
        <source>up to the points</source>
        <translation>do punktów</translation>
    </message>
    <message>
        <source>over some hands</source>
        <translation>kilka rozdań</translation>
    </message>
    <message>
        <source>over one hand</source>
        <translation>jedno rozdanie</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>How many, where the game goes over some hands.</source>
        <translation>Ile ich jest, gdy partia trwa kilka rozdań.</translation>
    </message>
    <message>
        <source>After a tie</source>
        <translation>Przy równym wyniku</translation>
    </message>
    <message>
        <source>When both have as many points after the last of these hands.</source>
        <translation>Gdy po ostatnim z tych rozdań obie strony mają tyle samo.</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>jeszcze jedno rozdanie</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Both over the target</source>
        <translation>Obie strony u celu</translation>
    </message>
    <message>
        <source>Who wins when both sides pass it in one hand.</source>
        <translation>Kto wygrywa, gdy w jednym rozdaniu dojdą obie.</translation>
    </message>
    <message>
        <source>the higher total</source>
        <translation>wyższy wynik</translation>
    </message>
    <message>
        <source>who was first</source>
        <translation>kto pierwszy</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>ostatnia lewa</translation>
    </message>
    <message>
        <source>A session goes</source>
        <translation>Gra się</translation>
    </message>
    <message>
        <source>Everybody deals as often; the best account wins.</source>
        <translation>Każdy rozdaje tyle samo razy; wygrywa najlepszy rachunek.</translation>
    </message>
    <message>
        <source>up to 21 units</source>
        <translation>do 21 żetonów</translation>
    </message>
    <message>
        <source>A sitting is</source>
        <translation>Spotkanie to</translation>
    </message>
    <message>
        <source>One game, or as many as it takes to win some.</source>
        <translation>Jedna partia albo tyle, ile trzeba, by kilka wygrać.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>jedna partia</translation>
    </message>
    <message>
        <source>several games</source>
        <translation>kilka partii</translation>
    </message>
    <message>
        <source>Games to win</source>
        <translation>Partie do wygrania</translation>
    </message>
    <message>
        <source>Where a sitting is several games.</source>
        <translation>Gdy spotkanie to kilka partii.</translation>
    </message>
    <message>
        <source>Every hand twice</source>
        <translation>Każde rozdanie dwa razy</translation>
    </message>
    <message>
        <source>The same cards come again with the sides exchanged; both hands count together.</source>
        <translation>Te same karty wracają ze stronami na zmianę; oba rozdania liczą się razem.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>the federation&apos;s duplicate</source>
        <translation>duplikat federacji</translation>
    </message>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>jedno rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>How a game ends when a side reaches the target before the hand is over.</source>
        <translation>Jak kończy się partia, gdy strona dojdzie do celu przed końcem rozdania.</translation>
    </message>
    <message>
        <source>mi chiamo fuori</source>
        <translation>mi chiamo fuori</translation>
    </message>
    <message>
        <source>the opponents are called</source>
        <translation>wygrana przeciwników</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>sama z siebie</translation>
    </message>
    <message>
        <source>not before the end</source>
        <translation>dopiero po rozdaniu</translation>
    </message>
    <message>
        <source>A wrong call</source>
        <translation>Błędne ogłoszenie</translation>
    </message>
    <message>
        <source>What it costs to call the opponents out too early.</source>
        <translation>Ile kosztuje zbyt wczesne ogłoszenie wygranej przeciwników.</translation>
    </message>
    <message>
        <source>costs the game</source>
        <translation>kosztuje partię</translation>
    </message>
    <message>
        <source>is allowed twice</source>
        <translation>wolno dwa razy</translation>
    </message>
    <message>
        <source>The running count</source>
        <translation>Liczenie w rozdaniu</translation>
    </message>
    <message>
        <source>Whether the points won so far in the hand are shown; remembering them is part of the game.</source>
        <translation>Czy widać punkty zdobyte dotąd w rozdaniu; pamiętanie ich należy do gry.</translation>
    </message>
    <message>
        <source>is kept in mind</source>
        <translation>w pamięci</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>na widoku</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Gdy wszyscy pasują</translation>
    </message>
    <message>
        <source>The next one deals; then chiamo may be closed.</source>
        <translation>Rozdaje następna osoba; potem chiamo może być zamknięte.</translation>
    </message>
    <message>
        <source>deal again</source>
        <translation>nowe rozdanie</translation>
    </message>
    <message>
        <source>solo at least</source>
        <translation>co najmniej solo</translation>
    </message>
    <message>
        <source>The monte in solo</source>
        <translation>Monte przy solo</translation>
    </message>
    <message>
        <source>Whether all see what the declarer takes.</source>
        <translation>Czy wszyscy widzą, co bierze rozgrywający.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>The first lead</source>
        <translation>Pierwsze wyjście</translation>
    </message>
    <message>
        <source>In every kind of solissimo it is the declarer&apos;s.</source>
        <translation>Przy każdym solissimo należy do rozgrywającego.</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>na prawo od rozdającego</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>rozgrywający</translation>
    </message>
    <message>
        <source>The dealer who rests</source>
        <translation>Pauzujący rozdający</translation>
    </message>
    <message>
        <source>At four: whether he pays and is paid with the defenders.</source>
        <translation>We czworo: czy płaci i dostaje razem z obrońcami.</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>nic nie płaci</translation>
    </message>
    <message>
        <source>like a defender</source>
        <translation>jak obrońca</translation>
    </message>
    <message>
        <source>Holding all the threes</source>
        <translation>Wszystkie trójki w ręce</translation>
    </message>
    <message>
        <source>What the caller does who has none left to call.</source>
        <translation>Co robi wołający, gdy nie ma trójki do zawołania.</translation>
    </message>
    <message>
        <source>call a two</source>
        <translation>woła dwójkę</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>gra bez partnera</translation>
    </message>
    <message>
        <source>What is called</source>
        <translation>Co się woła</translation>
    </message>
    <message>
        <source>A three, or any card that is not an ace.</source>
        <translation>Trójkę albo dowolną kartę, byle nie asa.</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>trójkę</translation>
    </message>
    <message>
        <source>any but an ace</source>
        <translation>każdą prócz asa</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>The book of 1930 gives nothing for it.</source>
        <translation>Książka z 1930 roku nic za nią nie daje.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>jeden punkt</translation>
    </message>
    <message>
        <source>Without the suit led</source>
        <translation>Bez koloru wyjścia</translation>
    </message>
    <message>
        <source>Whether a trump must be played then.</source>
        <translation>Czy trzeba wtedy zagrać atut.</translation>
    </message>
    <message>
        <source>play anything</source>
        <translation>gra się, co się chce</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trzeba przebić</translation>
    </message>
    <message>
        <source>Thirds left over</source>
        <translation>Resztki punktów</translation>
    </message>
    <message>
        <source>What becomes of those that make no point.</source>
        <translation>Co z trzecimi częściami, które nie dają punktu.</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>przepadają</translation>
    </message>
    <message>
        <source>are kept</source>
        <translation>zostają</translation>
    </message>
    <message>
        <source>Three or four of the threes, twos or aces, and the Napoletana.</source>
        <translation>Trzy lub cztery trójki, dwójki albo asy oraz Napoletana.</translation>
    </message>
    <message>
        <source>for points</source>
        <translation>za punkty</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>bez meldunków</translation>
    </message>
    <message>
        <source>told, no points</source>
        <translation>tylko się je mówi</translation>
    </message>
    <message>
        <source>must be told</source>
        <translation>trzeba je podać</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Melduje się</translation>
    </message>
    <message>
        <source>When one says them; later they are worth nothing.</source>
        <translation>Kiedy się je mówi; później nie są nic warte.</translation>
    </message>
    <message>
        <source>after trick one</source>
        <translation>po pierwszej lewie</translation>
    </message>
    <message>
        <source>after one&apos;s card</source>
        <translation>po swojej karcie</translation>
    </message>
    <message>
        <source>with one&apos;s card</source>
        <translation>ze swoją kartą</translation>
    </message>
    <message>
        <source>One inside another</source>
        <translation>Jeden w drugim</translation>
    </message>
    <message>
        <source>A combination that a declared one shows as well.</source>
        <translation>Meldunek, który widać już w innym, zgłoszonym.</translation>
    </message>
    <message>
        <source>must be declared</source>
        <translation>trzeba zameldować</translation>
    </message>
    <message>
        <source>counts by itself</source>
        <translation>liczy się sam</translation>
    </message>
    <message>
        <source>The fourth of three</source>
        <translation>Czwarta do trzech</translation>
    </message>
    <message>
        <source>What the fourth card adds to three that were declared.</source>
        <translation>Co dodaje czwarta karta do trzech już zameldowanych.</translation>
    </message>
    <message>
        <source>four points</source>
        <translation>cztery punkty</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Rules of the table</source>
        <translation>Zasady przy stole</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Zestaw</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ</source>
        <translation>
            <numerusform>%n zmiana względem zestawu</numerusform>
            <numerusform>%n zmiany względem zestawu</numerusform>
            <numerusform>%n zmian względem zestawu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>played on from another game</source>
        <translation>ciąg dalszy innej partii</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nieczytelna</translation>
    </message>
    <message>
        <source>open, {score}</source>
        <translation>otwarta, {score}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarta</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>przerwana</translation>
    </message>
    <message>
        <source>drawn, {score}</source>
        <translation>remis, {score}</translation>
    </message>
    <message>
        <source>won, {score}</source>
        <translation>wygrana, {score}</translation>
    </message>
    <message>
        <source>lost, {score}</source>
        <translation>przegrana, {score}</translation>
    </message>
</context>
<context>
    <name>Pen</name>
    <message>
        <source>This record is damaged, so it is left as it is: no note can be written.</source>
        <translation>Ten zapis jest uszkodzony i zostaje, jaki jest: nie można dodać notatki.</translation>
    </message>
    <message>
        <source>{file} was changed by somebody else and was read again. Save your note once more.</source>
        <translation>Plik {file} został zmieniony przez kogoś innego i wczytany ponownie. Zapisz notatkę jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>PlayedPaper</name>
    <message>
        <source>Put away</source>
        <translation>Schowaj</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Zagrane karty</translation>
    </message>
    <message>
        <source>Suits seen</source>
        <translation>Zagrane kolory</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>Partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Gra z pomocą.</translation>
    </message>
    <message>
        <source>What is out in each suit, and who has none. The game then counts as helped.</source>
        <translation>Co jeszcze jest w każdym kolorze i kto go nie ma. Partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Jeszcze w grze</translation>
    </message>
    <message>
        <source>At this table no trick is looked at again before the hand is over.</source>
        <translation>Przy tym stole lew nie ogląda się przed końcem rozdania.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Nie ma jeszcze żadnej lewy.</translation>
    </message>
    <message>
        <source>The other tricks are for memory, until the hand is over.</source>
        <translation>Pozostałe lewy trzeba pamiętać do końca rozdania.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Pace and play</source>
        <translation>Tempo i gra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Dostępność</translation>
    </message>
    <message>
        <source>Changes are kept at once.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>A window of this size can show up to {percent} %.</source>
        <translation>Okno tej wielkości pokaże najwyżej {percent} %.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Zielone sukno</translation>
    </message>
    <message>
        <source>Gulf blue</source>
        <translation>Błękit zatoki</translation>
    </message>
    <message>
        <source>Pompeian red</source>
        <translation>Czerwień Pompejów</translation>
    </message>
    <message>
        <source>Walnut board</source>
        <translation>Orzechowy blat</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Rozmiary</translation>
    </message>
    <message>
        <source>Text and buttons</source>
        <translation>Tekst i przyciski</translation>
    </message>
    <message>
        <source>As long as everything on the table keeps its place.</source>
        <translation>Dopóki wszystko na stole ma swoje miejsce.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Bez ruchu</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Ruch kart</translation>
    </message>
    <message>
        <source>A click always skips what is moving.</source>
        <translation>Kliknięcie zawsze pomija to, co się rusza.</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Skończona lewa leży</translation>
    </message>
    <message>
        <source>Time to read it before it is taken.</source>
        <translation>Czas, by ją obejrzeć, zanim zostanie zebrana.</translation>
    </message>
    <message>
        <source>Wait for a click</source>
        <translation>Czekanie na kliknięcie</translation>
    </message>
    <message>
        <source>A finished trick stays until you click or press Enter.</source>
        <translation>Skończona lewa leży, aż klikniesz lub naciśniesz Enter.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>It stands on your plate and in the record of a game.</source>
        <translation>Stoi przy twoim miejscu i w zapisie partii.</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Potwierdzanie karty</translation>
    </message>
    <message>
        <source>The first press lifts it, the second plays it.</source>
        <translation>Pierwsze naciśnięcie podnosi kartę, drugie ją zagrywa.</translation>
    </message>
    <message>
        <source>Play a forced card by itself</source>
        <translation>Wymuszona karta sama wychodzi</translation>
    </message>
    <message>
        <source>The only card you may play goes after a moment. Esc holds it back.</source>
        <translation>Jedyna możliwa karta wychodzi po chwili. Esc ją zatrzymuje.</translation>
    </message>
    <message>
        <source>Weak cards first</source>
        <translation>Najpierw słabe karty</translation>
    </message>
    <message>
        <source>Each suit of your hand begins with its weakest card.</source>
        <translation>Każdy kolor w ręce zaczyna się od najsłabszej karty.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>H shows the best card; the game then counts as helped.</source>
        <translation>H pokazuje najlepszą kartę; partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Liczenie w rozdaniu</translation>
    </message>
    <message>
        <source>Your tricks are counted for you; the game then counts as helped.</source>
        <translation>Lewy liczą się same; partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Cards, knocks on the table, a tune for a game won.</source>
        <translation>Karty, pukanie w stół, melodia za wygraną partię.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Bez dźwięku</translation>
    </message>
    <message>
        <source>All that is heard can also be seen.</source>
        <translation>Wszystko, co słychać, można też zobaczyć.</translation>
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
        <translation>Słowa na ekranie</translation>
    </message>
    <message>
        <source>What is said at the table stays Italian in every language.</source>
        <translation>Co mówi się przy stole, w każdym języku jest po włosku.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Karty przenikają, zamiast latać.</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>Mów więcej</translation>
    </message>
    <message>
        <source>A screen reader tells your hand, the trick, and what you may play.</source>
        <translation>Czytnik ekranu podaje rękę, lewę i to, co możesz zagrać.</translation>
    </message>
    <message>
        <source>Bigger targets</source>
        <translation>Większe przyciski</translation>
    </message>
    <message>
        <source>All buttons are at least 56 pixels high.</source>
        <translation>Każdy przycisk ma co najmniej 56 pikseli wysokości.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Podgląd stołu</translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>Problems</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>The computer could not work it out. Try once more.</source>
        <translation>Komputer nie znalazł odpowiedzi. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>What you found cannot be kept: {reason}.</source>
        <translation>Nie można zachować wyniku: {reason}.</translation>
    </message>
</context>
<context>
    <name>ProblemSide</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>You see all hands: only so is one card the best for certain.</source>
        <translation>Widzisz wszystkie ręce: tylko tak jedna karta jest na pewno najlepsza.</translation>
    </message>
    <message>
        <source>What is asked, and what came of a card</source>
        <translation>O co chodzi i co wynikło z karty</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Another problem</source>
        <translation>Inne zadanie</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Od początku</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Problem of the day</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>Problem of {date}</source>
        <translation>Zadanie z {date}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwe</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnie</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudne</translation>
    </message>
    <message>
        <source>You lead. With which card do you and {partner} win the most?</source>
        <translation>Ty wychodzisz. Którą kartą ty i {partner} zdobędziecie najwięcej?</translation>
    </message>
    <message>
        <source>It is your turn. With which card do you and {partner} win the most?</source>
        <translation>Twoja kolej. Którą kartą ty i {partner} zdobędziecie najwięcej?</translation>
    </message>
    <message>
        <source>Points so far: {mine} to {theirs}. Still to be won: {left}, with the last trick.</source>
        <translation>Punkty do tej pory: {mine} do {theirs}. Do zdobycia jeszcze: {left}, z ostatnią lewą.</translation>
    </message>
    <message>
        <source>{the_card} costs {points}.</source>
        <translation>{the_card}: kosztuje {points}.</translation>
    </message>
    <message>
        <source>Found at the first try: {the_card}.</source>
        <translation>Za pierwszym razem: {the_card}.</translation>
    </message>
    <message>
        <source>Found: {the_card}.</source>
        <translation>Jest: {the_card}.</translation>
    </message>
    <message>
        <source>The best card: {the_card}.</source>
        <translation>Najlepsza karta: {the_card}.</translation>
    </message>
    <message>
        <source>With best play your side comes to {points}. Any other card costs {cost} or more.</source>
        <translation>Przy najlepszej grze wasza strona zdobywa {points}. Każda inna karta kosztuje co najmniej {cost}.</translation>
    </message>
    <message>
        <source>Best play on both sides then brings you to {points}; the best card, to {best}.</source>
        <translation>Gdy potem wszyscy grają najlepiej, zdobywacie {points}; z najlepszą kartą {best}.</translation>
    </message>
    <message>
        <source>What goes to the others: {things}.</source>
        <translation>Do przeciwników trafia: {things}.</translation>
    </message>
    <message>
        <source>What comes to you for it: {things}.</source>
        <translation>Do was trafia w zamian: {things}.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>ostatnia lewa</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>with a third or two</comment>
        <translation>{number} punktu</translation>
    </message>
    <message>
        <source>found at the first try</source>
        <translation>za pierwszym razem</translation>
    </message>
    <message>
        <source>found</source>
        <translation>znaleziona</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>pokazana</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>próbowana</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>jeszcze niepróbowana</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedWords</name>
    <message>
        <source>it is another&apos;s turn</source>
        <translation>to kolej innego gracza</translation>
    </message>
    <message>
        <source>nobody is asked for that here</source>
        <translation>nikt tu o to nie pyta</translation>
    </message>
    <message>
        <source>the hand is over</source>
        <translation>rozdanie się skończyło</translation>
    </message>
    <message>
        <source>that seat sits this hand out</source>
        <translation>to miejsce pauzuje</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>nie ma czego cofać</translation>
    </message>
    <message>
        <source>nothing is taken back at this table</source>
        <translation>przy tym stole się nie cofa</translation>
    </message>
    <message>
        <source>the table had moved on</source>
        <translation>gra poszła już dalej</translation>
    </message>
    <message>
        <source>that hand does not hold the card, or holds it no more</source>
        <translation>tej karty nie ma albo już nie ma w tej ręce</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>trzeba dołożyć do koloru</translation>
    </message>
    <message>
        <source>the three that was called must be led</source>
        <translation>trzeba wyjść zawołaną trójką</translation>
    </message>
    <message>
        <source>another suit must be led</source>
        <translation>trzeba wyjść w inny kolor</translation>
    </message>
    <message>
        <source>a trump must be played</source>
        <translation>trzeba zagrać atut</translation>
    </message>
    <message>
        <source>only who leads may say that</source>
        <translation>to może powiedzieć tylko wychodzący</translation>
    </message>
    <message>
        <source>only who follows may say that</source>
        <translation>to może powiedzieć tylko dokładający</translation>
    </message>
    <message>
        <source>those words contradict each other</source>
        <translation>te słowa sobie przeczą</translation>
    </message>
    <message>
        <source>that word is not used at this table</source>
        <translation>tego słowa nie używa się przy tym stole</translation>
    </message>
    <message>
        <source>the word is not true of the hand</source>
        <translation>to słowo nie zgadza się z tą ręką</translation>
    </message>
    <message>
        <source>it is not one short line</source>
        <translation>to nie jest jeden krótki wiersz</translation>
    </message>
    <message>
        <source>that hand does not hold the combination</source>
        <translation>w tej ręce nie ma tego meldunku</translation>
    </message>
    <message>
        <source>the combination was declared before</source>
        <translation>ten meldunek już zgłoszono</translation>
    </message>
    <message>
        <source>no combination is named</source>
        <translation>nie podano żadnego meldunku</translation>
    </message>
    <message>
        <source>it is too late for combinations</source>
        <translation>na meldunki jest za późno</translation>
    </message>
    <message>
        <source>there are no combinations at this table</source>
        <translation>przy tym stole nie ma meldunków</translation>
    </message>
    <message>
        <source>nobody claims at this table</source>
        <translation>przy tym stole nie ogłasza się wygranej</translation>
    </message>
    <message>
        <source>a claim was made before</source>
        <translation>wygraną już ogłoszono</translation>
    </message>
    <message>
        <source>that side has called wrongly twice</source>
        <translation>ta strona ogłaszała już dwa razy błędnie</translation>
    </message>
    <message>
        <source>nobody can give this game up</source>
        <translation>tej partii nie można poddać</translation>
    </message>
    <message>
        <source>only people give a game up</source>
        <translation>poddają się tylko ludzie</translation>
    </message>
    <message>
        <source>that was offered before</source>
        <translation>to już zaproponowano</translation>
    </message>
    <message>
        <source>nobody lays down at this table</source>
        <translation>przy tym stole nie wykłada się kart</translation>
    </message>
    <message>
        <source>it is too early to lay down</source>
        <translation>na wyłożenie kart jest za wcześnie</translation>
    </message>
    <message>
        <source>not every trick left is certain</source>
        <translation>nie każda pozostała lewa jest pewna</translation>
    </message>
    <message>
        <source>a higher bid was made before</source>
        <translation>była już wyższa zapowiedź</translation>
    </message>
    <message>
        <source>the caller holds that card</source>
        <translation>tę kartę ma sam wołający</translation>
    </message>
    <message>
        <source>that card may not be called</source>
        <translation>tej karty nie wolno zawołać</translation>
    </message>
    <message>
        <source>that is not the right number of cards</source>
        <translation>to nie jest właściwa liczba kart</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>A game looked at again</source>
        <translation>Oglądana partia</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>W tej partii nie rozdano żadnej karty.</translation>
    </message>
    <message>
        <source>Reading: {percent} %</source>
        <translation>Czytanie: {percent} %</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>Skopiowano: {text}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Where were the missing threes? As could be known; ▲ the truth</source>
        <translation>Gdzie były brakujące trójki? Według tego, co można było wiedzieć; ▲ prawda</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momenty przełomowe</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Analiza: {name}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Judged: {known} of {count}</source>
        <translation>Ocenione: {known} z {count}</translation>
    </message>
    <message>
        <source>All judged; with all cards open: {solved} of {count}</source>
        <translation>Wszystkie ocenione; przy odkrytych kartach: {solved} z {count}</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>A computer player stopped in the middle of a thought. Nothing is lost.</source>
        <translation>Jeden z komputerów utknął w pół myśli. Nic nie przepadło.</translation>
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
        <translation>Zasady tressette</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
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
        <translation>Lewa {number}. {said}</translation>
    </message>
</context>
<context>
    <name>SaidPaper</name>
    <message>
        <source>Put away</source>
        <translation>Schowaj</translation>
    </message>
    <message>
        <source>Said so far</source>
        <translation>Co powiedziano</translation>
    </message>
    <message>
        <source>Nothing yet in this hand.</source>
        <translation>W tym rozdaniu jeszcze nic.</translation>
    </message>
    <message>
        <source>Counts as helped.</source>
        <translation>Gra z pomocą.</translation>
    </message>
    <message>
        <source>What it proves</source>
        <translation>Czego to dowodzi</translation>
    </message>
    <message>
        <source>The game then counts as helped.</source>
        <translation>Partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>What the words prove of each hand and suit. The game then counts as helped.</source>
        <translation>Czego słowa dowodzą o każdej ręce i kolorze. Partia będzie oznaczona „z pomocą”.</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Powiedz coś…</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Twoje słowa</translation>
    </message>
</context>
<context>
    <name>SayPanel</name>
    <message>
        <source>Choose first</source>
        <translation>Najpierw wybierz</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Następna partia</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>To samo rozdanie</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Score sheet</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <source>Score: {scores}. {more}</source>
        <translation>Wynik: {scores}. {more}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Level of {place}</source>
        <translation>Poziom: {place}</translation>
    </message>
    <message>
        <source>Name of {place}</source>
        <translation>Imię: {place}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>{place}: person or computer</source>
        <translation>{place}: człowiek czy komputer</translation>
    </message>
</context>
<context>
    <name>SeenPage</name>
    <message>
        <source>This is what one seat saw. It can be read, but not played through.</source>
        <translation>To widziało jedno miejsce. Można to czytać, ale nie odtworzyć.</translation>
    </message>
    <message>
        <source>The hand in {file} is not over: its cards come again when it is.</source>
        <translation>Rozdanie w {file} jeszcze trwa: te same karty wrócą, gdy się skończy.</translation>
    </message>
    <message>
        <source>{file} holds no hand yet.</source>
        <translation>{file} nie zawiera jeszcze żadnego rozdania.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The preferences in {file} cannot be read: {reason}. Changes last until the game is closed.</source>
        <translation>Nie można odczytać preferencji z pliku {file}: {reason}. Zmiany potrwają do zamknięcia gry.</translation>
    </message>
    <message>
        <source>The preferences in {file} belong to a newer version and are left alone. Changes last until the game is closed.</source>
        <translation>Preferencje w pliku {file} pochodzą z nowszej wersji i pozostały bez zmian. Zmiany potrwają do zamknięcia gry.</translation>
    </message>
    <message>
        <source>Preference {key}: {value} means nothing here.</source>
        <translation>Ustawienie {key}: {value} nic tu nie znaczy.</translation>
    </message>
    <message>
        <source>The preferences in {file} are damaged and cannot be put aside: {reason}.</source>
        <translation>Preferencje w pliku {file} są uszkodzone i nie można ich odłożyć na bok: {reason}.</translation>
    </message>
    <message>
        <source>The preferences were damaged: they are kept as {file}, and new ones are begun.</source>
        <translation>Preferencje były uszkodzone: zachowano je jako {file} i założono nowe.</translation>
    </message>
    <message>
        <source>The preferences could not be saved: {reason}.</source>
        <translation>Nie udało się zapisać ustawień: {reason}.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>{us} to {them}</source>
        <translation>{us} do {them}</translation>
    </message>
    <message>
        <source>A draw, {us} to {them}</source>
        <translation>Remis, {us} do {them}</translation>
    </message>
    <message>
        <source>You won, {us} to {them}</source>
        <translation>Wygrana, {us} do {them}</translation>
    </message>
    <message>
        <source>You lost, {us} to {them}</source>
        <translation>Przegrana, {us} do {them}</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>Partia poddana: {name}.</translation>
    </message>
    <message>
        <source>{name}: {meaning}. It counts as {games}.</source>
        <translation>{name}: {meaning}. Liczy się jako {games}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} claimed the game, rightly: {points}.</source>
        <translation>{name}: wygrana ogłoszona słusznie, {points}.</translation>
    </message>
    <message>
        <source>{name} claimed the game, wrongly: only {points}.</source>
        <translation>{name}: wygrana ogłoszona błędnie, tylko {points}.</translation>
    </message>
    <message>
        <source>Hand {number}, ended by laying down.</source>
        <translation>Rozdanie {number}, zakończone wyłożeniem kart.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>You won the game</source>
        <translation>Partia wygrana</translation>
    </message>
    <message>
        <source>The game is won: {names}</source>
        <translation>Wygrana partia: {names}</translation>
    </message>
    <message>
        <source>The game is shared: {names}</source>
        <translation>Partia podzielona: {names}</translation>
    </message>
    <message>
        <source>{name} won the game</source>
        <translation>Wygrana partia: {name}</translation>
    </message>
    <message>
        <source>This hand brought you {points}</source>
        <translation>To rozdanie daje ci {points}</translation>
    </message>
    <message>
        <source>{bid}: won</source>
        <translation>{bid}: wygrany</translation>
    </message>
    <message>
        <source>{bid}: lost</source>
        <translation>{bid}: przegrany</translation>
    </message>
    <message>
        <source>Board {board}, first table: the same cards come once more.</source>
        <translation>Rozkład {board}, pierwszy stół: te same karty wrócą jeszcze raz.</translation>
    </message>
    <message>
        <source>Board {board}, both tables: eleven points are taken off.</source>
        <translation>Rozkład {board}, oba stoły: odejmuje się jedenaście punktów.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, wrongly: they were {missing} short.</source>
        <translation>{name}: błędnie ogłoszona wygrana przeciwników, do celu zostało: {missing}.</translation>
    </message>
    <message>
        <source>{name} called the opponents out, rightly: {points}.</source>
        <translation>{name}: słusznie ogłoszona wygrana przeciwników, {points}.</translation>
    </message>
    <message>
        <source>They went for the cappotto and missed it.</source>
        <translation>Próbowano cappotto i nie wyszło.</translation>
    </message>
    <message>
        <source>{stake}, doubled by all the tricks</source>
        <translation>{stake}, podwojona za wszystkie lewy</translation>
    </message>
    <message>
        <source>{stake}, tripled by all the points</source>
        <translation>{stake}, potrojona za wszystkie punkty</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gives {units}.</source>
        <translation>{name}: {bid}, stawka {stake}. Każdy przeciwnik daje {units}.</translation>
    </message>
    <message>
        <source>{name} played {bid} for {stake}. Each opponent gets {units}.</source>
        <translation>{name}: {bid}, stawka {stake}. Każdy przeciwnik dostaje {units}.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Put away</source>
        <translation>Schowaj</translation>
    </message>
    <message>
        <source>Game of this file</source>
        <translation>Partia z tego pliku</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Game {number} of {of}</source>
        <translation>Partia {number} z {of}</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>To samo rozdanie jeszcze raz</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Altogether</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>{combination} ({name})</source>
        <translation>{combination} ({name})</translation>
    </message>
    <message>
        <source>No combination</source>
        <translation>Bez meldunków</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>thirds</source>
        <translation>trzecie</translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n as</numerusform>
            <numerusform>%n asy</numerusform>
            <numerusform>%n asów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among threes, twos and figures</source>
        <translation>
            <numerusform>%n wśród trójek, dwójek i figur</numerusform>
            <numerusform>%n wśród trójek, dwójek i figur</numerusform>
            <numerusform>%n wśród trójek, dwójek i figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among aces, threes, twos and figures</source>
        <translation>
            <numerusform>%n wśród asów, trójek, dwójek i figur</numerusform>
            <numerusform>%n wśród asów, trójek, dwójek i figur</numerusform>
            <numerusform>%n wśród asów, trójek, dwójek i figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick, and %n card(s) left over</source>
        <translation>
            <numerusform>Ostatnia lewa i jedna karta</numerusform>
            <numerusform>Ostatnia lewa i %n karty</numerusform>
            <numerusform>Ostatnia lewa i %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>Kept from the hands before</source>
        <translation>Zostało z poprzednich rozdań</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n trzecia</numerusform>
            <numerusform>%n trzecie</numerusform>
            <numerusform>%n trzecich</numerusform>
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
            <numerusform>jedna trzecia przepada</numerusform>
            <numerusform>%n trzecie przepadają</numerusform>
            <numerusform>%n trzecich przepada</numerusform>
        </translation>
    </message>
    <message>
        <source>altogether {thirds}: {points}</source>
        <translation>razem {thirds}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) are kept</source>
        <translation>
            <numerusform>jedna trzecia zostaje</numerusform>
            <numerusform>%n trzecie zostają</numerusform>
            <numerusform>%n trzecich zostaje</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of the hand</source>
        <translation>Punkty w rozdaniu</translation>
    </message>
    <message>
        <source>Taken off for the board</source>
        <translation>Odjęte za rozkład</translation>
    </message>
    <message>
        <source>To win the contract</source>
        <translation>Do wygrania kontraktu</translation>
    </message>
    <message>
        <source>six of eleven</source>
        <translation>sześć z jedenastu</translation>
    </message>
    <message>
        <source>From {before} to {after}</source>
        <translation>Z {before} na {after}</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>do {target}</translation>
    </message>
    <message>
        <source>out!</source>
        <translation>u celu!</translation>
    </message>
    <message>
        <source>the others gave up</source>
        <translation>przez poddanie</translation>
    </message>
    <message>
        <source>by the others&apos; mistake</source>
        <translation>przez błąd przeciwników</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
</context>
<context>
    <name>SignalsPanel</name>
    <message>
        <source>Do you want to say something?</source>
        <translation>Chcesz coś powiedzieć?</translation>
    </message>
    <message>
        <source>Say something with {card}?</source>
        <translation>Wychodzi {card}: chcesz coś powiedzieć?</translation>
    </message>
    <message>
        <source>{word}. {meaning}</source>
        <translation>{word}. {meaning}</translation>
    </message>
    <message>
        <source>{word}, with the card you lead.</source>
        <translation>{word}, razem z kartą wyjścia.</translation>
    </message>
    <message>
        <source>{word}: not said.</source>
        <translation>{word}: bez tego słowa.</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>you will say {word}</source>
        <translation>powiesz {word}</translation>
    </message>
</context>
<context>
    <name>SpeechBook</name>
    <message>
        <source>What is said</source>
        <translation>Co się mówi</translation>
    </message>
    <message>
        <source>One code for the whole table. The glossary explains every word of it.</source>
        <translation>Jeden kod dla całego stołu. Każde jego słowo objaśnia słowniczek.</translation>
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
        <translation>deklaracje współczesne</translation>
    </message>
    <message>
        <source>traditional declarations</source>
        <translation>deklaracje tradycyjne</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Striscio</source>
        <translation>Striscio</translation>
    </message>
    <message>
        <source>Sliding a card: low cards of the suit are left.</source>
        <translation>Przesunięcie karty: zostają niskie karty tego koloru.</translation>
    </message>
    <message>
        <source>is said</source>
        <translation>mówi się</translation>
    </message>
    <message>
        <source>is not said</source>
        <translation>nie mówi się</translation>
    </message>
    <message>
        <source>Striscio means</source>
        <translation>Striscio znaczy</translation>
    </message>
    <message>
        <source>How much it promises about the suit.</source>
        <translation>Ile obiecuje o kolorze.</translation>
    </message>
    <message>
        <source>a low card is left</source>
        <translation>została niska karta</translation>
    </message>
    <message>
        <source>only low ones</source>
        <translation>zostały same niskie</translation>
    </message>
    <message>
        <source>True or not</source>
        <translation>Prawda czy nie</translation>
    </message>
    <message>
        <source>Whether a word must be true of the hand.</source>
        <translation>Czy słowo musi być prawdziwe.</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>musi być prawdą</translation>
    </message>
    <message>
        <source>may be a bluff</source>
        <translation>może być blefem</translation>
    </message>
    <message>
        <source>Tutto fuori</source>
        <translation>Tutto fuori</translation>
    </message>
    <message>
        <source>Which of the best cards the leader must lack.</source>
        <translation>Których z najlepszych kart musi brakować wychodzącemu.</translation>
    </message>
    <message>
        <source>those still out</source>
        <translation>tych jeszcze w grze</translation>
    </message>
    <message>
        <source>three, two and ace</source>
        <translation>trójki, dwójki i asa</translation>
    </message>
    <message>
        <source>Many of a suit</source>
        <translation>Dużo koloru</translation>
    </message>
    <message>
        <source>How many cards the alternative words call many.</source>
        <translation>Ile kart to w słowach alternatywnych „dużo”.</translation>
    </message>
    <message>
        <source>How it is said</source>
        <translation>Jak się mówi</translation>
    </message>
    <message>
        <source>Tick what you want declared and the right words are found, or say what you like.</source>
        <translation>Zaznaczasz, co zadeklarować, a właściwe słowa znajdą się same; albo mówisz, co chcesz.</translation>
    </message>
    <message>
        <source>boxes to tick</source>
        <translation>pola do zaznaczenia</translation>
    </message>
    <message>
        <source>one&apos;s own words</source>
        <translation>własne słowa</translation>
    </message>
    <message>
        <source>Three and two</source>
        <translation>Trójka i dwójka</translation>
    </message>
    <message>
        <source>Which of the two is led to declare them among three cards.</source>
        <translation>Którą z dwóch się wychodzi, by je zadeklarować przy trzech kartach.</translation>
    </message>
    <message>
        <source>either</source>
        <translation>dowolną</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>dwójką</translation>
    </message>
    <message>
        <source>A silent lead</source>
        <translation>Wyjście bez słowa</translation>
    </message>
    <message>
        <source>How long one who led a suit in silence may not speak of it when leading.</source>
        <translation>Jak długo po wyjściu bez słowa nie można, wychodząc, mówić o tym kolorze.</translation>
    </message>
    <message>
        <source>for the hand</source>
        <translation>całe rozdanie</translation>
    </message>
    <message>
        <source>while on lead</source>
        <translation>póki się wychodzi</translation>
    </message>
    <message>
        <source>bars nothing</source>
        <translation>nic nie zamyka</translation>
    </message>
    <message>
        <source>Silence for want of words</source>
        <translation>Cisza z braku słów</translation>
    </message>
    <message>
        <source>Whether a lead for which there are no words counts as a silent one.</source>
        <translation>Czy wyjście, na które nie ma słów, liczy się jako wyjście bez słowa.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>liczy się</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>nie liczy się</translation>
    </message>
    <message>
        <source>Once for each suit</source>
        <translation>Raz na kolor</translation>
    </message>
    <message>
        <source>Whether a player speaks of a suit once in a hand; a lunghissimo may be renewed.</source>
        <translation>Czy o kolorze mówi się w rozdaniu tylko raz; lunghissimo można odnowić.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>raz</translation>
    </message>
    <message>
        <source>at every lead</source>
        <translation>przy każdym wyjściu</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Inne kolory</translation>
    </message>
    <message>
        <source>Who may speak of suits that are not played: the leader, or everybody in his turn.</source>
        <translation>Kto może mówić o kolorach, których się nie gra: wychodzący czy każdy w swojej kolejce.</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>wychodzący</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>każdy</translation>
    </message>
    <message>
        <source>Terzo with the king</source>
        <translation>Terzo z królem</translation>
    </message>
    <message>
        <source>Whether three cards are called terzo when the king is kept.</source>
        <translation>Czy przy trzech kartach mówi się terzo, gdy zostaje król.</translation>
    </message>
    <message>
        <source>Feci un piombo</source>
        <translation>Feci un piombo</translation>
    </message>
    <message>
        <source>Saying of another suit that its last card was played earlier.</source>
        <translation>Mówienie o innym kolorze, że jego ostatnia karta wyszła wcześniej.</translation>
    </message>
    <message>
        <source>Venticinque piombo</source>
        <translation>Venticinque piombo</translation>
    </message>
    <message>
        <source>Whether the three must be led next when it was said.</source>
        <translation>Czy po tych słowach trzeba następnie wyjść trójką.</translation>
    </message>
    <message>
        <source>binds nobody</source>
        <translation>nie wiąże</translation>
    </message>
    <message>
        <source>the three follows</source>
        <translation>potem trójka</translation>
    </message>
    <message>
        <source>Sono liscio qui</source>
        <translation>Sono liscio qui</translation>
    </message>
    <message>
        <source>Whether another suit must be led next when it was said.</source>
        <translation>Czy po tych słowach trzeba następnie wyjść w inny kolor.</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>inny kolor</translation>
    </message>
    <message>
        <source>What all can see</source>
        <translation>Co wszyscy widzą</translation>
    </message>
    <message>
        <source>Whether it may be declared.</source>
        <translation>Czy można to deklarować.</translation>
    </message>
    <message>
        <source>may be said</source>
        <translation>można powiedzieć</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>nie można</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>{name} took</source>
        <translation>Z monte: {name}</translation>
    </message>
    <message>
        <source>{name} took nothing</source>
        <translation>{name}: nic z monte</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Biorę jedną kartę</numerusform>
            <numerusform>Biorę %n karty</numerusform>
            <numerusform>Biorę %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nic nie biorę</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Card table</source>
        <translation>Stół do gry</translation>
    </message>
    <message>
        <source>There is no card {number}.</source>
        <translation>Nie ma karty {number}.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>The card game of Naples, at your own table.</source>
        <translation>Neapolitańska gra w karty, na twoim stole.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Nauka gry</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Wersja {number}</translation>
    </message>
    <message>
        <source>One hand, explained card by card</source>
        <translation>Jedno rozdanie, objaśnione karta po karcie</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Against the computer or in company</source>
        <translation>Z komputerem albo w towarzystwie</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Figures, level by level</source>
        <translation>Liczby według poziomów</translation>
    </message>
    <message>
        <source>What a hand brought, less what it brought the others</source>
        <translation>Ile dało rozdanie, minus to, co dało innym</translation>
    </message>
    <message>
        <source>What a hand brought</source>
        <translation>Co przyniosło rozdanie</translation>
    </message>
    <message>
        <source>Games won of a hundred, level by level</source>
        <translation>Wygrane partie na sto, według poziomów</translation>
    </message>
    <message>
        <source>All hands as a table (CSV)…</source>
        <translation>Wszystkie rozdania w tabeli (CSV)…</translation>
    </message>
    <message numerus="yes">
        <source>Let the computer play the latest %n deal(s)</source>
        <translation>
            <numerusform>Niech komputer rozegra ostatnie rozdanie</numerusform>
            <numerusform>Niech komputer rozegra ostatnie %n rozdania</numerusform>
            <numerusform>Niech komputer rozegra ostatnich %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>What the cards were worth</source>
        <translation>Ile były warte karty</translation>
    </message>
    <message>
        <source>Nothing here yet: your first hand will be the first figure.</source>
        <translation>Jeszcze nic: twoje pierwsze rozdanie będzie pierwszą liczbą.</translation>
    </message>
</context>
<context>
    <name>SuitLine</name>
    <message>
        <source>{names}: void</source>
        <translation>{names}: brak</translation>
    </message>
    <message>
        <source>out: {cards}</source>
        <translation>jeszcze w grze: {cards}</translation>
    </message>
    <message>
        <source>yours: {cards}</source>
        <translation>twoje: {cards}</translation>
    </message>
    <message>
        <source>played: {cards}</source>
        <translation>zagrane: {cards}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>First answer: {question}</source>
        <translation>Najpierw odpowiedz: {question}</translation>
    </message>
    <message>
        <source>One moment: Enter goes on at once</source>
        <translation>Chwila: Enter od razu przechodzi dalej</translation>
    </message>
</context>
<context>
    <name>TallyColumn</name>
    <message numerus="yes">
        <source>First to %n game(s)</source>
        <translation>
            <numerusform>Do jednej wygranej</numerusform>
            <numerusform>Do %n wygranych</numerusform>
            <numerusform>Do %n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>units</source>
        <translation>żetony</translation>
    </message>
    <message>
        <source>In the pot</source>
        <translation>W puli</translation>
    </message>
</context>
<context>
    <name>TicksPanel</name>
    <message>
        <source>Glossary</source>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Co deklarujesz?</translation>
    </message>
    <message>
        <source>Point at a card to see what it will say.</source>
        <translation>Wskaż kartę, by zobaczyć, co powie.</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Place in the hand</source>
        <translation>Miejsce w rozdaniu</translation>
    </message>
    <message>
        <source>Look from</source>
        <translation>Patrz z miejsca</translation>
    </message>
    <message>
        <source>Moves and review</source>
        <translation>Ruchy i analiza</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards</source>
        <translation>Niczyje karty</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Patrzy: {name}</translation>
    </message>
</context>
<context>
    <name>TrickLine</name>
    <message>
        <source>{name} led</source>
        <translation>Wyjście: {name}</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>lewa: {name}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {played}. {taken}</source>
        <translation>Lewa {number}. {played}. {taken}</translation>
    </message>
</context>
<context>
    <name>TroubleBar</name>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>W porządku</translation>
    </message>
</context>
<context>
    <name>VariantRules</name>
    <message>
        <source>Cards and points</source>
        <translation>Karty i punkty</translation>
    </message>
    <message>
        <source>From the strongest to the weakest</source>
        <translation>Od najstarszej do najmłodszej</translation>
    </message>
    <message>
        <source>Follow suit if you can; the highest card of the suit led takes the trick. An ace is worth one point; threes, twos and figures a third each; the last trick one point. Thirds that do not make a point are dropped: eleven points in all.</source>
        <translation>Dołóż do koloru, jeśli możesz; lewę bierze najstarsza karta w kolorze wyjścia. As jest wart jeden punkt; trójki, dwójki i figury po jednej trzeciej; ostatnia lewa jeden punkt. Trzecie części, które nie dają punktu, przepadają: w sumie jedenaście punktów.</translation>
    </message>
    <message>
        <source>The call</source>
        <translation>Wołanie</translation>
    </message>
    <message>
        <source>Four play, ten cards each, and nobody has a fixed partner. Before the first card the player to the right of the dealer names a three that he does not hold. Whoever has it is his partner and says nothing.</source>
        <translation>Gra się we czworo, po dziesięć kart, i nikt nie ma stałego partnera. Przed pierwszą kartą gracz na prawo od rozdającego woła trójkę, której nie ma. Kto ją ma, jest jego partnerem i milczy.</translation>
    </message>
    <message>
        <source>One of these is called</source>
        <translation>Woła się jedną z nich</translation>
    </message>
    <message>
        <source>Who holds all four threes calls a two. Who called leads the first trick.</source>
        <translation>Kto ma wszystkie cztery trójki, woła dwójkę. Do pierwszej lewy wychodzi wołający.</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Tajemnica</translation>
    </message>
    <message>
        <source>The pair is official when the called card is played, or when its holder declares a combination that shows it. Guessing is not enough. Until then everybody keeps his own tricks.</source>
        <translation>Para staje się jawna, gdy padnie zawołana karta albo gdy jej posiadacz zgłosi meldunek, który ją pokazuje. Domysł nie wystarczy. Do tego czasu każdy zbiera lewy osobno.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Everybody has a score of his own. Both partners of a hand write down the points of their side and its combinations, when the hand is over. At 21 the highest score wins; partners with the same score share the game.</source>
        <translation>Każdy ma własny wynik. Po rozdaniu każdy z partnerów zapisuje sobie punkty i meldunki swojej strony. Od 21 wygrywa najwyższy wynik; partnerzy z równym wynikiem dzielą się partią.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Three play, twelve cards each; four cards lie face down, the monte. With four at the table the dealer rests. One plays alone against the two others, who are partners.</source>
        <translation>Gra się we troje, po dwanaście kart; cztery karty leżą zakryte i są to monte. Gdy przy stole są cztery osoby, rozdający pauzuje. Jedna osoba gra sama przeciw dwóm pozostałym, które są partnerami.</translation>
    </message>
    <message>
        <source>Monte and discards</source>
        <translation>Monte i odrzuty</translation>
    </message>
    <message>
        <source>The declarer of chiamo or solo turns the monte up for all, takes it and lays four cards aside, face down. They belong to whoever makes the last trick, with their points.</source>
        <translation>Kto gra chiamo albo solo, odkrywa monte przed wszystkimi, bierze je i odkłada cztery zakryte karty. Razem z punktami należą do tego, kto weźmie ostatnią lewę.</translation>
    </message>
    <message>
        <source>In chiamo he first names a card he does not hold. Its holder must hand it over and gets any card in return, face up. If it lies in the monte, nobody gives anything.</source>
        <translation>Rozgrywający najpierw woła kartę, której nie ma. Kto ją ma, musi ją oddać i dostaje w zamian dowolną kartę, odkrytą. Jeśli leży w monte, nikt nic nie daje.</translation>
    </message>
    <message>
        <source>Chiamo.</source>
        <translation>Chiamo („wołam”).</translation>
    </message>
    <message>
        <source>After a solissimo the declarer may raise. With dividete each defender draws two cards of the monte unseen and discards two. With scegliete the monte is opened and the defenders take what they like, one after the other, and discard as many.</source>
        <translation>Po solissimo rozgrywający może podbić stawkę. Przy dividete („podzielcie”) każdy obrońca dobiera w ciemno dwie karty z monte i dwie odrzuca. Przy scegliete („wybierajcie”) monte się odkrywa, a obrońcy po kolei biorą z niego, co chcą, i tyle samo odrzucają.</translation>
    </message>
    <message>
        <source>Dividete, scegliete.</source>
        <translation>Dividete, scegliete.</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>Rachunek</translation>
    </message>
    <message>
        <source>The declarer needs six points of eleven. Each loser pays each winner the stake: 1 for chiamo, 2 for solo, 4 for solissimo, 8 with dividete, 16 with scegliete. All the tricks double it, all the points without all the tricks treble it. After twelve hands the best account wins.</source>
        <translation>Rozgrywający potrzebuje sześciu punktów z jedenastu. Każdy przegrany płaci każdemu wygranemu stawkę: 1 za chiamo, 2 za solo, 4 za solissimo, 8 przy dividete, 16 przy scegliete. Wszystkie lewy ją podwajają, wszystkie punkty bez wszystkich lew potrajają. Po dwunastu rozdaniach wygrywa najlepszy rachunek.</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>From the right of the dealer on everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Od gracza na prawo od rozdającego każdy mówi raz: pasuje albo zapowiada więcej niż poprzednik. Jeśli wszyscy pasują, rozdaje następna osoba.</translation>
    </message>
    <message>
        <source>Call a card, take the monte, discard four.</source>
        <translation>Woła się kartę, bierze monte i odrzuca cztery karty.</translation>
    </message>
    <message>
        <source>Take the monte and discard four, without a call.</source>
        <translation>Bierze się monte i odrzuca cztery karty, bez wołania.</translation>
    </message>
    <message>
        <source>Solo.</source>
        <translation>Solo.</translation>
    </message>
    <message>
        <source>Leave the monte closed, and lead.</source>
        <translation>Monte zostaje zakryte, a rozgrywający wychodzi.</translation>
    </message>
    <message>
        <source>Solissimo.</source>
        <translation>Solissimo.</translation>
    </message>
    <message>
        <source>Two play, ten cards each; the other twenty lie face down as a stock. The one who did not deal leads. Suit is followed from the first trick on.</source>
        <translation>Gra się we dwoje, po dziesięć kart; pozostałych dwadzieścia leży zakrytych jako talon. Wychodzi ten, kto nie rozdawał. Do koloru dokłada się od pierwszej lewy.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card and shows it, then the other does. When the stock is empty the last ten tricks are played out.</source>
        <translation>Po każdej lewie zwycięzca dobiera wierzchnią kartę i ją pokazuje, potem druga osoba. Gdy talon się skończy, rozgrywa się ostatnie dziesięć lew.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>dobrana</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>The first ten cards are declared after the first trick. Later a combination is declared when a drawn card completes it, before one&apos;s next card. The fourth card of three that were declared adds one point.</source>
        <translation>Z pierwszych dziesięciu kart melduje się po pierwszej lewie. Później meldunek zgłasza się, gdy dopełni go dobrana karta, zanim zagra się następną. Czwarta karta do trzech zameldowanych dodaje jeden punkt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>The old books only name this game. What is played here are the rules of this house: five players, eight cards each, no combinations.</source>
        <translation>Stare książki znają tę grę tylko z nazwy. Tu gra się według zasad tego domu: pięcioro graczy, po osiem kart, bez meldunków.</translation>
    </message>
    <message>
        <source>Everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals.</source>
        <translation>Każdy mówi raz: pasuje albo zapowiada więcej niż poprzednik. Jeśli wszyscy pasują, rozdaje następna osoba.</translation>
    </message>
    <message>
        <source>Name any card you do not hold: its holder is your secret partner, two against three.</source>
        <translation>Woła się dowolną kartę, której się nie ma: kto ją ma, jest tajnym partnerem, dwoje na troje.</translation>
    </message>
    <message>
        <source>Lay a card face down and ask for one: its holder swaps the two. You play alone against four.</source>
        <translation>Kładzie się zakrytą kartę i prosi o inną: kto ją ma, zamienia obie. Gra się w pojedynkę przeciw czworgu.</translation>
    </message>
    <message>
        <source>Chiedo.</source>
        <translation>Chiedo („proszę”).</translation>
    </message>
    <message>
        <source>Alone against four with the cards you have; you lead.</source>
        <translation>W pojedynkę przeciw czworgu, z kartami, jakie są; rozgrywający wychodzi.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side needs six points. The stakes are 1, 2 and 3; in chiamo the declarer moves two and the partner one. All the tricks double, all the points treble. After ten hands the best account wins.</source>
        <translation>Strona rozgrywającego potrzebuje sześciu punktów. Stawki to 1, 2 i 3; przy chiamo rozgrywający rozlicza dwie, a partner jedną. Wszystkie lewy podwajają, wszystkie punkty potrajają. Po dziesięciu rozdaniach wygrywa najlepszy rachunek.</translation>
    </message>
    <message>
        <source>A reconstruction</source>
        <translation>Rekonstrukcja</translation>
    </message>
    <message>
        <source>Three sevens, as a Polish book of 1930 tells it, as far as it does. Whatever it leaves out is played as in tressette for four: two against two, ten cards each, up to 21.</source>
        <translation>Trzy siódemki, tak jak opisuje je polska książka z 1930 roku, o ile to robi. Co pomija, gra się jak tressette we czworo: dwoje na dwoje, po dziesięć kart, do 21.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Atuty: {suit}</translation>
    </message>
    <message>
        <source>Cups stand for hearts.</source>
        <translation>Kielichy zastępują kiery.</translation>
    </message>
    <message>
        <source>From the three down to the seven the trumps beat every other suit; six, five and four are plain. Suit must be followed; without it any card may be played.</source>
        <translation>Od trójki do siódemki atuty biją każdy inny kolor; szóstka, piątka i czwórka to zwykłe karty. Do koloru trzeba dołożyć; kto go nie ma, gra, co chce.</translation>
    </message>
    <message>
        <source>The trumps, strongest first</source>
        <translation>Atuty, od najstarszego</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Aces too are worth a third only, and the last trick brings nothing: eight points in the pack. The Napoletana is called baba.</source>
        <translation>As też jest wart tylko jedną trzecią, a ostatnia lewa nic nie daje: w całej talii osiem punktów. Napoletana nazywa się baba.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
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
        <translation>{ours} do {theirs}</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>pierwsze rozdanie</translation>
    </message>
</context>
<context>
    <name>Week</name>
    <message>
        <source>Week before</source>
        <translation>Poprzedni tydzień</translation>
    </message>
    <message>
        <source>Week after</source>
        <translation>Następny tydzień</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>With all cards open and best play: {one} {mine}, {other} {theirs} thirds.</source>
        <translation>W otwarte karty i przy najlepszej grze, trzecie części punktu: {one} {mine}, {other} {theirs}.</translation>
    </message>
    <message>
        <source>{card}: {mine} to {theirs}</source>
        <translation>{card}: {mine} do {theirs}</translation>
    </message>
</context>
<context>
    <name>aloud</name>
    <message>
        <source>Marked. Enter again: {answer}</source>
        <translation>Zaznaczono. Jeszcze raz Enter: {answer}</translation>
    </message>
    <message>
        <source>Marked: {answer}</source>
        <translation>Zaznaczono: {answer}</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Możesz zagrać: {cards}.</translation>
    </message>
    <message>
        <source>You are at {the_card}, {state}.</source>
        <translation>Zaznaczone: {the_card}, {state}.</translation>
    </message>
    <message>
        <source>{word}, key {key}</source>
        <translation>{word}, klawisz {key}</translation>
    </message>
    <message>
        <source>You may say: {words}.</source>
        <translation>Możesz powiedzieć: {words}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message>
        <source>Taken back: {cards}.</source>
        <translation>Z powrotem w ręce: {cards}.</translation>
    </message>
    <message>
        <source>with {the_card}</source>
        <translation>{the_card}</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Na stole nie ma nic.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Na stole: {cards}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Twoje karty: {cards}.</translation>
    </message>
    <message>
        <source>In this hand: {figures}.</source>
        <translation>W tym rozdaniu: {figures}.</translation>
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
        <translation>Wołasz kartę: kto ją ma, gra z tobą, w tajemnicy.</translation>
    </message>
    <message>
        <source>You swap a card for one you name, then play alone.</source>
        <translation>Zamieniasz kartę na wskazaną, potem grasz bez partnera.</translation>
    </message>
    <message>
        <source>Alone against all, as you are. You lead.</source>
        <translation>Przeciw wszystkim, z tym, co masz. Wychodzisz.</translation>
    </message>
    <message>
        <source>Open monte, four discards, no call.</source>
        <translation>Odkryte monte, cztery odrzuty, bez wołania.</translation>
    </message>
    <message>
        <source>Only you see the monte; four discards.</source>
        <translation>Monte widzisz tylko ty; cztery odrzuty.</translation>
    </message>
    <message>
        <source>You call a card, take the monte, discard four.</source>
        <translation>Wołasz kartę, bierzesz monte, odrzucasz cztery.</translation>
    </message>
    <message>
        <source>Without the monte. You lead.</source>
        <translation>Bez monte. Wychodzisz.</translation>
    </message>
    <message>
        <source>The monte stays closed.</source>
        <translation>Monte zostaje zakryte.</translation>
    </message>
    <message>
        <source>Each defender draws two unseen and discards two.</source>
        <translation>Każdy obrońca dobiera w ciemno dwie i dwie odrzuca.</translation>
    </message>
    <message>
        <source>Defenders see the monte and take what they like.</source>
        <translation>Obrońcy widzą monte i biorą, co chcą.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>broni</translation>
    </message>
    <message>
        <source>I play alone</source>
        <translation>Gram bez partnera</translation>
    </message>
    <message>
        <source>{name} calls {the_card}. Who has it keeps quiet.</source>
        <translation>{name} woła: {the_card}. Kto ją ma, milczy.</translation>
    </message>
    <message>
        <source>You call {the_card}. Who has it plays with you.</source>
        <translation>Wołasz: {the_card}. Kto ma tę kartę, gra z tobą.</translation>
    </message>
    <message>
        <source>You asked {name} for {the_card}.</source>
        <translation>Twoja prośba: {the_card}. Kto dał: {name}.</translation>
    </message>
    <message>
        <source>{name} asked you for {the_card}.</source>
        <translation>{name} prosi cię o kartę: {the_card}.</translation>
    </message>
    <message>
        <source>{name} asked {holder} for {the_card}.</source>
        <translation>{name} prosi: {the_card}. Kto dał: {holder}.</translation>
    </message>
    <message>
        <source>I give a card face down</source>
        <translation>Oddaję zakrytą kartę</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Oddaję: {the_card}</translation>
    </message>
    <message>
        <source>received</source>
        <translation>dostana</translation>
    </message>
    <message>
        <source>I take nothing</source>
        <translation>Nic nie biorę</translation>
    </message>
    <message>
        <source>Nothing is left for me</source>
        <translation>Nic dla mnie nie zostało</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>masz ją w ręce</translation>
    </message>
    <message>
        <source>is not called</source>
        <translation>tej się nie woła</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odrzut</translation>
    </message>
    <message>
        <source>to give</source>
        <translation>do oddania</translation>
    </message>
    <message>
        <source>The monte: everybody sees it</source>
        <translation>Monte: widzą je wszyscy</translation>
    </message>
    <message>
        <source>you drew</source>
        <translation>dobrana</translation>
    </message>
    <message>
        <source>Everybody passes: deal again</source>
        <translation>Wszyscy pasują: nowe rozdanie</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message>
        <source>gift ({card})</source>
        <translation>oddana karta ({card})</translation>
    </message>
    <message>
        <source>discard ({cards})</source>
        <translation>odrzut ({cards})</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>grać</translation>
    </message>
    <message>
        <source>a monte</source>
        <translation>a monte</translation>
    </message>
    <message>
        <source>nothing from the monte</source>
        <translation>nic z monte</translation>
    </message>
    <message>
        <source>from the monte ({cards})</source>
        <translation>z monte ({cards})</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>in silence</source>
        <translation>w milczeniu</translation>
    </message>
    <message>
        <source>call ({card})</source>
        <translation>wołanie ({card})</translation>
    </message>
    <message>
        <source>call ({card} for {other})</source>
        <translation>prośba ({card} za {other})</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>“{words}”</source>
        <translation>„{words}”</translation>
    </message>
    <message>
        <source>Suit led</source>
        <translation>Kolor wyjścia</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Inne kolory</translation>
    </message>
    <message>
        <source>Partner&apos;s: faglio</source>
        <translation>Partner: faglio</translation>
    </message>
    <message>
        <source>Partner&apos;s: liscio</source>
        <translation>Partner: liscio</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Zadeklaruj</translation>
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
        <translation>Partner</translation>
    </message>
    <message>
        <source>What you hold of the suit you lead.</source>
        <translation>Co masz w kolorze, w który wychodzisz.</translation>
    </message>
    <message>
        <source>That you hold nothing of another suit; not which.</source>
        <translation>Że jakiegoś innego koloru nie masz; bez podania którego.</translation>
    </message>
    <message>
        <source>That you hold nothing of the suit your partner wants. Nobody checks it.</source>
        <translation>Że nie masz nic w kolorze, którego chce partner. Nikt tego nie sprawdza.</translation>
    </message>
    <message>
        <source>That you can be beaten in the suit your partner wants. Nobody checks it.</source>
        <translation>Że w kolorze, którego chce partner, można cię przebić. Nikt tego nie sprawdza.</translation>
    </message>
    <message>
        <source>If you win the trick: that it was your last of the suit, or that you keep a beatable one.</source>
        <translation>Jeśli weźmiesz lewę: że to ostatnia twoja karta koloru albo że została ci taka do przebicia.</translation>
    </message>
    <message>
        <source>Partner, give me the ace.</source>
        <translation>Partnerze, daj mi asa.</translation>
    </message>
    <message>
        <source>I hold three cards of this suit.</source>
        <translation>Mam trzy karty tego koloru.</translation>
    </message>
    <message>
        <source>I hold four cards of this suit.</source>
        <translation>Mam cztery karty tego koloru.</translation>
    </message>
    <message>
        <source>I hold five cards or more of this suit.</source>
        <translation>Mam co najmniej pięć kart tego koloru.</translation>
    </message>
    <message>
        <source>My only card of this suit; it can still be beaten.</source>
        <translation>Moja jedyna karta tego koloru; można ją jeszcze przebić.</translation>
    </message>
    <message>
        <source>My only card of this suit; nothing left beats it.</source>
        <translation>Moja jedyna karta tego koloru; nic jej już nie przebije.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards and keep a low one.</source>
        <translation>Wychodzę starszą z dwóch kart, zostaje mi niska.</translation>
    </message>
    <message>
        <source>I lead the higher of two cards; it wins. The other is low.</source>
        <translation>Wychodzę starszą z dwóch kart i ona bierze. Druga jest niska.</translation>
    </message>
    <message>
        <source>Two and ace, no more: partner, the three would help.</source>
        <translation>Dwójka i as, nic więcej: partnerze, przydałaby się trójka.</translation>
    </message>
    <message>
        <source>Three and ace, no more: partner, the two would help.</source>
        <translation>Trójka i as, nic więcej: partnerze, przydałaby się dwójka.</translation>
    </message>
    <message>
        <source>Three and two, no more: the two now, then the three.</source>
        <translation>Trójka i dwójka, nic więcej: teraz dwójka, potem trójka.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the ace.</source>
        <translation>Wychodzę niską kartą i trzymam asa.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the two.</source>
        <translation>Wychodzę niską kartą i trzymam dwójkę.</translation>
    </message>
    <message>
        <source>I lead a low one and keep the three.</source>
        <translation>Wychodzę niską kartą i trzymam trójkę.</translation>
    </message>
    <message>
        <source>Two and ace are among them: partner, give me the three.</source>
        <translation>Są wśród nich dwójka i as: partnerze, daj mi trójkę.</translation>
    </message>
    <message>
        <source>Three and ace are among them: partner, give me the two.</source>
        <translation>Są wśród nich trójka i as: partnerze, daj mi dwójkę.</translation>
    </message>
    <message>
        <source>Three and two are among them.</source>
        <translation>Są wśród nich trójka i dwójka.</translation>
    </message>
    <message>
        <source>Three, two and king are among them: partner, the ace would make the suit mine.</source>
        <translation>Są wśród nich trójka, dwójka i król: partnerze, z asem kolor byłby mój.</translation>
    </message>
    <message>
        <source>Three, two and ace are among them.</source>
        <translation>Są wśród nich trójka, dwójka i as.</translation>
    </message>
    <message>
        <source>The king is not among those I keep.</source>
        <translation>Wśród tych, które mi zostają, nie ma króla.</translation>
    </message>
    <message>
        <source>I keep neither three, two nor ace.</source>
        <translation>Nie zostaje mi ani trójka, ani dwójka, ani as.</translation>
    </message>
    <message>
        <source>Neither three, two nor ace is among them, but I keep the king.</source>
        <translation>Bez trójki, dwójki i asa, ale trzymam króla.</translation>
    </message>
    <message>
        <source>Only cards of my own beat the one I lead.</source>
        <translation>Kartę wyjścia przebijają tylko moje własne karty.</translation>
    </message>
    <message>
        <source>Nothing beats the one I lead, or only cards of my own.</source>
        <translation>Karty wyjścia nie przebija nic albo tylko moje własne karty.</translation>
    </message>
    <message>
        <source>I lead the highest and keep low ones.</source>
        <translation>Wychodzę najstarszą, zostają mi niskie.</translation>
    </message>
    <message>
        <source>I lead the highest: it wins, and I keep low ones.</source>
        <translation>Wychodzę najstarszą: bierze, a zostają mi niskie.</translation>
    </message>
    <message>
        <source>I still hold five cards or more of this suit.</source>
        <translation>Mam jeszcze co najmniej pięć kart tego koloru.</translation>
    </message>
    <message>
        <source>I hold fewer than five cards of this suit by now.</source>
        <translation>Mam już mniej niż pięć kart tego koloru.</translation>
    </message>
    <message>
        <source>I took the trick with my last card of its suit.</source>
        <translation>Lewę biorę ostatnią moją kartą tego koloru.</translation>
    </message>
    <message>
        <source>Of the suit just won I keep a card that can be beaten.</source>
        <translation>W kolorze wziętej lewy mam jeszcze kartę do przebicia.</translation>
    </message>
    <message>
        <source>Of another suit, which I held, I have nothing left.</source>
        <translation>Innego koloru, który był w mojej ręce, już nie mam.</translation>
    </message>
    <message>
        <source>Of another suit I hold nothing; I do not say of which.</source>
        <translation>Jakiegoś innego koloru nie mam wcale; nie mówię którego.</translation>
    </message>
    <message>
        <source>I believe I hold nothing of the suit you want. Nobody checks it.</source>
        <translation>Chyba nie mam nic w kolorze, którego chcesz. Nikt tego nie sprawdza.</translation>
    </message>
    <message>
        <source>In the suit I believe you want I can be beaten. Nobody checks it.</source>
        <translation>W kolorze, którego chyba chcesz, można mnie przebić. Nikt tego nie sprawdza.</translation>
    </message>
</context>
<context>
    <name>hinting</name>
    <message>
        <source>{card} with “{word}”</source>
        <translation>{card} ze słowem „{word}”</translation>
    </message>
    <message>
        <source>{best}: nothing else comes into question.</source>
        <translation>{best}: nic innego nie wchodzi w grę.</translation>
    </message>
    <message>
        <source>A close call: {best} or {second}.</source>
        <translation>Prawie to samo: {best} albo {second}.</translation>
    </message>
    <message>
        <source>Best: {best}. {second}: {gap} points less.</source>
        <translation>Najlepiej: {best}. {second}: {gap} pkt mniej.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals.</source>
        <translation>Lewa jest wasza w {share} % możliwych rozdań.</translation>
    </message>
    <message>
        <source>The trick is yours in {share} % of the possible deals, but you keep more for later.</source>
        <translation>Lewa jest wasza w {share} % możliwych rozdań, ale więcej zostaje na później.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>From card to card</source>
        <translation>Od karty do karty</translation>
    </message>
    <message>
        <source>To the first and the last card</source>
        <translation>Do pierwszej i ostatniej karty</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Zagraj kartę</translation>
    </message>
    <message>
        <source>Play the first, ninth, tenth card; arrows reach all</source>
        <translation>Zagraj pierwszą, dziewiątą, dziesiątą kartę; strzałkami każdą</translation>
    </message>
    <message>
        <source>Show the numbers of the cards</source>
        <translation>Pokaż numery kart</translation>
    </message>
    <message>
        <source>Do not wait for what moves</source>
        <translation>Nie czekaj na to, co się rusza</translation>
    </message>
    <message>
        <source>Declare a combination (accusa)</source>
        <translation>Zgłoś meldunek (accusa)</translation>
    </message>
    <message>
        <source>Claim the game (chiamarsi fuori)</source>
        <translation>Ogłoś wygraną (chiamarsi fuori)</translation>
    </message>
    <message>
        <source>Say that the opponents are out (fuori)</source>
        <translation>Powiedz, że przeciwnicy mają punkty (fuori)</translation>
    </message>
    <message>
        <source>Lay down the rest, when it is offered</source>
        <translation>Wyłóż resztę kart, gdy to możliwe</translation>
    </message>
    <message>
        <source>Look at the last trick (ultima presa)</source>
        <translation>Obejrzyj ostatnią lewę (ultima presa)</translation>
    </message>
    <message>
        <source>What was said so far, and speaking (detto)</source>
        <translation>Co powiedziano i rozmowa (detto)</translation>
    </message>
    <message>
        <source>Explain what was said last (glossary)</source>
        <translation>Wyjaśnij ostatnie słowo (słowniczek)</translation>
    </message>
    <message>
        <source>Tell aloud how things stand</source>
        <translation>Powiedz na głos, jak stoją sprawy</translation>
    </message>
    <message>
        <source>Put away a paper, or a question that may wait</source>
        <translation>Odłóż kartkę albo pytanie, które może czekać</translation>
    </message>
    <message>
        <source>Busso, with the card that is led</source>
        <translation>Busso, z kartą wyjścia</translation>
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
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Słowniczek</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>Learn to &amp;play</source>
        <translation>&amp;Nauka gry</translation>
    </message>
    <message>
        <source>Pro&amp;blem of the day</source>
        <translation>Zadanie d&amp;nia</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Odejdź od stołu</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Cards &amp;played, suits seen (passate)</source>
        <translation>Zagrane &amp;karty i kolory (passate)</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>Kopiuj rozdanie jako &amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Give the game up (resa)</source>
        <translation>&amp;Poddaj partię (resa)</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>To &amp;samo rozdanie jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem</source>
        <translation>Zgłoś pro&amp;blem</translation>
    </message>
    <message>
        <source>&amp;About and credits</source>
        <translation>&amp;O programie i autorach</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>To the menus, with the letter underlined</source>
        <translation>Do menu, z podkreśloną literą</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Jeden ruch dalej</translation>
    </message>
    <message>
        <source>To the trick before</source>
        <translation>Do poprzedniej lewy</translation>
    </message>
    <message>
        <source>To the next trick</source>
        <translation>Do następnej lewy</translation>
    </message>
    <message>
        <source>To the beginning of the hand</source>
        <translation>Na początek rozdania</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>Na koniec rozdania</translation>
    </message>
    <message>
        <source>To the hand before</source>
        <translation>Do poprzedniego rozdania</translation>
    </message>
    <message>
        <source>To the next hand</source>
        <translation>Do następnego rozdania</translation>
    </message>
    <message>
        <source>Go on by itself, or stop</source>
        <translation>Idzie dalej samo albo staje</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Patrz z następnego miejsca</translation>
    </message>
    <message>
        <source>Write a note on the move</source>
        <translation>Napisz notatkę o ruchu</translation>
    </message>
    <message>
        <source>Take the last note back</source>
        <translation>Cofnij ostatnią notatkę</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Kopiuj pozycję jako tekst</translation>
    </message>
    <message>
        <source>Show the moves, or put them away</source>
        <translation>Pokaż ruchy albo je schowaj</translation>
    </message>
    <message>
        <source>To the next thing, and back</source>
        <translation>Do następnej rzeczy i z powrotem</translation>
    </message>
    <message>
        <source>Press what has the ring</source>
        <translation>Naciśnij to, co ma obwódkę</translation>
    </message>
    <message>
        <source>Inside a row of choices</source>
        <translation>W rzędzie możliwości</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
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
        <translation>Spacja</translation>
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
        <translation>K</translation>
    </message>
    <message>
        <source>N</source>
        <translation>R</translation>
    </message>
    <message>
        <source>J</source>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>listening</name>
    <message>
        <source>holds {cards}</source>
        <translation>ma: {cards}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>brak: {cards}</translation>
    </message>
    <message>
        <source>{suit}: {known}</source>
        <translation>{suit}: {known}</translation>
    </message>
    <message>
        <source>Nothing in one of these: {suits}</source>
        <translation>Nie ma jednego z kolorów: {suits}</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>ani jednej w ręce</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>jedna w ręce</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} w ręce</translation>
    </message>
    <message>
        <source>{fewest} to {most} cards</source>
        <translation>od {fewest} do {most} w ręce</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>król</translation>
    </message>
</context>
<context>
    <name>promise</name>
    <message>
        <source>With {card} you will say nothing</source>
        <translation>Bez słowa: {card}</translation>
    </message>
    <message>
        <source>With {card} you will say {words}</source>
        <translation>Wychodzi {card}: powiesz {words}</translation>
    </message>
    <message>
        <source>If you win you will say {more}</source>
        <translation>Jeśli weźmiesz lewę, powiesz {more}</translation>
    </message>
    <message>
        <source>You will say {words}, and if you win {more}</source>
        <translation>Powiesz {words}, a jeśli weźmiesz lewę, {more}</translation>
    </message>
    <message>
        <source>Nothing is ticked: the lead is silent.</source>
        <translation>Nic nie zaznaczono: wychodzisz bez słowa.</translation>
    </message>
    <message>
        <source>What you ticked would not be true.</source>
        <translation>Zaznaczone słowa nie byłyby prawdą.</translation>
    </message>
    <message>
        <source>You have spoken of {suit} already.</source>
        <translation>O kolorze {suit} już była mowa.</translation>
    </message>
    <message>
        <source>You led {suit} in silence: you may not speak of it.</source>
        <translation>Wyjście w kolor {suit} było bez słowa: już o nim nie powiesz.</translation>
    </message>
    <message>
        <source>There are no words for these cards: the lead is silent.</source>
        <translation>Na te karty nie ma słów: wychodzisz bez słowa.</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>A weak hand: deal again?</source>
        <translation>Słaba ręka: rozdać jeszcze raz?</translation>
    </message>
    <message>
        <source>Your hand may be annulled before it begins. The same dealer deals again.</source>
        <translation>Tę rękę możesz unieważnić, zanim gra się zacznie. Rozdaje ta sama osoba.</translation>
    </message>
    <message>
        <source>No, play it</source>
        <translation>Nie, gram</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Your hand is played</source>
        <translation>Twoja ręka jest w grze</translation>
    </message>
    <message>
        <source>Only a very weak one could be annulled.</source>
        <translation>Unieważnić można tylko bardzo słabą.</translation>
    </message>
    <message>
        <source>Nothing to decide.</source>
        <translation>Nie ma o czym decydować.</translation>
    </message>
    <message>
        <source>I say: {bid}</source>
        <translation>Mówię: {bid}</translation>
    </message>
    <message>
        <source>Everybody speaks once: who passes does not come back.</source>
        <translation>Każdy mówi raz: kto spasuje, już nie wraca.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. And you?</source>
        <translation>{name}: {bid}. A ty?</translation>
    </message>
    <message>
        <source>{name} passes. And you?</source>
        <translation>{name} pasuje. A ty?</translation>
    </message>
    <message>
        <source>Nobody has bid yet. And you?</source>
        <translation>Nikt jeszcze nie licytował. A ty?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <translation>Zaczynasz. Co zapowiadasz?</translation>
    </message>
    <message>
        <source>You leave it to the others.</source>
        <translation>Zostawiasz to innym.</translation>
    </message>
    <message>
        <source>You play against {name}.</source>
        <translation>Grasz przeciw: {name}.</translation>
    </message>
    <message>
        <source>You leave it to {name}.</source>
        <translation>Na razie gra {name}.</translation>
    </message>
    <message>
        <source>Everybody passed before: it takes more.</source>
        <translation>Przedtem wszyscy pasowali: trzeba więcej.</translation>
    </message>
    <message>
        <source>{name} has bid {bid}: it takes more.</source>
        <translation>{name}: {bid}. Trzeba więcej.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nic więcej</translation>
    </message>
    <message>
        <source>Solissimo. Do you raise it?</source>
        <translation>Solissimo. Podbijasz?</translation>
    </message>
    <message>
        <source>The defenders get the monte, and the stake doubles or more.</source>
        <translation>Obrońcy dostają monte, a stawka rośnie dwa razy lub więcej.</translation>
    </message>
    <message>
        <source>Which {rank} do you call?</source>
        <translation>Która {rank} ma być zawołana?</translation>
    </message>
    <message>
        <source>Who has it plays with you, and keeps quiet until the card falls.</source>
        <translation>Kto ją ma, gra z tobą i milczy, aż karta padnie.</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Którą kartę wołasz?</translation>
    </message>
    <message>
        <source>Who has it gives it to you, for one of yours.</source>
        <translation>Kto ją ma, oddaje ją za jedną z twoich.</translation>
    </message>
    <message>
        <source>You hold all four threes, so a two is called.</source>
        <translation>Masz wszystkie cztery trójki, więc woła się dwójkę.</translation>
    </message>
    <message>
        <source>You hold all threes and twos, so an ace is called.</source>
        <translation>Masz wszystkie trójki i dwójki, więc woła się asa.</translation>
    </message>
    <message>
        <source>You hold all four threes: there is none to call.</source>
        <translation>Masz wszystkie cztery trójki: nie ma której zawołać.</translation>
    </message>
    <message>
        <source>You play alone against all</source>
        <translation>Grasz bez partnera przeciw wszystkim</translation>
    </message>
    <message>
        <source>Everybody learns it at once.</source>
        <translation>Wszyscy dowiadują się od razu.</translation>
    </message>
    <message>
        <source>Ask for which card?</source>
        <translation>O którą kartę prosisz?</translation>
    </message>
    <message>
        <source>Its holder swaps it for yours.</source>
        <translation>Kto ją ma, zamienia ją na twoją.</translation>
    </message>
    <message>
        <source>Give a card to {name}</source>
        <translation>Jaką kartę dostanie {name}?</translation>
    </message>
    <message>
        <source>Face up, since you got {the_card}: press it in your hand.</source>
        <translation>Odkrytą, w zamian za: {the_card}. Naciśnij ją w swojej ręce.</translation>
    </message>
    <message>
        <source>I give {the_card}</source>
        <translation>Oddaję: {the_card}</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Najpierw wybierz kartę</translation>
    </message>
    <message>
        <source>Face up: press it in your hand.</source>
        <translation>Odkrytą: naciśnij ją w ręce.</translation>
    </message>
    <message>
        <source>They go, face down, to whoever makes the last trick.</source>
        <translation>Zakryte, należą do tego, kto weźmie ostatnią lewę.</translation>
    </message>
    <message>
        <source>What do you take from the monte?</source>
        <translation>Co bierzesz z monte?</translation>
    </message>
    <message>
        <source>As many as you like, or none; as many you will discard.</source>
        <translation>Ile chcesz albo nic; tyle samo potem odrzucisz.</translation>
    </message>
    <message>
        <source>You have won. Do you go for the cappotto?</source>
        <translation>Macie wygraną. Grasz o cappotto?</translation>
    </message>
    <message>
        <source>All eleven points of the hand. If it fails, the game is still yours.</source>
        <translation>Wszystkie jedenaście punktów rozdania. Jeśli się nie uda, partia i tak jest wasza.</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>games {mine} to {theirs}</source>
        <translation>partie {mine} do {theirs}</translation>
    </message>
    <message>
        <source>pot {units}</source>
        <translation>pula: {units}</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>Hand {number}. {name} dealt.</source>
        <translation>Rozdanie {number}. Rozdaje: {name}.</translation>
    </message>
    <message>
        <source>{name} declares: {combination}</source>
        <translation>{name}, meldunek: {combination}</translation>
    </message>
    <message>
        <source>You declare: {combination}</source>
        <translation>Ty, meldunek: {combination}</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>The sides are known: {one} against {other}</source>
        <translation>Strony są znane: {one} kontra {other}</translation>
    </message>
    <message>
        <source>In the monte: {cards}</source>
        <translation>W monte: {cards}</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, rightly: {points}</source>
        <translation>{name}: mi chiamo fuori. Słusznie: {points}</translation>
    </message>
    <message>
        <source>{cards}. Every trick left is won with them.</source>
        <translation>{cards}. Biorą wszystkie pozostałe lewy.</translation>
    </message>
    <message>
        <source>{name}: the game is claimed, wrongly: only {points}</source>
        <translation>{name}: mi chiamo fuori. Błędnie: tylko {points}</translation>
    </message>
    <message>
        <source>The claim is counted when the combinations are declared</source>
        <translation>Fuori liczy się po meldunkach</translation>
    </message>
    <message>
        <source>{name}: the rest is laid down</source>
        <translation>{name}: wyłożenie kart</translation>
    </message>
    <message>
        <source>One player has all the cards that draw pairs: deal again</source>
        <translation>Jedna osoba ma wszystkie karty losujące pary: nowe rozdanie</translation>
    </message>
    <message>
        <source>{name}: the hand is annulled, deal again</source>
        <translation>{name}: a monte, nowe rozdanie</translation>
    </message>
    <message>
        <source>{one} and {other} change places</source>
        <translation>Zamiana miejsc: {one} i {other}</translation>
    </message>
    <message>
        <source>The bidding is over. {name}: {bid}</source>
        <translation>Koniec licytacji. {name}: {bid}</translation>
    </message>
    <message>
        <source>{name}: alone against all the others</source>
        <translation>{name}: gra bez partnera</translation>
    </message>
    <message>
        <source>{name}: the card called is {the_card}</source>
        <translation>{name}, zawołana karta: {the_card}</translation>
    </message>
    <message>
        <source>{giver}: a card for {taker}</source>
        <translation>Kto daje: {giver}, kto dostaje: {taker}, jedna karta</translation>
    </message>
    <message>
        <source>{giver}: {the_card} for {taker}</source>
        <translation>Kto daje: {giver}, kto dostaje: {taker}, {the_card}</translation>
    </message>
    <message>
        <source>Nobody has {the_card}.</source>
        <translation>Nikt nie ma karty: {the_card}.</translation>
    </message>
    <message>
        <source>{name}: nothing from the monte</source>
        <translation>{name}: nic z monte</translation>
    </message>
    <message>
        <source>{name}, from the monte: {cards}</source>
        <translation>{name}, z monte: {cards}</translation>
    </message>
    <message>
        <source>{name} draws {the_card}</source>
        <translation>{name}, dobrana karta: {the_card}</translation>
    </message>
    <message>
        <source>You draw {the_card}</source>
        <translation>Ty, dobrana karta: {the_card}</translation>
    </message>
    <message>
        <source>The cards have drawn the pairs: {one} against {other}</source>
        <translation>Karty wylosowały pary: {one} kontra {other}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>{name}: the opponents are called out</source>
        <translation>{name}: siete fuori, wygrana przeciwników</translation>
    </message>
    <message>
        <source>{name}: the game is given up</source>
        <translation>{name}: partia poddana</translation>
    </message>
    <message>
        <source>{name} would give the game up</source>
        <translation>{name}: poddajemy?</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>up to {target}</source>
        <translation>do {target}</translation>
    </message>
    <message>
        <source>hand {hand} is over</source>
        <translation>rozdanie {hand} skończone</translation>
    </message>
    <message>
        <source>trick {trick} of {of}</source>
        <translation>lewa {trick} z {of}</translation>
    </message>
    <message>
        <source>trick {trick}/{of}</source>
        <translation>lewa {trick}/{of}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>atut: {suit}</translation>
    </message>
    <message>
        <source>each for oneself</source>
        <translation>każdy gra dla siebie</translation>
    </message>
    <message>
        <source>hand {hand}: deal again</source>
        <translation>rozdanie {hand}: jeszcze raz</translation>
    </message>
    <message>
        <source>hand {hand} of {deals}</source>
        <translation>rozdanie {hand} z {deals}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>rozdanie {hand}</translation>
    </message>
    <message>
        <source>Your lead. Which card?</source>
        <translation>Wychodzisz. Którą kartą?</translation>
    </message>
    <message>
        <source>Your turn: follow {suit}</source>
        <translation>Twoja kolej: dołóż do {suit}</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, play what you like</source>
        <translation>Twoja kolej: nie masz {suit}, graj, co chcesz</translation>
    </message>
    <message>
        <source>Your turn: you have no {suit}, you must trump</source>
        <translation>Twoja kolej: nie masz {suit}, zagraj atut</translation>
    </message>
    <message>
        <source>Only {the_card} can be played (Esc: wait)</source>
        <translation>Pasuje tylko {the_card} (Esc: czekaj)</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Kliknij lub naciśnij Enter</translation>
    </message>
    <message>
        <source>Once more to play it</source>
        <translation>Jeszcze raz, by zagrać</translation>
    </message>
    <message>
        <source>{name} said “{word}”.</source>
        <translation>{name}: „{word}”.</translation>
    </message>
</context>
<context>
    <name>words</name>
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
        <translation>wszystkie jedenaście punktów po jednej stronie</translation>
    </message>
    <message>
        <source>every trick to one side</source>
        <translation>wszystkie lewy dla jednej pary</translation>
    </message>
    <message>
        <source>every point to one side</source>
        <translation>wszystkie punkty dla jednej pary</translation>
    </message>
    <message>
        <source>every trick to one player</source>
        <translation>wszystkie lewy dla jednej osoby</translation>
    </message>
    <message>
        <source>every point to one player</source>
        <translation>wszystkie punkty dla jednej osoby</translation>
    </message>
    <message>
        <source>a hand of one suit</source>
        <translation>ręka w jednym kolorze</translation>
    </message>
    <message>
        <source>I claim the game!</source>
        <translation>Mi chiamo fuori: wygrana!</translation>
    </message>
    <message>
        <source>Shall we give up?</source>
        <translation>Poddajemy?</translation>
    </message>
    <message>
        <source>The game is yours</source>
        <translation>Partia jest wasza</translation>
    </message>
    <message>
        <source>You are out!</source>
        <translation>Siete fuori: macie wygraną!</translation>
    </message>
    <message>
        <source>Right: they have won</source>
        <translation>Słusznie: mają wygraną</translation>
    </message>
    <message>
        <source>Wrong: {missing} short</source>
        <translation>Błąd, do celu jeszcze: {missing}</translation>
    </message>
    <message>
        <source>{points} and {thirds}</source>
        <translation>{points} i {thirds}</translation>
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
        <translation>Gramy dalej o cappotto: decyduję ja.</translation>
    </message>
    <message>
        <source>We take the game as it is won.</source>
        <translation>Wystarczy nam wygrana partia.</translation>
    </message>
    <message>
        <source>I might: my partner decides.</source>
        <translation>Ja mogę: decyduje partner.</translation>
    </message>
    <message>
        <source>We play on for the cappotto.</source>
        <translation>Gramy dalej o cappotto.</translation>
    </message>
    <message>
        <source>Not the {card}: you still have {suit}</source>
        <translation>Masz czym dołożyć do {suit}: {card} odpada</translation>
    </message>
    <message>
        <source>{word} would not be true: {reason}</source>
        <translation>{word} nie byłoby prawdą: {reason}</translation>
    </message>
    <message>
        <source>One moment: it is {name}&apos;s turn</source>
        <translation>Chwila. Kolej: {name}</translation>
    </message>
    <message>
        <source>One moment: it is not your turn</source>
        <translation>Chwila: to nie twoja kolej</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>This hand is over</source>
        <translation>To rozdanie się skończyło</translation>
    </message>
    <message>
        <source>You sit this hand out</source>
        <translation>W tym rozdaniu pauzujesz</translation>
    </message>
    <message>
        <source>That card is not in your hand</source>
        <translation>Tej karty nie masz w ręce</translation>
    </message>
    <message>
        <source>You must follow the suit led</source>
        <translation>Musisz dołożyć do koloru wyjścia</translation>
    </message>
    <message>
        <source>You said venticinque piombo: lead the three</source>
        <translation>Padło venticinque piombo: wyjdź trójką</translation>
    </message>
    <message>
        <source>You said you are liscio: change suit</source>
        <translation>Padło liscio: zmień kolor</translation>
    </message>
    <message>
        <source>You must trump</source>
        <translation>Musisz zagrać atut</translation>
    </message>
    <message>
        <source>That is said only by those who follow</source>
        <translation>To mówi tylko ten, kto dokłada</translation>
    </message>
    <message>
        <source>Those words contradict each other</source>
        <translation>Te słowa sobie przeczą</translation>
    </message>
    <message>
        <source>Only the leader of a trick may say a word</source>
        <translation>Mówi tylko ten, kto wychodzi</translation>
    </message>
    <message>
        <source>That word is not used at this table</source>
        <translation>Tego słowa nie używa się przy tym stole</translation>
    </message>
    <message>
        <source>That word would not be true</source>
        <translation>To słowo nie byłoby prawdą</translation>
    </message>
    <message>
        <source>Say it in one short line</source>
        <translation>Powiedz to w jednym wierszu</translation>
    </message>
    <message>
        <source>You do not hold that combination</source>
        <translation>Nie masz tego meldunku</translation>
    </message>
    <message>
        <source>That combination is declared already</source>
        <translation>Ten meldunek już zgłoszono</translation>
    </message>
    <message>
        <source>Choose a combination to declare</source>
        <translation>Wybierz meldunek do zgłoszenia</translation>
    </message>
    <message>
        <source>Too late: combinations are declared before the second lead</source>
        <translation>Za późno: melduje się przed drugim wyjściem</translation>
    </message>
    <message>
        <source>No combinations at this table</source>
        <translation>Przy tym stole się nie melduje</translation>
    </message>
    <message>
        <source>Nobody claims at this table</source>
        <translation>Przy tym stole nie ogłasza się wygranej</translation>
    </message>
    <message>
        <source>You have claimed already</source>
        <translation>Wygraną już ogłoszono</translation>
    </message>
    <message>
        <source>Your side has called wrongly twice in this hand</source>
        <translation>Wasza strona już dwa razy błędnie ogłaszała wygraną w tym rozdaniu</translation>
    </message>
    <message>
        <source>Nobody lays down at this table</source>
        <translation>Przy tym stole nie wykłada się kart</translation>
    </message>
    <message>
        <source>It is too early to lay down</source>
        <translation>Na wyłożenie kart jest za wcześnie</translation>
    </message>
    <message>
        <source>Not every trick left is surely yours</source>
        <translation>Nie każda pozostała lewa jest na pewno twoja</translation>
    </message>
    <message>
        <source>Nobody can give this game up; you may leave the table</source>
        <translation>Tej gry nie można poddać, ale można wstać od stołu</translation>
    </message>
    <message>
        <source>Only people give a game up</source>
        <translation>Poddają się tylko ludzie</translation>
    </message>
    <message>
        <source>You have offered that: your partner decides</source>
        <translation>Już padła propozycja: decyduje partner</translation>
    </message>
    <message>
        <source>A higher bid has been made</source>
        <translation>Była już wyższa zapowiedź</translation>
    </message>
    <message>
        <source>You hold that card yourself</source>
        <translation>Tę kartę masz w ręce</translation>
    </message>
    <message>
        <source>That card may not be called</source>
        <translation>Tej karty nie wolno zawołać</translation>
    </message>
    <message>
        <source>That is not the right number of cards</source>
        <translation>To nie jest właściwa liczba kart</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Nie ma czego cofać</translation>
    </message>
    <message>
        <source>At this table a card laid is a card played</source>
        <translation>Przy tym stole karta położona to karta zagrana</translation>
    </message>
    <message>
        <source>The table had moved on: please choose again</source>
        <translation>Gra poszła już dalej: wybierz jeszcze raz</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kierów</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kar</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pików</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French</comment>
        <translation>trefli</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>kielichów</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denarów</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>mieczy</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kijów</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>alone</comment>
        <translation>kierów</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>alone</comment>
        <translation>kar</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>alone</comment>
        <translation>pików</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, alone</comment>
        <translation>trefli</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>alone</comment>
        <translation>kielichy</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>alone</comment>
        <translation>denary</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>alone</comment>
        <translation>miecze</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>alone</comment>
        <translation>kije</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>of a card</comment>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>of a card</comment>
        <translation>karo</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>of a card</comment>
        <translation>pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>French, of a card</comment>
        <translation>trefl</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>rycerz</translation>
    </message>
    <message>
        <source>knave</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>piątka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>as {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>dama {suit}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
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
        <source>{word}!</source>
        <translation>{word}!</translation>
    </message>
    <message>
        <source>I hold the highest of this suit.</source>
        <translation>Mam najstarszą w tym kolorze.</translation>
    </message>
    <message>
        <source>A request to a partner: you have none.</source>
        <translation>Prośba do partnera: tu go nie masz.</translation>
    </message>
    <message>
        <source>{partner}: your highest, then lead it back.</source>
        <translation>{partner}: daj najstarszą, potem wróć w ten kolor.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>I hold the second highest of this suit.</source>
        <translation>Mam drugą od góry w tym kolorze.</translation>
    </message>
    <message>
        <source>Partner: play your highest of this suit.</source>
        <translation>Partnerze, daj najstarszą w tym kolorze.</translation>
    </message>
    <message>
        <source>I hold many of this suit, but none of the best.</source>
        <translation>Mam dużo tego koloru, ale żadnej z najlepszych.</translation>
    </message>
    <message>
        <source>I hold no more of this suit.</source>
        <translation>Nie mam więcej tego koloru.</translation>
    </message>
    <message>
        <source>I hold more low cards of this suit.</source>
        <translation>Mam jeszcze niskie karty tego koloru.</translation>
    </message>
    <message>
        <source>You do not hold the highest of {suit}.</source>
        <translation>Nie masz najstarszej z {suit}.</translation>
    </message>
    <message>
        <source>You do not hold the second highest of {suit}.</source>
        <translation>Nie masz drugiej od góry z {suit}.</translation>
    </message>
    <message>
        <source>That may not be said now.</source>
        <translation>Teraz tego powiedzieć nie można.</translation>
    </message>
    <message>
        <source>You hold too few {suit}.</source>
        <translation>Masz za mało {suit}.</translation>
    </message>
    <message>
        <source>You hold more {suit}.</source>
        <translation>Masz jeszcze karty w kolorze {suit}.</translation>
    </message>
    <message>
        <source>You hold no other low {suit}.</source>
        <translation>Nie masz innych niskich {suit}.</translation>
    </message>
    <message>
        <source>Napoletana of {suit}</source>
        <translation>Napoletana {suit}</translation>
    </message>
    <message>
        <source>Four 3s</source>
        <translation>Cztery trójki</translation>
    </message>
    <message>
        <source>Four 2s</source>
        <translation>Cztery dwójki</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cztery asy</translation>
    </message>
    <message>
        <source>Three 3s, without {suit}</source>
        <translation>Trzy trójki, brak {suit}</translation>
    </message>
    <message>
        <source>Three 2s, without {suit}</source>
        <translation>Trzy dwójki, brak {suit}</translation>
    </message>
    <message>
        <source>Three aces, without {suit}</source>
        <translation>Trzy asy, brak {suit}</translation>
    </message>
    <message>
        <source>Three, two and ace of {suit}.</source>
        <translation>Trójka, dwójka i as {suit}.</translation>
    </message>
    <message>
        <source>{some} and {last}.</source>
        <translation>w kolorach {some} i {last}.</translation>
    </message>
    <message>
        <source>the others: {tricks}</source>
        <translation>inni: {tricks}</translation>
    </message>
    <message>
        <source>You play the {card}</source>
        <translation>Ty: {card}</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>You play the {card}, and say {word}</source>
        <translation>Ty: {card}, „{word}”</translation>
    </message>
    <message>
        <source>{name} plays the {card}, and says {word}</source>
        <translation>{name}: {card}, „{word}”</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Lewa jest twoja</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>Lewa: {name}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} i {last}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>you rest</source>
        <translation>pauzujesz</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>wychodzisz</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja kolej</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>teraz gra</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>z tobą</translation>
    </message>
    <message>
        <source>on your side</source>
        <translation>po twojej stronie</translation>
    </message>
    <message>
        <source>against you</source>
        <translation>przeciw tobie</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>w parze: {name}</translation>
    </message>
    <message>
        <source>on your own</source>
        <translation>bez partnera</translation>
    </message>
    <message>
        <source>Collatondrione: all {suit}</source>
        <translation>Collatondrione: komplet {suit}</translation>
    </message>
    <message>
        <source>A monte: deal again</source>
        <translation>A monte: nowe rozdanie</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>w twojej ręce</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>można zagrać</translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation>nie można zagrać: {why}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>na stole</translation>
    </message>
    <message>
        <source>in the monte</source>
        <translation>w monte</translation>
    </message>
    <message>
        <source>taken: {name}</source>
        <translation>wzięta: {name}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
</context>
</TS>
