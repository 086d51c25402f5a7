import type { MatchedWords } from './match-phrase.ts';
import { parsePhrase, type ParsedPhrase } from './parse-phrase.ts';
import { wordsOf, type Word } from './words-of.ts';

/** Words of a text that one of somebody's phrases matched. */
export interface FoundPhrase<Key> extends MatchedWords {
  key: Key;
  phrase: string;
}

interface Candidate<Key> {
  key: Key;
  phrase: string;
  rest: readonly ReadonlySet<string>[];
  gap: number;
}

/**
 * Looks for all phrases at once: a text is read word by word, and each word looked up once. Whoever has the words of the
 * text already gives them along.
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
      for (const { key, phrase, rest, gap } of candidates) {
        const last = rest.length === 0 ? words[index] : followed(words, index, rest, gap);
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
  const [first = new Set<string>(), ...rest] = words;
  const candidate = { key, phrase, rest, gap };
  for (const form of first) {
    const others = byFirstWord.get(form);
    if (others) others.push(candidate);
    else byFirstWord.set(form, [candidate]);
  }
}

/** The last word of those that follow, where all of them do. */
function followed(
  words: readonly Word[],
  index: number,
  rest: readonly ReadonlySet<string>[],
  gap: number,
): Word | undefined {
  const [next, ...others] = rest;
  if (!next) return words[index];
  for (let place = index + 1; place <= index + 1 + gap; place += 1) {
    const word = words[place];
    if (!word || word.sentence !== words[index]?.sentence) return undefined;
    const last = next.has(word.word) ? followed(words, place, others, gap) : undefined;
    if (last) return last;
  }
  return undefined;
}
