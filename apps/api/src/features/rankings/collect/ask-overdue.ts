import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { fetchSearches } from './fetch-searches.ts';
import { keepAnswers } from './keep-answers.ts';
import { mostAttempts, patienceSeconds } from './lookup-wait.ts';
import { tryLater, type TriedLookup } from './try-later.ts';

const mostAtOnce = 100;

/**
 * Asks by name for orders that should have been ready, and orders those again that the provider has lost or that never
 * reached it. One that is in its queue goes on waiting, a day at most. Answers how many got an answer.
 */
export async function askOverdue(services: Services): Promise<number> {
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
  await tryLater(services, [...givenUp, ...lost]);
  return answered.length;
}

interface OverdueLookup extends TriedLookup {
  taskId: string | null;
  /** Nobody waits for it any more. */
  isOld: boolean;
}

/** Each is asked for again only after another while, by whichever process. */
async function takeOverdue({ database, now }: Services): Promise<OverdueLookup[]> {
  const moment = now().toISOString();
  const askAt = new Date(now().getTime() + patienceSeconds * 1000).toISOString();
  const found = await rows<Row>(
    database.queries,
    sql`with overdue as (
          select company_id, id from rank_lookups where state = 'posted' and due_at <= ${moment}
          order by due_at limit ${mostAtOnce} for update skip locked)
        update rank_lookups r set due_at = ${askAt} from overdue o
        where r.company_id = o.company_id and r.id = o.id
        returning r.company_id::int8 as company_id, r.id::int8 as id, r.scan_id::int8 as scan_id, r.attempts, r.task_id,
          (r.day < ${moment}::timestamptz::date - 1 or exists (
            select from rank_scans s where s.company_id = r.company_id and s.id = r.scan_id
              and s.requested_at < ${moment}::timestamptz - interval '1 day')) as is_old`,
  );
  return found.map((row) => ({
    companyId: row.company_id,
    lookupId: row.id,
    isScan: row.scan_id !== null,
    attempts: row.attempts,
    taskId: row.task_id,
    isOld: row.is_old === true,
  }));
}

interface Row {
  company_id: number;
  id: number;
  scan_id: number | null;
  attempts: number;
  task_id: string | null;
  is_old: boolean | null;
}
