import type { Language } from '@pinfold/contract/languages';
import type { Locale } from './locale.ts';

/** The words of one feature: a file for each language, fetched when something of the feature is first shown. */
export interface FeatureMessages {
  /** What its keys begin with: `team` for `team.title`. */
  feature: string;
  load: Readonly<Record<Language, () => Promise<Locale['messages']>>>;
}

/** The features of which a language's words contain something. Made once a language: its words are thousands. */
export function spokenFeatures({ messages }: Locale): Set<string | undefined> {
  return new Set(Object.keys(messages).map((key) => key.split('.')[0]));
}
