import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { SearchResultsError } from '../../../providers/dataforseo/search-results-error.ts';
import type { Services } from '../../../services.ts';
import { askOverdue } from './ask-overdue.ts';
import { fetchSearches } from './fetch-searches.ts';
import { keepAnswers } from './keep-answers.ts';
import { readTag } from './lookup-tag.ts';

/** Answers that are kept together. */
const batchSize = 100;

const soonSeconds = 3;
const idleSeconds = 10;

/** Fetches what the provider has found, and looks again while anything is out. */
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

/** What was found to have failed counts as overdue, so that it is ordered again. */
async function askAtOnce({ database, now }: Services, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  await database.queries.execute(
    sql`update rank_lookups set due_at = ${now().toISOString()} where state = 'posted' and task_id in (
          select jsonb_array_elements_text(${JSON.stringify(taskIds)}::jsonb))`,
  );
}

/** Answers how many were fetched. */
async function collectReady(services: Services): Promise<number> {
  let collected = 0;
  try {
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
  } catch (error) {
    if (!(error instanceof SearchResultsError)) throw error;
    services.log.warn({ kind: error.kind, reason: error.message }, 'no search results to be had now');
  }
  return collected;
}
