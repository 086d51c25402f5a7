import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rows } from '../../../../database/database.ts';
import { isQueued } from '../../../../jobs/jobs.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import { readAppleNews } from './read-apple-news.job.ts';

const Told = z.object({ orgId: z.string().optional() });

/**
 * Takes what Apple tells: that there is something new of an organisation. What that is, is read from where it was last read to,
 * so that what comes twice, or in another order, counts once.
 * @throws Problem `invalid_request` where Apple has not signed it
 */
export async function hearFromApple(
  { apple, database, jobs }: Services,
  message: { body: string; timestamp: string; signature: string },
): Promise<void> {
  if (!apple.isSigned(message)) throw new Problem('invalid_request');
  const { orgId } = Told.safeParse(parsed(message.body)).data ?? {};
  // Saving the address makes Apple knock.
  if (orgId === undefined) return;
  const { queries } = database;
  const accounts = await rows<{ company_id: number; id: number; waits: boolean }>(
    queries,
    sql`select company_id::int8 as company_id, id::int8 as id,
          ${isQueued(readAppleNews.name, sql`company_id || '/' || id`)} as waits
        from directory_accounts
        where directory = 'apple' and external_id = ${orgId} and sealed_credentials is not null`,
  );
  const payloads = accounts
    .filter(({ waits }) => !waits)
    .map(({ company_id: companyId, id: accountId }) => ({ payload: { companyId, accountId } }));
  await jobs.enqueue(queries, readAppleNews, payloads);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
