import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import {
  changeableMinutes,
  planFaults,
  postFaults,
  type PostContent,
} from '@pinfold/contract/features/publications/local-post';
import { canRetry, type ItemProblem, itemStatus } from '@pinfold/contract/features/publications/post-status';
import { renderPost, textFaults } from '@pinfold/contract/features/publications/post-text';
import {
  occurrencesOf,
  recurrenceFaults,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, type Filters, hasText, idsIn, matchesQuery, now, pageOf } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { carrierOf, checkPost } from './check-post.ts';
import { chosenLocations, excludedOf, exclusionOf, offeredLocations, valuesOf } from './post-locations.ts';
import { searchUrl, sentPost, stateOfItem, testItem, type TestPost } from './post-fixtures.ts';
import { testPostPicture } from './test-picture.ts';

type Item = Schemas['PostItem'];

/** How sending a post ends. */
export interface TestPostEnd {
  /** Locations where it is not published, by id, and why. @defaultValue published everywhere */
  problems?: Readonly<Record<number, ItemProblem>> | undefined;
}

/** What `createTestPosts` returns. */
export interface TestPosts {
  answers: TestAnswers;
  /** Settles what is under way of a post: it is published, or has a problem, or is deleted. */
  settle: (id: number, end?: TestPostEnd) => void;
}

