import type { Scene, Topic } from '../phrasebook.ts';

const labelled =
  (label: string) =>
  (scene: Scene): boolean =>
    scene.labels.includes(label);

export const polishSurroundings: Topic[] = [
  {
    id: 'occasion',
    weight: 2.2,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [
      '{Świętowaliśmy tu urodziny mamy|Zrobiliśmy tu małe spotkanie rodzinne|Był u nas mały jubileusz}, {zarezerwowany stolik czekał z kwiatkiem|nikt nas nie poganiał|wszystko dopięte na ostatni guzik}.',
      'Na {pierwszą randkę|spotkanie po latach|babskie pogaduchy|niedzielne wyjście z rodzicami} {w sam raz|idealnie|trudno o lepsze miejsce}.',
      '[Zostawiłam/Zostawiłem/Zostawiliśmy] {szalik|parasol|telefon|książkę}, zguba czekała za barem, {uff|wielkie dzięki|uratowaliście mi dzień}!',
    ],
    rave: [
      '[Przyszłam/Przyszedłem/Przyszliśmy] na {kwadrans|szybką kawę|chwilę}, [zostałam/zostałem/zostaliśmy] {dwie godziny|do zamknięcia}.',
    ],
    thanks: ['Miło nam być częścią takich chwil.', 'To dla nas zaszczyt, że wybrali Państwo właśnie nas.'],
  },
  {
    id: 'spot',
    weight: 1.8,
    fits: (scene) => !scene.labels.includes('dworzec') && !scene.labels.includes('galeria handlowa'),
    praise: [
      '{Świetna|Bardzo dobra|Wygodna} lokalizacja, {łatwo trafić|tuż przy przystanku|w sam raz na przystanek w spacerze}.',
      'Miejsce {trochę schowane, ale warto poszukać|przy głównym szlaku, a spokojne w środku}.',
    ],
    flaw: ['trudno zaparkować w okolicy~kłopot z parkowaniem w okolicy'],
    gripe: [
      'Z parkowaniem {dramat|kłopot}, {krążyliśmy 20 minut|najbliższe miejsce trzy ulice dalej}.',
      'Remont przed wejściem, {hałas i kurz|trudno wejść}, {mogliby uprzedzić|żadnej informacji}.',
    ],
    thanks: ['Cieszymy się, że jesteśmy po drodze.'],
    sorry: ['Na otoczenie nie zawsze mamy wpływ, ale będziemy lepiej uprzedzać o utrudnieniach.'],
  },
  {
    id: 'station',
    weight: 7,
    fits: labelled('dworzec'),
    praise: [
      '{Idealne miejsce|Ratunek} przed {pociągiem|podróżą}, {kawa w 3 minuty|widać tablicę odjazdów|można usiąść z walizką}.',
      'Jak na dworzec {naprawdę wysoki poziom|bardzo przyjemnie|miłe zaskoczenie}, {w końcu coś innego niż sieciówka|spokojniej niż na hali}.',
      'Przesiadka minęła {miło i szybko|w dobrym towarzystwie kawy}, {otwarte od rana|kontakt do ładowania przy stoliku}.',
    ],
    flaw: [
      'mało miejsca na walizki~mało miejsca na walizki',
      'tłok w godzinach odjazdów~tłok w godzinach odjazdów',
    ],
    gripe: [
      'Kawa na wynos {8 minut przed odjazdem nadal niegotowa|wydana tak późno, że biegliśmy na peron}.',
      'Z walizką {nie ma gdzie usiąść|nie sposób się przecisnąć}, {ciasno i przeciąg|wszyscy na siebie wpadają}.',
    ],
    anger: [
      'Przez {czekanie na kawę|bałagan w zamówieniach} {uciekł nam pociąg|ledwo [zdążyłam/zdążyłem/zdążyliśmy] na pociąg}, {usłyszeliśmy tylko „trzeba było mówić”|zero reakcji}.',
    ],
    thanks: [
      'Życzymy samych punktualnych pociągów i do zobaczenia przy kolejnej przesiadce.',
      'Otwieramy przed pierwszym pociągiem, więc kawa na drogę zawsze się znajdzie.',
    ],
    sorry: [
      'W podróży liczy się każda minuta i każdy wolny metr; przepraszamy, że tym razem nie pomogliśmy.',
    ],
  },
  {
    id: 'mall',
    weight: 4.5,
    fits: labelled('galeria handlowa'),
    praise: [
      '{Dobre miejsce|Miły przystanek} {między sklepami|po zakupach|w przerwie zakupów}, {można usiąść i odsapnąć|ciszej niż na reszcie piętra|fotele jak w salonie}.',
      'W galerii to {najlepsza opcja na kawę|jedyne miejsce, gdzie [siadam/siadamy] bez zastanowienia}.',
    ],
    flaw: ['hałas z galerii~hałas z galerii'],
    gripe: [
      'W {sobotę|weekend} {nie ma gdzie usiąść|wieczny tłok}, {stoliki zastawione tacami|hałas z całej galerii}.',
    ],
    thanks: ['Zapraszamy po zakupach, w tygodniu do 14 jest u nas najspokojniej.'],
    sorry: ['W weekendy sprzątamy teraz stoliki częściej, powinno być łatwiej o wolne miejsce.'],
  },
  {
    id: 'queue',
    group: 'speed',
    weight: 4,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [
      'Kolejka {jest zawsze, ale idzie szybko|mówi sama za siebie}, {warto postać|panie uwijają się jak w ukropie}.',
    ],
    flaw: ['kolejka w soboty~kolejkę w soboty'],
    gripe: ['W sobotę kolejka {na pół ulicy|na 20 minut}, {jedna pani na całą ladę|druga kasa nieczynna}.'],
    thanks: ['W soboty pomaga nam już dodatkowa osoba, kolejka powinna iść jeszcze szybciej.'],
    sorry: ['Druga kasa w soboty działa od zeszłego tygodnia, przepraszamy za czekanie.'],
  },
  {
    id: 'takeaway',
    weight: 1.1,
    praise: [
      'Na wynos {wszystko dobrze zapakowane, dojechało w całości|we własnym kubku taniej, miły eko akcent}.',
      'Tort na {zamówienie|urodziny|roczek} {piękny i nieprzesłodzony|zachwycił gości|odebrany na czas}.',
    ],
    flaw: ['plastikowe wieczka na wynos~plastikowe wieczka na wynos'],
    gripe: [
      'Na wynos {kubek przeciekał, płaszcz do prania|zapomniano o połowie zamówienia, [zorientowałam/zorientowałem/zorientowaliśmy] się dopiero w domu}.',
    ],
    anger: [
      'Tort zamówiony {tydzień wcześniej|na urodziny dziecka} {nie był gotowy|z błędem w imieniu}, {goście już czekali|nikt nie umiał pomóc}.',
    ],
    thanks: [
      'Cieszymy się, że nasze wypieki dobrze się czują także poza lokalem.',
      'Miło nam być częścią domowych chwil.',
    ],
    sorry: ['Za błąd w zamówieniu przepraszamy, chcielibyśmy to naprawić przy najbliższej wizycie.'],
  },
];
