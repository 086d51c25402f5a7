import { photosOf, postsOf, type WriteCounts } from './publications.ts';
import type { State } from './state.ts';
import type { EventOf } from './world-event.ts';

/** A photo appears: added by others, or created over the API. */
export function applyPhotoAdded(state: State, event: EventOf<'photo_added' | 'photo_created'>): void {
  state.lastNumber += 1;
  const { locationId, photo } = event;
  if (event.kind === 'photo_created') {
    countsOf(state, locationId, 'photos').creates += 1;
    if (event.upload !== undefined) state.publications.uploads.delete(event.upload);
    // A location has one cover and one profile picture: a new one takes the place of the former.
    for (const former of photosOf(state, locationId))
      if (isSingle(photo.category) && singleOf(former.category) === photo.category)
        state.publications.removed.add(`${locationId}/${former.id}`);
  }
  put(state.publications.photos, locationId, photo);
}

/** A post appears: added by others, or created over the API. */
export function applyPostAdded(state: State, event: EventOf<'post_added' | 'post_created'>): void {
  state.lastNumber += 1;
  if (event.kind === 'post_created') countsOf(state, event.locationId, 'posts').creates += 1;
  put(state.publications.posts, event.locationId, event.post);
}

export function applyPostPatched(state: State, { locationId, post }: EventOf<'post_patched'>): void {
  countsOf(state, locationId, 'posts').patches += 1;
  put(state.publications.posts, locationId, post);
}

export function applyPostDecided(state: State, event: EventOf<'post_decided'>): void {
  const post = postsOf(state, event.locationId).find(({ id }) => id === event.id);
  if (!post) return;
  put(state.publications.posts, event.locationId, { ...post, moderation: { decision: event.decision } });
}

/** Google or others take a photo or a post away, or its business deletes it over the API. */
export function applyPublicationRemoved(
  state: State,
  event: EventOf<'publication_removed' | 'publication_deleted'>,
): void {
  if (event.kind === 'publication_deleted') countsOf(state, event.locationId, event.noun).deletes += 1;
  state.publications.removed.add(`${event.locationId}/${event.id}`);
}

export function applyUploadStarted(state: State, event: EventOf<'upload_started'>): void {
  state.lastNumber += 1;
  state.publications.uploads.set(event.upload, { locationId: event.locationId });
}

export function applyUploadReceived(state: State, { upload, picture }: EventOf<'upload_received'>): void {
  const started = state.publications.uploads.get(upload);
  if (started) state.publications.uploads.set(upload, { ...started, picture });
}

export function applyPictureDenialUsed(
  { publications }: State,
  { id }: EventOf<'picture_denial_used'>,
): void {
  publications.denials = publications.denials
    .map((denial) => (denial.id === id ? { ...denial, left: denial.left - 1 } : denial))
    .filter(({ left }) => left > 0);
}

function isSingle(category: string): boolean {
  return category === 'COVER' || category === 'PROFILE';
}

function singleOf(category: string): string {
  return category === 'LOGO' ? 'PROFILE' : category;
}

function put<Item extends { id: string }>(
  shelves: Map<string, Map<string, Item>>,
  locationId: string,
  item: Item,
): void {
  const shelf = shelves.get(locationId) ?? new Map<string, Item>();
  shelves.set(locationId, shelf.set(item.id, item));
}

function countsOf({ publications }: State, locationId: string, noun: 'posts' | 'photos'): WriteCounts {
  const none = () => ({ creates: 0, patches: 0, deletes: 0 });
  const counts = publications.writes.get(locationId) ?? { posts: none(), photos: none() };
  publications.writes.set(locationId, counts);
  return counts[noun];
}
