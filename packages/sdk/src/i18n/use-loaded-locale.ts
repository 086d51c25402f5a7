import type { Language } from '@pinfold/contract/languages';
import { useEffect, useState } from 'react';
import { ApiError } from '../client/api-error.ts';
import { loadLocale } from './load-locale.ts';
import type { Locale } from './locale.ts';

interface LoadedLocale {
  locale: Locale | undefined;
  /** Why the wanted language did not come. */
  failure: ApiError | undefined;
}

/** The words of the wanted language; until they have arrived, those of the language before. */
export function useLoadedLocale(wanted: Language | Locale): LoadedLocale {
  const given = typeof wanted === 'string' ? undefined : wanted;
  const language = typeof wanted === 'string' ? wanted : wanted.language;
  const [loaded, setLoaded] = useState<LoadedLocale>({ locale: undefined, failure: undefined });
  const isHere = given !== undefined || loaded.locale?.language === language;

  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    loadLocale(language).then(
      (locale) => isCurrent && setLoaded({ locale, failure: undefined }),
      (cause: unknown) =>
        isCurrent &&
        setLoaded(({ locale }) => ({ locale, failure: new ApiError({ kind: 'network', cause }) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [isHere, language]);

  return given ? { locale: given, failure: undefined } : loaded;
}
