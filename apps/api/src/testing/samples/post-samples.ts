import { sql } from 'drizzle-orm';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { oneRow } from '../../database/database.ts';
import { postInsights } from '../../features/publications/insights/post-insights.table.ts';
import { storeSeries } from '../../features/publications/posts/series/post-series.queries.ts';
import { localPostItems } from '../../features/publications/posts/local-posts.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of posts for sample requests. */
export interface PostRows {
  /** Planned for every location, and failed at one. */
  postId: number;
  /** Repeats day by day at the same locations, from its next date on. */
  seriesId: number;
  nextDate: string;
  /** Days between which its moment is, by any clock. */
  plannedWithin: { from: string; to: string };
  /** Of a connected account, so that it can have posts. */
  postableId: number;
}

const requestId = '0191f6ae-7d3c-7c3f-9b6e-2f0d1a5b4c3d';

/** A planned post for the two locations of samples and one that can have posts, where it failed. */
export async function makePostRows(
  { make, services }: TestApi,
  { companyId, userId, locationIds }: SampleMember,
): Promise<PostRows> {
  const { queries } = services.database;
  const googleAccountId = await make.account(companyId, 'refresh-posts', `accounts/${companyId}posts`);
  const postableId = await make.location(companyId, { googleAccountId, name: 'Kawiarnia obok' });
  const at = services.now();
  const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);
  const plannedAt = inDays(5);
  const plannedWithin = { from: dayOf(inDays(4)), to: dayOf(inDays(6)) };
  const wall = plannedAt.toISOString().slice(0, 16);
  const { id: postId } = await oneRow<{ id: number }>(
    queries,
    sql`insert into local_posts (company_id, type, title, summary, offer, on_maps, in_locator, planned_at, planned_zone,
          status, request_id, author_id, created_at)
        values (${companyId}, 1, '', 'Nowa karta w {city}', ${JSON.stringify(noOffer)}::jsonb, true, true, ${wall}, 'company',
          'planned', ${crypto.randomUUID()}, ${userId}, ${at.toISOString()})
        returning id::int8 as id`,
  );
  const { id: seriesId } = await oneRow<{ id: number }>(
    queries,
    sql`insert into local_posts (company_id, type, title, summary, offer, on_maps, in_locator, planned_at, planned_zone,
          recurrence, carrier, status, request_id, author_id, created_at)
        values (${companyId}, 1, '', 'Kawa dnia', ${JSON.stringify(noOffer)}::jsonb, true, true, ${wall}, 'company',
          ${JSON.stringify(daily)}::jsonb, 'pinfold', 'repeating', ${crypto.randomUUID()}, ${userId}, ${at.toISOString()})
        returning id::int8 as id`,
  );
  const reached = [...locationIds, postableId];
  const series = { locationIds: reached, groupIds: [], language: 'pl' as const };
  await storeSeries(queries, { companyId, postId: seriesId }, series, reached);
  const item = { companyId, postId, action: 'create' as const, title: '', plannedAt, acceptedAt: at };
  const summaries = ['Nowa karta w Krakowie', `Nowa karta w ${planted}`];
  await queries.insert(localPostItems).values([
    ...locationIds.map((locationId, index) => ({
      ...item,
      locationId,
      status: itemStatus.waiting,
      summary: summaries[index] ?? '',
    })),
    {
      ...item,
      locationId: postableId,
      status: itemStatus.notPublished,
      problem: 'not_delivered' as const,
      summary: `Nowa karta ${planted}`,
    },
  ]);
  await queries.insert(postInsights).values(
    locationIds.map((locationId) => ({
      companyId,
      locationId,
      googleName: `accounts/1/locations/${locationId}/localPosts/1`,
      day: lastPostInsightDay,
      views: 7,
      actionClicks: 1,
    })),
  );
  return { postId, seriesId, nextDate: wall.slice(0, 10), plannedWithin, postableId };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const daily = { every: 'day', interval: 1, days: [], on: 'day', until: null, skip: [] };

const noOffer = { voucher_code: '', link: '', terms: '' };

export function postSamples({
  postId,
  seriesId,
  nextDate,
  plannedWithin,
  postableId,
}: PostRows): Record<string, RawRequest> {
  const ofPost = { params: { id: postId } };
  const draft = { type: 1, summary: 'Zapraszamy do {name}', facilities_ids: [postableId] };
  return {
    listLocalPosts: { query: { tab: 'planned' } },
    createLocalPost: { body: { ...draft, request_id: requestId } },
    checkLocalPost: { body: draft },
    getAiPostLimit: {},
    writeAiPost: { body: { type: 1, brief: 'Nowa karta', facilities_ids: [postableId] } },
    listCalendarPosts: { query: plannedWithin },
    listPostLocations: {},
    getPostInsights: { body: insights },
    getLocalPost: ofPost,
    updateLocalPost: { ...ofPost, body: { version: 1, summary: 'Nowe menu' } },
    updatePostDate: {
      params: { id: seriesId, on: nextDate },
      body: { version: 1, summary: 'Kawa z ciastkiem' },
    },
    stopLocalPost: { params: { id: seriesId } },
    deleteLocalPost: ofPost,
    updatePostVisibility: { ...ofPost, body: { is_visible: false } },
    listPostItems: ofPost,
    retryLocalPost: { ...ofPost, body: {} },
  };
}

const insights = { date_from: '2023-02-01', date_to: lastPostInsightDay };
