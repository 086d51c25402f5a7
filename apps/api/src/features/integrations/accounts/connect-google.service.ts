import { Problem } from '../../../problem.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleGrant } from '../../../providers/google-business-profile/authorization.ts';
import type { Services } from '../../../services.ts';
import { lockCompany } from '../../company/plan/hold-company.ts';
import type { Member } from '../../company/member.ts';
import { askForPlaces } from '../places/ask-for-places.ts';
import { takeState } from './authorization-state.ts';
import { redirectUri } from './authorize-google.service.ts';
import { listGoogleAccountsOf } from './google-accounts.queries.ts';
import { storeGoogleAccount } from './store-google-account.ts';

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
  const { verifier, returnTo } = await takeState(services, member, state);
  const grant = await google
    .exchangeCode({ code, verifier, redirectUri: redirectUri(services) })
    .catch((error: unknown) => refuse(services, error));
  const refreshToken = lastingToken(grant);
  const account = google.as(refreshToken);
  const [login, found] = await Promise.all([account.getLogin(), account.listAccounts()]).catch(
    (error: unknown) => refuse(services, error),
  );
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
  return { results: await listGoogleAccountsOf(database.queries, companyId), return_to: returnTo };
}

function lastingToken({ mayManageProfiles, refreshToken }: GoogleGrant): string {
  if (!mayManageProfiles) throw new Problem('google_permission_missing');
  if (refreshToken === undefined) throw new Problem('google_access_not_lasting');
  return refreshToken;
}

function refuse({ log }: Services, error: unknown): never {
  if (!(error instanceof GoogleError)) throw error;
  log.warn({ kind: error.kind, reason: error.message }, 'a Google account was not connected');
  const isLater = error.kind === 'temporary' || error.kind === 'quota';
  throw new Problem(isLater ? 'provider_unavailable' : 'google_authorization_invalid');
}
