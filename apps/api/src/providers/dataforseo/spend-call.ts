import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { nextMinute } from '../google-business-profile/provider-quota.ts';
import { SearchResultsError } from './search-results-error.ts';

/**
 * Takes a call out of this minute's, which all processes share.
 * @throws SearchResultsError `quota` where none is left
 */
export async function spendCall(queries: Queryable, perMinute: number, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const taken = await rows(
    queries,
    sql`insert into provider_minutes as m (subject, minute, calls) values ('dataforseo', ${minute}, 1)
        on conflict (subject, minute) do update set calls = m.calls + 1 where m.calls < ${perMinute}
        returning calls`,
  );
  if (taken.length > 0) return;
  const seconds = Math.ceil((nextMinute(now).getTime() - now.getTime()) / 1000);
  throw new SearchResultsError('quota', 'No calls are left in this minute', seconds);
}
