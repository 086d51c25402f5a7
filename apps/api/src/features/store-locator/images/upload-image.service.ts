import { and, eq, lt, sql } from 'drizzle-orm';
import type { LocatorImageKind } from '@pinfold/contract/features/store-locator/locator';
import type { LocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { oneRow } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import { type Author, embedScopeOf } from '../../session/embed-tokens/embed-scope.ts';
import { countTry } from '../../../limits/throttle.ts';
import { locatorRow } from '../settings/settings.queries.ts';
import { locatorImages, storeLocators } from '../store-locator.table.ts';
import { imageKey, memberImageAddress, namedImages, toLocatorImage, usesOfImages } from './images.queries.ts';
import { encodeImage } from './encode-image.ts';

/**
 * Stores a picture. Visitors do not see it until settings name it.
 * @param signal aborted when the client has gone: a picture that waits for its turn is not read then
 * @throws Problem `image_invalid`, `payload_too_large`, `too_busy`, `too_many_attempts`
 */
export async function uploadImage(
  services: Services,
  author: Author,
  { kind, content }: { kind: LocatorImageKind; content: string },
  { address }: Pick<Caller, 'address'>,
  signal?: AbortSignal,
): Promise<LocatorImage> {
  const { database, files, now } = services;
  const { companyId, userId: authorId } = author;
  const { bytes, type, width, height } = await encodeImage(Buffer.from(content, 'base64'), {
    beforeDrawing: () => countTry(services, { purpose: 'picture', account: String(companyId), address }),
    owner: companyId,
    signal,
  });
  const next = await oneRow<{ id: number }>(
    database.queries,
    sql`select nextval(pg_get_serial_sequence('locator_images', 'id')) as id`,
  );
  const row = {
    companyId,
    id: next.id,
    kind,
    type,
    width,
    height,
    authorId,
    embedScope: embedScopeOf(author),
    createdAt: now(),
  };
  // The file first: a row without a file would be a broken picture.
  await files.write(imageKey(companyId, row.id), bytes, type);
  await database.queries.insert(locatorImages).values(row);
  await deleteUnusedImages(services, companyId);
  const locator = await locatorRow(database.queries, companyId);
  return toLocatorImage(row, memberImageAddress(services, locator));
}

const keptMilliseconds = 7 * 86_400_000;

/** Deletes the company's pictures that were uploaded a week ago and that nothing names. */
async function deleteUnusedImages(
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
  companyId: number,
): Promise<void> {
  const deleted = await database.queries.transaction(async (tx) => {
    await tx.select().from(storeLocators).where(eq(storeLocators.companyId, companyId)).for('update');
    const named = new Set((await usesOfImages(tx, companyId)).flatMap(namedImages));
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
  for (const { id } of deleted) await files.remove(imageKey(companyId, id));
}
