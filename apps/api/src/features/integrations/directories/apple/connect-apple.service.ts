import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { AppleAccount } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type Authorization, sealState, takeState } from '../../accounts/authorization-state.ts';
import { retryListings } from '../directory-listing-lifecycle.ts';
import { pauseLinks } from '../link-directory-listings.ts';
import { requireConfigured } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { readAppleAccount } from './apple-account.ts';
import { sealAppleToken } from './apple-credentials.ts';
import { readAppleNews } from './read-apple-news.job.ts';

export const appleAuthorization: Authorization<{ verifier: string }> = {
  provider: 'apple',
  Kept: z.object({ verifier: z.string() }),
  problem: 'apple_authorization_invalid',
};

/** Returns the address of Apple's consent page. @throws Problem `provider_not_configured` */
export function authorizeApple(services: Services, member: Member, language: Language): { url: string } {
  requireConfigured(services, 'apple');
  const verifier = randomBytes(48).toString('base64url');
  const state = sealState(services, member, appleAuthorization, { verifier });
  return {
    url: services.apple.consentUrl({ redirectUri: appleRedirectUri(services), state, verifier, language }),
  };
}

/** The panel's page that Apple sends browsers back to; register it in the partner's settings at Apple. */
export function appleRedirectUri({ publicUrl }: Pick<Services, 'publicUrl'>): string {
  return `${publicUrl}/company/apple-accounts/connected`;
}

/**
 * Connects the organisation that a person chose. Whoever connects again keeps brands and locations, and what failed
 * meanwhile is sent.
 * @throws Problem `apple_authorization_invalid`, `apple_no_organization`, `provider_not_configured`, `provider_unavailable`
 */
export async function connectApple(
  services: Services,
  member: Member,
  { code, state }: { code: string; state: string },
): Promise<AppleAccount> {
  const { database, jobs, live, now } = services;
  const { companyId } = member;
  requireConfigured(services, 'apple');
  const { verifier } = await takeState(services, member, appleAuthorization, state);
  const { token, organization } = await ifRefused(readConsent(services, { code, verifier }), (error) =>
    throwAppleProblem(services, error),
  );
  const sealed = sealAppleToken(services, { companyId, organization: organization.id }, token);
  const accountId = await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const { id } = await oneRow<{ id: number }>(
      tx,
      sql`insert into directory_accounts as a
            (company_id, directory, external_id, name, sealed_credentials, status, connected_at)
          values (${companyId}, 'apple', ${organization.id}, ${organization.name}, ${sealed},
                  'configuration_in_progress', ${now().toISOString()})
          on conflict (company_id, directory, external_id) do update
          set name = excluded.name, sealed_credentials = excluded.sealed_credentials, problem = null,
              connected_at = excluded.connected_at
          returning id::int8 as id`,
    );
    const failed = await retryListings(services, tx, { companyId, directory: 'apple', accountId: id });
    await settleAppleStatus(tx, companyId);
    await publishEach(services, tx, failed.map(versionOf));
    await jobs.enqueue(tx, readAppleNews, [{ payload: { companyId, accountId: id } }]);
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    return id;
  });
  return readAppleAccount(services, member, accountId);
}

/**
 * Disconnects an organisation. What Apple shows stays as it is, and is known again to whoever connects the same one.
 * @throws Problem `not_found`
 */
export async function disconnectApple(services: Services, { companyId }: Member, id: number): Promise<void> {
  const { database, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const gone = await rows(
      tx,
      sql`update directory_accounts set sealed_credentials = null, problem = null, status = 'disconnected'
          where company_id = ${companyId} and id = ${id} and directory = 'apple'
            and (sealed_credentials is not null or problem is not null)
          returning 1`,
    );
    if (gone.length === 0) throw new Problem('not_found');
    await pauseLinks(services, tx, { companyId, directory: 'apple', accountId: id }, 'off');
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
}

/** An account is complete while locations are sent to it. */
export async function settleAppleStatus(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(
    sql`update directory_accounts a set status = case
          when a.sealed_credentials is null then 'disconnected'
          when exists (
            select from directory_listings d
            where d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
              and d.state not in ('off', 'removing', 'removed')) then 'complete'
          else 'configuration_in_progress' end
        where a.company_id = ${companyId} and a.directory = 'apple'`,
  );
}

/** @throws Problem of a call that was made for a person who waits */
export function throwAppleProblem({ log }: Pick<Services, 'log'>, error: ProviderError): never {
  log.warn({ kind: error.kind, reason: error.message }, 'Apple refused what a person waits for');
  const isLater = error.kind === 'temporary' || error.kind === 'quota';
  throw new Problem(isLater ? 'provider_unavailable' : 'apple_authorization_invalid');
}

async function readConsent(services: Services, { code, verifier }: { code: string; verifier: string }) {
  const { apple } = services;
  const token = await apple.exchangeCode({ code, verifier, redirectUri: appleRedirectUri(services) });
  const [organization] = await apple.as(token).listOrganizations();
  if (!organization) throw new Problem('apple_no_organization');
  return { token, organization };
}
