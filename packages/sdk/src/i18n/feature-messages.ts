import type { Language } from '@pinfold/contract/languages';
import type { Locale } from './locale.ts';

/** The words of one feature: a file for each language, fetched when something of the feature is first shown. */
export interface FeatureMessages {
  /** What its keys begin with: `team` for `team.title`. */
  feature: string;
  load: Readonly<Record<Language, () => Promise<Locale['messages']>>>;
}

/** Whether a language's words contain those of a feature. */
export function speaksOf({ messages }: Locale, { feature }: FeatureMessages): boolean {
  return Object.keys(messages).some((key) => key.startsWith(`${feature}.`));
}
