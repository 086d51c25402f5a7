/** The few hundred most frequent words of each language that reviewers of the demo write in, and of Spanish. */
export const commonWords = {
  polish: `
    aby albo ale ani aż bardziej bardzo bez bo boże by bym być był była byłam byłem było były będzie
    będziemy będziesz będą będę cały chce chcesz chciał chciałbym chciałem chcę chodzi chodź chwilę chyba ci
    ciebie cię co coś czas czasu czego czegoś czemu cześć czuję czy czym cóż daj dalej dla dlaczego dlatego
    dni dnia do dobra dobre dobry dobrze dokładnie dom domu drzwi dużo dwa dzieci dziecko dzieje dzień
    dzisiaj dzięki dziękuję dziś długo gdy gdyby gdzie go hej ich idź ile im imię iść ja jak jakby jaki
    jakie jakieś jakiś jako jasne je jeden jego jej jest jestem jesteś jesteście jesteśmy jeszcze jeśli
    jutro już ją każdy kiedy kiedyś kilka kim kocham kochanie kogo kogoś koniec kto ktoś która które który
    którzy którą lat lepiej lub ludzi ludzie ma mają mam mama mamo mamy masz mi miał miała miałem miejsce
    mieć minut miło mnie mną mogą mogę moim moja moje mojego mojej moją może możemy możesz można mu musi
    musimy musisz muszę my myślałem myśli myślisz myślę mógł mój mówi mówisz mówić mówię na nad nadal
    nadzieję nam nami naprawdę nas nasz nasze nawet nic nich nie niech niego niej nigdy nikt nim nią niż no
    nocy och oczywiście od ojciec on ona oni pan pana pani panie pewnie pewno pieniądze pierwszy po pod
    pomóc ponieważ porozmawiać porządku posłuchaj potem potrzebuję powiedz powiedział powiedziałem
    powiedzieć powiem powodu poza pracy prawda prawie problem prostu proszę przed przepraszam przestań przez
    przy przykro później rację raz razem razie robi robisz robić roku rozumiem rzeczy sam sama samo sie
    siebie się skąd sobie sobą spokój sposób spójrz stanie stary stało stąd swoje swoją szybko są słuchaj ta
    tak taka taki takie takiego tam tato te tego tej temu ten teraz też to tobie tobą trochę trzeba trzy tu
    tutaj twoim twoja twoje twojego twojej twoją twój ty tych tyle tylko tym tą tę wam was wciąż wcześniej
    we widziałem widzisz widzę wie wiedzieć wiele wiem wiesz więc więcej wszyscy wszystkich wszystkie
    wszystkim wszystko wtedy wy wygląda właśnie za zanim zaraz zawsze zbyt ze znaczy znaleźć znam znowu
    zobaczyć zostać został zrobić zrobił świetnie że żeby żebyś życia życie żyje`,
  english: `
    about actually after again ago ah all alone already also always am an and another any anyone anything
    are around as ask at away baby back bad be beautiful because been before being believe best better big
    bit both boy bring brother business but by call called came can car care case come coming could couldn
    course day days dead did didn die do doctor does doesn doing don done door down each eat else end enough
    even ever every everyone everything exactly excuse face family father feel few find fine first for found
    friend friends from get getting girl give go god going gone gonna good got gotta great guess guy guys
    had hand happened happy hard has have haven having he head hear heard heart hello help her here him his
    hold home hope house how idea if in into is isn it job just keep kids kind knew know last late later
    leave left let life like listen little live long look looking looks lost lot love made make man many
    matter may maybe me mean meet men might mind miss money more morning most mother move much music must my
    myself name need never new next nice night no not nothing now of off okay old on once one only open or
    other our out over own part people person phone place play please police pretty probably problem put
    ready real really remember right room run said same saw say saying says school second see seen she
    should show since sit so some someone something son soon sorry start stay still stop stuff such sure
    take talk talking tell than thank thanks that the their them then there these they thing things think
    thinking this those thought three through time to today together told tomorrow tonight too took true try
    trying turn two um under understand until up us use used very wait wanna want wanted wants was wasn
    watch water way we well went were what when where which while who whole why wife will with without woman
    won work working world worry would wouldn wrong yeah year years yes yet you young your yourself`,
  spanish: `
    acuerdo adiós agua ah ahora ahí al algo alguien alguna algún allí amigo amigos amor antes aquí así ayuda
    año años aún bien buen buena buenas bueno buenos cabeza cada camino cariño casa casi caso chica chico
    chicos cierto ciudad claro como con conmigo contigo contra corazón cosa cosas crees creo cualquier
    cuando cuenta cuál cuánto cómo da de debe debería debes debo decir deja dejar del demasiado dentro desde
    después dice dicho digo dije dijiste dijo dinero dios donde dos durante día días dónde eh el ella ellos
    en entiendo entonces entre era eres es esa esas ese eso esos espera espero esposa esta estaba estado
    estamos estar estas este esto estos estoy está están estás familia favor feliz forma fue fuera genial
    gente gracias gran gusta gustaría ha haber hablando hablar había hace hacer hacerlo haces hacia haciendo
    han haré has hasta hay he hecho hemos hermano hice hija hijo historia hizo hola hombre hombres hora
    horas hoy iba idea importa importante ir jefe juntos justo la lado las le les lo los luego lugar madre
    mal mamá manera manos mañana me mejor menos mi miedo mientras minutos mira mis mismo momento muchas
    mucho muerte muerto mujer mundo muy más mí mío nada nadie necesito ni niños no noche nombre nos nosotros
    nuestra nuestro nueva nuevo nunca os otra otro oye padre papá para parece parte pasa pasado pasar pasó
    pensé pero persona personas poco podemos poder podría policía por porque primera primero problema
    problemas pronto puede pueden puedes puedo puerta pues que quería quien quiere quieres quiero quizá
    quizás quién qué razón realidad realmente rápido sabe saber sabes sabía salir se sea seguro semana ser
    serio será sería señor señora si sido siempre siento significa sin siquiera sobre solo somos son soy su
    suerte supongo supuesto sus sé sí sólo tal también tan tanto tarde te tenemos tener tengo tenía ti
    tiempo tiene tienen tienes tipo toda todas todavía todo todos trabajo tres tu tus tío tú un una uno unos
    usted ustedes va vale vamos van vas vaya ve veces ven venir veo ver verdad ves vez vi vida viene visto
    volver voy ya yo él`,
  german: `
    ab abend aber ach alle allein alles als also am an andere anderen angst arbeit auch auf aus bei beide
    beim besser bevor bin bis bist bitte bleiben brauche brauchen bringen bruder da dabei dachte dafür damit
    dank danke dann daran darf darüber das dass davon dazu dein deine deinem deinen deiner dem den denke
    denken denn der des dich die diese diesem diesen dieser dieses dir doch dort drei du durch echt egal
    eigentlich ein eine einem einen einer eines einfach einmal er erst es essen etwas euch fall familie
    fertig finden frage fragen frau freund für gab ganz ganze gar geben gefunden gegen geh gehen geht gehört
    geld gemacht genau genug gerade gern gesagt gesehen getan gib gibt glaube glauben gleich gott gut gute
    guten hab habe haben habt hallo halt halten hast hat hatte hatten haus hause heißt helfen her herr heute
    hier hilfe hin hätte hör hören ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jahre
    jahren jeden jeder jemand jetzt junge kam kann kannst kein keine keinen kennen kind kinder klar komm
    komme kommen kommt konnte können könnte könnten lange lass lassen leben leid leute liebe lieber los mach
    mache machen machst macht mag mal man mann mehr mein meine meinem meinen meiner menschen mich mir mit
    moment morgen musik muss musst mutter mädchen möchte müssen na nach nacht natürlich ne nehmen nein nicht
    nichts nie niemand noch nun nur ob oder ohne okay ordnung paar passiert problem raus recht reden rein
    richtig sache sag sage sagen sagt sagte schnell schon schön sehe sehen sehr sei seid sein seine seinen
    seit selbst sich sicher sie sieh siehst sieht sind so sofort sohn soll sollen sollte sollten sonst
    sprechen stadt steht stimmt tag tot tun tut uhr um und uns unser unsere unter vater vergessen verstehe
    viel viele vielleicht vom von vor wahr wann war waren warst warte warten warum was weg wegen weil weiter
    weiß weißt welt wenn wer werde werden wie wieder wieso will willst wir wird wirklich wirst wissen wo
    wohl wollen wollte wurde wusste wäre würde würden zeit zu zum zur zurück zusammen zwei über`,
} as const;
