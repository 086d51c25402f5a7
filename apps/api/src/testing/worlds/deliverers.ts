import { eq, sql } from 'drizzle-orm';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { oneRow, type Queryable } from '../../database/database.ts';
import { readInsights } from '../../features/insights/collect/read-insights.job.ts';
import { insightDays, insightReads } from '../../features/insights/insights.table.ts';
import { publishReply, retractReply } from '../../features/reviews/replies/publish-reply.job.ts';
import { createOnMap } from '../../features/listings/create/create-on-map.job.ts';
import { sendListingUpdate } from '../../features/listings/updates/send-listing-update.job.ts';
import { insightDrift } from '../oracles/insight-drift.ts';
import { appReplyDeliverers } from './app-reply-deliverers.ts';
import { startChain } from './chain.ts';
import { type Deliverer, most, outcomeOfReply } from './deliverer.ts';
import { directoryDeliverers } from './directory-deliverers.ts';
import { newListing, startListingCreation } from './listing-creation.ts';
import { startOneLocationCompany } from './one-location-company.ts';
import { publicationDeliverers } from './publication-deliverers.ts';

/** Whatever the product sends to a provider. */
export const deliverers: readonly (readonly [name: string, Deliverer])[] = [
  ...publicationDeliverers,
  [
    'a reply',
    {
      job: publishReply,
      call: { method: 'PUT', path: '/v4/accounts/*/reply' },
      denied: 'access_lost',
      gone: 'review_gone',
      left: 1,
      async start() {
        const world = await startOneLocationCompany({ reviews: most });
        return {
          api: world,
          async accept(number) {
            const id = world.ids[number] ?? 0;
            const body = { reply_comment: 'Dziękujemy!' };
            await world.ok(replyToReview, { as: world.owner, params: { id }, body });
            const atProvider = async () => (await world.replyAtGoogle(number))?.writes ?? 0;
            return { outcome: replyOutcome(world.services.database.queries, id), atProvider };
          },
        };
      },
    },
  ],
  [
    'the retraction of a reply',
    {
      job: retractReply,
      call: { method: 'DELETE', path: '/v4/accounts/*/reply' },
      denied: 'access_lost',
      gone: 'done',
      left: 0,
      async start() {
        const world = await startOneLocationCompany({ reviews: most });
        return {
          api: world,
          async accept(number) {
            const params = { id: world.ids[number] ?? 0 };
            const body = { reply_comment: 'Dziękujemy!' };
            await world.ok(replyToReview, { as: world.owner, params, body });
            await world.jobs.settle();
            await world.ok(deleteReply, { as: world.owner, params });
            const atProvider = async () => ((await world.replyAtGoogle(number))?.reply ? 1 : 0);
            return { outcome: replyOutcome(world.services.database.queries, params.id), atProvider };
          },
        };
      },
    },
  ],
  [
    'a new location',
    {
      job: createOnMap,
      call: { method: 'POST', path: '/v1/accounts/1/locations' },
      denied: 'access_lost',
      gone: 'profile_gone',
      left: 1,
      async start() {
        const world = await startListingCreation();
        return {
          api: world,
          async accept(number) {
            const name = `Kawiarnia Nowa ${number}`;
            const fields = {
              ...newListing,
              name,
              house_number: String(number + 20),
              store_code: `N-${number}`,
            };
            const { id } = await world.create(fields);
            return {
              async outcome() {
                const { creation_in_progress: isOpen, creation_problems: problems } = await world.read(id);
                return isOpen ? 'open' : (problems[0]?.code ?? 'done');
              },
              atProvider: async () => (await world.titlesAtGoogle()).filter((title) => title === name).length,
            };
          },
        };
      },
    },
  ],
  [
    'an edit of a listing',
    {
      job: sendListingUpdate,
      call: { method: 'PATCH', path: '/v1/locations/*' },
      denied: 'access_lost',
      gone: 'profile_gone',
      left: 1,
      async start() {
        const world = await startChain({ locations: most });
        await world.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
        return {
          api: world,
          async accept(number) {
            const id = world.ids[number] ?? 0;
            await world.edit(id, { name: 'Kawiarnia Lipa i Dąb' });
            return {
              async outcome() {
                const { last_update: update } = await world.read(id);
                if (update?.status === 'pending' || update?.status === 'in_progress') return 'open';
                return update?.problems[0]?.code ?? 'done';
              },
              atProvider: async () =>
                Number((await world.atGoogle(number)).merchant.title === 'Kawiarnia Lipa i Dąb'),
            };
          },
        };
      },
    },
  ],
  ...directoryDeliverers,
  ...appReplyDeliverers,
  [
    'a reading of insights',
    {
      job: readInsights,
      call: { method: 'GET', path: '/v1/locations/*:fetchMultiDailyMetricsTimeSeries' },
      denied: 'denied',
      gone: 'not_found',
      left: 1,
      async start() {
        const world = await startChain({ locations: most });
        const { jobs, now, database } = world.services;
        const { queries } = database;
        return {
          api: world,
          async accept(number) {
            const place = { companyId: world.companyId, locationId: world.ids[number] ?? 0 };
            // Keywords are no part of what is tried here.
            const keywordsMonth = now().toISOString().slice(0, 10);
            await queries.insert(insightReads).values({ ...place, readAt: new Date(0), keywordsMonth });
            await jobs.enqueue(queries, readInsights, [{ payload: place }]);
            return {
              outcome: readingOutcome(queries, place.locationId),
              // Its days are stored here: once, where each sum is that of a recount.
              async atProvider() {
                const days = await queries.$count(insightDays, eq(insightDays.locationId, place.locationId));
                return Math.sign(days) + (await insightDrift(queries)).length;
              },
            };
          },
        };
      },
    },
  ],
];

const readingOutcome = (queries: Queryable, locationId: number) => async () => {
  const read = await oneRow<{ is_read: boolean; problem: string | null; has_failed: boolean }>(
    queries,
    sql`select first_day is not null as is_read, problem, exists (
          select from pgboss.job where name = ${readInsights.name} and state = 'failed'
            and data ->> 'locationId' = ${String(locationId)}) as has_failed
        from insight_reads where location_id = ${locationId}`,
  );
  if (read.has_failed) return 'not_delivered';
  return read.problem ?? (read.is_read ? 'done' : 'open');
};

const replyOutcome = (queries: Queryable, id: number) =>
  outcomeOfReply(
    queries,
    sql`select reply_status as status, reply_problem as problem from reviews where id = ${id}`,
  );
