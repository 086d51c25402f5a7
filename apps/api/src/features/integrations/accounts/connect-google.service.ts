import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { returnPlaces, type ReturnPlace } from '@pinfold/contract/features/integrations/google';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { GoogleGrant } from '../../../providers/google-business-profile/authorization.ts';
import { ifRefused, type ProviderError } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { askForPlaces } from '../places/list-places.job.ts';
import { type Authorization, sealState, takeState } from './authorization-state.ts';
import { listGoogleAccountsOf, storeGoogleAccount } from './google-account.ts';

export const googleAuthorization: Authorization<{ verifier: string; returnTo: ReturnPlace }> = {
  provider: 'google',
  Kept: z.object({ verifier: z.string(), returnTo: z.enum(returnPlaces) }),
  problem: 'google_authorization_invalid',
};

/** Returns the address of Google's consent page. */
export function authorizeGoogle(
  services: Services,
  member: Member,
  { returnTo, language }: { returnTo: ReturnPlace; language: Language },
): { url: string } {
  const verifier = randomBytes(48).toString('base64url');
  return {
    url: services.google.consentUrl({
      redirectUri: redirectUri(services),
      state: sealState(services, member, googleAuthorization, { verifier, returnTo }),
      verifier,
      language,
    }),
  };
}

/** The panel's page that Google sends browsers back to; register it in Google's console. */
export function redirectUri({ publicUrl }: Services): string {
  return `${publicUrl}/company/gmb-accounts/connected`;
}

/**
 * Connects every account that a Google login manages. Nothing is kept of a consent that is not whole.
 * @throws Problem `google_authorization_invalid`, `google_permission_missing`, `google_access_not_lasting`,
 * `google_no_accounts`, `provider_unavailable`
 */
export async function connectGoogle(
  services: Services,
  member: Member,
  { code, state }: { code: string; state: string },
) {
  const { database, google, live, now, sealer } = services;
  const { companyId } = member;
  const { verifier, returnTo } = await takeState(services, member, googleAuthorization, state);
  const exchanged = google.exchangeCode({ code, verifier, redirectUri: redirectUri(services) });
  const grant = await ifRefused(exchanged, (error) => throwProblem(services, error));
  const refreshToken = lastingToken(grant);
  const account = google.as(refreshToken);
  const asked = Promise.all([account.getLogin(), account.listAccounts()]);
  const [login, found] = await ifRefused(asked, (error) => throwProblem(services, error));
  if (found.length === 0) throw new Problem('google_no_accounts');
  const connection = {
    companyId,
    login,
    sealedRefreshToken: sealer.seal('refresh token', refreshToken),
    now: now(),
  };
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    for (const one of found)
      await askForPlaces(services, tx, {
        companyId,
        accountId: await storeGoogleAccount(tx, connection, one),
      });
    await live.publish(tx, companyId, { topic: 'imports', ids: [] });
  });
  return { results: await listGoogleAccountsOf(services, companyId), return_to: returnTo };
}

function lastingToken({ mayManageProfiles, refreshToken }: GoogleGrant): string {
  if (!mayManageProfiles) throw new Problem('google_permission_missing');
  if (refreshToken === undefined) throw new Problem('google_access_not_lasting');
  return refreshToken;
}

function throwProblem({ log }: Services, error: ProviderError): never {
  log.warn({ kind: error.kind, reason: error.message }, 'a Google account was not connected');
  const isLater = error.kind === 'temporary' || error.kind === 'quota';
  throw new Problem(isLater ? 'provider_unavailable' : 'google_authorization_invalid');
}
