import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';

export type ProblemTexts = Record<ProblemCode, string>;

const texts: Record<Language, ProblemTexts> = { pl, en, es };

/** The sentence that a person reads for a problem. */
export function problemText(code: ProblemCode, language: Language): string {
  return texts[language][code];
}
