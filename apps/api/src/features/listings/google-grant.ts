import { sql, type SQL } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import { ifRefused, type ProviderError } from '../../delivery/provider-error.ts';
import { keyNameOf } from '../../secrets/sealer.ts';
import type { Services } from '../../services.ts';
import type { locations } from './listings.table.ts';

/** Joins to a location `l` the account `g` that reaches it, whether or not it is still connected. */
export const accountOfLocation: SQL = sql`google_accounts g on g.company_id = l.company_id and g.id = l.google_account_id`;

/** Google as an account, whose refresh token is kept sealed. */
export function openAccount(
  { google, sealer }: Pick<Services, 'google' | 'sealer'>,
  sealedToken: string,
): GoogleAccount {
  return google.as(sealer.open('refresh token', sealedToken));
}

/**
 * Whether the key of a grant is there. Where work on many accounts meets one whose key is missing, it goes on with the
 * others; the log names the key.
 */
export function hasKeyOfGrant(
  { log, sealer }: Pick<Services, 'log' | 'sealer'>,
  sealedToken: string,
): boolean {
  const isThere = sealer.knowsKeyOf(sealedToken);
  if (!isThere) log.error({ keyName: keyNameOf(sealedToken) }, 'the key of a Google grant is missing');
  return isThere;
}

/** A connected account, with a client for its calls to Google. */
export interface GoogleGrant {
  accountId: number;
  /** `accounts/{a}` */
  accountName: string;
  google: GoogleAccount;
}

/**
 * The grants of a company that still work, the oldest first. One whose key is missing is none: people are told to connect
 * again, and it works again once the key is back.
 */
export async function listGrants(services: Services, companyId: number): Promise<GoogleGrant[]> {
  const accounts = await rows<{ id: number; name: string; sealed_refresh_token: string }>(
    services.database.queries,
    sql`select id::int8 as id, name, sealed_refresh_token from google_accounts
        where company_id = ${companyId} and not is_disconnected order by id`,
  );
  return accounts
    .filter(({ sealed_refresh_token }) => hasKeyOfGrant(services, sealed_refresh_token))
    .map(({ id, name, sealed_refresh_token }) => ({
      accountId: id,
      accountName: name,
      google: openAccount(services, sealed_refresh_token),
    }));
}

/**
 * Asks with the first grant that Google still takes: to what is the same for everybody any of them will do.
 * @throws Problem `google_account_missing` or `provider_unavailable`
 */
export async function askWithAnyGrant<Answer>(
  services: Services,
  companyId: number,
  ask: (google: GoogleAccount) => Promise<Answer>,
): Promise<Answer> {
  for (const { google } of await listGrants(services, companyId)) {
    try {
      return await askGoogle(ask(google));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'google_account_missing') throw error;
    }
  }
  throw new Problem('google_account_missing');
}

/**
 * One of them; without an id the first.
 * @throws Problem `google_account_missing`
 */
export async function requireGrant(
  services: Services,
  companyId: number,
  accountId?: number | null,
): Promise<GoogleGrant> {
  const grants = await listGrants(services, companyId);
  const grant = accountId === undefined ? grants[0] : grants.find((one) => one.accountId === accountId);
  if (!grant) throw new Problem('google_account_missing');
  return grant;
}

/** Google with the grant that reaches a location; undefined where there is none any more. */
export async function grantOf(
  services: Services,
  { companyId, googleAccountId }: Pick<typeof locations.$inferSelect, 'companyId' | 'googleAccountId'>,
): Promise<GoogleAccount | undefined> {
  const grants = await listGrants(services, companyId);
  return grants.find(({ accountId }) => accountId === googleAccountId)?.google;
}

/**
 * Awaits a call to Google within a request and translates its failures. Other refusals are rethrown.
 * @throws Problem `provider_unavailable`, or `google_account_missing` for a grant that has ended
 */
export function askGoogle<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return ifRefused(answer, (error) => {
    if (error.kind === 'denied') throw new Problem('google_account_missing');
    if (error.kind === 'temporary' || error.kind === 'quota') throw providerUnavailable(error);
    throw error;
  });
}

/** The problem of a provider that does not answer now. */
export function providerUnavailable({ retryAfter }: Pick<ProviderError, 'retryAfter'>): Problem {
  return new Problem('provider_unavailable', retryAfter ? { retryAfter } : {});
}
