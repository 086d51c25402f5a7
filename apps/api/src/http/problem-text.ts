import { planLimits } from '@pinfold/contract/access/plan';
import type { Language } from '@pinfold/contract/languages';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { translate } from '../i18n/i18n.ts';
import type { ProblemValues } from '../problem.ts';

/** The sentence that a person reads for a problem. A placeholder without a value stays. */
export function problemText(code: ProblemCode, language: Language, values: ProblemValues = {}): string {
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (planLimitName(value, language) ?? value) : value,
    ]),
  );
  // Where a sentence counts, it counts its only number, whatever that is called.
  const count = Object.values(values).find((value) => typeof value === 'number');
  return translate(language, `problems.${code}`, count === undefined ? named : { ...named, count });
}

/** What people call a plan's limit; undefined for any other word. */
function planLimitName(word: string, language: Language): string | undefined {
  const limit = planLimits.find((one) => one === word);
  return limit && translate(language, `plan_limits.${limit}`);
}
