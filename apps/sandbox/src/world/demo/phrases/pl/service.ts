import type { Topic } from '../phrasebook.ts';

export const polishService: Topic[] = [
  {
    id: 'staff',
    weight: 7,
    praise: [
      'Obsługa {bardzo miła|przemiła|uśmiechnięta|pomocna i uprzejma|zawsze życzliwa|na medal}.',
      '{Miła, młoda ekipa|Sympatyczny zespół|Uprzejma obsługa}, {pomogli wybrać|doradzili|zawsze zagadają|uśmiech gratis}.',
      'Obsługa {cierpliwa, choć było pełno|uśmiechnięta mimo tłumu|bez pośpiechu opowiedziała o ciastach|zapytała, czy wszystko smakowało}.',
      'Pani za {ladą|barem} {bardzo sympatyczna|przesympatyczna|cierpliwie wszystko tłumaczyła}.',
      'Pan za barem {doradził świetną kawę|bardzo sympatyczny|żartuje i od razu lepszy dzień}.',
    ],
    rave: [
      'Obsługa {złoto|cudowna|najlepsza, z jaką się [spotkałam/spotkałem/spotkaliśmy]}, {wraca się dla tych ludzi|czuliśmy się jak u znajomych|aż chce się zostawić napiwek}.',
    ],
    flaw: [
      'trochę nieobecna obsługa~trochę nieobecną obsługę',
      'mało uśmiechu za barem~mało uśmiechu za barem',
      'zagubiona nowa osoba przy kasie~zagubienie nowej osoby przy kasie',
    ],
    gripe: [
      'Obsługa {jakby za karę|mało zainteresowana gośćmi|zajęta rozmową ze sobą|sprawia wrażenie zmęczonej}.',
      '{Zero uśmiechu|Ani „dzień dobry”, ani „do widzenia”}, {jakbyśmy przeszkadzali|trochę to dziwne w takim miejscu}.',
      'Pani przy kasie {dwa razy pomyliła zamówienie|nie wiedziała, co jest w ciastach|wyraźnie nie miała ochoty na rozmowę}.',
    ],
    anger: [
      'Obsługa {opryskliwa|arogancka|po prostu niegrzeczna}, {na uwagę o zamówieniu wzruszenie ramion|przewracanie oczami na prośbę o wodę|pani przy kasie podniosła na nas głos}.',
      'Kelnerka {rzuciła talerz na stół|udawała, że nas nie widzi}, {nikt nie przeprosił|takiej obsługi dawno nie [widziałam/widziałem/widzieliśmy]}.',
      'Tak {chamskiej|niemiłej} obsługi {dawno nie [spotkałam/spotkałem/spotkaliśmy]|nie [spotkałam/spotkałem/spotkaliśmy] nigdzie <inTown>}.',
    ],
    thanks: [
      'Pochwałę dla zespołu przekażemy jeszcze dziś na odprawie.',
      'Miło czytać takie słowa o naszej ekipie.',
      'Nasz zespół już czytał tę opinię i bardzo się ucieszył.',
    ],
    sorry: [
      'Przykro nam z powodu zachowania zespołu; porozmawiamy o tym z osobami, które były tego dnia na zmianie.',
      'Uprzejmość to u nas podstawa i tym razem jej zabrakło, za co przepraszamy.',
      'Omówiliśmy tę sytuację z kierowniczką zmiany.',
    ],
  },
  {
    id: 'named-staff',
    group: 'staff',
    weight: 3,
    praise: [
      'Pozdrowienia dla <genitive> {za uśmiech|za świetne latte art|za cierpliwość|zza baru|za pomoc przy wyborze}!',
      '(s:Pani/Pan) <nominative> {bardzo (s:miła/miły)|super (s:pomocna/pomocny)}, {(s:poleciła/polecił) sernik i był to strzał w dziesiątkę|(s:pomogła/pomógł) z wózkiem|(s:wytłumaczyła/wytłumaczył), czym różnią się ziarna}.',
      '<nominative> z baru (s:zrobiła/zrobił) {najładniejsze serduszko na kawie|świetne flat white|kawę dokładnie taką, jak trzeba}.',
      'Brawa dla <genitive>, {(s:ogarnęła/ogarnął) pełną salę bez nerwów|(s:widziała/widział), że się spieszymy, i wszystko było w 5 minut}.',
    ],
    thanks: [
      'Pozdrowienia przekazaliśmy, <nominative> {dziękuje i już czeka przy barze|bardzo się (s:ucieszyła/ucieszył)}.',
      'Cieszymy się, że mamy w zespole <accusative>.',
    ],
  },
  {
    id: 'waiting',
    group: 'speed',
    weight: 3.2,
    praise: [
      'Zamówienie {po kilku minutach na stole|szybko i bez pomyłek|gotowe, zanim [znalazłam/znalazłem/znaleźliśmy] stolik}{|, mimo pełnej sali|, mimo kolejki}.',
      '{Szybko|Sprawnie|Bez czekania}, {nawet w weekend|mimo kolejki po same drzwi|idealnie przed pracą}.',
    ],
    flaw: [
      'dość długie czekanie na zamówienie~dość długie czekanie na zamówienie',
      'kolejka w weekend~kolejkę w weekend',
      'trochę za mało osób na zmianie~zbyt mało osób na zmianie',
    ],
    gripe: [
      'Na {dwie kawy|kawę i ciasto|dwa cappuccino|herbatę} [czekałam/czekałem/czekaliśmy] {20|25|30|prawie 30|dobre 20} minut{|, a sala była w połowie pusta|, choć kolejki nie było}.',
      '{Długie czekanie|Bardzo wolno}, {jedna osoba na całą salę|dwie osoby za barem i ponad dwadzieścia w kolejce|o naszym zamówieniu chyba zapomniano}.',
      'Kolejka {do drzwi|na 15 minut}, a otwarta {jedna kasa|tylko jedna kasa}.',
    ],
    anger: [
      '{40|45|50} minut czekania na {dwie kawy|kawę|cappuccino i sernik}, {po czym okazało się, że zamówienie przepadło|i nikt nawet nie przeprosił|w końcu [poprosiłam/poprosiłem/poprosiliśmy] o zwrot pieniędzy}.',
      'Zamówienie {zgubione|wydane komuś innemu}, {pretensje do nas|drugie czekanie od zera}, {brak słów|szkoda nerwów}.',
    ],
    thanks: ['Staramy się, żeby nikt nie czekał zbyt długo, miło, że to widać.'],
    sorry: [
      'Za tak długie czekanie przepraszamy; od tego tygodnia w godzinach szczytu mamy na zmianie dodatkową osobę.',
      'Zabrakło nam tego dnia rąk do pracy, grafik jest już poprawiony.',
      'Tyle czekać nie powinien nikt, przepraszamy. Zmieniliśmy kolejność wydawania zamówień, żeby takie sytuacje się nie powtarzały.',
    ],
  },
  {
    id: 'hours',
    weight: 0.9,
    praise: [],
    flaw: ['godziny otwarcia inne niż w internecie~nieaktualne godziny otwarcia'],
    gripe: [
      'Na mapie otwarte do {20|21|22}, a {o 19.30 już nas nie obsłużono|kwadrans wcześniej krzesła na stołach|światła zgaszone}.',
      'Wyproszono nas {20 minut|pół godziny} przed zamknięciem, {bo „my już sprzątamy”|ekspres był już umyty}.',
    ],
    anger: [
      '{W niedzielę|W święto|W poniedziałek|Wczoraj} zamknięte, a w internecie {„otwarte”|otwarte do 20|ani słowa}. {Jechaliśmy pół godziny|Przyjechaliśmy specjalnie|Pocałowaliśmy klamkę|Staliśmy z dziećmi pod drzwiami}.',
      'Kartka na drzwiach „zaraz wracam”, {po 30 minutach nadal nikogo|czekaliśmy 20 minut i nic}.',
    ],
    thanks: [],
    sorry: [
      'Za niezgodne godziny przepraszamy, poprawiliśmy je już na mapie.',
      'Godziny w internecie nie nadążyły za zmianą grafiku; są już aktualne i pilnujemy ich odtąd codziennie.',
    ],
  },
  {
    id: 'prices',
    weight: 2.6,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [
      'Ceny {uczciwe|w porządku|rozsądne jak na centrum|normalne, a jakość wysoka}.',
      'Cena {adekwatna do jakości|w stosunku do jakości bardzo dobra}, {zestaw kawa plus ciasto się opłaca|karta stałego klienta działa|nie ma się do czego przyczepić}.',
    ],
    flaw: [
      'dość wysokie ceny~dość wysokie ceny',
      'ceny, które ostatnio poszły w górę~podwyżki cen',
      'brak karty stałego klienta~brak karty stałego klienta',
    ],
    gripe: [
      'Ceny {z kosmosu|jak na lotnisku|mocno przesadzone|już warszawskie}, {21|22|24} zł za {cappuccino|latte|flat white}.',
      '{Drogo|Trochę drogo}: {kawa i ciasto 46 zł|za dwie kawy i sernik 68 zł|woda 12 zł|dwie herbaty 40 zł}.',
    ],
    thanks: [
      'Staramy się trzymać ceny w ryzach bez oszczędzania na jakości.',
      'Przypominamy o karcie stałego gościa: dziesiąta kawa jest od nas.',
    ],
    sorry: [
      'Ceny rosną razem z kosztami ziaren i mleka, ale głos w tej sprawie przekazujemy dalej.',
      'Rozumiemy uwagę o cenach; w tygodniu do 11 kawa z ciastem jest w zestawie taniej.',
    ],
  },
  {
    id: 'receipt',
    group: 'prices',
    weight: 0.8,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [],
    gripe: [
      'Ceny na tablicy {inne niż na paragonie|nieaktualne}, {niby dwa złote, ale niesmak zostaje|przy kasie wyszło więcej}.',
    ],
    anger: [
      'Nabito {dwa ciasta zamiast jednego|o jedną kawę za dużo}, {zwrotu nie będzie, „bo kasa zamknięta”|zwrot dopiero po awanturze}.',
    ],
    thanks: [],
    sorry: ['Różnicę oczywiście zwrócimy, wystarczy pokazać paragon przy barze.'],
  },
  {
    id: 'payment',
    weight: 0.7,
    praise: [
      'Można płacić {kartą i telefonem|BLIKIEM|osobno, bez fochów}, {drobiazg, a cieszy|duże ułatwienie}.',
    ],
    flaw: ['brak faktur od ręki~brak faktur od ręki'],
    gripe: [
      'Terminal {nie działał|„chwilowo nieczynny”}, {trzeba było szukać bankomatu|informacja dopiero przy kasie}.',
      'Aplikacja lojalnościowa {nie działa|nie naliczyła punktów}, {obsługa rozkłada ręce|nikt nie wie dlaczego}.',
    ],
    thanks: ['Drobiazgi robią różnicę, cieszymy się, że ułatwiają życie.'],
    sorry: ['Usterka jest już usunięta, przepraszamy za kłopot.'],
  },
];
