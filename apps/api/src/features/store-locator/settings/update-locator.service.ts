import { and, eq, sql } from 'drizzle-orm';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type {
  LocatorSettings,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type * as z from 'zod';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { askForBuild } from '../build/ask-for-build.ts';
import { storeLocators } from '../store-locator.table.ts';
import { givenColumns } from './given-columns.ts';
import { locatorRow, type LocatorRow } from './locator-row.ts';
import { locatorSettingsOf } from './locator-settings.queries.ts';
import { refuseFaultyLinks } from './refuse-faulty-links.ts';
import { requireKnownImages, requireKnownScope } from './require-known.ts';

/**
 * Changes what was named, and leaves the rest. Whoever saves what they changed in an older version is told.
 * @throws Problem `locator_changed`, `locator_name_invalid`, `locator_name_taken`, `locator_link_invalid`,
 * `facility_unknown`, `group_unknown`, `image_unknown`
 */
export async function changeLocator(
  services: Services,
  { companyId }: Member,
  { version, ...given }: z.output<typeof updateLocator.body>,
): Promise<LocatorSettings> {
  if (given.name !== undefined && !isLocatorName(given.name))
    throw new Problem('locator_name_invalid', { errors: [{ path: 'body.name' }] });
  refuseFaultyLinks(given);
  return services.database.queries.transaction(async (tx) => {
    // No location or group is deleted meanwhile.
    await lockCompany(tx, companyId, services.now());
    const before = await locatorRow(tx, companyId);
    if (before.version !== version) throw new Problem('locator_changed');
    if (given.scope) await requireKnownScope(tx, companyId, given.scope);
    await requireKnownImages(tx, companyId, given);
    await store(tx, before, givenColumns(given));
    await askForBuild(services, tx, companyId);
    return locatorSettingsOf(services, tx, companyId);
  });
}

async function store(tx: Queryable, before: LocatorRow, given: Partial<LocatorRow>): Promise<void> {
  const { companyId, version } = before;
  await requireFreeName(tx, companyId, given.name ?? before.name);
  const values = { ...given, version: version + 1 };
  const stored =
    version === 0
      ? await tx
          .insert(storeLocators)
          .values({ ...before, ...values })
          .onConflictDoNothing({ target: storeLocators.companyId })
          .returning({ version: storeLocators.version })
      : await tx
          .update(storeLocators)
          .set(values)
          .where(and(eq(storeLocators.companyId, companyId), eq(storeLocators.version, version)))
          .returning({ version: storeLocators.version });
  if (stored.length === 0) throw new Problem('locator_changed');
}

/** Two companies that choose the same name at once wait for each other. */
async function requireFreeName(tx: Queryable, companyId: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.locator'), hashtext(${name}))`);
  const [taken] = await rows(
    tx,
    sql`select 1 from store_locators where name = ${name} and company_id <> ${companyId}`,
  );
  if (taken) throw new Problem('locator_name_taken', { errors: [{ path: 'body.name' }] });
}
