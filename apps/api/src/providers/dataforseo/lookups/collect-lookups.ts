import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { storeApart } from '../../../database/store-apart.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { SearchAnswer } from '../search-tasks.ts';
import { type AnsweredSearch, collectingOf, type LookupKind, mostAttempts, readTag } from './lookup-kind.ts';
import { askAtOnce, type OverdueLookup, retryLater, settleLookups, takeOverdue } from './lookup-lifecycle.ts';

/** Results that are stored in one transaction. */
const batchSize = 100;

/** Fetches results from the provider, and has itself run again while lookups are open. */
export async function collectDone<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
): Promise<void> {
  const { database, jobs, now } = services;
  if (!kind.connector(services).isConnected || !(await isAnythingOut(kind, services))) return;
  const collected = (await collectReady(kind, services)) + (await askOverdue(kind, services));
  if (!(await isAnythingOut(kind, services))) return;
  const seconds = collected > 0 ? kind.listEvery.soon : kind.listEvery.idle;
  const at = new Date(now().getTime() + seconds * 1000);
  await jobs.enqueue(database.queries, collectingOf(kind.type), [{ payload: {}, at }]);
}

async function isAnythingOut({ table }: { table: string }, { database }: Services): Promise<boolean> {
  const out = await rows(
    database.queries,
    sql`select from ${sql.identifier(table)} where state = 'posted' limit 1`,
  );
  return out.length > 0;
}

/** Returns how many were fetched. */
async function collectReady<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
): Promise<number> {
  let collected = 0;
  const collect = async () => {
    const ready = await kind.connector(services).readySearches();
    for (let start = 0; start < ready.length; start += batchSize) {
      const batch = ready.slice(start, start + batchSize);
      const fetched = await fetchSearches(
        kind,
        services,
        batch.map(({ taskId }) => taskId),
      );
      const answers = fetched.flatMap(({ answer }) => {
        const name = typeof answer === 'object' ? readTag(answer.tag) : undefined;
        return typeof answer === 'object' && name ? [{ ...name, found: answer.found }] : [];
      });
      await keepAnswers(kind, services, answers);
      await askAtOnce(
        kind,
        services,
        fetched.flatMap(({ taskId, answer }) => (answer === 'lost' ? [taskId] : [])),
      );
      collected += answers.length;
      if (fetched.length < batch.length) break;
    }
  };
  await ifRefused(collect(), ({ kind: refusal, message }) =>
    services.log.warn({ kind: refusal, reason: message }, 'no search results to be had now'),
  );
  return collected;
}

/**
 * Requests overdue orders by name, and posts again those that the provider has lost or never received. One that is in
 * its queue goes on waiting, for a day at most. Returns how many got a result.
 */
async function askOverdue<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
): Promise<number> {
  const overdue = await takeOverdue(kind, services);
  const asked = overdue.filter(({ taskId }) => taskId !== null);
  const fetched = await fetchSearches(
    kind,
    services,
    asked.flatMap(({ taskId }) => taskId ?? []),
  );
  const answers = new Map(fetched.map(({ taskId, answer }) => [taskId, answer]));
  const answerTo = ({ taskId }: OverdueLookup) => (taskId === null ? 'lost' : answers.get(taskId));
  const answered = overdue.flatMap((lookup) => {
    const answer = answerTo(lookup);
    return typeof answer === 'object' ? [{ ...lookup, found: answer.found }] : [];
  });
  await keepAnswers(kind, services, answered);
  const givenUp = overdue
    .filter((lookup) => lookup.isOld && typeof answerTo(lookup) !== 'object')
    .map((lookup) => ({ ...lookup, attempts: mostAttempts }));
  const lost = overdue.filter((lookup) => !lookup.isOld && answerTo(lookup) === 'lost');
  await retryLater(kind, services, [...givenUp, ...lost]);
  return answered.length;
}

/**
 * Stores results and settles what they complete, in one transaction a company. Results of unknown lookups are ignored;
 * one that cannot be stored is asked for again when its time is up.
 */
async function keepAnswers<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
  answers: readonly AnsweredSearch<Found>[],
): Promise<void> {
  const { database, log } = services;
  for (const [companyId, ofCompany] of Map.groupBy(answers, (answer) => answer.companyId))
    await storeApart(database.queries, ofCompany, {
      log,
      nameOf: ({ lookupId }) => `${companyId}/${lookupId}`,
      async store(tx, some) {
        const outcomes = await kind.readAnswers(services, tx, companyId, some);
        await settleLookups(kind, services, tx, companyId, outcomes);
        return outcomes;
      },
    });
}

interface FetchedSearch<Found> {
  taskId: string;
  answer: SearchAnswer<Found>;
}

/** How many are fetched at once. */
const width = 8;

/**
 * Fetches the results of orders, some in parallel. An order that fails temporarily is left out; when the rate limit is
 * reached, the remaining ones are too.
 */
async function fetchSearches<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
  taskIds: readonly string[],
): Promise<FetchedSearch<Found>[]> {
  const connector = kind.connector(services);
  const fetched: FetchedSearch<Found>[] = [];
  const left = [...taskIds];
  const fetchNext = async (): Promise<void> => {
    for (let taskId = left.shift(); taskId !== undefined; taskId = left.shift()) {
      const answer = await ifRefused(connector.readSearch(taskId), ({ kind: refusal, message }) => {
        services.log.warn({ kind: refusal, reason: message }, 'a search result cannot be had now');
        if (refusal === 'quota' || refusal === 'denied') left.length = 0;
        return undefined;
      });
      if (answer !== undefined) fetched.push({ taskId, answer });
    }
  };
  await Promise.all(Array.from({ length: width }, fetchNext));
  return fetched;
}
