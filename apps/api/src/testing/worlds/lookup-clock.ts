import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import type { startChain } from './chain.ts';

interface LookupWork {
  table: 'rank_lookups' | 'organic_lookups';
  /** The job that finds companies to plan. */
  plan: { name: string };
  /** All jobs of these lookups. */
  work: readonly { name: string }[];
}

/** Lets the time of lookups pass, and counts them. */
export function lookupClock(
  { services, jobs, clock }: Pick<Awaited<ReturnType<typeof startChain>>, 'services' | 'jobs' | 'clock'>,
  { table, plan, work }: LookupWork,
) {
  const { queries } = services.database;

  /** What a schedule would have done by now. */
  const kick = (...kinds: { name: string }[]) =>
    Promise.all(kinds.map((job) => services.jobs.enqueue(queries, job, [{ payload: {} }])));
  const scheduled = work.filter(({ name }) => /^(post|collect)-/.test(name));

  return {
    kick,
    /** Lets time pass as schedules see it, until nothing is out or the time is used up. Other work stands still. */
    async pass(seconds: number): Promise<void> {
      const end = clock.now().getTime() + seconds * 1000;
      let [idle, calm] = [0, 0];
      // A plan whose job failed is made again, so two idle rounds in a row are needed.
      while (calm < 2) {
        const before = await openLookups(queries, table);
        await kick(...(before.count === 0 ? [plan] : []), ...scheduled);
        for (const { name } of work) await jobs.runDue(name);
        const open = await openLookups(queries, table);
        calm = open.count === 0 ? calm + 1 : 0;
        if (calm > 0) continue;
        idle = open.count === before.count && open.posted === before.posted ? idle + 1 : 0;
        const wait = idle < 2 ? breath : Math.max(breath, open.due - clock.now().getTime() + 1000);
        if (clock.now().getTime() + wait > end) return;
        clock.advance(wait / 1000);
      }
    },
    /** The number of lookups by state. */
    async lookups(): Promise<Record<string, number>> {
      const found = await rows<{ state: string; count: number }>(
        queries,
        sql`select state, count(*)::int4 as count from ${sql.identifier(table)} group by state order by state`,
      );
      return Object.fromEntries(found.map(({ state, count }) => [state, count]));
    },
  };
}

/** Longer than the interval of any job, in milliseconds. */
const breath = 11_000;

/** How many wait or are out, and when the first of them is due. */
async function openLookups(queries: Queryable, table: string) {
  const [open] = await rows<{ count: number; posted: number; due: string | Date | null }>(
    queries,
    sql`select count(*)::int4 as count, count(*) filter (where state = 'posted')::int4 as posted, min(due_at) as due
        from ${sql.identifier(table)} where state in ('waiting', 'posted')`,
  );
  const { count = 0, posted = 0, due = null } = open ?? {};
  return { count, posted, due: due === null ? 0 : new Date(due).getTime() };
}
