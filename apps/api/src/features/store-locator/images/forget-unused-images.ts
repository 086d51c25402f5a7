import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { locatorImages, locatorListings, storeLocators } from '../store-locator.table.ts';
import { imageKey } from './image-key.ts';
import { namedImages } from './locator-images.queries.ts';

const keptMilliseconds = 7 * 86_400_000;

/** Takes away the company's pictures that were brought a week ago and that nothing names. */
export async function forgetUnusedImages(
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
  companyId: number,
): Promise<void> {
  const forgotten = await database.queries.transaction(async (tx) => {
    const settings = await tx
      .select()
      .from(storeLocators)
      .where(eq(storeLocators.companyId, companyId))
      .for('update');
    const listings = await tx
      .select({ sections: locatorListings.sections })
      .from(locatorListings)
      .where(eq(locatorListings.companyId, companyId));
    const named = new Set([...settings, ...listings].flatMap(namedImages));
    const old = await tx
      .select({ id: locatorImages.id })
      .from(locatorImages)
      .where(
        and(
          eq(locatorImages.companyId, companyId),
          lt(locatorImages.createdAt, new Date(now().getTime() - keptMilliseconds)),
        ),
      );
    const unused = old.filter(({ id }) => !named.has(id));
    for (const { id } of unused)
      await tx
        .delete(locatorImages)
        .where(and(eq(locatorImages.companyId, companyId), eq(locatorImages.id, id)));
    return unused;
  });
  for (const { id } of forgotten) await files.remove(imageKey(companyId, id));
}
