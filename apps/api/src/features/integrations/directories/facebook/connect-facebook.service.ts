import * as z from 'zod';
import type { FacebookAccount } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { ManagedPage } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type Authorization, sealState, takeState } from '../../accounts/authorization-state.ts';
import { forgetConsent, settleAccountStatus, storeConsent } from '../directory-account.ts';
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
  if (!services.facebook.isConnected) throw new Problem('provider_not_configured');
  await takeState(services, member, facebookAuthorization, state);
  return readFacebookAccount(services, member, await storeFacebookConsent(services, member.companyId, code));
}

/**
 * Stores what a person gave by a code of Facebook's. Returns the account's id.
 * @throws Problem as `connectFacebook`
 */
export async function storeFacebookConsent(
  services: Services,
  companyId: number,
  code: string,
): Promise<number> {
  const { database, live, now } = services;
  const { token, person, pages } = await ifRefused(readConsent(services, code), (error) =>
    throwFacebookProblem(services, error),
  );
  const owner = { companyId, kind: 'facebook person', externalId: person.id } as const;
  const sealed = sealFacebookToken(services, owner, token);
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const id = await storeConsent(services, tx, {
      companyId,
      directory: 'facebook',
      externalId: person.id,
      name: person.name,
      sealedCredentials: sealed,
    });
    const account = { companyId, directory: 'facebook', accountId: id } as const;
    const reached = pages.flatMap((page) => knownPage(services, companyId, page) ?? []);
    const failed = await renewLinks(services, tx, account, reached);
    await settleAccountStatus(tx, companyId, 'facebook');
    await publishEach(services, tx, failed.map(versionOf));
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    return id;
  });
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
    const account = { companyId, directory: 'facebook', accountId: id } as const;
    const gone = await forgetConsent(tx, account);
    await pauseLinks(services, tx, account, 'off');
    if (gone.sealed !== null)
      await jobs.enqueue(tx, revokeFacebook, [
        { payload: { companyId, externalId: gone.externalId, sealedToken: gone.sealed } },
      ]);
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
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
