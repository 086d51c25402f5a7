import { sql } from 'drizzle-orm';
import type { AppleBrandState } from '@pinfold/contract/features/integrations/apple-brand';
import type { AppleBrand } from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import { rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { Problem } from '../../../../problem.ts';
import type { AppleResource } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { sendWaitingForBrand } from '../choose-directory-listings.ts';
import { requireConfigured } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { listBrandsOf, readAppleAccount } from './apple-account.ts';
import type { AppleBrandKey, AppleBrandVersion } from './apple-brand.ts';

/** What Apple made of a brand. */
export interface SettledBrand {
  state: AppleBrandState;
  externalId?: string | undefined;
  problems: readonly string[];
}

/** Writes what became of a brand, and has the locations follow that wait for it. */
export async function settleBrand(
  services: Services,
  key: AppleBrandKey,
  { state, externalId, problems }: SettledBrand,
  version?: number,
): Promise<void> {
  const { companyId, accountId, country } = key;
  await services.database.queries.transaction(async (tx) => {
    const changed = await rows(
      tx,
      sql`update apple_brands
          set state = ${state}, problems = ${JSON.stringify(problems)}::jsonb,
              external_id = coalesce(${externalId ?? null}, external_id)
          where company_id = ${companyId} and account_id = ${accountId} and country = ${country}
            and ${version === undefined ? sql`state <> 'sending'` : sql`version = ${version}`}
          returning 1`,
    );
    if (changed.length > 0) await brandChanged(services, tx, key);
  });
}

/** Returns what Apple says of a brand. */
export function settledAs({ id, state, reports }: AppleResource): SettledBrand {
  const messages = reports.map(({ message }) => message);
  if (state === 'PUBLISHED') return { externalId: id, state: 'published', problems: messages };
  if (state === 'FAILED' || state === 'REJECTED')
    return { externalId: id, state: 'rejected', problems: messages };
  if (state === 'DELETED') return { externalId: id, state: 'failed', problems: messages };
  return { externalId: id, state: 'in_review', problems: [] };
}

/** Has the locations of a country try again: their brand is another, or further than it was. */
export async function brandChanged(
  services: Services,
  tx: Queryable,
  { companyId, accountId, country }: AppleBrandKey,
): Promise<void> {
  const account = { companyId, directory: 'apple', accountId } as const;
  const waiting = await sendWaitingForBrand(services, tx, account, country);
  await publishEach(services, tx, waiting.map(versionOf));
  await services.live.publish(tx, companyId, { topic: 'directories', ids: [] });
}

/** Accepts again the brands of an account that were not delivered; returns them. The caller has locked the company. */
export function retryBrands(
  tx: Queryable,
  { companyId, accountId }: Omit<AppleBrandKey, 'country'>,
): Promise<AppleBrandVersion[]> {
  return rows<AppleBrandVersion>(
    tx,
    sql`update apple_brands set state = 'sending', problems = '[]', version = version + 1
        where company_id = ${companyId} and account_id = ${accountId} and state = 'failed'
        returning company_id::int8 as "companyId", account_id::int8 as "accountId", country, version`,
  );
}

/**
 * Names the brand in a country. One that Apple has by the same name already, or reviews, stays as it is.
 * @throws Problem `not_found`, `provider_not_configured`
 */
export async function nameBrand(
  services: Services,
  member: Member,
  { accountId, country, name }: { accountId: number; country: string; name: string },
  send: (tx: Queryable, brand: AppleBrandVersion) => Promise<void>,
): Promise<AppleBrand> {
  const { database, live, now } = services;
  const { companyId } = member;
  await readAppleAccount(services, member, accountId);
  requireConfigured(services, 'apple');
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const [named] = await rows<{ version: number }>(
      tx,
      sql`insert into apple_brands as b (company_id, account_id, country, name, state)
          values (${companyId}, ${accountId}, ${country}, ${name}, 'sending')
          on conflict (company_id, account_id, country) do update
          set name = excluded.name, state = 'sending', problems = '[]', version = b.version + 1
          where b.name <> excluded.name or b.state in ('rejected', 'failed')
          returning version`,
    );
    if (!named) return;
    await send(tx, { companyId, accountId, country, version: named.version });
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
  const all = await listBrandsOf(services, member, accountId);
  const brand = all.find((one) => one.country === country);
  if (!brand) throw new Problem('not_found');
  return brand;
}
