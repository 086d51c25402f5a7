import type { Language } from '@pinfold/contract/languages';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../client/api-error.ts';
import {
  reviewsMessages,
  sharedMessages,
  type FeatureMessages,
  type Messages,
  type Namespace,
} from './namespaces.ts';

/** One language with its texts. Import a whole one from `@pinfold/sdk/locales/pl`, `…/en` or `…/es`. */
export interface Locale {
  language: Language;
  /** Messages by namespace and key, as i18next stores them. The Provider fetches a namespace that is missing. */
  resources: { readonly [Name in Namespace]?: Messages };
}

/** Loaded without a request, since hosts use the inbox's texts directly; other features request theirs. */
const alwaysLoaded: readonly FeatureMessages[] = [reviewsMessages];

/** What `useLoadedLocale` returns. */
interface UseLoadedLocaleResult {
  /** Undefined until the first language has loaded. */
  locale: Locale | undefined;
  /** Why some texts failed to load. */
  failure: ApiError | undefined;
  /** Loads the texts of a feature, now and at each change of language. */
  requestMessages: (messages: FeatureMessages) => void;
  /** Whether the texts of a feature have loaded. */
  hasMessages: (messages: FeatureMessages) => boolean;
}

interface Loaded {
  /** The language or locale that the texts were loaded for. */
  wanted: Language | Locale | undefined;
  locale: Locale | undefined;
  failure: ApiError | undefined;
}

/**
 * Returns the wanted language with the texts of all requested features; until these have loaded, the previous
 * language. A host's locale object is used in the first render, also on a server. A disabled Provider loads only
 * shared and requested texts.
 */
export function useLoadedLocale(wanted: Language | Locale, isEnabled = true): UseLoadedLocaleResult {
  const [features, setFeatures] = useState<readonly FeatureMessages[]>([]);
  const [loaded, setLoaded] = useState<Loaded>({ wanted: undefined, locale: undefined, failure: undefined });
  const isComplete = typeof wanted !== 'string' && missingMessages(wanted, features).length === 0;

  useEffect(() => {
    if (isComplete) return;
    let isCurrent = true;
    void loadLocale(wanted, features, isEnabled).then(
      ({ locale, failure }) =>
        isCurrent && setLoaded((before) => ({ wanted, locale: locale ?? before.locale, failure })),
    );
    return () => {
      isCurrent = false;
    };
  }, [isComplete, wanted, features, isEnabled]);

  const requestMessages = useCallback((messages: FeatureMessages) => {
    setFeatures((known) => (known.includes(messages) ? known : [...known, messages]));
  }, []);
  const isGiven = typeof wanted !== 'string' && (isComplete || loaded.wanted !== wanted);
  const locale = isGiven ? wanted : loaded.locale;
  const hasMessages = useCallback(
    ({ namespace }: FeatureMessages) => locale?.resources[namespace] !== undefined,
    [locale],
  );
  return { locale, failure: isGiven ? undefined : loaded.failure, requestMessages, hasMessages };
}

/** Loads a language with the requested features, or those that a host's locale lacks. */
async function loadLocale(
  wanted: Language | Locale,
  features: readonly FeatureMessages[],
  isEnabled: boolean,
): Promise<Omit<Loaded, 'wanted'>> {
  const given = typeof wanted === 'string' ? undefined : wanted;
  const language = typeof wanted === 'string' ? wanted : wanted.language;
  const missing = given
    ? missingMessages(given, features)
    : [sharedMessages, ...(isEnabled ? alwaysLoaded : []), ...features];
  const results = await Promise.allSettled(
    missing.map(async ({ namespace, load }) => [namespace, (await load[language]()).default] as const),
  );
  const failed = results.find((result) => result.status === 'rejected');
  const failure = failed && new ApiError({ kind: 'network', cause: failed.reason });
  // Without the shared texts, the previous language is kept.
  if (!given && failed && results[0] === failed) return { locale: undefined, failure };
  const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {
    locale: { language, resources: { ...Object.fromEntries(arrived), ...given?.resources } },
    failure,
  };
}

/** Returns the features that a host's locale lacks. */
function missingMessages({ resources }: Locale, features: readonly FeatureMessages[]): FeatureMessages[] {
  return features.filter(({ namespace }) => resources[namespace] === undefined);
}
