import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { SettledUpdate } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import { storeLocators } from '../store-locator.table.ts';
import { locatorBuild } from './ask-for-build.ts';

/** What the provider took of an edit is what visitors see from now on, where there is a locator for them. */
export async function rebuildAfterEdit(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  { companyId, taken }: Pick<SettledUpdate, 'companyId' | 'taken'>,
): Promise<void> {
  if (taken.length === 0) return;
  const published = await tx
    .select({ companyId: storeLocators.companyId })
    .from(storeLocators)
    .where(and(eq(storeLocators.companyId, companyId), eq(storeLocators.isPublished, true)));
  await jobs.enqueue(
    tx,
    locatorBuild,
    published.map((payload) => ({ payload })),
  );
}
