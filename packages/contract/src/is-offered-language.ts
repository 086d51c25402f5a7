import type { FeatureFlag } from './access/feature-flags.ts';
import type { Language } from './languages.ts';

/** Spanish is there only where its flag is on (product spec, section 1). */
export function isOfferedLanguage(language: Language, flags: readonly FeatureFlag[]): boolean {
  return language !== 'es' || flags.includes('spanish');
}
