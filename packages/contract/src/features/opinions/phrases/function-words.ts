import { fold } from '../../../fold.ts';

/**
 * Whether a written word is a function word: a preposition, a pronoun, a particle, or a form of one of the commonest
 * verbs. As an inflection of another word it is ambiguous: "bez" is a form of "beza", and means "without". Accents
 * matter: "dan" is Spanish for "they give", "dań" is a form of "danie".
 */
export function isFunctionWord(written: string): boolean {
  return functionWords.has(written.toLowerCase().normalize('NFC'));
}

/**
 * Whether a function word never changes, although other function words have a form that looks like it: "tak" is none of
 * "taka", "razem" none of "raz".
 */
export function isUnchanging(written: string): boolean {
  return unchanging.has(written.toLowerCase().normalize('NFC'));
}

const polish = `
  a aby albo ale ani aż bez beze bo bowiem by chociaż choć czy czyli dla dlatego do gdy gdyby gdyż i iż jak jakby jako
  jednak jeśli jeżeli lecz lub mimo na nad nade natomiast ni niech niemal niż o oba obie obok od ode około oraz po pod
  pode podczas ponad ponieważ poza prócz przeciw przed przede przez przy skoro spod spoza u w we więc wobec wokół
  wśród wzdłuż z za zamiast zanim zaś ze znad że żeby
  ja mnie mi mną my nas nam nami ty ciebie cię ci tobie tobą wy was wam wami on ona ono oni one jego go niego jemu mu
  niemu nim jej niej ją nią ich nich im nimi je nie się siebie sobie sobą
  mój moja moje mojego mojej mojemu moim moją moi moich moimi twój twoja twoje twojego twojej twoim twoją twoich swój
  swoja swoje swojego swojej swoim swoją swoich nasz nasza nasze naszego naszej naszym naszą naszych wasz wasza wasze
  ten ta to tego tej temu tym tę tą ci te tych tymi tamten tamta tamto tamtego tamtej taki taka takie takiego takiej
  takim taką takich tak sam sama samo samego samej samym samą sami same samych który która które którego której którym
  którą którzy których którymi jaki jaka jakie jakiego jakiej jakim jaką jakich jakiś jakaś jakieś inny inna inne innego
  innej innym inną innych kto kogo komu kim ktoś kogoś co czego czemu czym coś czegoś czymś cóż nikt nikogo nic niczego
  niczym każdy każda każde każdego każdej każdym żaden żadna żadne żadnego żadnej wszystko wszystkie wszystkich
  wszystkim wszyscy cały cała całe całego całej
  jeden jedna jedno jednego jednej jednym jedną dwa dwie dwóch dwoma trzy trzech cztery pięć raz razy kilka kilku parę
  wiele wielu dużo mało więcej mniej ile ilu tyle
  tu tutaj tam tędy gdzie gdzieś skąd stąd dokąd teraz zaraz już jeszcze potem później zawsze nigdy znów znowu czasem
  kiedy kiedyś wtedy dziś dzisiaj jutro wczoraj ciągle wciąż nadal dopiero prawie chyba może bardzo tylko też także
  również nawet właśnie jedynie dość dosyć zbyt trochę wcale razem dlaczego oto no ot owszem naprawdę
  być jest jestem jesteś jesteśmy jesteście są był była było byli były byłem byłam byliśmy byłyśmy będę będzie będziesz będziemy będą
  bądź byłby byłaby byłoby bywa mieć mam masz ma mamy macie mają miał miała miało mieli miały miałem miałam mieliśmy miałyśmy mogę możesz
  możemy możecie mogą mógł mogła mogło mogli mogłem mogłam mogliśmy można muszę musisz musi musimy musicie muszą musiał musiała musiało musieli musiały musiałem musiałam musieliśmy musiałyśmy musieć trzeba należy
  chcę chcesz chce chcemy chcą chciał chciała chciałbym wiem wiesz wie wiemy wiedzą daje dają dam dasz da damy dadzą dał
  dała dali daj dać idę idzie idą iść szedł robię robi robią robić zrobić mówię mówi mówią mówić`;

