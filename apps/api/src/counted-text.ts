import type { Language } from '@pinfold/contract/languages';

/** A sentence about so many of something, in each of its language's plural forms. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form for a number, with the number written where it says `{count}`. */
export function countedText(language: Language, count: number, forms: CountedText): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('{count}', new Intl.NumberFormat(language).format(count));
}
