import type { State } from '../state.ts';
import type { EventOf } from '../world-event.ts';
import type { WorldPhoto } from './world-photo.ts';
import type { WorldPost } from './world-post.ts';

/** Photos and posts that came after the first start, by location, and the ids of those that went. */
export interface PublicationsState {
  photos: Map<string, WorldPhoto[]>;
  posts: Map<string, WorldPost[]>;
  removed: Set<string>;
}

export function noPublicationsYet(): PublicationsState {
  return { photos: new Map(), posts: new Map(), removed: new Set() };
}

/** The photos of a location, the newest first. */
export function photosOf(state: State, locationId: string): WorldPhoto[] {
  const seeded = state.source.findLocation(locationId)?.location.photos ?? [];
  return standing(state, locationId, [...seeded, ...(state.publications.photos.get(locationId) ?? [])]);
}

/** The posts of a location, the newest first. */
export function postsOf(state: State, locationId: string): WorldPost[] {
  const seeded = state.source.findLocation(locationId)?.location.posts ?? [];
  return standing(state, locationId, [...seeded, ...(state.publications.posts.get(locationId) ?? [])]);
}

export function applyPhotoAdded({ publications }: State, event: EventOf<'photo_added'>): void {
  add(publications.photos, event.locationId, event.photo);
}

export function applyPostAdded({ publications }: State, event: EventOf<'post_added'>): void {
  add(publications.posts, event.locationId, event.post);
}

export function applyPublicationRemoved(
  { publications }: State,
  event: EventOf<'publication_removed'>,
): void {
  publications.removed.add(`${event.locationId}/${event.id}`);
}

function add<Item>(shelf: Map<string, Item[]>, locationId: string, item: Item): void {
  shelf.set(locationId, [...(shelf.get(locationId) ?? []), item]);
}

function standing<Item extends { id: string; createTime: number }>(
  { publications }: State,
  locationId: string,
  items: readonly Item[],
): Item[] {
  return items
    .filter(({ id }) => !publications.removed.has(`${locationId}/${id}`))
    .toSorted((a, b) => b.createTime - a.createTime || (a.id < b.id ? -1 : 1));
}
