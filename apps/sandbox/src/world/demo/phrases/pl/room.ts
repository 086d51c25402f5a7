import type { Scene, Topic } from '../phrasebook.ts';

const cafe = (scene: Scene): boolean => scene.brand !== 'ziarno';
const labelled =
  (label: string) =>
  (scene: Scene): boolean =>
    scene.labels.includes(label);

export const polishRoom: Topic[] = [
  {
    id: 'interior',
    weight: 4.5,
    fits: cafe,
    praise: [
      'Wnętrze {przytulne|bardzo klimatyczne|jasne i spokojne|z pomysłem|ładne, dużo zieleni}, {dobre na randkę|idealne na pogaduchy|wygodne fotele|miło posiedzieć z książką}.',
      'Klimat {bardzo przyjemny|domowy|spokojny|jedyny w swoim rodzaju}, {człowiek od razu zwalnia|można odetchnąć|łatwo stracić poczucie czasu}.',
      'Duże okna, {dużo światła|widok na ulicę|można poobserwować ludzi}, {lubię tu siedzieć|miejsce z duszą|bardzo przyjemnie}.',
      'Spokojne miejsce, {żeby pogadać|na spotkanie z przyjaciółką|na chwilę z książką|na kawę po pracy}.',
    ],
    rave: [
      'Wnętrze {przepiękne|jak z katalogu, a przytulne}, {każdy kąt dopracowany|zdjęcia nie oddają|aż nie chce się wychodzić}.',
    ],
    flaw: [
      'ciasno przy stolikach~ciasnotę',
      'niewygodne krzesła~niewygodne krzesła',
      'mało miejsca w środku~mało miejsca w środku',
    ],
    gripe: [
      'Stoliki {jeden na drugim|ściśnięte}, {słychać każdą rozmowę obok|nie ma jak przejść}.',
      'Ciasno, {głośno i duszno|trudno o wolny stolik}, {o rozmowie można zapomnieć|na dłużej się nie da}.',
    ],
    thanks: [
      'Nad wnętrzem długo myśleliśmy, cieszymy się, że dobrze się u nas siedzi.',
      'Miło nam, że czuć u nas spokój, o to chodziło.',
    ],
    sorry: ['Ustawienie stolików właśnie zmieniamy, żeby było trochę więcej przestrzeni.'],
  },
  {
    id: 'music',
    weight: 1.3,
    fits: cafe,
    praise: ['Muzyka {w tle dobrana ze smakiem|nie przeszkadza w rozmowie|spokojna, jazzowa}.'],
    flaw: ['głośna muzyka~głośną muzykę', 'radio z reklamami w tle~radio z reklamami w tle'],
    gripe: [
      'Muzyka {za głośna|dudni}, {nie da się rozmawiać|trzeba się przekrzykiwać}.',
      'Z głośników {reklamy z radia|ta sama płyta w kółko}, {męczące|klimat pryska}.',
    ],
    thanks: ['Playlistę układają nasi bariści, będą dumni.'],
    sorry: [
      'Muzykę już ściszyliśmy, a w porze śniadań gra tylko w tle.',
      'Uwaga o muzyce przekazana, przypilnujemy głośności.',
    ],
  },
  {
    id: 'work',
    weight: 2.6,
    fits: cafe,
    praise: [
      '{Gniazdka przy większości stolików|Gniazdka i szybkie wifi|Wifi śmiga}, {da się spokojnie popracować|idealne do pracy z laptopem|[siedziałam/siedziałem/siedzieliśmy] trzy godziny i nikt krzywo nie patrzył}.',
      'Dobre miejsce {do nauki|do pracy zdalnej|na spotkanie służbowe}, {cicho i jasno|stabilny internet|spokój, zwłaszcza rano}.',
    ],
    flaw: ['mało gniazdek~małą liczbę gniazdek', 'słabe wifi~słabe wifi'],
    gripe: ['Wifi {zrywa co chwilę|tylko w teorii}, {gniazdka dwa na cały lokal|do pracy się nie nadaje}.'],
    thanks: [
      'Do pracy polecamy stoliki przy oknie, tam gniazdek jest najwięcej.',
      'Cieszymy się, że dobrze się u nas pracuje.',
    ],
    sorry: [
      'Router jest już wymieniony, wifi powinno działać bez przerw.',
      'Internet już przyspieszyliśmy, a gniazdka przy ścianie właśnie dokładamy.',
    ],
  },
  {
    id: 'cleanliness',
    weight: 2.4,
    fits: cafe,
    praise: [
      '{Czysto|Czyściutko|Bardzo czysto} {na sali i w toalecie|przy stolikach|wszędzie}, {widać, że ktoś o to dba|co nie jest oczywiste}.',
      'Stoliki {sprzątane na bieżąco|zawsze czyste}, {toaleta też zadbana|przyjemnie usiąść}.',
    ],
    flaw: ['tylko jedna toaleta~tylko jedną toaletę', 'toaleta na kod z paragonu~toaletę na kod z paragonu'],
    gripe: [
      'Stoliki {lepiące się|z okruchami po poprzednich gościach|niesprzątnięte}, trzeba było samemu przecierać {chusteczką|serwetką}.',
      'Toaleta {do remontu|brudna, bez papieru|bez mydła}, {pilnie do poprawy|aż wstyd}.',
    ],
    anger: [
      '{Brudne stoliki, brudne filiżanki|Na filiżance ślad szminki|Mucha w gablocie z ciastami}, {sanepid miałby co robić|fuj|w toalecie strach dotknąć klamki}.',
      'Toaleta {w opłakanym stanie|zalana}, {nikt nie reaguje|obsługa wie i nic}.',
    ],
    thanks: ['O porządek dbamy na każdej zmianie, dziękujemy, że zostało to zauważone.'],
    sorry: [
      'Za porządek, a raczej jego brak, przepraszamy; salę i toaletę sprawdzamy odtąd co godzinę.',
      'To nie powinno się zdarzyć, zgłosiliśmy sprawę kierownikowi lokalu.',
    ],
  },
  {
    id: 'children',
    weight: 1.6,
    fits: cafe,
    praise: [
      'Z dziećmi {bez problemu|jak najbardziej}: {krzesełka, kredki i przewijak|kącik z zabawkami|obsługa wyrozumiała dla małych gości}.',
      'Babyccino dla {synka|córki|wnuczki} gratis, {radość ogromna|świetny gest|miły drobiazg}.',
    ],
    flaw: ['brak przewijaka~brak przewijaka', 'brak miejsca na wózek~brak miejsca na wózek'],
    gripe: [
      'Z wózkiem {nie ma jak wejść, schody i wąskie drzwi|trudno się obrócić}, {nikt nie pomógł|przewijaka brak}.',
    ],
    anger: [
      'Na {płacz|głośniejszy śmiech} dziecka {obsługa zareagowała uwagą, że „to nie przedszkole”|usłyszeliśmy, że mamy wyjść}.',
    ],
    thanks: [
      'Mali goście są u nas zawsze mile widziani, babyccino czeka.',
      'Zapraszamy z dziećmi, kredki właśnie uzupełniliśmy.',
    ],
    sorry: ['Rodziny z dziećmi są u nas zawsze mile widziane i przykro nam, że tym razem było inaczej.'],
  },
  {
    id: 'dogs',
    weight: 4,
    fits: labelled('przyjazna psom'),
    praise: [
      'Można wejść z psem, {od razu miska z wodą|nasz kundelek dostał ciasteczko|pies wygłaskany przez całą ekipę}.',
      'Psy mile widziane, {wielki plus|nasza Fuga zachwycona|rzadko [spotykam/spotykamy] tak życzliwe miejsce}.',
    ],
    flaw: ['mało miejsca dla większego psa~mało miejsca dla większego psa'],
    gripe: ['Niby przyjazne psom, a {na nasz widok kręcenie nosem|posadzono nas przy samych drzwiach}.'],
    thanks: [
      'Prosimy podrapać psa za uchem od całej ekipy.',
      'Ciasteczko dla czworonoga zawsze się u nas znajdzie.',
    ],
    sorry: ['Psy są u nas zawsze mile widziane i przypomnieliśmy o tym zespołowi.'],
  },
  {
    id: 'garden',
    weight: 5,
    fits: (scene) => scene.labels.includes('ogródek') && scene.time.month >= 5 && scene.time.month <= 9,
    praise: [
      'Ogródek {zielony i zaciszny|bardzo przyjemny|w cieniu, idealny na upał}, {można posiedzieć do wieczora|super na lato|miło patrzeć na ludzi}.',
      'Latem {stolik w ogródku obowiązkowo|najlepiej siedzi się na zewnątrz}, {koce na wieczór też są|parasole dają cień}.',
    ],
    flaw: ['palacze w ogródku~palaczy w ogródku', 'osy w ogródku~osy w ogródku'],
    gripe: [
      'W ogródku {stoliki brudne, gołębie robią swoje|nikt nie podchodzi, trzeba chodzić do środka|dym papierosowy z każdej strony}.',
    ],
    thanks: [
      'Ogródek działa do pierwszych chłodów, zapraszamy, póki ciepło.',
      'O rośliny w ogródku dba nasza ekipa, ucieszą się.',
    ],
    sorry: ['Ogródkiem zajęliśmy się od razu, dziękujemy za sygnał.'],
  },
];
