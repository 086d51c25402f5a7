import { compilePhrases, type FoundPhrase } from '@pinfold/contract/features/opinions/phrases/phrases';
import { fold } from '@pinfold/contract/fold';
import { isFunctionWord } from '@pinfold/contract/features/opinions/phrases/function-words';
import { wordForms } from '@pinfold/contract/features/opinions/phrases/word-forms';
import type { Word } from '@pinfold/contract/features/opinions/phrases/words-of';
import { english } from './lexicon/english.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { polish } from './lexicon/polish.ts';
import { spanish } from './lexicon/spanish.ts';

/** Where two languages are as likely, the first is meant. */
export const lexiconLanguages = ['pl', 'en', 'es'] as const;

export type LexiconLanguage = (typeof lexiconLanguages)[number];

/** A lexicon compiled for lookups. */
export interface CompiledLexicon {
  find(text: string, words: readonly Word[]): FoundPhrase<number>[];
  /** Forms of its single words, without function words. */
  known: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  onlyWords: ReadonlySet<string>;
  stronger: ReadonlySet<string>;
  weaker: ReadonlySet<string>;
  /** First words with the second words that must follow; an empty set if none must. */
  turns: ReadonlyMap<string, ReadonlySet<string>>;
  joins: ReadonlyMap<string, ReadonlySet<string>>;
  everyday: ReadonlySet<string>;
}

export const compiledLexicons: Record<LexiconLanguage, CompiledLexicon> = {
  pl: compile(polish),
  en: compile(english),
  es: compile(spanish),
};

function compile(lexicon: Lexicon): CompiledLexicon {
  const owners = Object.entries(lexicon.weights).map(([weight, words]) => ({
    key: Number(weight),
    phrases: listed(words),
  }));
  const single = owners.flatMap(({ phrases }) => phrases.filter((phrase) => !phrase.includes(' ')));
  return {
    find: compilePhrases(owners),
    known: new Set(single.flatMap(formsThatSay)),
    negations: folded(lexicon.negations),
    onlyWords: folded(lexicon.onlyWords),
    stronger: folded(lexicon.stronger),
    weaker: folded(lexicon.weaker),
    turns: byFirstWord(lexicon.turns),
    joins: byFirstWord(lexicon.joins),
    everyday: folded(lexicon.everyday),
  };
}

function formsThatSay(word: string): string[] {
  const forms = [...wordForms(word)];
  return isFunctionWord(word) ? forms : forms.filter((form) => !isFunctionWord(form));
}

function listed(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function folded(words: string): Set<string> {
  return new Set(listed(words).map(fold));
}

function byFirstWord(words: string): Map<string, Set<string>> {
  const joints = new Map<string, Set<string>>();
  for (const joint of folded(words)) {
    const [first = '', second = ''] = joint.split(' ');
    joints.set(first, (joints.get(first) ?? new Set()).add(second));
  }
  return joints;
}
