import type { Language } from '@pinfold/contract/languages';
import { ApiError } from '../client/api-error.ts';
import { reviewsMessages } from '../features/reviews/reviews-messages.ts';
import { spokenFeatures, type FeatureMessages } from './feature-messages.ts';
import type { Locale } from './locale.ts';
import { sharedMessages } from './shared-messages.ts';

/** Hosts show the inbox's words without asking for them first, once anything is shown; other features ask. */
const unasked: readonly FeatureMessages[] = [reviewsMessages];

export interface LoadedLocale {
  /** Undefined when not even the shared words came. */
  locale: Locale | undefined;
  /** Why some words did not come. */
  failure: ApiError | undefined;
}

/** Fetches a language with the words of the features on screen, or what a host's own words lack of them. */
export async function loadLocale(
  wanted: Language | Locale,
  features: readonly FeatureMessages[],
  isEnabled = true,
): Promise<LoadedLocale> {
  const given = typeof wanted === 'string' ? undefined : wanted;
  const language = typeof wanted === 'string' ? wanted : wanted.language;
  const missing = given
    ? missingWords(given, features)
    : [sharedMessages, ...(isEnabled ? unasked : []), ...features];
  const answers = await Promise.allSettled(missing.map(({ load }) => load[language]()));
  const failed = answers.find((answer) => answer.status === 'rejected');
  const failure = failed && new ApiError({ kind: 'network', cause: failed.reason });
  // Without the words of buttons and errors the former language says more.
  if (!given && answers[0] === failed && failed) return { locale: undefined, failure };
  const arrived = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : {}));
  return { locale: { language, messages: Object.assign({}, ...arrived, given?.messages) }, failure };
}

/** Features of which a host's own words say nothing. */
export function missingWords(given: Locale, features: readonly FeatureMessages[]): FeatureMessages[] {
  const spoken = spokenFeatures(given);
  return features.filter(({ feature }) => !spoken.has(feature));
}