const english = `
  a about above across after again against all almost alone along already also although always am among an and another
  any anyone anything are aren around as ask at away back be because been before being below beside besides between both
  but by came can cannot come comes coming could couldn did didn do does doesn doing don done down during each either
  else enough even ever every everyone everything few first for from gave get gets getting give given gives go goes
  going gone got had hadn has hasn have haven having he her here hers herself him himself his how however i if in into
  is isn it its itself just keep kept know known knows last least less let like ll made make makes making many may maybe
  me mean might mine more most much must my myself near never next no none nor not nothing now of off often on once one
  only onto or other others our ours out over own perhaps put quite rather re said same saw say says see seen shall she
  should since so some someone something soon still such take taken takes than that the their theirs them then there
  these they thing things think this those though thought three through till to together too took toward two under
  until up upon us use used ve very want wanted wants was wasn way we well went were weren what when where whether which
  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`;

const spanish = `
  a al algo alguien algún alguna algunas alguno algunos allá allí ambos ante antes aquel aquella aquello aquellos aquí
  así aún aunque bajo bastante bien cada casi como cómo con conmigo contigo contra cosa cosas cual cuál cuales cualquier
  cuando cuándo cuanto cuánto cuya cuyo da dado dan dar das de debe deben debo decir del demás desde después dice dicen
  dio donde dónde dos doy durante e el él ella ellas ello ellos en entonces entre era eran eras eres es esa esas ese eso
  esos esta está estaba estaban estado estamos están estar estas estás este esté esto estos estoy estuvo fue fuera
  fueron fui ha haber había habían hace hacen hacer hacia hago han has hasta hay haya he hecho hemos hice hizo hoy iba
  ir jamás la las le les lo los luego más mas me menos mi mí mía mientras mío mis misma mismo mucha muchas mucho muchos
  muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro
  otros para pero poca pocas poco pocos podemos poder podía por porque pude puede pueden puedo pues que qué quien quién
  quienes quiere quieren quiero quizás sabe sabes saber se sé sea sean según ser será si sí sido siempre sin sino sobre
  sois solo sólo somos son soy su sus suya suyo tal tales también tampoco tan tanta tanto te tendrá tenemos tener tengo
  tenía ti tiene tienen tienes toda todas todavía todo todos tras tres tu tú tus tuya tuyo tuvo u un una unas uno unos
  usted ustedes va vamos van vas ve ver veces vez voy y ya yo`;

const german = `
  aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bald bei beide beim bin
  bis bist bisschen bitte bleibt da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin
  darüber darum das dass davon davor dazu dein deine deinem deinen deiner dem den denen denn der deren des deshalb
  dessen dich die dies diese diesem diesen dieser dieses dir doch dort drei du durch dürfen eben ein eine einem einen
  einer eines einfach einige einmal er es etwas euch euer eure fast für gab ganz gar geben gegen gegenüber gehabt gehen
  geht gemacht genau genug gern gerne gewesen gibt ging gut hab habe haben hat hätte hatte hatten heute hier hin hinter
  ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja je jede jedem jeden jeder jedes jemand jetzt kam
  kann kannst kein keine keinem keinen keiner komme kommen kommt können könnte konnte leider los machen macht mal man
  mehr mein meine meinem meinen meiner mich mir mit möchte mögen muss müssen musste muß nach nachdem neben nein nicht
  nichts nie niemand noch nun nur ob obwohl oder ohne schon sehr sei seid sein seine seinem seinen seiner seit selbst
  sich sie sind so sofort solche soll sollen sollte sondern sonst über um und uns unser unsere unter viel viele vielen
  vielleicht vom von vor wann war wäre waren warum was weg wegen weil weiter welche welchen welcher wenig weniger wenn
  wer werde werden wie wieder will wir wird wo wohl wollen wollte worden wurde würde wurden zu zum zur zurück zusammen
  zwar zwei zwischen`;

const unchangingWords = `
  tak jak jako razem więcej by
  don done ever every her here
  ante antes nada nadie sin sino
  als also das dass denen denn die dies nicht nichts`;

/** Spelt without accents, as many people write, these are other words. */
const otherWithoutAccents = new Set(['maja']);

const functionWords = spellingsOf(polish, english, spanish, german);

const unchanging = spellingsOf(unchangingWords);

function spellingsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(
    lists.flatMap((words) =>
      words
        .trim()
        .split(/\s+/)
        .flatMap((word) => [word, fold(word)].filter((spelling) => !otherWithoutAccents.has(spelling))),
    ),
  );
}