/** Posts of the in-memory API. What is sent stays under way until it is settled, `publishAfter` milliseconds later. */
export function createTestPosts(data: TestData, tell: Tell, publishAfter?: number): TestPosts {
  const posts = collection(
    () => data.publications.posts,
    'not_found',
    (ids) => tell('local_posts', ids),
  );

  const settle = (id: number, { problems = {} }: TestPostEnd = {}) => {
    const post = posts.find(id);
    if (post.status === 'deleting') {
      posts.remove(id);
      return;
    }
    const items = post.items.map((item): Item => {
      if (stateOfItem(item) !== 'processing') return item;
      const problem = problems[item.location.id];
      return problem
        ? { ...item, status: itemStatus.notPublished, problem }
        : {
            ...item,
            status: itemStatus.published,
            published_at: now(),
            search_url: searchUrl(id, item.location.id),
          };
    });
    posts.put({ ...post, status: 'sent', sent_at: post.sent_at ?? now(), items });
  };
  const settleLater = (id: number) => {
    if (publishAfter !== undefined) setTimeout(() => posts.has(id) && settle(id), publishAfter);
  };

  const answers: TestAnswers = {
    listLocalPosts: ({ query }) => {
      const of = (tab: string) => data.publications.posts.filter((post) => tabOf(post) === tab);
      const tab = query.get('tab') ?? 'sent';
      const found = of(tab)
        .filter((post) => matchesQuery(post, query, filters) && isInGroups(data, post, query))
        .toSorted(tab === 'sent' ? newestFirst : byMoment);
      const page = pageOf(found, query, 10);
      return {
        ...page,
        results: page.results.map(sentPost),
        planned: of('planned').length,
        sent: of('sent').length,
        repeating: of('repeating').length,
      };
    },
    getLocalPost: ({ id }) => {
      const post = posts.find(id);
      return { ...sentPost(post), facilities_ids: post.items.map(({ location }) => location.id), groups: [] };
    },
    listPostItems: ({ id, query }) =>
      pageOf(
        posts.find(id).items.filter((item) => matchesQuery(item, query, itemFilters)),
        query,
        20,
      ),
    listCalendarPosts: ({ query }) => ({ results: calendarOf(data, query) }),
    listPostLocations: ({ query }) => offeredLocations(data, query),
    checkLocalPost: ({ body }) => checkPost(data, body, chosenLocations(data, body)),
    createLocalPost: ({ body }) => {
      const former = data.publications.posts.find(({ requestId }) => requestId === body.request_id);
      const chosen = chosenLocations(data, body);
      const excluded = excludedOf(chosen);
      if (former) return { post: sentPost(former), excluded };
      const { facilities_ids: _ids, groups: _groups, request_id: requestId, ...content } = body;
      if (chosen.length === 0) throw new TestProblem('locations_missing');
      const locations = chosen.filter((location) => !exclusionOf(location));
      if (locations.length === 0)
        throw new TestProblem('location_unavailable', [
          { path: 'body.facilities_ids', message: excluded.map(({ name }) => name).join(', ') },
        ]);
      requireValid(content, data.company.timezone);
      const isPlanned = content.planned_at !== null;
      const carrier = content.recurrence ? carrierOf(content).carrier : null;
      const post: TestPost = {
        ...content,
        id: posts.nextId(),
        requestId,
        picture: pictureOf(data, content.upload_id),
        carrier,
        series: null,
        status: carrier ? 'repeating' : isPlanned ? 'planned' : 'creating',
        author: data.user.name,
        created_at: now(),
        sent_at: isPlanned ? null : now(),
        can_edit: true,
        version: 1,
        items: [],
      };
      const items = locations.map((location) => testItem(post, location, data.company.timezone));
      const made = posts.put({ ...post, items });
      if (!isPlanned) settleLater(made.id);
      return { post: sentPost(made), excluded };
    },
    updateLocalPost: ({ id, body: { version, facilities_ids: ids, groups: _none, ...change } }) => {
      const post = posts.find(id);
      requireEditable(post);
      if (post.version !== version) throw new TestProblem('post_changed');
      if (post.status !== 'repeating') requireInTime(post);
      const merged = { ...post, ...change, version: version + 1 };
      const carrier = merged.recurrence && carrierOf(merged).carrier;
      const changed = { ...merged, carrier, status: carrier ? ('repeating' as const) : post.status };
      requireValid(changed, data.company.timezone);
      const locations = data.locations.filter((location) =>
        (ids ?? post.items.map((item) => item.location.id)).includes(location.id),
      );
      const items = locations.map((location) => testItem(changed, location, data.company.timezone));
      const picture = change.upload_id === undefined ? post.picture : pictureOf(data, change.upload_id);
      if (changed.planned_at !== null) return sentPost(posts.put({ ...changed, picture, items }));
      settleLater(id);
      return sentPost(posts.put({ ...changed, picture, items, status: 'creating', sent_at: now() }));
    },
    updatePostDate: ({
      id,
      date: on,
      body: { version, facilities_ids: _ids, groups: _groups, ...change },
    }) => {
      const post = posts.find(id);
      requireEditable(post);
      if (post.version !== version) throw new TestProblem('post_changed');
      const [date] = occurrencesOf(post, on, on);
      if (!date || !post.recurrence) throw new TestProblem('not_found');
      const { on: _on, ...moments } = date;
      const recurrence = { ...post.recurrence, skip: [...post.recurrence.skip, on] };
      posts.patch(id, { recurrence, carrier: 'pinfold', version: version + 1 });
      const own: TestPost = {
        ...post,
        ...moments,
        ...change,
        id: posts.nextId(),
        status: 'planned',
        recurrence: null,
        carrier: null,
        series: { id, on, is_own: true },
        version: 1,
        items: [],
      };
      const items = data.locations
        .filter((location) => post.items.some((item) => item.location.id === location.id))
        .map((location) => testItem(own, location, data.company.timezone));
      return sentPost(posts.put({ ...own, items }));
    },
    stopLocalPost: ({ id }) => {
      const post = posts.find(id);
      requireEditable(post);
      if (post.status !== 'repeating') throw new TestProblem('not_found');
      posts.remove(id);
      return sentPost({ ...post, status: 'deleted' });
    },
    deleteLocalPost: ({ id }) => {
      const post = posts.find(id);
      requireEditable(post);
      if (post.status === 'planned' || post.status === 'repeating') {
        posts.remove(id);
        return sentPost({ ...post, status: 'deleted' });
      }
      settleLater(id);
      return sentPost(posts.patch(id, { status: 'deleting' }));
    },
    updatePostVisibility: ({ id, body: { is_visible } }) => {
      const post = posts.find(id);
      requireEditable(post);
      return sentPost(
        posts.patch(id, {
          visibility: { ...post.visibility, store_locator: is_visible },
          version: post.version + 1,
        }),
      );
    },
    retryLocalPost: ({ id, body: { facilities_ids: ids, title, summary } }) => {
      const post = posts.find(id);
      requireEditable(post);
      const hasOtherText = title !== undefined || summary !== undefined;
      const isSentAgain = ({ location, status, problem }: Item) =>
        status === itemStatus.notPublished &&
        problem !== null &&
        (ids?.includes(location.id) ?? true) &&
        (hasOtherText || canRetry(problem));
      if (!post.items.some(isSentAgain)) throw new TestProblem('nothing_to_retry');
      const text = { title: title ?? post.title, summary: summary ?? post.summary };
      const items = post.items.map((item): Item => {
        if (!isSentAgain(item)) return item;
        const rendered = hasOtherText ? renderPost(text, valuesAt(data, item)) : {};
        return { ...item, ...rendered, status: itemStatus.sending, problem: null };
      });
      settleLater(id);
      return sentPost(posts.patch(id, { items }));
    },
  };
  return { answers, settle };
}

