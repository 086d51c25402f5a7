import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';

/** To whom passkeys belong: the domain where people open the panel, and its one origin. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): { id: string; origin: string } {
  const origin = passkeyOrigin(publicUrl);
  if (origin === null) throw new Problem('passkey_refused');
  return { id: new URL(origin).hostname, origin };
}

/**
 * The origin that passkeys of an installation belong to; null where it is an IP address, which browsers bind none to
 * (WebAuthn, section 5.1.2: an RP ID is a domain).
 */
export function passkeyOrigin(publicUrl: string): string | null {
  const { hostname, origin } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? null : origin;
}
