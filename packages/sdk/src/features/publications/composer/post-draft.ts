import {
  planFaults,
  type PlannedZone,
  type PostActionType,
  type PostContent,
  type PostFaultCode,
  postFaults,
  type PostField,
  postHas,
  type PostType,
  postTypes,
} from '@pinfold/contract/features/publications/local-post';
import {
  firstDate,
  type Occurrence,
  type PostRecurrence,
  recurrenceFaults,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import { weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { textFaults } from '@pinfold/contract/features/publications/post-text';
import { isWallTime, type WallTime } from '@pinfold/contract/features/publications/wall-time';
import type { Schemas } from '../../../client/schema.ts';
import type { ByField } from '../../../state/draft-form.ts';
import { fieldsOf, isSameContent } from '../../../state/merge-draft.ts';

/** A picture that was uploaded for a post. */
export interface DraftPicture {
  /** Id of the upload. */
  id: number;
  /** For the reader, and for a day. */
  url: string;
  width: number;
  height: number;
}

/**
 * What is filled in of a post. Parts that its type does not have keep their values, and are not sent. Moments are a day
 * and a time, either of which may be missing yet: `2026-12-01T09:00`, `T09:00`.
 */
export interface PostDraft {
  type: PostType;
  title: string;
  summary: string;
  start: string;
  end: string;
  voucher: string;
  offerLink: string;
  terms: string;
  /** What the button does; `none` for a post without one. */
  action: PostActionType | 'none';
  actionUrl: string;
  picture: DraftPicture | null;
  isOnMaps: boolean;
  isInLocator: boolean;
  /** At once, or at `plannedAt`. */
  isPlanned: boolean;
  plannedAt: string;
  plannedZone: PlannedZone;
  /** How it repeats, from its moments on; null for once, and while it is not planned. */
  recurrence: PostRecurrence | null;
  /** Ids of the locations. */
  locations: readonly number[];
  /** Made at the first try to send, so that a second one makes no second post; empty before. */
  requestId: string;
}

/** A field of the form. */
export type PostDraftField = keyof PostDraft;

/** Why a field cannot be sent. */
export type PostDraftFault = PostFaultCode | 'moment_incomplete' | 'locations_missing';

/** A post of which nothing is filled in. */
export const emptyPostDraft: PostDraft = {
  type: postTypes.post,
  title: '',
  summary: '',
  start: 'T09:00',
  end: 'T18:00',
  voucher: '',
  offerLink: '',
  terms: '',
  action: 'none',
  actionUrl: '',
  picture: null,
  isOnMaps: true,
  isInLocator: true,
  isPlanned: false,
  plannedAt: 'T09:00',
  plannedZone: 'location',
  recurrence: null,
  locations: [],
  requestId: '',
};

/** The form's field for one of the API's. */
export const draftFieldOf: Readonly<Record<PostField, PostDraftField>> = {
  type: 'type',
  title: 'title',
  summary: 'summary',
  start: 'start',
  end: 'end',
  'offer.voucher_code': 'voucher',
  'offer.link': 'offerLink',
  'offer.terms': 'terms',
  'action.url': 'actionUrl',
  upload_id: 'picture',
  planned_at: 'plannedAt',
  visibility: 'isOnMaps',
  facilities_ids: 'locations',
  recurrence: 'recurrence',
  'recurrence.interval': 'recurrence',
  'recurrence.days': 'recurrence',
  'recurrence.on': 'recurrence',
  'recurrence.until': 'recurrence',
  'recurrence.skip': 'recurrence',
};

/** The form's field for the path of one in a response, such as `body.action.url`. */
export function draftFieldAt(path: string): PostDraftField | undefined {
  const field = path.replace(/^body\./, '').replace(/\[?\.?\d+\]?$/, '');
  return Object.entries(draftFieldOf).find(([name]) => name === field)?.[1];
}

/** The day of a moment that may be incomplete: `2026-12-01`, or nothing. */
export function dayOf(moment: string): string {
  return moment.split('T')[0] ?? '';
}

/** The time of a moment that may be incomplete: `09:00`, or what was typed for it. */
export function timeOf(moment: string): string {
  return moment.split('T')[1] ?? '';
}

/** A moment as the API takes it; null while it is incomplete. */
export function wallTimeOf(moment: string): WallTime | null {
  return isWallTime(moment) ? moment : null;
}

/** Whether two drafts agree in a field. The number of the request is nothing that anybody filled in. */
export function isSamePostField(field: PostDraftField, a: PostDraft, b: PostDraft): boolean {
  if (field === 'requestId') return true;
  if (field === 'picture') return a.picture?.id === b.picture?.id;
  return isSameContent(field, a, b);
}

/** The post as the rules of the contract read it. */
export function contentOf(draft: PostDraft): PostContent {
  const { type, title, summary, voucher, offerLink, terms, action, actionUrl } = draft;
  return {
    type,
    title,
    summary,
    start: wallTimeOf(draft.start),
    end: wallTimeOf(draft.end),
    offer: { voucher_code: voucher, link: offerLink, terms },
    action: action === 'none' ? null : { type: action, url: actionUrl },
  };
}

/** A draft as the rules of series read it. What repeats on one weekday follows the day of its first date. */
export function repeatingOf(draft: PostDraft): RepeatingPost {
  const { type, start, end } = contentOf(draft);
  const planned_at = draft.isPlanned ? wallTimeOf(draft.plannedAt) : null;
  const once = { type, start, end, planned_at, planned_zone: draft.plannedZone };
  const recurrence = draft.isPlanned ? draft.recurrence : null;
  const first = firstDate(once);
  if (recurrence?.every !== 'week' || recurrence.days.length !== 1 || first === undefined)
    return { ...once, recurrence };
  return { ...once, recurrence: { ...recurrence, days: [weekdayOf(first)] } };
}

/** The request that checks a draft; with `request_id` it is the one that sends it. */
export function postBody(draft: PostDraft): Schemas['LocalPostDraft'] {
  const { action, ...content } = contentOf(draft);
  return {
    ...content,
    action: action?.type === 'call' ? { type: 'call', url: '' } : action,
    upload_id: draft.picture?.id ?? null,
    visibility: { maps: draft.isOnMaps, store_locator: draft.isInLocator },
    planned_at: draft.isPlanned ? wallTimeOf(draft.plannedAt) : null,
    planned_zone: draft.plannedZone,
    recurrence: repeatingOf(draft).recurrence,
    facilities_ids: [...draft.locations],
    groups: [],
  };
}

/** Fields of the request that a field of the form is sent as. */
const sentAs: Readonly<Record<PostDraftField, keyof Schemas['LocalPostDraft'] | undefined>> = {
  type: 'type',
  title: 'title',
  summary: 'summary',
  start: 'start',
  end: 'end',
  voucher: 'offer',
  offerLink: 'offer',
  terms: 'offer',
  action: 'action',
  actionUrl: 'action',
  picture: 'upload_id',
  isOnMaps: 'visibility',
  isInLocator: 'visibility',
  isPlanned: 'planned_at',
  plannedAt: 'planned_at',
  plannedZone: 'planned_zone',
  recurrence: 'recurrence',
  locations: 'facilities_ids',
  requestId: undefined,
};

/** What a change of a planned post sends: the fields that differ, and the version that they were changed from. */
export function postChange(
  changes: Partial<PostDraft>,
  draft: PostDraft,
  version: number,
): Schemas['LocalPostChange'] {
  const body = postBody(draft);
  const fields = fieldsOf(changes);
  const names = fields.flatMap((field) => sentAs[field] ?? []);
  // A weekday that follows the first date changes with it.
  if (draft.recurrence && fields.some((field) => field === 'start' || field === 'plannedAt'))
    names.push('recurrence');
  return { ...Object.fromEntries(names.map((name) => [name, body[name]])), version };
}

/** The form's values for a post that is saved. */
export function draftOfPost(post: Schemas['LocalPostDetail']): PostDraft {
  const { picture } = post;
  return {
    type: post.type,
    title: post.title,
    summary: post.summary,
    start: post.start ?? emptyPostDraft.start,
    end: post.end ?? emptyPostDraft.end,
    voucher: post.offer.voucher_code,
    offerLink: post.offer.link,
    terms: post.offer.terms,
    action: post.action?.type ?? 'none',
    actionUrl: post.action?.url ?? '',
    picture: picture && {
      id: picture.upload_id,
      url: picture.url,
      width: picture.width,
      height: picture.height,
    },
    isOnMaps: post.visibility.maps,
    isInLocator: post.visibility.store_locator,
    isPlanned: post.planned_at !== null,
    plannedAt: post.planned_at ?? emptyPostDraft.plannedAt,
    plannedZone: post.planned_zone,
    recurrence: post.recurrence,
    locations: post.facilities_ids,
    requestId: '',
  };
}

/** The form's values for one date of a series: it repeats no more. */
export function draftOfDate(series: PostDraft, { planned_at, start, end }: Occurrence): PostDraft {
  return {
    ...series,
    plannedAt: planned_at ?? series.plannedAt,
    start: start ?? series.start,
    end: end ?? series.end,
    recurrence: null,
  };
}

/** When and by whose clocks a draft is judged. */
export interface PostClock {
  now: Date;
  /** The company's zone, IANA. */
  companyZone: string;
}

/**
 * What is wrong with a draft, by field. What depends on the locations, such as the length of a text with their names,
 * is for the API's check to find.
 */
export function postDraftFaults(
  draft: PostDraft,
  { now, companyZone }: PostClock,
): ByField<PostDraft, PostDraftFault> {
  const content = contentOf(draft);
  const faults: { [Field in PostDraftField]?: PostDraftFault } = {};
  const addFault = (field: PostDraftField, code: PostDraftFault) => (faults[field] ??= code);
  for (const { field, code } of postFaults(content))
    if (field === 'start' || field === 'end')
      addFault(field, code === 'required' ? momentFault(draft[field]) : code);
    else addFault(draftFieldOf[field], code);
  for (const { field, code } of textFaults(content))
    // The length counts once variables are filled in, and each location's are its own.
    if (code !== 'too_long' && (field === 'summary' || postHas(draft.type, 'title')))
      addFault(draftFieldOf[field], code);
  const plannedAt = draft.isPlanned ? wallTimeOf(draft.plannedAt) : null;
  if (draft.isPlanned && plannedAt === null) addFault('plannedAt', momentFault(draft.plannedAt));
  // Of the locations' own clocks only the check knows, and by them every end is meant.
  if (draft.plannedZone === 'company') {
    const plan = { ...content, planned_at: plannedAt, planned_zone: draft.plannedZone };
    for (const { field, code } of planFaults(plan, { plan: companyZone, schedule: undefined }, now))
      addFault(draftFieldOf[field], code);
  }
  for (const { field, code } of recurrenceFaults(repeatingOf(draft))) addFault(draftFieldOf[field], code);
  if (!draft.isOnMaps && !draft.isInLocator) addFault('isOnMaps', 'nowhere_visible');
  if (draft.locations.length === 0) addFault('locations', 'locations_missing');
  return faults;
}

function momentFault(moment: string): PostDraftFault {
  return dayOf(moment) === '' ? 'required' : 'moment_incomplete';
}
