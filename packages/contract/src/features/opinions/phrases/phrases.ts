import { fold } from '../../../fold.ts';
import { isFunctionWord, isUnchanging } from './function-words.ts';
import { wordForms } from './word-forms.ts';
import { type Word, wordsOf } from './words-of.ts';

/** Where in a text the words stand that a phrase matched, in UTF-16 units. */
interface MatchedWords {
  from: number;
  to: number;
}

/**
 * Where a phrase first stands in a text, or undefined. Case and accents do not matter, and words may take other
 * endings: "kawa" is found in "kawę", "kawy" and "kawą", and not in "kawaler". Several words stand in their order
 * within a sentence, with one other word between them at most. A phrase in quotes is exact.
 */
export function matchPhrase(text: string, phrase: string): MatchedWords | undefined {
  const [first] = compilePhrases([{ key: phrase, phrases: [phrase] }])(text);
  return first && { from: first.from, to: first.to };
}

/** Words of a text that a phrase matched, with the key of the phrase's owner. */
export interface FoundPhrase<Key> extends MatchedWords {
  key: Key;
  phrase: string;
}

interface Candidate<Key> {
  key: Key;
  phrase: string;
  wanted: readonly WantedWord[];
  gap: number;
}

/**
 * Returns a function that finds all phrases in a text in one pass: each word is looked up once. Pass `words` if the text
 * is split already.
 */
export function compilePhrases<Key>(
  owners: Iterable<{ key: Key; phrases: readonly string[] }>,
): (text: string, words?: readonly Word[]) => FoundPhrase<Key>[] {
  const byFirstWord = new Map<string, Candidate<Key>[]>();
  const bySigns: { key: Key; phrase: string; signs: string }[] = [];
  for (const { key, phrases } of owners)
    for (const phrase of phrases) {
      const parsed = parsePhrase(phrase);
      if (parsed?.kind === 'signs') bySigns.push({ key, phrase, signs: parsed.signs });
      if (parsed?.kind === 'words') enter(byFirstWord, { key, phrase }, parsed);
    }
  return (text, words = wordsOf(text)) => {
    const found: FoundPhrase<Key>[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const { word = '', from = 0 } = words[index] ?? {};
      const candidates = byFirstWord.get(word);
      if (!candidates) continue;
      for (const { key, phrase, wanted, gap } of candidates) {
        const last = lastOfPhrase({ text, words, gap }, wanted, index, false);
        if (last) found.push({ key, phrase, from, to: last.to });
      }
    }
    for (const { key, phrase, signs } of bySigns) {
      const from = text.indexOf(signs);
      if (from !== -1) found.push({ key, phrase, from, to: from + signs.length });
    }
    return found;
  };
}

function enter<Key>(
  byFirstWord: Map<string, Candidate<Key>[]>,
  { key, phrase }: { key: Key; phrase: string },
  { words, gap }: Extract<ParsedPhrase, { kind: 'words' }>,
): void {
  const candidate = { key, phrase, wanted: words, gap };
  for (const form of words[0]?.forms ?? []) {
    const others = byFirstWord.get(form);
    if (others) others.push(candidate);
    else byFirstWord.set(form, [candidate]);
  }
}

/**
 * The last word of a phrase whose first wanted word stands at the index, where all the others follow and one at least is
 * more than a function word that happens to be a form: "czasem oczekiwania" is about the time, "czasem" is not.
 */
function lastOfPhrase(
  read: { text: string; words: readonly Word[]; gap: number },
  [wanted, ...others]: readonly WantedWord[],
  index: number,
  isSaidBefore: boolean,
): Word | undefined {
  const word = read.words[index];
  if (!word || !wanted?.forms.has(word.word)) return undefined;
  const isSaid = isSaidBefore || says(wanted, word.word, read.text.slice(word.from, word.to));
  if (others.length === 0) return isSaid ? word : undefined;
  for (let place = index + 1; place <= index + 1 + read.gap; place += 1) {
    if (read.words[place]?.sentence !== word.sentence) return undefined;
    const last = lastOfPhrase(read, others, place, isSaid);
    if (last) return last;
  }
  return undefined;
}

/** Whether a word that is a form of a wanted one means it, and is not another word that looks the same. */
function says({ itself }: WantedWord, word: string, written: string): boolean {
  if (itself === undefined) return !isFunctionWord(written);
  return word === itself || !isUnchanging(written);
}

/** What a phrase is looked for by. */
type ParsedPhrase =
  | {
      kind: 'words';
      words: readonly WantedWord[];
      /** Words that may stand between two of its own. */ gap: number;
    }
  /** Signs without a word, such as an emoji. */
  | { kind: 'signs'; signs: string };

/** A word of a phrase. */
interface WantedWord {
  forms: ReadonlySet<string>;
  /** Where it is exact, or a function word: then it is also found where its form is such a word. */
  itself: string | undefined;
}

/** Parses a phrase as typed: in quotes it is exact, otherwise each word also matches with other endings. */
function parsePhrase(phrase: string): ParsedPhrase | undefined {
  const trimmed = phrase.trim().normalize('NFC');
  const quoted = /^["„”“«'‘’](.+)["”“»'’‘]$/u.exec(trimmed)?.[1];
  const words = wordsOf(quoted ?? trimmed);
  if (words.length > 0)
    return quoted === undefined
      ? { kind: 'words', words: words.map(({ from, to }) => inflected(trimmed.slice(from, to))), gap: 1 }
      : {
          kind: 'words',
          words: words.map(({ word }) => ({ forms: new Set([word]), itself: word })),
          gap: 0,
        };
  const signs = quoted ?? trimmed;
  return signs === '' ? undefined : { kind: 'signs', signs };
}

function inflected(word: string): WantedWord {
  const folded = fold(word);
  if (isUnchanging(word)) return { forms: new Set([folded]), itself: folded };
  return { forms: wordForms(word), itself: isFunctionWord(word) ? folded : undefined };
}
