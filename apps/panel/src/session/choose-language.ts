import { languages, type FeatureFlag, type Language } from '@pinfold/sdk';
import { loadTexts } from '../texts/i18n.ts';
import { browserStore } from './session-store.ts';

/** Spanish needs its flag (product spec, section 1); a language in use is never taken off the list. */
export function offeredLanguages(flags: readonly FeatureFlag[], inUse: Language): readonly Language[] {
  return languages.filter((language) => language !== 'es' || inUse === 'es' || flags.includes('spanish'));
}

/** Switches without a reload, and only once the words are there, so that nothing blinks. */
export async function chooseLanguage(language: Language): Promise<void> {
  const isInside = browserStore.read().user !== undefined;
  await loadTexts(isInside ? ['inside', 'front'] : ['front'], language);
  browserStore.write({ language });
}
