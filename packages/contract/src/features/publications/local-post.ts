import { hasBraces } from '../../braces.ts';
import { characterCount } from '../../normalise-text.ts';
import { plainLine } from '../../plain-line.ts';
import { parseWebsiteUrl } from '../company/website.ts';
import { instantOfWallTime, type WallTime } from './wall-time.ts';

/** Types of posts and their wire values (product spec, section 3). */
export const postTypes = { post: 1, event: 2, offer: 3, alert: 4 } as const;

export type PostType = (typeof postTypes)[keyof typeof postTypes];

/** What the button of a post does (product spec, section 3). */
export const postActions = ['book', 'order', 'shop', 'learnMore', 'signUp', 'call'] as const;

export type PostActionType = (typeof postActions)[number];

/** Characters at most, as Google counts them; `summary` and `title` once their variables are filled in. */
export const postLimits = {
  summary: 1500,
  title: 58,
  voucher: 58,
  link: 1500,
  terms: 5000,
  locations: 10_000,
} as const;

/** Parts of a post that only some types have. */
export type PostPart = 'title' | 'schedule' | 'offer' | 'action';

const partsOfType: Record<PostType, readonly PostPart[]> = {
  [postTypes.post]: ['action'],
  [postTypes.event]: ['title', 'schedule', 'action'],
  // Google refuses a button on an offer: it draws its own.
  [postTypes.offer]: ['title', 'schedule', 'offer'],
  [postTypes.alert]: ['action'],
};

/** Whether posts of a type have a part. */
export function postHas(type: PostType, part: PostPart): boolean {
  return partsOfType[type].includes(part);
}

/** What people write of a post, whatever its type: parts that its type does not have are kept and not sent. */
export interface PostContent {
  type: PostType;
  title: string;
  summary: string;
  /** Begin and end of an event or an offer, in the local time of each location; null while not chosen. */
  start: WallTime | null;
  end: WallTime | null;
  offer: { voucher_code: string; link: string; terms: string };
  /** The button; null for none. A call takes no link: it dials the number of each location. */
  action: { type: PostActionType; url: string } | null;
}

/** A post without the parts that its type does not have. */
export function withOwnParts(post: PostContent): PostContent {
  const { type } = post;
  const action = postHas(type, 'action') ? post.action : null;
  return {
    type,
    title: postHas(type, 'title') ? post.title : '',
    summary: post.summary,
    start: postHas(type, 'schedule') ? post.start : null,
    end: postHas(type, 'schedule') ? post.end : null,
    offer: postHas(type, 'offer') ? post.offer : { voucher_code: '', link: '', terms: '' },
    action: action?.type === 'call' ? { type: 'call', url: '' } : action,
  };
}

/** Fields that a post can be wrong in, as on the wire. */
export const postFields = [
  'type',
  'title',
  'summary',
  'start',
  'end',
  'offer.voucher_code',
  'offer.link',
  'offer.terms',
  'action.url',
  'upload_id',
  'planned_at',
  'visibility',
  'facilities_ids',
  'recurrence',
  'recurrence.interval',
  'recurrence.days',
  'recurrence.on',
  'recurrence.until',
  'recurrence.skip',
] as const;

export type PostField = (typeof postFields)[number];

/** Why a field of a post is refused. */
export const postFaultCodes = [
  'required',
  /** More characters than `postLimits` allows. */
  'too_long',
  /** Without `http://` or `https://`, or without a host. */
  'link_invalid',
  'end_before_start',
  /** The end is over already. */
  'end_in_past',
  /** Planned for a moment that is over, or too near. */
  'planned_in_past',
  /** Planned for after its own end. */
  'planned_after_end',
  /** Neither on maps nor in the store locator. */
  'nowhere_visible',
  /** Something between braces that nothing fills in; in links, codes and terms nothing is filled in at all. */
  'unknown_variable',
  /** The first date of a series is none of its pattern's: another weekday, or not the last of its month. */
  'first_not_in_pattern',
  /** A monthly post on the 29th, 30th or 31st, which not every month has. */
  'month_day_too_late',
  /** The series is over before it begins. */
  'until_before_first',
  /** An event or an offer lasts until the next one has begun. */
  'longer_than_gap',
  /** A skipped date that is none of the series. */
  'not_a_date',
  /** Every date is skipped. */
  'all_skipped',
  /** A series goes on until it is stopped: it does not become a single post. */
  'series_goes_on',
] as const;

