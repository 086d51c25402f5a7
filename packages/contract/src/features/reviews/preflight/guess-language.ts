import { wordsOfLanguages, type GuessedLanguage } from './words-of-languages.ts';

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
