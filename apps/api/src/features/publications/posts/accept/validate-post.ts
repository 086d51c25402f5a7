import {
  planFaults,
  postFaults,
  postHas,
  type PostContent,
  type PostFault,
  type PostPlan,
} from '@pinfold/contract/features/publications/local-post';
import {
  firstDate,
  type PostRecurrence,
  recurrenceFaults,
} from '@pinfold/contract/features/publications/recurrence';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import {
  dateValues,
  type PostValues,
  postVariables,
  renderPost,
  textFaults,
  variablesIn,
} from '@pinfold/contract/features/publications/post-text';
import { instantOfWallTime } from '@pinfold/contract/features/publications/wall-time';
import type { Language } from '@pinfold/contract/languages';
import { translate, type TextKey } from '../../../../i18n/i18n.ts';
import { Problem } from '../../../../problem.ts';
import type { NewPostItem } from './accept-items.ts';
import { locationsUnavailable, type ChosenLocation } from '../../chosen-locations.ts';

/** A post as people write it: what it says, when it is sent, and where it is shown. */
export interface WrittenPost extends PostContent, PostPlan {
  /** How it repeats, from these moments on; null for once. */
  recurrence: PostRecurrence | null;
  visibility: { maps: boolean; store_locator: boolean };
}

/** A post as it goes to one location. */
export interface PlacedPost extends NewPostItem {
  location: ChosenLocation;
}

/** A fault, and where it is one. */
export interface LocatedFault extends PostFault {
  /** One of the locations concerned; null for a fault of the post itself. */
  location: ChosenLocation | null;
  count: number;
}

export interface ValidatedPost {
  /** For the locations that can have it, in the order given. */
  placed: PlacedPost[];
  excluded: ChosenLocation[];
  faults: LocatedFault[];
}

/** Fills a post in for each of its locations, and finds what is wrong with it there. */
export function validatePost(
  post: WrittenPost,
  chosen: readonly ChosenLocation[],
  context: JudgeContext,
): ValidatedPost {
  const excluded = chosen.filter(({ reason }) => reason !== null);
  const placed = placePost(
    post,
    chosen.filter(({ reason }) => reason === null),
    context,
  );
  const faults = [...faultsAnywhere(post), ...faultsAtLocations(post, placed, context)];
  return { placed, excluded, faults };
}

export interface JudgeContext {
  companyZone: string;
  /** In which a date is named in the texts. */
  language: Language;
  now: Date;
}

/** The texts and the moment of a post at each location. */
export function placePost(
  post: WrittenPost,
  locations: readonly ChosenLocation[],
  { companyZone, language, now }: JudgeContext,
): PlacedPost[] {
  const texts = { title: postHas(post.type, 'title') ? post.title : '', summary: post.summary };
  const moments = new Map<string, Date>();
  const momentIn = (zone: string): Date | null => {
    if (post.planned_at === null) return null;
    const moment = moments.get(zone) ?? instantOfWallTime(post.planned_at, zone);
    moments.set(zone, moment);
    return moment;
  };
  const date = firstDate(post);
  const valuesOn = new Map<string, Pick<PostValues, 'date' | 'weekday'>>();
  const dateValuesAt = (zone: string) => {
    const day = date ?? localTime(now, zone).date;
    const values = valuesOn.get(day) ?? dateValues(day, language);
    valuesOn.set(day, values);
    return values;
  };
  return locations.map((location) => ({
    location,
    locationId: location.id,
    ...renderPost(texts, { ...postValues(location), ...dateValuesAt(location.zone) }),
    plannedAt: momentIn(zoneOf(post, location, companyZone)),
  }));
}

function zoneOf({ planned_zone }: PostPlan, { zone }: ChosenLocation, companyZone: string): string {
  return planned_zone === 'company' ? companyZone : zone;
}

function faultsAnywhere(post: WrittenPost): LocatedFault[] {
  const { maps, store_locator: inLocator } = post.visibility;
  const faults: PostFault[] = [
    ...postFaults(post),
    ...textFaults(textsOf(post)).filter(({ code }) => code === 'unknown_variable'),
    ...recurrenceFaults(post),
  ];
  if (!maps && !inLocator) faults.push({ field: 'visibility', code: 'nowhere_visible' });
  return faults.map((fault) => ({ ...fault, location: null, count: 0 }));
}

/** The texts that are sent: a title that the type does not have is not. */
function textsOf(post: PostContent): { title: string; summary: string } {
  return { title: postHas(post.type, 'title') ? post.title : '', summary: post.summary };
}

