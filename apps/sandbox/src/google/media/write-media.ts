import * as z from 'zod';
import { photoCategories, type StoredPicture, type WorldPhoto } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import type { GoogleContext } from '../google-context.ts';
import { notFound } from '../google-error.ts';
import { readJson } from '../read-json.ts';
import { type ErrorDetail, validationError } from '../validation-error.ts';
import { fetchPicture, keepPicture, photoLimits } from './take-picture.ts';

const service = 'mybusiness.googleapis.com';

const Text = z.string();

/** A MediaItem as a merchant sends it; what only Google sets is left aside. */
const MediaBody = z.strictObject({
  name: Text.optional(),
  mediaFormat: Text.optional(),
  locationAssociation: z.strictObject({ category: Text.optional() }).optional(),
  sourceUrl: Text.optional(),
  dataRef: z.strictObject({ resourceName: Text.optional() }).optional(),
  description: Text.optional(),
});

type MediaBody = z.infer<typeof MediaBody>;

/** media.create: fetches the picture, or takes the bytes that were uploaded for it. */
export async function createMedia(
  context: GoogleContext,
  place: PlacedLocation,
  request: { json(): Promise<unknown> },
): Promise<WorldPhoto> {
  const { world, quota } = context;
  const locationId = place.location.id;
  const body = await readJson(request, MediaBody);
  const problems = checkMedia(body);
  if (problems.length > 0) throw validationError(...problems);
  quota.spendEdit(service, locationId);
  const upload = body.dataRef?.resourceName;
  const picture =
    upload === undefined
      ? await fetchPicture(
          context,
          { locationId, sourceUrl: body.sourceUrl ?? '', field: 'source_url' },
          photoLimits,
        )
      : uploadedPicture(context, locationId, upload);
  const photo: WorldPhoto = {
    id: `AF1QipS${String(world.state.lastNumber + 1).padStart(10, '0')}`,
    category: categoryOf(body) ?? 'ADDITIONAL',
    drawing: { scene: 'cup', look: 0 },
    picture,
    createTime: world.now(),
    ...(body.description === undefined ? {} : { description: body.description }),
  };
  world.commit({
    kind: 'photo_created',
    locationId,
    photo,
    ...(upload === undefined ? {} : { upload }),
  });
  return photo;
}

/** LOGO is an alias, and comes back as PROFILE. */
function categoryOf({ locationAssociation }: MediaBody): WorldPhoto['category'] | undefined {
  const category = photoCategories.find((one) => one === locationAssociation?.category);
  return category === 'LOGO' ? 'PROFILE' : category;
}

function checkMedia(body: MediaBody): ErrorDetail[] {
  const category = categoryOf(body);
  const hasUrl = body.sourceUrl !== undefined;
  const invalid = (field: string, message: string): ErrorDetail => ({
    code: 'INVALID_ARGUMENT',
    field,
    message,
  });
  return [
    ...(body.mediaFormat === 'PHOTO' ? [] : [invalid('media_format', 'Only photos can be created.')]),
    ...(category ? [] : [invalid('location_association.category', 'The category is missing or unknown.')]),
    ...(hasUrl === (body.dataRef?.resourceName !== undefined)
      ? [invalid('source_url', 'Either a source URL or a data reference is required.')]
      : []),
    ...(hasUrl && !/^https?:\/\//.test(body.sourceUrl ?? '')
      ? [invalid('source_url', 'The URL is invalid.')]
      : []),
    ...(category === 'COVER' && body.description !== undefined
      ? [invalid('description', 'A cover has no description.')]
      : []),
  ];
}

/** media.startUpload: returns the name under which bytes can be sent, once. */
export function startUpload({ world }: GoogleContext, place: PlacedLocation): string {
  const upload = `upload-${world.state.lastNumber + 1}`;
  world.commit({ kind: 'upload_started', locationId: place.location.id, upload });
  return upload;
}

/** Takes the bytes of an upload; what is no fitting picture is PHOTO_UPLOAD_FAILED. */
export function receiveUpload(context: GoogleContext, upload: string, content: Uint8Array): void {
  const { world } = context;
  if (!world.state.publications.uploads.has(upload)) throw notFound();
  const picture = keepPicture(context, content, photoLimits, {
    code: 'PHOTO_UPLOAD_FAILED',
    field: 'data_ref',
  });
  world.commit({ kind: 'upload_received', upload, picture });
}

function uploadedPicture({ world }: GoogleContext, locationId: string, upload: string): StoredPicture {
  const found = world.state.publications.uploads.get(upload);
  if (found?.picture && found.locationId === locationId) return found.picture;
  throw validationError({
    code: 'PHOTO_UPLOAD_FAILED',
    field: 'data_ref',
    message: 'Nothing was uploaded under this name.',
  });
}
