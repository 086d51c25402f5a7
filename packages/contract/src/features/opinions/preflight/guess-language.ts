/** Languages that can be guessed. */
type GuessedLanguage = 'pl' | 'en' | 'es' | 'de' | 'uk';

interface LanguageWords {
  /** Common words that the others do not have. */
  common: ReadonlySet<string>;
  /** Letters that the others do not have. */
  letters?: RegExp;
}

/** What identifies a language in a review or a reply. Words that two languages share, such as "no", are left out. */
const wordsOfLanguages: Readonly<Record<GuessedLanguage, LanguageWords>> = {
  pl: {
    common: setOf(
      'nie się jest na za że jak ale był była było bardzo dla tylko pani państwa państwo nas nam wam mnie ze od ' +
        'przy przez oraz czy już też tak więc gdy kiedy bo aby dzień dobry dziękujemy dziękuję pozdrawiamy zapraszamy ' +
        'ponownie polecam opinię opinia opinii cieszymy przepraszamy przykro miejsce jedzenie obsługa kawa miło ' +
        'zespół będzie będziemy został które która który tego tym jego jej ich naszej naszego naszym nasza nasz',
    ),
    letters: /[ąęłńśźż]/,
  },
  en: {
    common: setOf(
      'the and you for your with was were very this that have had not are is it we our us they but from of my be ' +
        'been will would good great nice thank thanks place food service staff review visit again hope see soon sorry ' +
        'hear glad what when here there just which their them she his her',
    ),
  },
  es: {
    common: setOf(
      'el la los las de del que en un una por para con muy es fue era pero como más gracias buen bueno buena lugar ' +
        'comida servicio nos su sus al lo le se hemos esperamos verle reseña opinión sentimos volver todo también está ' +
        'estamos ha sido usted ustedes atención cuando',
    ),
    letters: /[ñ]/,
  },
  de: {
    common: setOf(
      'der das und ist nicht sie wir ihr ihre ihren ihnen uns ein eine einen mit für auf von dem den des auch sehr aber ' +
        'wie bei zum zur haben hatte waren war sind vielen dank danke bewertung freuen gerne gern leider wieder ' +
        'besuch guten tag kaffee essen bedienung mich mir nur noch oder dass wird werden',
    ),
    letters: /[äöüß]/,
  },
  uk: {
    common: setOf(
      'та що це як дуже був була було але ви ми ваш ваша дякуємо дякую від або також добрий відгук кава смачно раді ' +
        'чекаємо вибачте шкода знову ще вже',
    ),
    letters: /[іїєґ]/,
  },
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/**
 * The language of a text by its commonest words and the letters that only it has; undefined when that is too little to
 * be sure, because a wrong guess would warn of nothing.
 */
export function guessLanguage(text: string): GuessedLanguage | undefined {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const scores = languages.map(([language, { common, letters }]) => ({
    language,
    known: new Set(words.filter((word) => common.has(word))).size,
    score: new Set(words.filter((word) => common.has(word) || letters?.test(word))).size,
  }));
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  // Letters alone are not enough: Turkish and Swedish share some with German.
  if (!best || !second || best.score < fewestWords || best.known < 2) return undefined;
  const isClear = best.score >= 2 * second.score + 1 && best.score * 6 >= new Set(words).size;
  return isClear ? best.language : undefined;
}

const fewestWords = 3;

const languages = Object.entries(wordsOfLanguages) as [
  GuessedLanguage,
  (typeof wordsOfLanguages)[GuessedLanguage],
][];
