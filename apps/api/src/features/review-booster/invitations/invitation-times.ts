import { sql } from 'drizzle-orm';
import { invitationLimits } from '@pinfold/contract/features/review-booster/booster-invitation';
import { type Queryable, rows } from '../../../database/database.ts';

/** When each of a list is sent: so many a minute, where the other lists of the company leave room. */
export async function invitationTimes(
  queries: Queryable,
  companyId: number,
  { count, from, now }: { count: number; from: string | undefined; now: Date },
): Promise<Date[]> {
  const latest = now.getTime() + invitationLimits.mostDaysAhead * 86_400_000;
  const wanted = from === undefined ? now.getTime() : Math.min(Date.parse(from), latest);
  const start = Math.max(wanted, now.getTime());
  const firstMinute = Math.floor(start / 60_000);
  const queued = await rows<{ minute: number; count: number }>(
    queries,
    sql`select floor(extract(epoch from send_at) / 60)::int8 as minute, count(*) as count from booster_invitations
        where company_id = ${companyId} and state = 'queued'
          and send_at >= ${new Date(firstMinute * 60_000).toISOString()}::timestamptz group by 1`,
  );
  const taken = new Map(queued.map((one) => [one.minute, one.count]));
  const times: Date[] = [];
  for (let minute = firstMinute; times.length < count; minute += 1) {
    const free = invitationLimits.perMinute - (taken.get(minute) ?? 0);
    const at = new Date(Math.max(start, minute * 60_000));
    for (let left = Math.min(free, count - times.length); left > 0; left -= 1) times.push(at);
  }
  return times;
}
