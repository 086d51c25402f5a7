import type { Scene, Topic } from '../phrasebook.ts';

const inMonths =
  (from: number, to: number) =>
  (scene: Scene): boolean =>
    scene.brand !== 'ziarno' && scene.time.month >= from && scene.time.month <= to;

export const polishDrinks: Topic[] = [
  {
    id: 'coffee',
    weight: 9,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [
      'Kawa {bardzo dobra|świetna|naprawdę smaczna|pyszna|jak zawsze świetna|w porządku, a nawet lepiej}{|, mocna i aromatyczna|, mleko idealnie spienione|, w sam raz gorąca|, nie za kwaśna}.',
      '{Cappuccino|Flat white|Latte|Espresso|Cortado|Americano} {bez zarzutu|naprawdę dobre|na wysokim poziomie|takie, jak lubię|podane jak trzeba}.',
      'Na kawę {zawsze|od dawna|najchętniej} [przychodzę/przychodzimy] właśnie tutaj.',
      'Kawa {trzyma poziom|za każdym razem smakuje tak samo dobrze|o niebo lepsza niż w sieciówkach}.',
      '{Przelew|Drip|Aeropress} {czysty i owocowy|bardzo przyjemny|zaparzony z wyczuciem}, {barista doradził ziarna|można wybrać ziarna|opis ziaren przy barze}.',
      '[Piłam/Piłem/Piliśmy] {flat white|cappuccino|latte na owsianym|podwójne espresso|kawę z przelewu} i {było bardzo dobre|nie mam się do czego przyczepić|smakowało|chętnie [wypiłabym/wypiłbym/wypilibyśmy] jeszcze raz}.',
      'Mleko owsiane {bez dopłaty|w tej samej cenie}, {co nadal jest rzadkością|za co duży plus|bardzo to doceniam}.',
    ],
    rave: [
      '{Dawno|Od bardzo dawna|Chyba nigdy} nie [piłam/piłem/piliśmy] {tak dobrej kawy|tak dobrego cappuccino|tak dobrego flat white}.',
      '{Najlepsza kawa|Najlepsze cappuccino|Najlepsze flat white} <inTown>, {nie ma co szukać dalej|sprawdzone|mówię serio|bez dwóch zdań}.',
      'Kawa {obłędna|rewelacyjna|genialna|jak we Włoszech}, {od razu [wzięłam/wziąłem/wzięliśmy] drugą|aż chce się usiąść na dłużej|po prostu trzeba spróbować}.',
    ],
    flaw: [
      'trochę letnia kawa~trochę letnią kawę',
      'mała filiżanka jak na tę cenę~małą filiżankę jak na tę cenę',
      'brak kawy bezkofeinowej~brak kawy bezkofeinowej',
      'dopłata za mleko roślinne~dopłatę za mleko roślinne',
    ],
    gripe: [
      'Kawa {letnia|ledwie ciepła|wodnista|gorzka, jakby przepalona|niestety bez smaku}.',
      '{Cappuccino|Latte|Flat white} {bez smaku|to prawie samo mleko|z pianą jak do kąpieli|podane letnie}.',
      'Kawa {poniżej oczekiwań|taka sobie|bez szału}, w domu [parzę/parzymy] lepszą.',
      'Kiedyś kawa była tu {dużo lepsza|znacznie lepsza}, {ostatnio coś się zepsuło|coś się zmieniło i to nie na lepsze|teraz raz dobra, raz nie}.',
    ],
    anger: [
      'Kawa {zimna i kwaśna|nie do wypicia|jak lura z automatu}, [zostawiłam/zostawiłem/zostawiliśmy] {połowę|prawie całą}.',
      'Za takie pieniądze dostać {zimną|wodnistą|przypaloną} kawę to {kpina|jakaś kpina|nieporozumienie}.',
    ],
    thanks: [
      'Cieszymy się, że kawa smakowała.',
      'Miło czytać, że kawa trzyma poziom, przekażemy baristom.',
      'Takie słowa o kawie to dla naszych baristów najlepsza nagroda.',
      'Ziarna dobieramy długo i uparcie, więc tym bardziej cieszy nas {ta pochwała|każde dobre słowo o kawie}.',
    ],
    sorry: [
      'Przykro nam, że kawa nie była taka, jak powinna; sprawdzimy ustawienia młynka i ekspresu.',
      'Kawa, która nie smakuje, nie powinna opuścić baru. Prosimy następnym razem śmiało powiedzieć, zrobimy nową.',
      'Uwagę o kawie omówimy z baristami, bo to przecież serce naszego lokalu.',
    ],
  },
  {
    id: 'tea',
    weight: 1.5,
    praise: [
      '{Herbata|Herbata z imbirem|Matcha|Matcha latte|Gorąca czekolada|Czekolada na gorąco} {bardzo dobra|pyszna|świetna|warta spróbowania}.',
      'Dla niepijących kawy {spory wybór herbat|jest porządna matcha|są dobre herbaty liściaste}.',
      '{Herbata podana w dużym imbryku|Herbata liściasta, a nie torebka na sznurku|Czekolada gęsta, prawdziwa}, {duży plus|miła odmiana|tak powinno być}.',
    ],
    flaw: ['mały wybór herbat~mały wybór herbat', 'herbata z torebki~herbatę z torebki'],
    gripe: [
      'Herbata {z torebki za 17 zł|zwykła, z torebki}, {trochę wstyd|trochę szkoda}.',
      'Matcha {z grudkami|bez smaku, sama woda z mlekiem|bardziej słodka niż herbaciana}.',
    ],
    thanks: [
      'Cieszymy się, że nie tylko kawa się u nas broni.',
      'Herbaty wybieramy równie uważnie jak kawę, miło, że to widać.',
    ],
    sorry: ['Pracujemy właśnie nad kartą herbat i ten głos bardzo nam się przyda.'],
  },
  {
    id: 'autumn-menu',
    group: 'season',
    weight: 2.5,
    fits: inMonths(9, 11),
    praise: [
      '{Dyniowe latte|Latte z syropem dyniowym} {nieprzesłodzone|bardzo dobre|lepsze, niż się [spodziewałam/spodziewałem/spodziewaliśmy]}, {w końcu czuć dynię|idealne na jesień|w sam raz na taką pogodę}.',
      'Jesienna karta {na plus|bardzo udana|kusi}, zwłaszcza {szarlotka na ciepło|tarta ze śliwką|sernik dyniowy|herbata z pigwą}.',
    ],
    flaw: ['bardzo słodkie dyniowe latte~bardzo słodkie dyniowe latte'],
    gripe: [
      '{Dyniowe latte|Jesienne latte z reklamy} {sam cukier|tak słodkie, że ledwo [wypiłam/wypiłem/wypiliśmy] pół}.',
    ],
    thanks: ['Jesienna karta zostaje z nami na całą jesień, więc jest jeszcze co próbować.'],
    sorry: ['Syrop w jesiennych kawach możemy zawsze dodać w mniejszej ilości, wystarczy słowo przy barze.'],
  },
  {
    id: 'winter-menu',
    group: 'season',
    weight: 2.5,
    fits: (scene) => scene.brand !== 'ziarno' && [12, 1, 2].includes(scene.time.month),
    praise: [
      '{Zimowa herbata z pomarańczą i goździkami|Gorąca czekolada z chili} {rozgrzewa|stawia na nogi|idealna na mróz}.',
      '{Piernikowe latte|Piernik z powidłami|Makowiec} {pachnie świętami|bardzo dobry pomysł na zimę|smakuje jak w domu}.',
    ],
    flaw: ['przesłodzone piernikowe latte~przesłodzone piernikowe latte'],
    gripe: ['W środku {zimno, siedzieliśmy w kurtkach|tak wieje od drzwi, że siedzi się w kurtce}.'],
    thanks: ['Zimą najbardziej lubimy rozgrzewać gości, cieszymy się, że się udało.'],
    sorry: ['Sprawdzimy ogrzewanie i uszczelnimy drzwi, nikt nie powinien marznąć nad kawą.'],
  },
  {
    id: 'summer-menu',
    group: 'season',
    weight: 2.5,
    fits: inMonths(5, 8),
    praise: [
      '{Lemoniada z rabarbarem|Lemoniada z bzem|Lemoniada domowa|Mrożona kawa} {bardzo dobra|orzeźwiająca, niezbyt słodka|w upał ratuje życie}.',
      '{Espresso tonic|Cold brew|Matcha na lodzie|Kawa mrożona} {w upał ideał|świetna opcja na lato|bardzo na plus}.',
      '{Tarta z truskawkami|Beza z owocami|Ciasto z rabarbarem|Drożdżówka z jagodami} {z sezonowych owoców|pachnie latem|zniknęła w minutę}, {super|mniam|polecam latem}.',
    ],
    flaw: ['brak klimatyzacji~brak klimatyzacji', 'dużo lodu, mało lemoniady~dużo lodu w lemoniadzie'],
    gripe: ['Lemoniada {rozwodniona|to głównie lód}, {18|19|21} zł {za cztery łyki|za szklankę lodu}.'],
    thanks: ['Letnia karta to nasza ulubiona, cieszymy się, że przypadła do gustu.'],
    sorry: ['Lemoniady będziemy pilnować, lód ma tylko chłodzić.'],
  },
  {
    id: 'heat',
    weight: 1.5,
    fits: inMonths(6, 8),
    praise: ['Klimatyzacja działa, {w upał można odetchnąć|duży plus w taki skwar}.'],
    flaw: ['duchota w środku~duchotę w środku'],
    gripe: [
      'W środku {duszno|gorąco jak w piekarniku}, {klimatyzacja chyba nie działa|ani klimatyzacji, ani wentylatora}.',
    ],
    thanks: ['W upały zapraszamy na ochłodę.'],
    sorry: ['Klimatyzację zgłosiliśmy już do przeglądu, dziękujemy za cierpliwość.'],
  },
  {
    id: 'beans',
    weight: 8,
    fits: (scene) => scene.brand === 'sowa',
    praise: [
      'Ziarna {świeżo palone|palone na miejscu}, {data palenia na paczce|zapach czuć od progu|można zajrzeć do palarni}.',
      '[Kupiłam/Kupiłem/Kupiliśmy] {Etiopię|Kolumbię|Kenię|blend do ekspresu} {do domu|na prezent}, {świetna|bardzo udany wybór|zmielona od ręki pod kawiarkę}.',
      'Degustacja kaw {ciekawa|bardzo ciekawa}, <nominative> (s:opowiedziała/opowiedział) o {obróbce|paleniu|różnicach między ziarnami} {bez zadęcia|z pasją|tak, że wszystko było jasne}.',
    ],
    rave: [
      'Tu się naprawdę {znają na kawie|dba o kawę}, {od ziarna po filiżankę|widać to w każdym szczególe}.',
    ],
    flaw: ['mały wybór ciemno palonych ziaren~mały wybór ciemno palonych ziaren'],
    gripe: ['Ziarna {kwaśne, mało palone|z datą palenia sprzed dwóch miesięcy}, a {62|68|74} zł za paczkę.'],
    anger: [
      'Paczka ziaren {za 72 zł z datą sprzed pół roku|zmielona zupełnie nie tak, jak trzeba, i nikt nie chciał wymienić}.',
    ],
    thanks: [
      'Palimy w każdy wtorek i czwartek, więc po świeże ziarna najlepiej zajrzeć dzień później.',
      'Cieszymy się, że ziarna smakują również w domu.',
    ],
    sorry: ['Proszę zajrzeć do nas z paczką, wymienimy ją na świeżo paloną.'],
  },
];
