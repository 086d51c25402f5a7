import { useSettings } from '@pinfold/sdk/headless/session';
import { useEffect } from 'react';
import { browserStore } from './session-store.ts';
import { useStored } from './use-stored.ts';

/**
 * Keeps the language to those that the installation offers: a demo is in Polish only, and Spanish needs its flag,
 * which for who is logged in the company has.
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
