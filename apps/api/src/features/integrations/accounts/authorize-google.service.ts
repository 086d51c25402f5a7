import { randomBytes } from 'node:crypto';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { sealState } from './authorization-state.ts';

/** Where the browser goes for Google's consent. */
export function authorizeGoogle(
  services: Services,
  member: Member,
  { returnTo, language }: { returnTo: ReturnPlace; language: Language },
): { url: string } {
  const verifier = randomBytes(48).toString('base64url');
  return {
    url: services.google.consentUrl({
      redirectUri: redirectUri(services),
      state: sealState(services, member, { verifier, returnTo }),
      verifier,
      language,
    }),
  };
}

/** The panel's page that Google sends browsers back to; register it in Google's console. */
export function redirectUri({ publicUrl }: Services): string {
  return `${publicUrl}/company/gmb-accounts/connected`;
}
