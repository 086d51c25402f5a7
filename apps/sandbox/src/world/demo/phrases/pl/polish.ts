import type { Rating } from '../../draw-review.ts';
import type { Phrasebook, Scene } from '../phrasebook.ts';
import { polishDrinks } from './drinks.ts';
import { polishFood } from './food.ts';
import { inPolishTown } from '../../places/place.ts';
import { polishOpeners } from './openers.ts';
import { polishReplies } from './replies.ts';
import { polishRoom } from './room.ts';
import { polishService } from './service.ts';
import { polishSurroundings } from './surroundings.ts';

export const polish: Phrasebook = {
  topics: [...polishDrinks, ...polishFood, ...polishService, ...polishRoom, ...polishSurroundings],
  openers: polishOpeners,
  closers: {
    5: [
      '{Polecam|Gorąco polecam|Serdecznie polecam|Szczerze polecam|Bardzo polecam}{!|.| każdemu.}',
      '{Na pewno|Z pewnością} [wrócę/wrócimy]{!|.| przy najbliższej okazji.}',
      '[Będę/Będziemy] tu {wracać|zaglądać częściej}{!|.}',
      'Do zobaczenia {wkrótce|niedługo|następnym razem}!',
      'Oby {tak dalej|więcej takich miejsc}!',
      '{Zasłużone|Mocne} pięć gwiazdek.',
      '{[Jestem/Jesteśmy] na tak|[Będę/Będziemy] polecać znajomym|Miejsce z sercem|Nie ma się do czego przyczepić|Warto zajrzeć|Warto odwiedzić, będąc <inTown>}.',
      '{Trzymajcie tak dalej|Tak trzymać|[Dziękuję/Dziękujemy] za miłą chwilę|Do następnego razu|Brawo dla całej ekipy|[Pozdrawiam/Pozdrawiamy] całą załogę|5/5}{!|.}',
    ],
    4: [
      '{Polecam|Ogólnie polecam|Mimo wszystko polecam}.',
      '{Ogólnie|W sumie} [jestem zadowolona/jestem zadowolony/jesteśmy zadowoleni].',
      '[Wrócę/Wrócimy] {chętnie|na pewno|jeszcze nieraz}.',
      'Mocne cztery.',
      'Do piątki {niewiele brakuje|zabrakło drobiazgu}.',
    ],
    3: [
      '{Może|Liczę, że} następnym razem będzie lepiej.',
      '[Dam/Damy] jeszcze {jedną szansę|szansę}.',
      'Potencjał {jest|duży}, {wykonanie różne|ale trzeba się przyłożyć}.',
      'Trzy gwiazdki na zachętę.',
      '{Szkoda|Trochę szkoda}, bo {miejsce ładne|kiedyś bywało lepiej|blisko domu}.',
      'Bez rewelacji, ale bez dramatu.',
    ],
    2: [
      'Raczej nie [wrócę/wrócimy].',
      '{Szkoda|Wielka szkoda}, bo {kiedyś było tu dużo lepiej|miejsce ma potencjał|dobrze się zapowiadało}.',
      '{Oczekiwania były większe|[Liczyłam/Liczyłem/Liczyliśmy] na więcej}.',
      '{Na razie [omijam/omijamy]|Następnym razem [pójdę/pójdziemy] gdzie indziej}.',
    ],
    1: [
      '{Nie polecam|Zdecydowanie nie polecam|Odradzam|Omijać szerokim łukiem}{.|!}',
      '{Więcej tu nie [przyjdę/przyjdziemy]|[Byłam/Byłem/Byliśmy] tu pierwszy i ostatni raz|Stracili stałego klienta}.',
      '{Szkoda czasu i pieniędzy|Strata czasu|Jedna gwiazdka, bo mniej się nie da}.',
      'Ktoś powinien się tym zająć.',
    ],
  },
  shorts: polishShorts,
  slots: (_, scene) => ({ inTown: inPolishTown(scene.town) }),
  flawFrames: [
    'Jedyny minus to <flaw>.',
    'Minus za <flawAccusative>.',
    'Mały minus za <flawAccusative>.',
    'Jedyne, do czego można się przyczepić, to <flaw>.',
    'Z drobnych uwag: <flaw>.',
    'Na minus <flaw>.',
    'Gdyby nie <flaw>, byłoby idealnie.',
  ],
  links: ['Do tego', 'Poza tym', 'No i', 'A do tego', 'Dodatkowo', 'Oprócz tego'],
  turns: [
    'Niestety',
    'Ale',
    'Natomiast',
    'Teraz minusy.',
    'Gorzej z resztą.',
    'I tu się kończą plusy.',
    'Tylko że',
  ],
  concessions: ['Za to', 'Na plus:', 'Żeby być sprawiedliwym:', 'Trzeba jednak przyznać:', 'Plus jest taki:'],
  edits: {
    better: [
      'Edit: kolejna wizyta równie udana.',
      'Edycja: po ostatniej wizycie muszę dodać, że przydałoby się więcej stolików.',
      'EDIT: dopisuję, że ostatnio było trochę głośno.',
    ],
    worse: [
      'Edit: po kontakcie z lokalem podnoszę ocenę o jedną gwiazdkę.',
      'Edycja: kolejna wizyta i znów to samo.',
      'EDIT: dziękuję za odpowiedź, ale problem wrócił.',
    ],
  },
  replies: polishReplies,
};

/** Whole reviews of a few words, the most frequent kind. */
function polishShorts({ brand }: Scene, rating: Rating): string[] {
  return brand === 'ziarno' ? BAKERY[rating] : CAFE[rating];
}

