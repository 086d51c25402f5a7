import { sql } from 'drizzle-orm';
import { pixelFault } from '@pinfold/contract/features/publications/picture';
import { rows } from '../../../database/database.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleMediaItem } from '../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../services.ts';
import { pictureAddressForItem, pictureNameIn } from '../pictures/picture-address.ts';
import { isOutOfReach } from '../pictures/require-public-url.ts';
import { isPictureRefused } from '../posts/post-outcome.ts';
import { uploadFile } from '../publication-files.ts';
import {
  claimPhoto,
  forgetSending,
  noteSending,
  type ClaimedPhoto,
  type PhotoVersion,
} from './claim-photo.ts';
import { toGoogleCategory } from './google-category.ts';
import { handleFailure, settleFailed, settleSent } from './photo-batch-lifecycle.ts';

interface PhotoToSend extends PhotoVersion {
  /** How often Google has refused its file; left out: never. */
  refusals?: number;
  /** How often it was looked for in vain at Google; left out: never. */
  looks?: number;
}

/** As many failures without an answer are the last. */
const mostLooks = 10;

/** Seconds until Google is asked again to take a file that it has refused. */
const refusalWaits = [60, 300, 1800] as const;

/** Sends a photo to Google, once, however often it is killed half way. */
export const sendPhoto: Job<PhotoToSend> = defineJob<PhotoToSend>({
  name: 'send-photo',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  async run(services, payload, run) {
    const { config, database, jobs, now, files } = services;
    const { companyId, looks = 0, refusals = 0 } = payload;
    const item = await claimPhoto(services, payload);
    if (!item) return;
    if (!item.access) return settleFailed(services, payload, 'access_lost');
    const content = await files.read(uploadFile(companyId, item.uploadId ?? 0));
    if (!content) return settleFailed(services, payload, 'image_missing');
    // Stored before sizes were worked out with both limits; Google would answer as if it could not fetch it.
    if (item.size && pixelFault('photo', item.size))
      return settleFailed(services, payload, 'image_too_small');
    const photo: Photo = { ...item, ...item.access, companyId, itemId: payload.itemId, content };
    const later = (at: Date, changes: Partial<PhotoToSend> = {}) =>
      jobs.enqueue(database.queries, sendPhoto, [{ payload: { ...payload, ...changes }, at }]);
    try {
      let made = await alreadySent(services, photo);
      // Google's list lags behind what was created: a photo that is not in it may still be there.
      const until = new Date((photo.sentBefore?.getTime() ?? 0) + config.GOOGLE_LIST_LAG_SECONDS * 1000);
      if (!made && now() < until) return await later(until, { looks: looks + 1 });
      if (!made) {
        if (!(await noteSending(services, payload))) return;
        made = await create(services, photo).catch((error: unknown) => notSent(services, payload, error));
      }
      const category = made.locationAssociation?.category ?? toGoogleCategory(photo.category);
      await settleSent(services, payload, item, { googleName: made.name, category }, content);
    } catch (error) {
      const isLastTry = run.isLastTry || looks >= mostLooks;
      if (!(error instanceof GoogleError && isPictureRefused(error)))
        return handleFailure(services, sendPhoto, payload, error, { ...run, isLastTry });
      const wait = refusalWaits[refusals];
      if (wait === undefined) return settleFailed(services, payload, 'image_not_fetched');
      await later(new Date(now().getTime() + wait * 1000), { refusals: refusals + 1 });
    }
  },
});

/** What a quota turned away has not arrived, so that nobody looks for it next time. */
async function notSent(services: Services, version: PhotoVersion, error: unknown): Promise<never> {
  if (error instanceof GoogleError && error.kind === 'quota') await forgetSending(services, version);
  throw error;
}

type Photo = ClaimedPhoto &
  NonNullable<ClaimedPhoto['access']> & {
    companyId: number;
    itemId: number;
    content: Uint8Array<ArrayBuffer>;
  };

/** Google fetches the file from us; where it cannot, it is given the bytes. */
async function create(services: Services, photo: Photo): Promise<GoogleMediaItem> {
  const { google, parent } = photo;
  const body = {
    mediaFormat: 'PHOTO',
    locationAssociation: { category: toGoogleCategory(photo.category) },
  } as const;
  const sendBytes = async () => {
    const resourceName = await google.startUpload(parent);
    await google.uploadBytes(resourceName, photo.content, 'image/jpeg');
    return google.createMedia(parent, { ...body, dataRef: { resourceName } });
  };
  if (isOutOfReach(services)) return sendBytes();
  try {
    return await google.createMedia(parent, { ...body, sourceUrl: sourceUrlOf(services, photo) });
  } catch (error) {
    if (!(error instanceof GoogleError && isPictureRefused(error))) throw error;
    return sendBytes();
  }
}

/**
 * After a crash or a lost response Google may have the photo: by the name in the address that it took it from, or, of
 * bytes, by its category and moment.
 */
async function alreadySent(services: Services, photo: Photo): Promise<GoogleMediaItem | undefined> {
  if (!photo.sentBefore) return undefined;
  const name = pictureNameIn(sourceUrlOf(services, photo));
  const ofBytes: GoogleMediaItem[] = [];
  for await (const page of photo.google.listMedia(photo.parent)) {
    const found = page.find((one) => pictureNameIn(one.sourceUrl) === name);
    if (found) return found;
    ofBytes.push(...page.filter((one) => mayBe(photo, one)));
  }
  const known = await knownNames(services, photo, ofBytes);
  return ofBytes.find((one) => !known.has(one.name));
}

/** Clocks of two machines differ. */
const clockMilliseconds = 120_000;

function mayBe({ category, sentBefore }: Photo, one: GoogleMediaItem): boolean {
  const since = (sentBefore?.getTime() ?? 0) - clockMilliseconds;
  return (
    one.sourceUrl === undefined &&
    one.locationAssociation?.category === toGoogleCategory(category) &&
    new Date(one.createTime ?? 0).getTime() >= since
  );
}

async function knownNames(
  { database }: Services,
  { companyId, locationId }: Photo,
  found: readonly GoogleMediaItem[],
): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const names = sql.param(found.map(({ name }) => name));
  const known = await rows<{ google_name: string }>(
    database.queries,
    sql`select google_name from photo_batch_items
        where company_id = ${companyId} and location_id = ${locationId} and google_name = any(${names}::text[])`,
  );
  return new Set(known.map(({ google_name }) => google_name));
}

function sourceUrlOf(services: Services, { companyId, itemId, uploadId }: Photo): string {
  return pictureAddressForItem(services, { companyId, itemId, uploadId: uploadId ?? 0, kind: 'photo' });
}
