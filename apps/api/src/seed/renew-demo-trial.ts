import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { demoTrialDays } from './accounts.ts';

/** The demo's café chain is always on trial: whoever starts an old demo again must not find it closed. */
export async function renewDemoTrial({ database, now }: Services): Promise<void> {
  const expiresAt = new Date(now().getTime() + demoTrialDays * 86_400_000).toISOString();
  await database.queries.execute(
    sql`update companies set plan_expires_at = ${expiresAt}
        where plan_is_free_trial and id in (
          select m.company_id from members m join users u on u.id = m.user_id where u.email = 'owner@demo.pinfold.test')`,
  );
}
