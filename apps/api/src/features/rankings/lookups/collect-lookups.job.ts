import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { SearchAnswer } from '../../../providers/dataforseo/search-results.ts';
import type { Services } from '../../../services.ts';
import { mostAttempts, readTag } from '../rank-lookup.ts';
import { keepAnswers } from './lookup-answer.ts';
import { askAtOnce, type OverdueLookup, retryLater, takeOverdue } from './lookup-lifecycle.ts';

/** Results that are stored in one transaction. */
const batchSize = 100;

/** Seconds until the next run while results come in. */
const soonSeconds = 3;
const idleSeconds = 10;

/** Fetches results from the provider, and runs again while lookups are open. */
export const collectLookups = defineJob({
  name: 'collect-lookups',
  concurrency: 1,
  everySeconds: 60,
  subject: () => 'all',
  async run(services) {
    const { database, jobs, now, searchResults } = services;
    if (!searchResults.isConnected || !(await isAnythingOut(services))) return;
    const collected = (await collectReady(services)) + (await askOverdue(services));
    if (!(await isAnythingOut(services))) return;
    const seconds = collected > 0 ? soonSeconds : idleSeconds;
    const at = new Date(now().getTime() + seconds * 1000);
    await jobs.enqueue(database.queries, collectLookups, [{ payload: {}, at }]);
  },
});

async function isAnythingOut({ database }: Services): Promise<boolean> {
  const out = await rows(database.queries, sql`select from rank_lookups where state = 'posted' limit 1`);
  return out.length > 0;
}

/** Returns how many were fetched. */
async function collectReady(services: Services): Promise<number> {
  let collected = 0;
  const collect = async () => {
    const ready = await services.searchResults.readySearches();
    for (let start = 0; start < ready.length; start += batchSize) {
      const batch = ready.slice(start, start + batchSize);
      const fetched = await fetchSearches(
        services,
        batch.map(({ taskId }) => taskId),
      );
      const answers = fetched.flatMap(({ answer }) => {
        const name = typeof answer === 'object' ? readTag(answer.tag) : undefined;
        return typeof answer === 'object' && name ? [{ ...name, places: answer.places }] : [];
      });
      await keepAnswers(services, answers);
      await askAtOnce(
        services,
        fetched.flatMap(({ taskId, answer }) => (answer === 'lost' ? [taskId] : [])),
      );
      collected += answers.length;
      if (fetched.length < batch.length) break;
    }
  };
  await ifRefused(collect(), ({ kind, message }) =>
    services.log.warn({ kind, reason: message }, 'no search results to be had now'),
  );
  return collected;
}

/**
 * Requests overdue orders by name, and posts again those that the provider has lost or never received. One that is in
 * its queue goes on waiting, for a day at most. Returns how many got a result.
 */
async function askOverdue(services: Services): Promise<number> {
  const overdue = await takeOverdue(services);
  const asked = overdue.filter(({ taskId }) => taskId !== null);
  const fetched = await fetchSearches(
    services,
    asked.flatMap(({ taskId }) => taskId ?? []),
  );
  const answers = new Map(fetched.map(({ taskId, answer }) => [taskId, answer]));
  const answerTo = ({ taskId }: OverdueLookup) => (taskId === null ? 'lost' : answers.get(taskId));
  const answered = overdue.flatMap((lookup) => {
    const answer = answerTo(lookup);
    return typeof answer === 'object' ? [{ ...lookup, places: answer.places }] : [];
  });
  await keepAnswers(services, answered);
  const givenUp = overdue
    .filter((lookup) => lookup.isOld && typeof answerTo(lookup) !== 'object')
    .map((lookup) => ({ ...lookup, attempts: mostAttempts }));
  const lost = overdue.filter((lookup) => !lookup.isOld && answerTo(lookup) === 'lost');
  await retryLater(services, [...givenUp, ...lost]);
  return answered.length;
}

interface FetchedSearch {
  taskId: string;
  answer: SearchAnswer;
}

/** How many are fetched at once. */
const width = 8;

/**
 * Fetches the results of orders, some in parallel. An order that fails temporarily is left out; when the rate limit is
 * reached, the remaining ones are too.
 */
async function fetchSearches(
  { searchResults, log }: Services,
  taskIds: readonly string[],
): Promise<FetchedSearch[]> {
  const fetched: FetchedSearch[] = [];
  const left = [...taskIds];
  const fetchNext = async (): Promise<void> => {
    for (let taskId = left.shift(); taskId !== undefined; taskId = left.shift()) {
      const answer = await ifRefused(searchResults.readSearch(taskId), ({ kind, message }) => {
        log.warn({ kind, reason: message }, 'a search result cannot be had now');
        if (kind === 'quota' || kind === 'denied') left.length = 0;
        return undefined;
      });
      if (answer !== undefined) fetched.push({ taskId, answer });
    }
  };
  await Promise.all(Array.from({ length: width }, fetchNext));
  return fetched;
}
