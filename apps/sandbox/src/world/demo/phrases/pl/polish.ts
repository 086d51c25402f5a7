import type { Phrasebook } from '../phrasebook.ts';
import { polishDrinks } from './drinks.ts';
import { polishFood } from './food.ts';
import { polishOpeners } from './openers.ts';
import { polishReplies } from './replies.ts';
import { polishRoom } from './room.ts';
import { polishService } from './service.ts';
import { polishShorts } from './shorts.ts';
import { polishSurroundings } from './surroundings.ts';
import { inPolishTown } from './in-town.ts';

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
