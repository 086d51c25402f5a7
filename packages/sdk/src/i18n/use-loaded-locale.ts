import type { Language } from '@pinfold/contract/languages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { spokenFeatures, type FeatureMessages } from './feature-messages.ts';
import { loadLocale, missingWords, type LoadedLocale } from './load-locale.ts';
import type { Locale } from './locale.ts';

interface Loaded extends LoadedLocale {
  /** What the words were fetched for. */
  wanted: Language | Locale | undefined;
}

/** What `useLoadedLocale` returns. */
export interface UseLoadedLocaleResult {
  locale: Locale | undefined;
  failure: ApiError | undefined;
  wantWords: (feature: FeatureMessages) => void;
  hasWords: (messages: FeatureMessages) => boolean;
}

/**
 * The words of the wanted language and of every feature that asked for its own; until they have arrived, those of the
 * language before. What a host hands over is there in the first render, on a server too. A Provider that is held back
 * fetches no more than it needs to say what went wrong.
 */
export function useLoadedLocale(wanted: Language | Locale, isEnabled = true): UseLoadedLocaleResult {
  const [features, setFeatures] = useState<readonly FeatureMessages[]>([]);
  const [loaded, setLoaded] = useState<Loaded>({ wanted: undefined, locale: undefined, failure: undefined });
  const isComplete = typeof wanted !== 'string' && missingWords(wanted, features).length === 0;

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

  const wantWords = useCallback((feature: FeatureMessages) => {
    setFeatures((known) => (known.includes(feature) ? known : [...known, feature]));
  }, []);
  const isGiven = typeof wanted !== 'string' && (isComplete || loaded.wanted !== wanted);
  const locale = isGiven ? wanted : loaded.locale;
  const hasWords = useMemo(() => {
    const spoken = locale && spokenFeatures(locale);
    return ({ feature }: FeatureMessages) => spoken?.has(feature) === true;
  }, [locale]);
  return { locale, failure: isGiven ? undefined : loaded.failure, wantWords, hasWords };
}
