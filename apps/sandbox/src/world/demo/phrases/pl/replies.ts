import type { Brand, Replies } from '../phrasebook.ts';

export const polishReplies: Replies = {
  greet: (name) => (name === '' ? ['Dzień dobry,'] : [`${name},`, `${name},`, `Dzień dobry, ${name},`]),
  thanks: {
    5: [
      '{bardzo|serdecznie|z całego serca} dziękujemy za {tak miłe słowa|tę opinię|piękną ocenę|pięć gwiazdek i dobre słowo|poświęconą chwilę i dobre słowo}{.|!}',
      'dziękujemy! {Takie opinie czyta się najlepiej do porannej kawy.|Aż chce się rano wstawać do pracy.|To dla nas ogromna motywacja.|Bardzo nam miło.}',
      'ogromnie nam miło{.|!| to czytać.}',
    ],
    4: [
      '{bardzo|serdecznie} dziękujemy za {opinię|dobrą ocenę|odwiedziny i dobre słowo}.',
      'dziękujemy za {szczerą opinię|odwiedziny i ocenę|cztery gwiazdki}{.|, takie głosy pomagają nam być lepszymi.}',
    ],
    3: [
      'dziękujemy za {szczere słowa, także te krytyczne|szczerą opinię|uczciwą ocenę}.',
      'dziękujemy, że {dzielą się Państwo wrażeniami|znaleźli Państwo chwilę na opinię}. {Każdą uwagę czytamy.|Bierzemy te uwagi do serca.|}',
    ],
    2: [
      '{przykro nam|bardzo nam przykro}, że wizyta {nie spełniła oczekiwań|rozczarowała|nie była udana}.',
      'dziękujemy za {szczere słowa|uwagi}, choć czyta się je z przykrością.',
    ],
    1: [
      '{bardzo|najmocniej|szczerze} przepraszamy za {tę wizytę|to, co się wydarzyło|tę sytuację}.',
      'bardzo nam przykro, że {tak wyszło|tak wyglądała ta wizyta}. {Nie powinno się to zdarzyć.|Tak nie chcemy pracować.|}',
    ],
  },
  silent: {
    5: [
      'dziękujemy za {pięć gwiazdek|najwyższą ocenę|piątkę}{!| i zapraszamy ponownie!| i do zobaczenia przy kolejnej kawie!}',
      'bardzo dziękujemy za ocenę, {zapraszamy częściej|do zobaczenia}!',
    ],
    4: [
      'dziękujemy za {dobrą ocenę|cztery gwiazdki}. {Chętnie dowiemy się, czego zabrakło do piątki.|Zapraszamy ponownie!|}',
    ],
    3: [
      'dziękujemy za ocenę. {Będziemy wdzięczni za kilka słów, co możemy poprawić.|Chętnie dowiemy się, co możemy zrobić lepiej.}',
    ],
    2: [
      'przykro nam, że nie było lepiej. {Prosimy o kilka słów, co poszło nie tak.|Chętnie dowiemy się, co zawiodło.}',
    ],
    1: [
      'bardzo nam przykro. {Prosimy napisać, co się stało, a zajmiemy się tym od razu.|Będziemy wdzięczni za informację, co zawiodło.}',
    ],
  },
  brief: [
    '{Dziękujemy|Bardzo dziękujemy|Pięknie dziękujemy|Serdecznie dziękujemy} {i zapraszamy ponownie|i do zobaczenia wkrótce|za miłe słowa|za odwiedziny i opinię}{!|.| 😊}',
    '{Cała ekipa dziękuje|Dziękujemy z całą ekipą}, {do zobaczenia|zapraszamy częściej|wpadajcie, kiedy tylko macie ochotę}!',
    'Jak miło! {Dziękujemy i do zobaczenia|Dziękujemy za odwiedziny|Czekamy na kolejną wizytę}{!| <inTown>!}',
    'Takie opinie to {najlepszy początek dnia|miód na serce|najlepsza nagroda}. Dziękujemy!',
  ],
  noted: [
    'Uwagę zapisaliśmy i na pewno się nią zajmiemy.',
    'Za tę drobną uwagę też dziękujemy, przekażemy ją zespołowi.',
    'Drobiazg z opinii bierzemy na warsztat.',
    'Nad tym, czego zabrakło, już pracujemy.',
  ],
  invite: {
    5: [
      '{Zapraszamy ponownie|Do zobaczenia <inTown>|Czekamy na kolejną wizytę|Do szybkiego zobaczenia|Zapraszamy jak najczęściej}!',
    ],
    4: [
      '{Mamy nadzieję, że następnym razem będzie na piątkę.|Zapraszamy ponownie!|Do zobaczenia!|Chętnie zapracujemy na piątą gwiazdkę.}',
    ],
    3: [
      '{Mamy nadzieję na kolejną wizytę i lepsze wrażenia.|Zapraszamy jeszcze raz, chcemy pokazać się z lepszej strony.|Liczymy na drugą szansę.}',
    ],
    2: [
      '{Będziemy wdzięczni za drugą szansę, kawa na nasz koszt.|Zapraszamy do rozmowy z kierowniczką lokalu, chcemy to naprawić.|Mamy nadzieję, że dadzą nam Państwo jeszcze jedną szansę.}',
    ],
    1: [
      '{Prosimy o wiadomość przez profil lub o rozmowę na miejscu z kierownikiem zmiany, chcemy to wyjaśnić i naprawić.|Zależy nam, żeby to naprawić, prosimy o kontakt z kierowniczką lokalu.|Jeśli zechcą Państwo dać nam jeszcze jedną szansę, zrobimy wszystko, by było inaczej.}',
    ],
  },
  sign: ({ brand }) => [
    `{Zespół ${NAMES[brand].genitive}|Pozdrawiamy, zespół ${NAMES[brand].genitive}|Pozdrawiamy serdecznie, ${NAMES[brand].nominative}|${NAMES[brand].nominative} <inTown>}`,
    `{Pozdrawiam, <nominative>|<nominative> i ekipa ${NAMES[brand].short}|<nominative>, ${NAMES[brand].nominative}|Ciepło pozdrawiamy, <nominative> z zespołem}`,
  ],
};

const NAMES: Record<Brand, { nominative: string; genitive: string; short: string }> = {
  lipa: { nominative: 'Kawiarnia Lipa', genitive: 'Kawiarni Lipa', short: 'Lipy' },
  ziarno: { nominative: 'Piekarnia Ziarno', genitive: 'Piekarni Ziarno', short: 'Ziarna' },
  sowa: { nominative: 'Palarnia Sowa', genitive: 'Palarni Sowa', short: 'Sowy' },
};
