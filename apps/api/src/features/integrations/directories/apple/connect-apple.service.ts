import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { AppleAccount } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type Authorization, sealState, takeState } from '../../accounts/authorization-state.ts';
import { forgetConsent, settleAccountStatus, storeConsent } from '../directory-account.ts';
import { retryListings } from '../directory-listing-lifecycle.ts';
import { pauseLinks } from '../link-directory-listings.ts';
import { requireConfigured } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { readAppleAccount } from './apple-account.ts';
import { sealAppleToken } from './apple-credentials.ts';
import { retryBrands } from './apple-brands.service.ts';
import { readAppleNews } from './read-apple-news.job.ts';
import { sendAppleBrand } from './send-apple-brand.job.ts';

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
  requireConfigured(services, 'apple');
  const { verifier } = await takeState(services, member, appleAuthorization, state);
  const accountId = await storeAppleConsent(services, member.companyId, { code, verifier });
  return readAppleAccount(services, member, accountId);
}

/**
 * Stores what a person gave by a code of Apple's. Returns the account's id.
 * @throws Problem `apple_authorization_invalid`, `apple_no_organization`, `provider_unavailable`
 */
export async function storeAppleConsent(
  services: Services,
  companyId: number,
  given: { code: string; verifier: string },
): Promise<number> {
  const { database, jobs, live, now } = services;
  const { token, organization } = await ifRefused(readConsent(services, given), (error) =>
    throwAppleProblem(services, error),
  );
  const sealedCredentials = sealAppleToken(services, { companyId, organization: organization.id }, token);
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const accountId = await storeConsent(services, tx, {
      companyId,
      directory: 'apple',
      externalId: organization.id,
      name: organization.name,
      sealedCredentials,
    });
    // What was told before may be about another connection: all that Apple still tells is read.
    await tx.execute(
      sql`update directory_accounts set news_cursor = null where company_id = ${companyId} and id = ${accountId}`,
    );
    const brands = await retryBrands(tx, { companyId, accountId });
    await jobs.enqueue(
      tx,
      sendAppleBrand,
      brands.map((payload) => ({ payload })),
    );
    const failed = await retryListings(services, tx, { companyId, directory: 'apple', accountId });
    await settleAccountStatus(tx, companyId, 'apple');
    await publishEach(services, tx, failed.map(versionOf));
    await jobs.enqueue(tx, readAppleNews, [{ payload: { companyId, accountId } }]);
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    return accountId;
  });
}

/**
 * Disconnects an organisation. What Apple shows stays as it is, also where it was about to be removed, and is known again to
 * whoever connects the same one.
 * @throws Problem `not_found`
 */
export async function disconnectApple(services: Services, { companyId }: Member, id: number): Promise<void> {
  const { database, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const account = { companyId, directory: 'apple', accountId: id } as const;
    await forgetConsent(tx, account);
    await pauseLinks(services, tx, account, 'off');
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
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
