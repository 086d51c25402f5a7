import type { Language } from '@pinfold/contract/languages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FeatureMessages } from './feature-messages.ts';
import { loadLocale, missingWords, type LoadedLocale } from './load-locale.ts';
import type { Locale } from './locale.ts';

const nothing: LoadedLocale = { locale: undefined, features: [], failure: undefined };

/**
 * The words of the wanted language and of every feature that asked for its own; until they have arrived, those of the
 * language before.
 */
export function useLoadedLocale(wanted: Language | Locale) {
  const [features, setFeatures] = useState<readonly FeatureMessages[]>([]);
  const [loaded, setLoaded] = useState(nothing);
  const atOnce = useMemo(() => wordsAtOnce(wanted, features), [wanted, features]);
  const isHere = atOnce !== undefined && atOnce.features.length === features.length;

  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    void loadLocale(wanted, features).then((next) => {
      if (!isCurrent) return;
      setLoaded((before) => (next.locale ? next : { ...before, failure: next.failure }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isHere, wanted, features]);

  const wantFeature = useCallback(
    (feature: FeatureMessages) =>
      setFeatures((known) => (known.includes(feature) ? known : [...known, feature])),
    [],
  );
  const isLate = atOnce && !isHere && loaded.locale?.language === atOnce.locale?.language;
  return { ...(atOnce && !isLate ? atOnce : loaded), wantFeature };
}

/** What a host has handed over, which is there in the first render, on a server too. */
function wordsAtOnce(
  wanted: Language | Locale,
  features: readonly FeatureMessages[],
): LoadedLocale | undefined {
  if (typeof wanted === 'string') return undefined;
  const missing = missingWords(wanted, features);
  return {
    locale: wanted,
    features: features.filter((feature) => !missing.includes(feature)),
    failure: undefined,
  };
}
