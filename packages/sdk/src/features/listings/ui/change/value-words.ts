import type { Language } from '@pinfold/contract/languages';
import { useContext, useMemo } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { listingValueMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { providerNames, ProviderNamesContext, type ProviderNames } from './provider-names.ts';

/** What it takes to put values of listings into words. */
export interface ValueWords {
  t: Translate;
  language: Language;
  names: ProviderNames;
  /** Of the location, ISO 3166-1 alpha-2: its phone numbers are read as there. */
  country: string;
}

/**
 * The words for values of a location, with the provider's names where somebody above knows them.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function useValueWords(country: string): ValueWords {
  const { language, translate } = usePinfold();
  const names = useContext(ProviderNamesContext) ?? idsAsWords;
  useFeatureMessages(listingValueMessages);
  return useMemo(() => ({ t: translate, language, names, country }), [translate, language, names, country]);
}

const idsAsWords = providerNames({});