const filters: Filters<TestPost> = {
  type: ({ type }, wanted) => String(type) === wanted,
  status: ({ items }, wanted) =>
    items.some((item) => {
      const state = stateOfItem(item);
      return wanted === 'problems' ? state === 'rejected' || state === 'failed' : state === wanted;
    }),
  facilities_ids: ({ items }, wanted) =>
    items.some(({ location }) => wanted.split(',').includes(String(location.id))),
  q: ({ title, summary }, wanted) => hasText(`${title} ${summary}`, wanted),
};

const itemFilters: Filters<Item> = {
  state: (item, wanted) => stateOfItem(item) === wanted,
  q: ({ location }, wanted) => hasText(`${location.name} ${location.formatted_address}`, wanted),
};

const newestFirst = (a: TestPost, b: TestPost) => b.created_at.localeCompare(a.created_at) || b.id - a.id;

const byMoment = (a: TestPost, b: TestPost) =>
  (a.planned_at ?? '').localeCompare(b.planned_at ?? '') || a.id - b.id;

function isInGroups(data: TestData, { items }: TestPost, query: URLSearchParams): boolean {
  const groups = idsIn(query, 'groups');
  return (
    groups?.some((group) => {
      const members = membersOf(data, group);
      return items.some(({ location }) => members.has(location.id));
    }) ?? true
  );
}

function tabOf({ status }: TestPost): 'planned' | 'repeating' | 'sent' {
  return status === 'planned' || status === 'repeating' ? status : 'sent';
}

const longestPeriod = 62;

function calendarOf(data: TestData, query: URLSearchParams): Schemas['CalendarPost'][] {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= longestPeriod)) throw new TestProblem('period_invalid');
  return data.publications.posts
    .map(sentPost)
    .flatMap((post) => datesWithin(post, { from, to }))
    .map(({ post, series }) => ({
      id: post.id,
      type: post.type,
      title: post.title || post.summary.slice(0, 80),
      at: post.planned_at ?? wallTimeAt(new Date(post.sent_at ?? post.created_at), data.company.timezone),
      planned_zone: post.planned_zone,
      status: post.status,
      counts: post.counts,
      picture: post.picture,
      can_edit: post.can_edit,
      version: post.version,
      series,
    }))
    .filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id);
}

/** A post as the calendar has it: a series on each of its dates, which are all foreseen. */
function datesWithin(
  post: Schemas['LocalPost'],
  { from, to }: { from: string; to: string },
): { post: Schemas['LocalPost']; series: Schemas['CalendarPost']['series'] }[] {
  const { series } = post;
  if (!post.recurrence)
    return [{ post, series: series && { id: series.id, on: series.on, is_projected: false } }];
  // What is sent in the period may be of a later date; the caller looks at when it is sent.
  return occurrencesOf(post, addDays(from, -longestPeriod), addDays(to, longestPeriod)).map(
    ({ on, ...moments }) => ({
      post: { ...post, ...moments },
      series: { id: post.id, on, is_projected: true },
    }),
  );
}

function valuesAt(data: TestData, { location }: Item) {
  const city = data.locations.find(({ id }) => id === location.id)?.city ?? '';
  return valuesOf({ ...location, city });
}

function requireEditable({ can_edit }: TestPost): void {
  if (!can_edit) throw new TestProblem('permission_denied');
}

function requireInTime({ status, items }: TestPost): void {
  const latest = Date.now() + changeableMinutes * 60_000;
  const isNear = items.some(({ sends_at }) => sends_at !== null && Date.parse(sends_at) < latest);
  if (status !== 'planned' || isNear) throw new TestProblem('post_too_late');
}

function requireValid(post: RepeatingPost & PostContent, zone: string): void {
  const faults = [
    ...postFaults(post),
    ...recurrenceFaults(post),
    ...textFaults(post),
    ...planFaults(post, { plan: zone, schedule: zone }, new Date()),
  ];
  if (faults.length === 0) return;
  throw new TestProblem(
    'post_invalid',
    faults.map(({ field, code }) => ({ path: `body.${field}`, message: code })),
  );
}

function pictureOf(data: TestData, uploadId: number | null): Schemas['PostPicture'] | null {
  if (uploadId === null) return null;
  const upload = data.publications.uploads.find(({ id }) => id === uploadId);
  if (!upload) return testPostPicture(uploadId);
  return { upload_id: uploadId, url: upload.url, width: upload.width, height: upload.height };
}
