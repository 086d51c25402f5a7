import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { FacebookAccount } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { ManagedPage } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type Authorization, sealState, takeState } from '../../accounts/authorization-state.ts';
import { type KnownListing, pauseLinks, renewLinks } from '../link-directory-listings.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { readFacebookAccount } from './facebook-account.ts';
import { sealFacebookToken } from './facebook-credentials.ts';
import { pageLink } from './facebook-directory.ts';
import { revokeFacebook } from './revoke-facebook.job.ts';

export const facebookAuthorization: Authorization<object> = {
  provider: 'facebook',
  Kept: z.object({}),
  problem: 'facebook_authorization_invalid',
};

/** Returns the address of Facebook's consent page. @throws Problem `provider_not_configured` */
export function authorizeFacebook(services: Services, member: Member, language: Language): { url: string } {
  const { facebook } = services;
  if (!facebook.isConnected) throw new Problem('provider_not_configured');
  const state = sealState(services, member, facebookAuthorization, {});
  return { url: facebook.consentUrl({ redirectUri: facebookRedirectUri(services), state, language }) };
}

/** The panel's page that Facebook sends browsers back to; register it in the app's settings at Facebook. */
export function facebookRedirectUri({ publicUrl }: Pick<Services, 'publicUrl'>): string {
  return `${publicUrl}/company/facebook-accounts/connected`;
}

/**
 * Connects the pages that a person ticked. Whoever connects again keeps the links, and what failed meanwhile is sent. Nothing is
 * kept of a consent that is not whole.
 * @throws Problem `facebook_authorization_invalid`, `facebook_permission_missing`, `facebook_no_pages`,
 * `provider_not_configured`, `provider_unavailable`
 */
export async function connectFacebook(
  services: Services,
  member: Member,
  { code, state }: { code: string; state: string },
): Promise<FacebookAccount> {
  const { database, facebook, live, now } = services;
  const { companyId } = member;
  if (!facebook.isConnected) throw new Problem('provider_not_configured');
  await takeState(services, member, facebookAuthorization, state);
  const { token, person, pages } = await ifRefused(readConsent(services, code), (error) =>
    throwFacebookProblem(services, error),
  );
  const owner = { companyId, kind: 'facebook person', externalId: person.id } as const;
  const sealed = sealFacebookToken(services, owner, token);
  const accountId = await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const { id } = await oneRow<{ id: number }>(
      tx,
      sql`insert into directory_accounts as a
            (company_id, directory, external_id, name, sealed_credentials, status, connected_at)
          values (${companyId}, 'facebook', ${person.id}, ${person.name}, ${sealed}, 'configuration_in_progress',
                  ${now().toISOString()})
          on conflict (company_id, directory, external_id) do update
          set name = excluded.name, sealed_credentials = excluded.sealed_credentials, problem = null,
              connected_at = excluded.connected_at
          returning id::int8 as id`,
    );
    const account = { companyId, directory: 'facebook', accountId: id } as const;
    const reached = pages.flatMap((page) => knownPage(services, companyId, page) ?? []);
    const failed = await renewLinks(services, tx, account, reached);
    await settleStatus(tx, companyId);
    await publishEach(services, tx, failed.map(versionOf));
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    return id;
  });
  return readFacebookAccount(services, member, accountId);
}

/**
 * Disconnects an account. Its pages stay as they are, and the links are known again to whoever connects the same person.
 * @throws Problem `not_found`
 */
export async function disconnectFacebook(
  services: Services,
  { companyId }: Member,
  id: number,
): Promise<void> {
  const { database, jobs, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const [gone] = await rows<{ external_id: string; sealed: string | null }>(
      tx,
      sql`select external_id, sealed_credentials as sealed from directory_accounts
          where company_id = ${companyId} and id = ${id} and directory = 'facebook'
            and (sealed_credentials is not null or problem is not null) for update`,
    );
    if (!gone) throw new Problem('not_found');
    await tx.execute(
      sql`update directory_accounts set sealed_credentials = null, problem = null, status = 'disconnected'
          where company_id = ${companyId} and id = ${id}`,
    );
    await pauseLinks(services, tx, { companyId, directory: 'facebook', accountId: id });
    if (gone.sealed !== null)
      await jobs.enqueue(tx, revokeFacebook, [
        { payload: { companyId, externalId: gone.external_id, sealedToken: gone.sealed } },
      ]);
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
}

/** An account is complete while a page of it is linked. */
export async function settleStatus(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(
    sql`update directory_accounts a set status = case
          when a.sealed_credentials is null then 'disconnected'
          when exists (
            select from directory_listings d
            where d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
              and d.state not in ('off', 'removing')) then 'complete'
          else 'configuration_in_progress' end
        where a.company_id = ${companyId} and a.directory = 'facebook'`,
  );
}

/** A page with its key, sealed; undefined where the person may not change it. */
export function knownPage(
  services: Services,
  companyId: number,
  { id: externalId, token, mayManage }: ManagedPage,
): KnownListing | undefined {
  if (token === undefined || !mayManage) return undefined;
  const owner = { companyId, kind: 'facebook page', externalId } as const;
  return {
    externalId,
    link: pageLink(externalId),
    sealedCredentials: sealFacebookToken(services, owner, token),
  };
}

/** @throws Problem of a call that was made for a person who waits */
export function throwFacebookProblem({ log }: Pick<Services, 'log'>, error: ProviderError): never {
  log.warn({ kind: error.kind, reason: error.message }, 'Facebook refused what a person waits for');
  const isLater = error.kind === 'temporary' || error.kind === 'quota';
  throw new Problem(isLater ? 'provider_unavailable' : 'facebook_authorization_invalid');
}

async function readConsent(services: Services, code: string) {
  const { facebook } = services;
  const { token } = await facebook.exchangeCode({ code, redirectUri: facebookRedirectUri(services) });
  const { missingScopes } = await facebook.inspectToken(token);
  if (missingScopes.length > 0) throw new Problem('facebook_permission_missing');
  const person = await facebook.as(token).getPerson();
  const pages = await facebook.as(token).listPages();
  if (pages.length === 0) throw new Problem('facebook_no_pages');
  return { token, person, pages };
}
