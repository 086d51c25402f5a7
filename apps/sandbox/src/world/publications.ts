import type { State } from './state.ts';
import type { EventOf } from './world-event.ts';

/** What a photo shows of a place, as Google sorts them. */
export const photoCategories = [
  'COVER',
  'LOGO',
  'EXTERIOR',
  'INTERIOR',
  'PRODUCT',
  'FOOD_AND_DRINK',
  'TEAMS',
  'ADDITIONAL',
] as const;

export type PhotoCategory = (typeof photoCategories)[number];

/** What can be drawn. */
export const scenes = ['front', 'room', 'window', 'counter', 'cup', 'cake', 'bread', 'beans'] as const;

export type Scene = (typeof scenes)[number];

/** Names of pictures for which something else is returned, to test how it is handled. */
export const oddFiles = ['html', 'svg', 'too_large', 'missing'] as const;

export type OddFile = (typeof oddFiles)[number];

/** A drawing that looks the same on every machine; `look` chooses colours and details. */
export interface Drawing {
  scene: Scene;
  look: number;
}

export interface WorldPhoto {
  id: string;
  category: PhotoCategory;
  drawing: Drawing;
  createTime: number;
  file?: OddFile | undefined;
}

export const postKinds = ['STANDARD', 'EVENT', 'OFFER', 'ALERT'] as const;

export const postActions = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'] as const;

export interface WorldPost {
  id: string;
  kind: (typeof postKinds)[number];
  summary: string;
  /** Of an event or an offer; by the clocks of the place, as `2026-11-28T18:00`. */
  event?: { title: string; start: string; end: string } | undefined;
  offer?: { coupon?: string | undefined; url?: string | undefined; terms?: string | undefined } | undefined;
  action?: { type: (typeof postActions)[number]; url?: string | undefined } | undefined;
  drawing?: Drawing | undefined;
  createTime: number;
}

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