const CAFE: Record<Rating, string[]> = {
  5: [
    '{Polecam|Gorąco polecam|Bardzo polecam|Serdecznie polecam|Super, polecam}{!|.|!!| 👍}',
    '{Super|Świetne|Mega|Extra|Cudowne|Wspaniałe|Rewelacyjne|Najlepsze} {miejsce|miejsce na kawę}{!|.}',
    '{Pyszna|Świetna|Super|Najlepsza|Wyśmienita} kawa {i|oraz} {miła obsługa|pyszne ciasta|świetny klimat|bardzo miła obsługa|dobre ciasto|przytulne wnętrze|uśmiechnięta obsługa}{.|!}',
    '{Pyszne|Domowe|Przepyszne|Rewelacyjne} {ciasta|wypieki}, {miła|przemiła|sympatyczna|super} obsługa{.|!| i dobra kawa.}',
    '{Miła|Przemiła|Bardzo miła|Fajna} obsługa, {dobra kawa|smacznie i czysto|przyjemny klimat|szybko i smacznie|wszystko świeże}{.|!}',
    '{Smacznie|Pysznie}, {miło|czysto|szybko} i {przytulnie|z uśmiechem|w dobrej cenie|bez zadęcia}{.|!}',
    '{Jak zawsze super|Jak zwykle pysznie|Zawsze tu [wracam/wracamy]|Moje miejsce <inTown>|Ulubiona miejscówka <inTown>|Zawsze dobra kawa|Nic dodać, nic ująć|Wszystko super|Bajka|Cudo|Sztos|Petarda|Klasa|10/10}{!|.|}',
    'Najlepsz{a kawa|e ciasta|y sernik|e śniadania|a szarlotka} <inTown>{!|.| 😍|, bez dwóch zdań.}',
    '{Klimat, kawa, ludzie|Kawa, ciasto, obsługa|Smak, klimat, obsługa}: {wszystko na piątkę|pięć gwiazdek|bez zastrzeżeń}{.|!}',
    'Pozdrowienia dla {<genitive>|<genitive> i całej ekipy|pani zza baru}{!|, super obsługa!|. Kawa jak zawsze pyszna.}',
    'Super {klimat|kawka|kawusia|ciasta|obsługa|sernik}{, polecam|, na pewno [wrócę/wrócimy]|, [będę/będziemy] wracać|, mega}{!|.}',
  ],
  4: [
    '{Dobra|Bardzo dobra|Smaczna} kawa, {miła obsługa|trochę drogo|ceny średnie|fajny klimat|mało miejsca|czasem trzeba poczekać}.',
    '{Ok|OK|W porządku|Fajnie|Całkiem dobrze|Spoko}{, polecam|, ale tłoczno|, choć drogo|, tylko głośno|}.',
    '{Fajne|Miłe|Przyjemne|Spoko} miejsce{|, polecam|, trochę głośno|, dobra kawa|, choć bywa tłoczno| na szybką kawę| na kawę z koleżanką}.',
    'Smacznie, {choć niemało kosztuje|tylko trochę ciasno|ale mogłoby być więcej miejsca|ale mało stolików}.',
  ],
  3: [
    '{Może być|Średnio|Takie sobie|Bez szału|Przeciętnie|Szału nie ma}{.|, ale tragedii też nie.|, kawa ok, obsługa słaba.|, kiedyś było lepiej.|. Kawa dobra, ciasto nie.}',
    'Kawa {ok|dobra|smaczna}, {ale ceny z kosmosu|obsługa taka sobie|ale długo się czeka|ciasto suche|tylko strasznie głośno}.',
    'Ładnie, ale {drogo|długo się czeka|tłoczno i głośno}.',
  ],
  2: [
    '{Słabo|Rozczarowanie|Drogo i słabo|Niestety zawód|Oj, słabiutko}{.|, więcej nie [przyjdę/przyjdziemy].|, szkoda.}',
    '{Długo|Bardzo długo} się czeka, {kawa letnia|obsługa obojętna|a ceny wysokie}.',
    'Kiedyś było {lepiej|dużo lepiej|super}, {teraz bez szału|teraz szkoda pieniędzy|poziom mocno spadł}.',
  ],
  1: [
    '{Nie polecam|Dramat|Tragedia|Porażka|Odradzam|Żenada}{.|!|, nie polecam.|, obsługa do wymiany.|, zimna kawa i brudno.|, szkoda czasu.}',
    '{Niemiła|Nieuprzejma|Opryskliwa} obsługa, {nie polecam|więcej nie [przyjdę/przyjdziemy]|zimna kawa|brudne stoliki}.',
    '{Zamknięte|Pocałowaliśmy klamkę}, {a na mapie otwarte|choć w internecie „otwarte”}.',
  ],
};

const BAKERY: Record<Rating, string[]> = {
  5: [
    '{Polecam|Gorąco polecam|Bardzo polecam}{!|.| każdemu.}',
    '{Najlepszy chleb|Najlepsze bułki|Najlepsze pączki|Najlepsze drożdżówki} {<inTown>|w okolicy}{!|.}',
    '{Pyszny|Prawdziwy|Świetny} chleb{|, miłe panie|, polecam|, jak za dawnych lat}{.|!}',
    'Zawsze {świeże pieczywo|świeżo i smacznie}{|, miła obsługa|, polecam}{.|!}',
  ],
  4: [
    'Dobre pieczywo{|, trochę drogo|, szkoda, że po południu pustki|, bywa kolejka}.',
    'Smaczne {bułki|drożdżówki|pączki}{.|, tylko kolejki.}',
  ],
  3: ['{Chleb ok, bułki takie sobie|Kiedyś lepiej|Różnie bywa}.'],
  2: ['{Czerstwe bułki, szkoda|Drogo, a poziom spadł|Pustki na półkach już o 14}.'],
  1: ['{Nie polecam|Czerstwe i drogo|Niemiła obsługa}{.|!}'],
};
