import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { ProblemValues } from '../../problem.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { planLimitName } from './plan-limit-names.ts';

export type ProblemTexts = Record<ProblemCode, string>;

const texts: Record<Language, ProblemTexts> = { pl, en, es };

/** The sentence that a person reads for a problem. A placeholder without a value stays. */
export function problemText(code: ProblemCode, language: Language, values: ProblemValues = {}): string {
  return texts[language][code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'number') return value.toLocaleString(language);
    return planLimitName(value, language) ?? value;
  });
}
