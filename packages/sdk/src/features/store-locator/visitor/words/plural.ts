import type { Language } from '@pinfold/contract/languages';
import { grouped } from './plain-numbers.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A count in words, by the language’s own plurals; `#` is where the number stands. */
export function plural(language: Language, count: number, forms: Forms): string {
  const rules = (known[language] ??= new Intl.PluralRules(language));
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replace('#', grouped(count, language));
}

const known: Partial<Record<Language, Intl.PluralRules>> = {};
