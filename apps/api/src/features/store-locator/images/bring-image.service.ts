import { sql } from 'drizzle-orm';
import type { LocatorImageKind } from '@pinfold/contract/features/store-locator/locator';
import type { LocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { oneRow } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { countTry } from '../../session/throttle.ts';
import { locatorRow } from '../settings/locator-row.ts';
import { locatorImages } from '../store-locator.table.ts';
import { forgetUnusedImages } from './forget-unused-images.ts';
import { imageKey } from './image-key.ts';
import { memberImageAddress, toLocatorImage } from './locator-images.queries.ts';
import { readPicture } from './read-picture.ts';

/**
 * Takes a picture in. It is seen by nobody until settings name it.
 * @throws Problem `image_invalid`, `payload_too_large`, `too_busy`, `too_many_attempts`
 */
export async function bringImage(
  services: Services,
  companyId: number,
  { kind, content }: { kind: LocatorImageKind; content: string },
  { address }: Pick<Caller, 'address'>,
): Promise<LocatorImage> {
  const { database, files, now } = services;
  const { bytes, type, width, height } = await readPicture(Buffer.from(content, 'base64'), () =>
    countTry(services, { purpose: 'picture', account: String(companyId), address }),
  );
  const next = await oneRow<{ id: number }>(
    database.queries,
    sql`select nextval(pg_get_serial_sequence('locator_images', 'id')) as id`,
  );
  const row = { companyId, id: next.id, kind, type, width, height, createdAt: now() };
  // The file first: a row without one would be a picture that nobody can see.
  await files.write(imageKey(companyId, row.id), bytes, type);
  await database.queries.insert(locatorImages).values(row);
  await forgetUnusedImages(services, companyId);
  const locator = await locatorRow(database.queries, companyId);
  return toLocatorImage(row, memberImageAddress(services, locator));
}
