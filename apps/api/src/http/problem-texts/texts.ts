import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { countedText, type CountedText } from '../../counted-text.ts';
import type { ProblemValues } from '../../problem.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { planLimitName } from './plan-limit-names.ts';

/** A sentence, or its plural forms by the number that one of its placeholders stands for. */
type ProblemText = string | { counts: string; forms: CountedText };

export type ProblemTexts = Record<ProblemCode, ProblemText>;

export const problemTexts: Record<Language, ProblemTexts> = { pl, en, es };

/** The sentence that a person reads for a problem. A placeholder without a value stays. */
export function problemText(code: ProblemCode, language: Language, values: ProblemValues = {}): string {
  return sentence(problemTexts[language][code], language, values).replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      if (typeof value === 'number') return value.toLocaleString(language);
      return planLimitName(value, language) ?? value;
    },
  );
}

function sentence(text: ProblemText, language: Language, values: ProblemValues): string {
  if (typeof text === 'string') return text;
  const count = values[text.counts];
  return typeof count === 'number' ? countedText(language, count, text.forms) : text.forms.other;
}
