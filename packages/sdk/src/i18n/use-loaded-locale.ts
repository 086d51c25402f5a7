import type { Language } from '@pinfold/contract/languages';
import { useEffect, useState } from 'react';
import { loadLocale } from './load-locale.ts';
import type { Locale } from './locale.ts';

/** The words of the wanted language; until they have arrived, those of the language before. */
export function useLoadedLocale(
  wanted: Language | Locale,
  onFailure: (cause: unknown) => void,
): Locale | undefined {
  const given = typeof wanted === 'string' ? undefined : wanted;
  const language = typeof wanted === 'string' ? wanted : wanted.language;
  const [loaded, setLoaded] = useState<Locale>();

  useEffect(() => {
    if (given || loaded?.language === language) return;
    let isCurrent = true;
    loadLocale(language).then(
      (locale) => isCurrent && setLoaded(locale),
      (cause: unknown) => isCurrent && onFailure(cause),
    );
    return () => {
      isCurrent = false;
    };
    // A new callback must not fetch the words again.
  }, [given, language, loaded]);

  return given ?? loaded;
}