export type PostFaultCode = (typeof postFaultCodes)[number];

export interface PostFault {
  field: PostField;
  code: PostFaultCode;
}

/**
 * What is wrong with a post before variables are filled in, by field; none for one that can be sent. Lengths of texts
 * with variables are judged where they are filled in (`renderPost`).
 * @param now clocks of the zone in which `planned_at` is meant
 */
export function postFaults(post: PostContent): PostFault[] {
  const { title, summary, start, end, offer, action, type } = withOwnParts(post);
  const faults: PostFault[] = [];
  const addFault = (field: PostField, code: PostFaultCode) => faults.push({ field, code });
  if (summary.trim() === '' && type !== postTypes.event && type !== postTypes.offer)
    addFault('summary', 'required');
  if (postHas(type, 'title') && title.trim() === '') addFault('title', 'required');
  if (postHas(type, 'schedule')) {
    if (start === null) addFault('start', 'required');
    if (end === null) addFault('end', 'required');
    if (start !== null && end !== null && end <= start) addFault('end', 'end_before_start');
  }
  for (const [field, text] of [
    ['offer.voucher_code', offer.voucher_code],
    ['offer.terms', offer.terms],
  ] as const) {
    if (characterCount(text) > postLimits[field === 'offer.terms' ? 'terms' : 'voucher'])
      addFault(field, 'too_long');
    if (hasBraces(text)) addFault(field, 'unknown_variable');
  }
  const offerLink = linkFault(offer.link);
  if (offerLink) addFault('offer.link', offerLink);
  if (action && action.type !== 'call') {
    const code = action.url.trim() === '' ? 'required' : linkFault(action.url);
    if (code) addFault('action.url', code);
  }
  return faults;
}

function linkFault(text: string): PostFaultCode | undefined {
  const url = plainLine(text).trim();
  if (url === '') return undefined;
  if (url.length > postLimits.link) return 'too_long';
  if (hasBraces(url)) return 'unknown_variable';
  return parseWebsiteUrl(url) ? undefined : 'link_invalid';
}

/** When a post is sent: at once, or at a moment in the local time of each location or of the company. */
export interface PostPlan {
  planned_at: WallTime | null;
  planned_zone: PlannedZone;
}

/** Whose clocks a planned moment is meant by. */
export const plannedZones = ['location', 'company'] as const;

export type PlannedZone = (typeof plannedZones)[number];

/** A planned post can be changed until so many minutes before its moment. */
export const changeableMinutes = 10;

/** By whose clocks the moments of a post at one location are meant. */
export interface PostZones {
  /** Of the planned moment: the location's, or the company's (`planned_zone`). */
  plan: string;
  /** Of start and end, always the location's; undefined where locations are not known, so that no end is judged. */
  schedule: string | undefined;
}

/** What is wrong with the moments of a post at one location, each by its own clocks. */
export function planFaults(
  { type, end, planned_at: plannedAt }: PostContent & PostPlan,
  { plan, schedule }: PostZones,
  now: Date,
): PostFault[] {
  const faults: PostFault[] = [];
  const hasEnd = schedule !== undefined && postHas(type, 'schedule') && end !== null;
  const endsAt = hasEnd ? instantOfWallTime(end, schedule) : undefined;
  if (endsAt && endsAt <= now) faults.push({ field: 'end', code: 'end_in_past' });
  if (plannedAt === null) return faults;
  const moment = instantOfWallTime(plannedAt, plan);
  if (moment <= now) faults.push({ field: 'planned_at', code: 'planned_in_past' });
  else if (endsAt && moment >= endsAt) faults.push({ field: 'planned_at', code: 'planned_after_end' });
  return faults;
}
