import type { Consent } from '@pinfold/sdk/headless/session';
import type { TextKey } from '../../../texts/text-key.ts';

/** How long a consent has been as it is: given, withdrawn, or never given at all. */
export function consentSince({ is_given, changed_at }: Pick<Consent, 'is_given' | 'changed_at'>): {
  key: TextKey;
  moment?: string;
} {
  if (!changed_at) return { key: 'consents.never' };
  return { key: is_given ? 'consents.given' : 'consents.withdrawn', moment: changed_at };
}
