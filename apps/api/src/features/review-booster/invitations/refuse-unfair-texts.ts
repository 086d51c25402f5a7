import { unfairText } from '@pinfold/contract/features/review-booster/booster-invitation-texts';
import { Problem } from '../../../problem.ts';

/**
 * Refuses texts that customers are asked with, by their paths in the request.
 * @throws Problem `incentive_refused`, `gating_refused`
 */
export function refuseUnfairTexts(texts: Readonly<Record<string, string | undefined>>): void {
  const found = Object.entries(texts).flatMap(([path, text = '']) => {
    const unfair = unfairText(text);
    return unfair ? [{ path, ...unfair }] : [];
  });
  const [first] = found;
  if (!first) return;
  const alike = found.filter(({ code }) => code === first.code);
  throw new Problem(first.code, {
    errors: alike.map(({ path }) => ({ path })),
    values: { names: alike.map(({ words }) => words.slice(0, 50)).join(', ') },
  });
}

/** The texts of a form's question, for `refuseUnfairTexts`. */
export function questionTexts(question: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(question ?? {}).map(([language, text]) => [`body.question.${language}`, String(text)]),
  );
}
