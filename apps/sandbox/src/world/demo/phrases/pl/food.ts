import type { Topic } from '../phrasebook.ts';

export const polishFood: Topic[] = [
  {
    id: 'cake',
    weight: 8,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [
      '{Sernik baskijski|Sernik z malinami|Sernik|Szarlotka na ciepło|Tarta cytrynowa|Beza z mascarpone|Ciasto marchewkowe|Brownie|Tarta z owocami|Ciasto czekoladowe bez mąki|Tort bezowy|Kremówka}: {warto spróbować|palce lizać|smakuje domowo|w sam raz słodkości}.',
      'Ciasta {domowe|świeże|pyszne|nieprzesłodzone}, {widać, że pieczone na miejscu|szczególnie sernik|trudno wybrać jedno|codziennie coś innego}.',
      '[Wzięłam/Wziąłem/Wzięliśmy] {sernik z malinami|szarlotkę z lodami|tartę cytrynową|bezę z mascarpone|ciasto marchewkowe|brownie z solonym karmelem|kawałek tortu makowego} i {było pyszne|to był dobry wybór|jeszcze kawałek na wynos}.',
      'Duży wybór ciast, {także wegańskich|są też bezglutenowe|każdy coś znajdzie}.',
      'Porcje ciasta {spore|uczciwe}, {jeden kawałek starczy na dwoje|można się najeść|nie jak w niektórych miejscach}.',
    ],
    rave: [
      '{Sernik|Sernik baskijski|Sernik z malinami} {to mistrzostwo świata|lepszy niż u mojej babci, przepraszam, babciu|najlepszy, jaki [jadłam/jadłem/jedliśmy]}.',
      '{Szarlotka|Tarta cytrynowa|Beza z malinami} {obłędna|przepyszna|rozpływa się w ustach|warta każdej kalorii}!',
      'Dla {tutejszej szarlotki|tutejszego sernika|tutejszej bezy} [nadrobiłam/nadrobiłem/nadrobiliśmy] pół miasta i było warto.',
    ],
    flaw: [
      'mały wybór ciast pod wieczór~mały wybór ciast pod wieczór',
      'trochę za słodkie ciasto~trochę za słodkie ciasto',
      'brak wegańskich ciast~brak wegańskich ciast',
      'małe kawałki ciasta~małe kawałki ciasta',
    ],
    gripe: [
      '{Sernik suchy|Sernik jak z wczoraj|Ciasto marchewkowe suche|Brownie twarde jak cegła}, {bez smaku|szkoda pieniędzy}.',
      'O {14|15|16|17} w gablocie {zostały dwa ciasta|prawie pusto|dwa smutne kawałki}, {reszta wyprzedana|a to środek dnia}.',
      '{Szarlotka|Tarta} {podgrzana w mikrofali|prosto z lodówki}, {rozmiękła|zimna w środku|spód jak guma}.',
      'Ciasto {22|24|26} zł za {kawałek na dwa kęsy|cienki plasterek}.',
    ],
    anger: [
      'W cieście [znalazłam/znalazłem/znaleźliśmy] włos, a obsługa {tylko wzruszyła ramionami|nawet nie przeprosiła}.',
      'Ciasto {czerstwe|nieświeże, śmietana już kwaśna|stare, brzegi zeschnięte}, {wstyd to podawać|oddane prawie w całości}.',
    ],
    thanks: [
      'Ciasta pieczemy codziennie rano, więc taka pochwała cieszy podwójnie.',
      'Pochwałę dla ciasta przekażemy naszej cukierni, będzie im bardzo miło.',
      'Na kolejną wizytę polecamy {miodownik|sernik pistacjowy|tort orzechowy|ciasto z gruszką}.',
    ],
    sorry: [
      'Uwagę o cieście przekazaliśmy naszej cukierni i sprawdzamy, co wtedy trafiło do gabloty.',
      'Z ciast jesteśmy dumni, więc tym bardziej nam przykro; wyjaśniamy to z cukiernią.',
    ],
  },
  {
    id: 'breakfast',
    weight: 4,
    fits: (scene) => scene.brand === 'lipa' && scene.time.hour >= 8 && scene.time.hour <= 16,
    praise: [
      'Śniadania {super|bardzo dobre|syte i ładnie podane|świetne}, {szczególnie jajka po benedyktyńsku|szakszuka konkretna|granola z domowym jogurtem|owsianka z gruszką|pasta z bobu rewelacja}.',
      '{Szakszuka|Jajecznica na maśle|Tost francuski|Owsianka z owocami|Kanapka z pastrami|Omlet z kozim serem} {w punkt|bardzo smacznie|na plus|duża porcja}, {pieczywo chrupiące|do tego dobre pieczywo|chleb na zakwasie|sok wyciskany}.',
      'Śniadanie {serwowane do 13, co dla śpiochów jest zbawieniem|przez cały weekend, super|podane szybko i ciepłe}.',
    ],
    rave: [
      '{Jajka po benedyktyńsku|Tosty francuskie|Szakszuka|Placuszki z ricottą} {po prostu sztos|jak z dobrej restauracji|najlepsze <inTown>}!',
    ],
    flaw: [
      'mało dań śniadaniowych bez mięsa~mało dań śniadaniowych bez mięsa',
      'brak śniadań po 12~brak śniadań po 12',
      'za mało pieczywa do śniadania~za mało pieczywa do śniadania',
    ],
    gripe: [
      '{Jajka|Jajka po benedyktyńsku} {ścięte na twardo|zimne}, a pieczywo {podgrzewane|z worka|wczorajsze}.',
      'Śniadanie {małe i drogie|bez polotu}, {38|42|45} zł za {dwa jajka i kromkę chleba|tost i listek sałaty}.',
      'Połowy śniadań z karty {nie było|„dziś nie ma”}, {w sobotę o 10|o 9.30 rano}.',
    ],
    anger: [
      'Na śniadanie [czekałam/czekałem/czekaliśmy] {godzinę|55 minut|ponad godzinę} i {przyszło zimne|przyszło nie to|w końcu [wyszłam/wyszedłem/wyszliśmy]}.',
    ],
    thanks: [
      'Śniadania robimy na bieżąco, od pierwszego jajka, więc tym bardziej cieszy nas taka ocena.',
      'Zapraszamy na śniadanie także w tygodniu, bywa wtedy spokojniej.',
    ],
    sorry: [
      'Uwagi o śniadaniu omówimy z kuchnią jeszcze w tym tygodniu.',
      'Śniadanie ma dobrze zaczynać dzień, a tym razem było odwrotnie, za co przepraszamy.',
    ],
  },
  {
    id: 'sandwiches',
    weight: 1.6,
    fits: (scene) => scene.brand !== 'ziarno',
    praise: [
      '{Kanapki|Bajgle|Focaccie|Tosty} {świeże|konkretne|naprawdę syte}, {dobre na szybki lunch|można wziąć w drogę|z normalną ilością dodatków}.',
      '{Croissant|Rogal z migdałami} {chrupiący jak trzeba|świeży, maślany}.',
      '{Cynamonka|Drożdżówka z serem|Bułka z pistacją} {pachnąca, mięciutka|jeszcze ciepła|prosto z pieca}.',
    ],
    flaw: ['mały wybór przekąsek na słono~mały wybór przekąsek na słono'],
    gripe: [
      '{Croissant|Rogalik} {gumowy|twardy, wczorajszy}, {odgrzany w mikrofali|szkoda zachodu}.',
      'Kanapka {z lodówki, chleb zimny i wilgotny|za 29 zł, a w środku listek sałaty}.',
    ],
    thanks: ['Wypieki przyjeżdżają do nas jeszcze ciepłe, miło, że to czuć.'],
    sorry: ['Wypieki przyjeżdżają rano i rano smakują najlepiej; pomyślimy o drugiej dostawie.'],
  },
  {
    id: 'bread',
    weight: 14,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [
      'Chleb {na zakwasie|żytni|orkiszowy|z ziarnami|pszenno-żytni} {trzyma świeżość nawet cztery dni|chrupiący, pachnący|jak kiedyś|z prawdziwą skórką}.',
      '{Bułki|Kajzerki|Bułki grahamki|Bajgle} {chrupiące, codziennie świeże|jeszcze ciepłe o 7 rano|o niebo lepsze niż z marketu}.',
      'Po {chleb|bułki|drożdżówki} [przychodzę/przychodzimy] {co sobotę|od lat|dwa razy w tygodniu}.',
    ],
    rave: [
      'Najlepszy chleb <inTown>, {innego już nie [kupuję/kupujemy]|pół rodziny prosi, żeby im wozić}.',
      'Zapach {chleba|świeżych bułek} czuć już z ulicy, {nie da się przejść obok|obłęd}!',
    ],
    flaw: [
      'pustki na półkach po południu~pustki na półkach po południu',
      'brak krojenia chleba na miejscu~brak krojenia chleba na miejscu',
    ],
    gripe: ['Chleb {z zakalcem|niedopieczony w środku|na drugi dzień już się kruszy}.'],
    anger: [
      'W chlebie {kawałek folii|coś twardego, o mało nie [straciłam/straciłem/straciliśmy] zęba}, {reklamacja? „Zdarza się”|nikt się tym nie przejął}.',
    ],
    thanks: [
      'Zakwas prowadzimy od dwunastu lat, przekażemy mu pozdrowienia.',
      'Dla piekarzy, którzy zaczynają o drugiej w nocy, to najlepsza wiadomość.',
    ],
    sorry: [
      'Chleb z wadą wymienimy od ręki, wystarczy zajrzeć do sklepu.',
      'Tak nie powinien wyglądać nasz chleb, rozmawiamy o tym z piekarzami.',
    ],
  },
  {
    id: 'bread-prices',
    group: 'prices',
    weight: 2,
    fits: (scene) => scene.brand === 'ziarno',
    praise: ['Ceny {uczciwe jak na pieczywo rzemieślnicze|w porządku, bo taki chleb starcza na dłużej}.'],
    flaw: ['dość wysokie ceny~dość wysokie ceny'],
    gripe: [
      'Drogo: {chleb 19 zł|bochenek za 21 zł|drożdżówka 11 zł}, {a coraz mniejsze to wszystko|co miesiąc drożej}.',
    ],
    thanks: ['Staramy się trzymać ceny w ryzach bez oszczędzania na mące.'],
    sorry: ['Ceny rosną razem z kosztami mąki i prądu, ale głos w tej sprawie przekazujemy dalej.'],
  },
  {
    id: 'empty-shelves',
    group: 'bread',
    weight: 3,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [],
    gripe: [
      'Po {15|16|17} {chleba już nie ma|same resztki}, {choć otwarte do 19|a po pracy też chciałoby się coś kupić}.',
    ],
    thanks: [],
    sorry: ['Po południu pieczemy teraz drugą turę, mamy nadzieję, że chleba już nie zabraknie.'],
  },
  {
    id: 'buns',
    weight: 8,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [
      '{Drożdżówki|Jagodzianki|Pączki|Cynamonki} {pełne nadzienia|takie jak u babci|świeże i puszyste}, {dzieci pytają o nie codziennie|warto wstać wcześniej|znikają jeszcze w samochodzie}.',
      'Pączki {z różą|z powidłami} {najlepsze|bez grama tłuszczu na palcach}, {w tłusty czwartek warto zamówić|nie tylko w tłusty czwartek}.',
    ],
    flaw: ['mało nadzienia w drożdżówce~mało nadzienia w drożdżówce'],
    gripe: ['{Drożdżówka|Jagodzianka} {sucha|prawie bez nadzienia}, {9|11|12} zł to przesada.'],
    thanks: ['Na jagodzianki zapraszamy co roku od czerwca, a na drożdżówki codziennie od szóstej.'],
    sorry: ['Przypilnujemy, żeby nadzienia było tyle, ile trzeba.'],
  },
];
