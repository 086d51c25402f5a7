import { isLanguage, languages, type FeatureFlag, type Language } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { loadTexts } from '../texts/i18n.ts';
import { browserStore, useStored } from './session-store.ts';

/** Spanish needs its flag (product spec, section 1); a language in use is never taken off the list. */
export function offeredLanguages(flags: readonly FeatureFlag[], inUse: Language): readonly Language[] {
  return languages.filter((language) => language !== 'es' || inUse === 'es' || flags.includes('spanish'));
}

/** Switches without a reload, and only once the texts are there, so that nothing blinks. */
export async function chooseLanguage(language: Language): Promise<void> {
  const isLoggedIn = browserStore.read().user !== undefined;
  await loadTexts(isLoggedIn ? ['inside', 'front'] : ['front'], language);
  browserStore.write({ language });
}

/** When the panel is opened: `?lang=en` switches the language (product spec, section 2) and then leaves the address. */
export function takeLanguageFromAddress(): void {
  const url = new URL(window.location.href);
  const language = url.searchParams.get('lang');
  if (language === null) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  if (isLanguage(language)) browserStore.write({ language });
}

/** `?lang=en` in a link inside the panel switches the language, as it does when the panel is opened. */
export function useLanguageFromAddress(): void {
  const [params, setParams] = useSearchParams();
  const language = params.get('lang');
  useEffect(() => {
    if (language === null) return;
    if (isLanguage(language)) void chooseLanguage(language);
    setParams(
      (now) => {
        now.delete('lang');
        return now;
      },
      { replace: true },
    );
  }, [language, setParams]);
}

/**
 * Falls back to Polish where the installation does not have the language in use: a demo is in Polish only, and Spanish
 * needs its flag, which a logged-in reader's company has.
 */
export function useFollowSettings(): void {
  const { data: settings } = useSettings();
  const { language, user } = useStored();
  const isPolishOnly = settings?.app_mode === 'demo';
  const isWithoutSpanish = settings && !user && !settings.feature_flags.includes('spanish');
  const isOffered = !(isPolishOnly && language !== 'pl') && !(isWithoutSpanish && language === 'es');
  useEffect(() => {
    if (language !== undefined && !isOffered) browserStore.write({ language: 'pl' });
  }, [language, isOffered]);
}
