import { firstDate } from '@pinfold/contract/features/publications/recurrence';
import { dateValues, renderPost } from '@pinfold/contract/features/publications/post-text';
import { instantOfWallTime, wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { addDays, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { batchStatusOf } from '@pinfold/contract/batch-status';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { Schemas } from '../../client/schema.ts';
import { manyLocations } from '../listings/location-fixtures.ts';
import { exclusionOf, valuesOf } from './post-locations.ts';
import { testPostPicture } from './test-picture.ts';

type Post = Schemas['LocalPost'];
type Item = Schemas['PostItem'];
type Location = Schemas['LocationItem'];

/** What the API works out of a post's locations. */
type Counted = 'counts' | 'batch_status' | 'next_at' | 'seconds_left';

/** A post of the in-memory API, with what became of it at each location. */
export interface TestPost extends Omit<Post, Counted> {
  items: Item[];
  requestId: string;
}

const noOffer = { voucher_code: '', link: '', terms: '' };

/** Returns a post with an item for each location; sent and published everywhere by default. */
export function testPost(
  id: number,
  locations: readonly Location[],
  now: Date,
  rest: Partial<TestPost> = {},
): TestPost {
  const sentAt = new Date(now.getTime() - id * 36 * 3_600_000).toISOString();
  const post: TestPost = {
    id,
    type: 1,
    title: '',
    summary: 'Od dziś w {city}: sernik baskijski z palonym masłem. Pierwszy kawałek do kawy za 9 zł.',
    start: null,
    end: null,
    offer: noOffer,
    action: { type: 'learnMore', url: 'https://lipa.example/menu' },
    upload_id: id,
    picture: testPostPicture(id),
    visibility: { maps: true, store_locator: true },
    planned_at: null,
    planned_zone: 'location',
    recurrence: null,
    carrier: null,
    series: null,
    status: 'sent',
    author: 'Anna Nowak',
    created_at: sentAt,
    sent_at: sentAt,
    can_edit: true,
    version: 1,
    requestId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    items: [],
    ...rest,
  };
  return { ...post, items: rest.items ?? locations.map((location) => testItem(post, location)) };
}

/** Returns what became of a post at a location: published for a sent one, waiting for a planned one. */
export function testItem(
  post: Omit<TestPost, 'items'>,
  location: Location,
  timezone = 'Europe/Warsaw',
): Item {
  const isPublished = post.status === 'sent';
  const { id, name, formatted_address } = location;
  return {
    id: post.id * 100_000 + id,
    location: { id, name, formatted_address },
    status: isPublished ? itemStatus.published : itemStatus.waiting,
    problem: null,
    sends_at: post.planned_at && instantOfWallTime(post.planned_at, timezone).toISOString(),
    is_handed_over: false,
    published_at: isPublished ? post.sent_at : null,
    search_url: isPublished ? searchUrl(post.id, id) : '',
    ...renderPost(post, valuesOnDate(post, location)),
  };
}

/** Returns what a location and the date of a post put in the place of variables, in Polish. */
export function valuesOnDate(
  post: Pick<Post, 'type' | 'start' | 'end' | 'planned_at' | 'planned_zone'>,
  location: Location,
): ReturnType<typeof valuesOf> & Partial<ReturnType<typeof dateValues>> {
  const date = firstDate(post);
  return { ...valuesOf(location), ...(date !== undefined && dateValues(date, 'pl')) };
}

/** Returns where people find a published post. */
export function searchUrl(postId: number, locationId: number): string {
  return `https://search.google.example/local/posts?q=${postId}-${locationId}`;
}

/**
 * Returns the posts of the test company, newest first. One was sent to a hundred locations and published at 96: policy
 * rejected three, and Google could not fetch the picture for one. Three are planned.
 */
export function testPosts(locations: readonly Location[], now: Date, timezone: string): TestPost[] {
  const at = (days: number, time: string) =>
    `${wallTimeAt(new Date(now.getTime() + days * 86_400_000), timezone).slice(0, 10)}T${time}`;
  const sent = (id: number, rest: Partial<TestPost>, sentTo = locations) => testPost(id, sentTo, now, rest);
  const planned = (id: number, plannedAt: string, rest: Partial<TestPost>) =>
    testPost(id, locations.slice(0, 4), now, {
      status: 'planned',
      planned_at: plannedAt,
      sent_at: null,
      created_at: new Date(now.getTime() - 3_600_000).toISOString(),
      ...rest,
    });
  const hundred = manyLocations(110)
    .filter((location) => !exclusionOf(location))
    .slice(0, 100);
  const chain = sent(4, {}, hundred);
  const event = sent(3, {
    type: 2,
    title: 'Wieczór parzenia kawy',
    summary: 'Barista pokaże drip, aeropress i kawiarkę. Wstęp wolny, wystarczy przyjść do {city}.',
    start: at(6, '18:00'),
    end: at(6, '20:00'),
    action: { type: 'signUp', url: 'https://lipa.example/wydarzenia' },
  });
  return [
    planned(7, at(1, '09:00'), { summary: 'Jutro od ósmej świeże rogale świętomarcińskie w {city}.' }),
    planned(6, at(4, '12:30'), {
      type: 3,
      title: 'Druga kawa za pół ceny',
      summary: 'Przyjdź we dwoje: druga kawa kosztuje połowę.',
      start: at(4, '08:00'),
      end: at(11, '20:00'),
      offer: { voucher_code: 'LIPA2', link: 'https://lipa.example/promocja', terms: 'Jedna na osobę.' },
      action: null,
      author: 'Piotr Zieliński',
      can_edit: false,
    }),
    planned(5, at(9, '08:00'), {
      summary: 'Od poniedziałku zimowe menu: piernikowe latte i gorąca czekolada.',
      planned_zone: 'company',
      upload_id: null,
      picture: null,
    }),
    sent(1, {
      summary: 'Zapytaj o ciasto dnia. W każdej kawiarni inne.',
      action: { type: 'call', url: '' },
      visibility: { maps: true, store_locator: false },
    }),
    withOutcomes(event, (index) => (index === 1 ? { status: itemStatus.sending, problem: null } : undefined)),
    sent(2, {
      type: 3,
      title: 'Śniadanie do kawy',
      summary: 'Do każdej dużej kawy croissant gratis, do 11:00.',
      start: at(-4, '08:00'),
      end: at(3, '11:00'),
      offer: { voucher_code: 'RANO', link: '', terms: '' },
      action: null,
    }),
    withOutcomes(chain, (index) => {
      if ([11, 42, 73].includes(index)) return { status: itemStatus.notPublished, problem: 'policy' };
      return index === 57 ? { status: itemStatus.notPublished, problem: 'image_not_fetched' } : undefined;
    }),
  ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Returns two posts that repeat: an offer each Friday, which Google repeats, and news every third day until they end. */
export function testSeries(locations: readonly Location[], now: Date, timezone: string): TestPost[] {
  const dayIn = (days: number) => addDays(wallTimeAt(now, timezone).slice(0, 10), days);
  const repeating = (id: number, rest: Partial<TestPost>) =>
    testPost(id, locations.slice(0, 4), now, { status: 'repeating', sent_at: null, ...rest });
  return [
    repeating(9, {
      type: 3,
      title: 'Piątek z ciastkiem',
      summary: 'W każdy piątek do dużej kawy ciastko dnia za złotówkę.',
      start: nextFriday(now, timezone, '12:00'),
      end: nextFriday(now, timezone, '18:00'),
      offer: { voucher_code: 'PIATEK', link: '', terms: '' },
      action: null,
      planned_at: nextFriday(now, timezone, '08:00'),
      recurrence: { every: 'week', interval: 1, days: [4], on: 'day', until: null, skip: [] },
      carrier: 'google',
    }),
    repeating(8, {
      summary: '{weekday}, {date}: kawa dnia w {city} czeka od otwarcia.',
      planned_at: `${dayIn(2)}T07:30`,
      recurrence: { every: 'day', interval: 3, days: [], on: 'day', until: dayIn(40), skip: [] },
      carrier: 'pinfold',
      upload_id: null,
      picture: null,
    }),
  ];
}

/** The Friday that comes next, tomorrow at the earliest. */
function nextFriday(now: Date, timezone: string, time: string): string {
  const today = wallTimeAt(now, timezone).slice(0, 10);
  const days = ((4 - weekdayOf(today) + 6) % 7) + 1;
  return `${addDays(today, days)}T${time}`;
}

function withOutcomes(
  post: TestPost,
  outcome: (index: number) => Pick<Item, 'status' | 'problem'> | undefined,
): TestPost {
  return {
    ...post,
    items: post.items.map((item, index) => {
      const other = outcome(index);
      return other ? { ...item, ...other, published_at: null, search_url: '' } : item;
    }),
  };
}

/** Returns a post as the API sends it, with what is counted at its locations. */
export function sentPost({ items, requestId: _requestId, ...post }: TestPost): Post {
  const counts = countItems(items);
  const isToCome = post.status === 'planned' || post.status === 'repeating';
  const waiting = isToCome ? items : [];
  const isUnderWay = counts.processing > 0 && !isToCome;
  return {
    ...post,
    counts,
    batch_status: batchStatusOf(counts),
    next_at: waiting.map(({ sends_at }) => sends_at).find((at) => at !== null) ?? null,
    seconds_left: isUnderWay ? Math.ceil(counts.processing / 5) : null,
  };
}

function countItems(items: readonly Item[]): Post['counts'] {
  const count = (fits: (item: Item) => boolean) => items.filter(fits).length;
  return {
    total: items.length,
    sent: count(({ status }) => status !== itemStatus.waiting),
    published: count(({ status }) => status === itemStatus.published),
    rejected: count((item) => stateOfItem(item) === 'rejected'),
    failed: count((item) => stateOfItem(item) === 'failed'),
    processing: count((item) => stateOfItem(item) === 'processing'),
  };
}

/** Returns how far a post is at a location, as the filter of items names it. */
export function stateOfItem({ status, problem }: Item): 'processing' | 'published' | 'rejected' | 'failed' {
  if (status === itemStatus.published) return 'published';
  if (status !== itemStatus.notPublished) return 'processing';
  return problem === 'policy' ? 'rejected' : 'failed';
}
