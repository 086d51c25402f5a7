import { withOneUsed } from '../http/faults.ts';
import {
  photosOf,
  postsOf,
  type PictureDenial,
  type PostDecision,
  type PostingSettings,
  type StoredPicture,
  type WorldPhoto,
  type WorldPost,
  type WriteCounts,
} from './publications.ts';
import type { State } from './state.ts';
import type { Apply, EventOf } from './world-event.ts';

export type PublicationEvent =
  | { kind: 'photo_added'; locationId: string; photo: WorldPhoto }
  | { kind: 'post_added'; locationId: string; post: WorldPost }
  /** Over the API; `upload` names the bytes it was made of. */
  | { kind: 'photo_created'; locationId: string; photo: WorldPhoto; upload?: string }
  | { kind: 'post_created'; locationId: string; post: WorldPost }
  | { kind: 'post_patched'; locationId: string; post: WorldPost }
  | { kind: 'post_decided'; locationId: string; id: string; decision: PostDecision }
  /** A photo or a post. */
  | { kind: 'publication_removed'; locationId: string; id: string }
  | { kind: 'publication_deleted'; locationId: string; id: string; noun: 'posts' | 'photos' }
  | { kind: 'upload_started'; locationId: string; upload: string }
  | { kind: 'upload_received'; upload: string; picture: StoredPicture }
  | { kind: 'posting_set'; posting: PostingSettings }
  | { kind: 'picture_denial_added'; denial: PictureDenial }
  | { kind: 'picture_denial_used'; id: string }
  | { kind: 'picture_denials_cleared' };

/** Photos, posts, and what becomes of them. */
export const applyPublicationEvents: Apply<PublicationEvent> = {
  post_patched(state, { locationId, post }) {
    countsOf(state, locationId, 'posts').patches += 1;
    put(state.publications.posts, locationId, post);
  },
  post_decided(state, event) {
    const post = postsOf(state, event.locationId).find(({ id }) => id === event.id);
    if (!post) return;
    put(state.publications.posts, event.locationId, { ...post, moderation: { decision: event.decision } });
  },
  upload_started(state, event) {
    state.lastNumber += 1;
    state.publications.uploads.set(event.upload, { locationId: event.locationId });
  },
  upload_received(state, { upload, picture }) {
    const started = state.publications.uploads.get(upload);
    if (started) state.publications.uploads.set(upload, { ...started, picture });
  },
  picture_denial_used({ publications }, { id }) {
    publications.denials = withOneUsed(publications.denials, id);
  },
  photo_added: addPhoto,
  photo_created: addPhoto,
  post_added: addPost,
  post_created: addPost,
  publication_removed: removePublication,
  publication_deleted: removePublication,
  posting_set: ({ publications }, { posting }) =>
    void (publications.posting = {
      ...publications.posting,
      ...posting,
      series: { ...publications.posting.series, ...posting.series },
    }),
  picture_denial_added(state, { denial }) {
    state.lastNumber += 1;
    state.publications.denials.push(denial);
  },
  picture_denials_cleared: ({ publications }) => void (publications.denials = []),
};

/** A photo appears: added by others, or created over the API. */
function addPhoto(state: State, event: EventOf<'photo_added' | 'photo_created'>): void {
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
function addPost(state: State, event: EventOf<'post_added' | 'post_created'>): void {
  state.lastNumber += 1;
  if (event.kind === 'post_created') countsOf(state, event.locationId, 'posts').creates += 1;
  put(state.publications.posts, event.locationId, event.post);
}

/** Google or others take a photo or a post away, or its business deletes it over the API. */
function removePublication(
  state: State,
  event: EventOf<'publication_removed' | 'publication_deleted'>,
): void {
  if (event.kind === 'publication_deleted') countsOf(state, event.locationId, event.noun).deletes += 1;
  state.publications.removed.add(`${event.locationId}/${event.id}`);
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
