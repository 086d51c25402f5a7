import { isDeepStrictEqual } from 'node:util';
import { findListing } from '../../world/listings/listings-state.ts';
import { canOperateLocalPost } from '../../world/listings/listing.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { PostModeration, SeriesFacts, WorldPost } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import type { GoogleContext } from '../google-context.ts';
import { GoogleError } from '../google-error.ts';
import { camelCase, replacePath } from '../locations/location-mask.ts';
import { fetchPicture, postPictureLimits } from '../media/take-picture.ts';
import { readJson } from '../read-json.ts';
import { isUnfitForPost } from '../reviews/moderate.ts';
import { validationError } from '../validation-error.ts';
import { writtenFields } from './local-post-resource.ts';
import { LocalPostBody, type PostContent, readLocalPost } from './read-local-post.ts';

const service = 'mybusiness.googleapis.com';

/** localPosts.create: checks, fetches the picture, and decides at once how moderation will end. */
export async function createLocalPost(
  context: GoogleContext,
  place: PlacedLocation,
  request: { json(): Promise<unknown> },
): Promise<WorldPost> {
  const { world, quota } = context;
  const locationId = place.location.id;
  requirePosting(world, locationId);
  const body = await readJson(request, LocalPostBody);
  const { sourceUrl, ...content } = readLocalPost(body, rulesFor(world, place));
  quota.spendEdit(service, locationId);
  const field = 'media.source_url';
  const picture =
    sourceUrl === undefined
      ? undefined
      : await fetchPicture(context, { locationId, sourceUrl, field }, postPictureLimits);
  const post: WorldPost = {
    id: `5${String(world.state.lastNumber + 1).padStart(18, '0')}`,
    ...content,
    ...(picture ? { picture } : {}),
    createTime: world.now(),
    moderation: moderate(world, locationId, content),
  };
  world.commit({ kind: 'post_created', locationId, post });
  return post;
}

/** localPosts.patch: the masked fields are replaced, and the post is moderated again. */
export async function patchLocalPost(
  { world, quota }: GoogleContext,
  place: PlacedLocation,
  before: WorldPost,
  request: { json(): Promise<unknown>; updateMask: string | undefined },
): Promise<WorldPost> {
  const locationId = place.location.id;
  requirePosting(world, locationId);
  const { series } = world.state.publications.posting;
  const paths = readMask(request.updateMask);
  const body = await readJson(request, LocalPostBody);
  let merged: unknown = writtenFields(before);
  for (const path of paths) merged = replacePath(merged, body, path.split('.'));
  const { scheduledTime: _planned, ...written } = LocalPostBody.parse(merged);
  const { sourceUrl: _none, ...read } = readLocalPost(written, rulesFor(world, place));
  const content = { ...read, ...withPattern(series, before, read) };
  quota.spendEdit(service, locationId);
  const { picture, drawing, createTime, scheduledTime } = before;
  const post: WorldPost = {
    id: before.id,
    ...content,
    createTime,
    updateTime: world.now(),
    ...(picture ? { picture } : {}),
    ...(drawing ? { drawing } : {}),
    ...(scheduledTime === undefined ? {} : { scheduledTime }),
    moderation: moderate(world, locationId, content),
  };
  world.commit({ kind: 'post_patched', locationId, post });
  return post;
}

/** The event of a changed post, whose pattern changes, stays, or is refused, as the script says. */
function withPattern(
  { patch }: SeriesFacts,
  { event: old }: WorldPost,
  { event }: PostContent,
): Pick<PostContent, 'event'> {
  if (!event || patch === 'applied' || isDeepStrictEqual(old?.recurrence, event.recurrence)) return { event };
  if (patch === 'ignored') return { event: { ...event, recurrence: old?.recurrence } };
  throw validationError({
    code: 'INVALID_ARGUMENT',
    field: 'event.recurrence_info',
    message: 'The recurrence pattern cannot be updated.',
  });
}

const patchable = ['summary', 'callToAction', 'event', 'offer', 'languageCode', 'topicType'];

/** A call without a mask gets a bare 400. A picture and a time cannot be replaced: such a post is created again. */
function readMask(updateMask = ''): string[] {
  const paths = updateMask
    .split(',')
    .map((path) => camelCase(path.trim()))
    .filter((path) => path !== '');
  if (paths.length === 0) throw new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.');
  for (const path of paths)
    if (!patchable.includes(path.split('.')[0] ?? ''))
      throw validationError({
        code: 'INVALID_ARGUMENT',
        field: 'update_mask',
        message: `The field ${path} cannot be updated.`,
      });
  return paths;
}

function requirePosting({ state }: LiveWorld, locationId: string): void {
  const listing = findListing(state, locationId);
  if (listing && canOperateLocalPost(listing)) return;
  throw validationError({
    code: 'LOCATION_DISABLED_FOR_LOCAL_POST_API',
    message: 'The location cannot publish posts.',
  });
}

function rulesFor(world: LiveWorld, { accountId }: PlacedLocation) {
  const { alertAccounts, series } = world.state.publications.posting;
  return { now: world.now(), mayAlert: alertAccounts.includes(accountId), series };
}

/** By the text alone, or as the script ordered for the location; no decision while posts are decided by hand. */
function moderate(
  { state, now }: LiveWorld,
  locationId: string,
  { summary, event, offer }: PostContent,
): PostModeration {
  const { automatic, seconds, rejectedLocations } = state.publications.posting;
  if (!automatic) return {};
  const texts = [summary, event?.title, offer?.terms].filter((text) => text !== undefined);
  const isRejected = rejectedLocations.includes(locationId) || texts.some(isUnfitForPost);
  return { decision: { at: now() + seconds * 1000, state: isRejected ? 'REJECTED' : 'LIVE' } };
}
