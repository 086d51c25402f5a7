import type { MonthEnd, RecurrenceInfo } from './post-series.ts';
import type { State } from './state.ts';

/** What a photo shows of a place, as Google sorts them. */
export const photoCategories = [
  'COVER',
  'PROFILE',
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

/** A picture that was fetched or uploaded; `file` names its bytes. */
export interface StoredPicture {
  file: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** Where it was fetched from. */
  sourceUrl?: string;
}

export interface WorldPhoto {
  id: string;
  category: PhotoCategory;
  drawing: Drawing;
  createTime: number;
  file?: OddFile | undefined;
  /** Of a photo that came over the API; shown instead of the drawing. */
  picture?: StoredPicture;
  description?: string;
  /** A visitor’s photo, which its business cannot delete. */
  byCustomer?: boolean | undefined;
}

export const postKinds = ['STANDARD', 'EVENT', 'OFFER', 'ALERT'] as const;

export const postActions = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'] as const;

export interface WorldPost {
  id: string;
  kind: (typeof postKinds)[number];
  summary: string;
  /** Of an event or an offer; in the local time of the place, as `2026-11-28T18:00`. */
  event?: { title: string; start: string; end: string; recurrence?: RecurrenceInfo | undefined } | undefined;
  offer?: { coupon?: string | undefined; url?: string | undefined; terms?: string | undefined } | undefined;
  action?: { type: (typeof postActions)[number]; url?: string | undefined } | undefined;
  drawing?: Drawing | undefined;
  /** Of a post that came over the API; shown instead of the drawing. */
  picture?: StoredPicture;
  createTime: number;
  /** Default `createTime`. */
  updateTime?: number;
  /** When it is to appear; until then it is not seen. */
  scheduledTime?: number;
  /** Of a post that came over the API; one without it was live from the beginning. */
  moderation?: PostModeration;
}

export interface PostModeration {
  /** Missing while it is decided by hand. */
  decision?: PostDecision;
}

export interface PostDecision {
  at: number;
  state: 'LIVE' | 'REJECTED';
}

export interface PostingSettings {
  /** Whether posts are decided by their text, or wait for the script. */
  automatic: boolean;
  /** How long a post is PROCESSING. */
  seconds: number;
  /** How long a list does not have what was created over the API. */
  listLagSeconds: number;
  /** Locations whose new posts are all rejected, whatever their text. */
  rejectedLocations: string[];
  /** Accounts that may publish alerts. */
  alertAccounts: string[];
  /** What Google does not document of posts that repeat. */
  series: SeriesFacts;
}

/** States that a series may have between its dates. */
export const betweenStates = ['RECURRING', 'LIVE', 'SCHEDULED'] as const;

/** What a change of the pattern does: it counts, is passed over, or is refused. */
export const patternPatches = ['applied', 'ignored', 'refused'] as const;

/** What a deleted series leaves: nothing, or an ordinary post of the date that is current. */
export const deletionRests = ['nothing', 'current_date'] as const;

export interface SeriesFacts {
  /** Whether `schedule` is that of the current or the next date, or stays that of the first. */
  movesSchedule: boolean;
  /** The state between dates, and after the last. */
  between: (typeof betweenStates)[number];
  patch: (typeof patternPatches)[number];
  deletion: (typeof deletionRests)[number];
  /** Whether a series may have a `scheduledTime`. */
  takesScheduledTime: boolean;
  monthEnd: MonthEnd;
  /** How many days a series may last, from its start to its end; null for any number, and for none that is said. */
  longestDays: number | null;
}

/** Fetches of pictures that fail although their address would answer. */
export interface PictureDenial {
  id: string;
  left: number;
  /** Default any. */
  location?: string | undefined;
  /** A star stands for anything. */
  sourceUrl: string;
}

/** How often one kind of publication was written over the API, whatever became of it. */
export interface WriteCounts {
  creates: number;
  patches: number;
  deletes: number;
}

export interface LocationWrites {
  posts: WriteCounts;
  photos: WriteCounts;
}

/** Bytes that are to become a photo by their `dataRef`. */
export interface MediaUpload {
  locationId: string;
  picture?: StoredPicture;
}

/** What happened to photos and posts since the first start, by location. */
export interface PublicationsState {
  /** By id: those that came or changed since then. */
  photos: Map<string, Map<string, WorldPhoto>>;
  posts: Map<string, Map<string, WorldPost>>;
  removed: Set<string>;
  writes: Map<string, LocationWrites>;
  /** By resource name. */
  uploads: Map<string, MediaUpload>;
  posting: PostingSettings;
  denials: PictureDenial[];
}

export function noPublicationsYet(postSeconds: number): PublicationsState {
  return {
    photos: new Map(),
    posts: new Map(),
    removed: new Set(),
    writes: new Map(),
    uploads: new Map(),
    posting: {
      automatic: true,
      seconds: postSeconds,
      listLagSeconds: 0,
      rejectedLocations: [],
      alertAccounts: [],
      series: {
        movesSchedule: false,
        between: 'RECURRING',
        patch: 'applied',
        deletion: 'nothing',
        takesScheduledTime: true,
        monthEnd: 'skipped',
        longestDays: null,
      },
    },
    denials: [],
  };
}

/** The photos of a location, the newest first. */
export function photosOf(state: State, locationId: string): WorldPhoto[] {
  const seeded = state.source.findLocation(locationId)?.location.photos ?? [];
  return standing(state, locationId, seeded, state.publications.photos);
}

/** The posts of a location, the newest first. */
export function postsOf(state: State, locationId: string): WorldPost[] {
  const seeded = state.source.findLocation(locationId)?.location.posts ?? [];
  return standing(state, locationId, seeded, state.publications.posts);
}

export type PostState = 'SCHEDULED' | 'PROCESSING' | 'LIVE' | 'REJECTED' | 'RECURRING';

/** The state of a post at a moment; a planned one is judged before its time. One that repeats is recurring once live. */
export function postStateOf(post: WorldPost, now: number): PostState {
  const state = stateOfOne(post, now);
  return state === 'LIVE' && post.event?.recurrence ? 'RECURRING' : state;
}

function stateOfOne({ moderation, scheduledTime = 0 }: WorldPost, now: number): PostState {
  const decision = moderation?.decision;
  const isDecided = moderation === undefined || (decision !== undefined && decision.at <= now);
  if (isDecided && decision?.state === 'REJECTED') return 'REJECTED';
  if (scheduledTime > now) return 'SCHEDULED';
  return isDecided ? 'LIVE' : 'PROCESSING';
}

function standing<Item extends { id: string; createTime: number }>(
  { publications }: State,
  locationId: string,
  seeded: readonly Item[],
  later: ReadonlyMap<string, ReadonlyMap<string, Item>>,
): Item[] {
  const items = new Map([
    ...seeded.map((item) => [item.id, item] as const),
    ...(later.get(locationId) ?? []),
  ]);
  return [...items.values()]
    .filter(({ id }) => !publications.removed.has(`${locationId}/${id}`))
    .toSorted((a, b) => b.createTime - a.createTime || (a.id < b.id ? -1 : 1));
}
