import type { Word } from '@pinfold/contract/features/opinions/phrases/words-of';
import { compiledLexicons, lexiconLanguages, type LexiconLanguage } from './compiled-lexicon.ts';

/** Returns the language of the lexicon that most words belong to; `other` if another language is more likely. */
export function languageOf(words: readonly Word[]): LexiconLanguage | 'other' {
  const scores = new Float64Array(lexiconLanguages.length + 1);
  for (const { word } of words) {
    const belongs = signs.get(word);
    if (belongs)
      for (let place = 0; place < belongs.length; place += 1)
        scores[place] = (scores[place] ?? 0) + (belongs[place] ?? 0);
  }
  const highest = Math.max(...scores);
  return highest === 0 ? 'other' : (lexiconLanguages[scores.indexOf(highest)] ?? 'other');
}

/** Frequent German words, so that German reviews are not read with another language's lexicon. */
const german =
  'der die das und ist nicht ein eine wir ich sehr war mit fur auf aber auch zu im den es gut guter immer nur so wie bedienung kaffee kuchen'.split(
    ' ',
  );

/** The weight of each word for each language, German last; everyday words count twice. */
const signs = gatherSigns();

function gatherSigns(): Map<string, number[]> {
  const gathered = new Map<string, number[]>();
  const add = (word: string, place: number, score: number) => {
    const scores = gathered.get(word) ?? [0, 0, 0, 0];
    scores[place] = (scores[place] ?? 0) + score;
    gathered.set(word, scores);
  };
  for (const [place, language] of lexiconLanguages.entries()) {
    for (const word of compiledLexicons[language].everyday) add(word, place, 1);
    for (const word of compiledLexicons[language].known) add(word, place, 0.5);
  }
  for (const word of german) add(word, lexiconLanguages.length, 1);
  return gathered;
}
