import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { enqueueSending } from './due-decisions.ts';

const patienceSeconds = 120;

/**
 * A safety net: decisions whose moment has passed are sent, whatever became of their job. What was refused because
 * access was lost goes again once the account is connected anew.
 */
export const requeueStuckDecisions = defineJob({
  name: 'rescue-decisions',
  concurrency: 1,
  everySeconds: 600,
  async run(services) {
    const { queries } = services.database;
    await queries.transaction((tx) => takeUpAgain(services, tx));
    const before = new Date(services.now().getTime() - patienceSeconds * 1000).toISOString();
    const late = await rows<Row>(
      queries,
      sql`select distinct c.company_id::int8 as company_id, c.location_id::int8 as location_id from external_changes c
          join locations l on l.company_id = c.company_id and l.id = c.location_id
          where c.status = 1 and c.step in ('undoable', 'retrying') and c.send_at < ${before}
            and l.update_status not in ('pending', 'in_progress')
          limit 1000`,
    );
    await promiseAll(services, queries, late);
  },
});

/** An account that was connected after the refusal can be tried again. */
async function takeUpAgain(services: Services, tx: Queryable): Promise<void> {
  const now = services.now();
  const again = await rows<Row & { id: number }>(
    tx,
    sql`with again as (
          select c.company_id, c.id from external_changes c
          join locations l on l.company_id = c.company_id and l.id = c.location_id
          join google_accounts g on g.company_id = l.company_id and g.id = l.google_account_id and not g.is_disconnected
          where c.status = 1 and c.step = 'failed' and c.problems @> '[{"code": "access_lost"}]'
            and g.connected_at > (
              select max(e.at) from external_change_events e
              where e.company_id = c.company_id and e.change_id = c.id and e.kind = 'refused')
          limit 1000 for update of c skip locked)
        update external_changes c set step = 'retrying', send_at = ${now.toISOString()}
        from again where c.company_id = again.company_id and c.id = again.id
        returning c.company_id::int8 as company_id, c.location_id::int8 as location_id, c.id::int8 as id`,
  );
  await promiseAll(services, tx, again);
  for (const [companyId, changes] of Map.groupBy(again, (row) => row.company_id))
    await services.live.publish(tx, companyId, {
      topic: 'external_changes',
      ids: changes.map(({ id }) => id),
    });
}

interface Row {
  company_id: number;
  location_id: number;
}

async function promiseAll(services: Services, tx: Queryable, places: readonly Row[]): Promise<void> {
  const at = services.now();
  for (const [companyId, ofCompany] of Map.groupBy(places, (row) => row.company_id))
    await enqueueSending(
      services,
      tx,
      companyId,
      ofCompany.map((row) => ({ locationId: row.location_id, at })),
    );
}
