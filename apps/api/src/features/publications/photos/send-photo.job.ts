import { sql } from 'drizzle-orm';
import { pixelFault } from '@pinfold/contract/features/publications/picture';
import type { ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { ProviderError } from '../../../delivery/provider-error.ts';
import { sendOnce } from '../../../delivery/send-once.ts';
import type { GoogleMediaItem } from '../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../services.ts';
import { explainRefusal, isPictureRefused, type PictureRetries } from '../explain-refusal.ts';
import { pictureAddressForItem, pictureNameIn } from '../pictures/picture-address.ts';
import { isOutOfReach } from '../pictures/require-public-url.ts';
import { uploadFile } from '../publication-files.ts';
import {
  claimPhoto,
  forgetSending,
  noteSending,
  type ClaimedPhoto,
  type PhotoVersion,
} from './claim-photo.ts';
import { toGoogleCategory } from './google-category.ts';
import { settleFailed, settleSent } from './photo-batch-lifecycle.ts';

interface PhotoToSend extends PhotoVersion, PictureRetries {}

/** Sends a photo to Google, once, however often it is killed half way. */
export const sendPhoto = defineProviderJob<PhotoToSend, ClaimedPhoto, ItemProblem>({
  name: 'send-photo',
  concurrency: 4,
  subject: ({ companyId, itemId, version }) => `${companyId}/${itemId}/${version}`,
  claim: claimPhoto,
  async work(services, item, payload) {
    const { companyId, itemId } = payload;
    if (!item.access) return { problem: 'access_lost' };
    const content = await services.files.read(uploadFile(companyId, item.uploadId ?? 0));
    if (!content) return { problem: 'image_missing' };
    // Stored before sizes were worked out with both limits; Google would answer as if it could not fetch it.
    if (item.size && pixelFault('photo', item.size)) return { problem: 'image_too_small' };
    const photo: Photo = { ...item, ...item.access, companyId, itemId, content };
    const sending = {
      sentBefore: photo.sentBefore,
      lagSeconds: services.config.GOOGLE_LIST_LAG_SECONDS,
      find: () => findSentPhoto(services, photo),
      send: async () => ((await noteSending(services, payload)) ? create(services, photo) : undefined),
      release: () => forgetSending(services, payload),
    };
    const delivered = await sendOnce(services, sending);
    if (!delivered || 'at' in delivered) return delivered;
    const { name, locationAssociation } = delivered.sent;
    const category = locationAssociation?.category ?? toGoogleCategory(photo.category);
    return settleSent(services, payload, item, { googleName: name, category }, content);
  },
  explain: (error, _item, payload, { now }) => explainRefusal(error, payload, now()),
  lastProblem: 'not_delivered',
  settleFailed,
});

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
    if (!(error instanceof ProviderError && isPictureRefused(error))) throw error;
    return sendBytes();
  }
}

/**
 * After a crash or a lost response Google may have the photo: by the name in the address that it took it from, or, of
 * bytes, by its category and moment.
 */
async function findSentPhoto(services: Services, photo: Photo): Promise<GoogleMediaItem | undefined> {
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