/** Faults that depend on a location: how long texts grow there, and what its clocks show. */
function faultsAtLocations(
  post: WrittenPost,
  placed: readonly PlacedPost[],
  { companyZone, now }: JudgeContext,
): LocatedFault[] {
  const texts = textsOf(post);
  const ofZones = new Map<string, PostFault[]>();
  const planFaultsAt = (location: ChosenLocation): PostFault[] => {
    const zones = { plan: zoneOf(post, location, companyZone), schedule: location.zone };
    const key = `${zones.plan} ${zones.schedule}`;
    const faults = ofZones.get(key) ?? planFaults(post, zones, now);
    ofZones.set(key, faults);
    return faults;
  };
  const found = new Map<string, LocatedFault>();
  for (const { location, title, summary } of placed) {
    const tooLong = textFaults(texts, { title, summary }).filter(({ code }) => code === 'too_long');
    for (const fault of [...tooLong, ...planFaultsAt(location)]) {
      const key = `${fault.field} ${fault.code}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { ...fault, location, count: 1 });
    }
  }
  return [...found.values()].map((fault) => {
    const isEverywhere = fault.count === placed.length && !dependsOnLocation(fault, texts);
    return isEverywhere ? { ...fault, location: null } : fault;
  });
}

function dependsOnLocation({ field }: PostFault, texts: { title: string; summary: string }): boolean {
  return (field === 'title' || field === 'summary') && variablesIn(texts[field]).length > 0;
}

/** The problem `post_invalid`, which names each field with the reason. */
export function invalidPost(faults: readonly LocatedFault[], language: Language): Problem {
  return new Problem('post_invalid', {
    errors: faults.map((fault) => ({ path: `body.${fault.field}`, message: faultText(fault, language) })),
  });
}

function faultText({ field, code, location, count }: LocatedFault, language: Language): string {
  const key = textKeys[`${field} ${code}`] ?? generalKeys[code];
  const text = translate(language, key, { names: variableNames });
  if (location === null) return text;
  return count > 1
    ? translate(language, 'post_faults.at_locations', { text, location: location.name, count: count - 1 })
    : translate(language, 'post_faults.at_location', { text, location: location.name });
}

/** As people type them. */
const variableNames = postVariables.map((name) => `{${name}}`).join(', ');

const generalKeys = {
  required: 'post_faults.required',
  too_long: 'post_faults.too_long',
  link_invalid: 'post_faults.link_invalid',
  end_before_start: 'post_faults.end_before_start',
  end_in_past: 'post_faults.end_in_past',
  planned_in_past: 'post_faults.planned_in_past',
  planned_after_end: 'post_faults.planned_after_end',
  nowhere_visible: 'post_faults.nowhere_visible',
  unknown_variable: 'post_faults.unknown_variable',
  first_not_in_pattern: 'post_faults.first_not_in_pattern',
  month_day_too_late: 'post_faults.month_day_too_late',
  until_before_first: 'post_faults.until_before_first',
  longer_than_gap: 'post_faults.longer_than_gap',
  not_a_date: 'post_faults.not_a_date',
  all_skipped: 'post_faults.all_skipped',
  series_goes_on: 'post_faults.series_goes_on',
} as const satisfies Record<PostFault['code'], TextKey>;

/** Where one field needs words of its own. */
const textKeys: Readonly<Record<string, TextKey>> = {
  'summary required': 'post_faults.summary_required',
  'title required': 'post_faults.title_required',
  'start required': 'post_faults.start_required',
  'end required': 'post_faults.end_required',
  'action.url required': 'post_faults.link_required',
  'planned_at required': 'post_faults.series_moment_required',
  'recurrence.days required': 'post_faults.series_days_required',
  'title too_long': 'post_faults.title_too_long',
  'summary too_long': 'post_faults.summary_too_long',
  'offer.voucher_code too_long': 'post_faults.voucher_too_long',
  'offer.terms too_long': 'post_faults.terms_too_long',
};

/**
 * @throws Problem `locations_missing` when none is chosen; `location_unavailable`, which names them, when none of those
 * chosen can have a post
 */
export function requireLocations(
  { placed, excluded }: Pick<ValidatedPost, 'placed' | 'excluded'>,
  language: Language,
): void {
  if (placed.length > 0) return;
  if (excluded.length === 0)
    throw new Problem('locations_missing', { errors: [{ path: 'body.facilities_ids' }] });
  throw locationsUnavailable(excluded, language);
}

/** What a location puts in the place of a text's variables, on whatever date. */
export function postValues({ name, city, street }: ChosenLocation): PostValues {
  return { name, city, street };
}
