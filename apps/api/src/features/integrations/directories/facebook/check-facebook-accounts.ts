import { sql } from 'drizzle-orm';
import type { DirectoryAccountProblem } from '@pinfold/contract/features/integrations/directory';
import { rows } from '../../../../database/database.ts';
import { ifRefused } from '../../../../delivery/provider-error.ts';
import { FacebookError } from '../../../../providers/facebook/facebook-error.ts';
import type { Services } from '../../../../services.ts';
import { openFacebookToken } from './facebook-credentials.ts';

interface CheckedAccount {
  company_id: number;
  id: number;
  external_id: string;
  sealed: string;
  problem: DirectoryAccountProblem | null;
}

/** Days before its end from which people are asked to confirm an access. */
const confirmDays = 7;

/**
 * Asks Facebook whether what each person gave is still good, and notes what is not. An account about which it gives no
 * answer keeps no other waiting: it is asked about the next time.
 */
export async function checkFacebookAccounts(services: Services): Promise<void> {
  const { database, live, log } = services;
  const accounts = await rows<CheckedAccount>(
    database.queries,
    sql`select company_id::int8 as company_id, id::int8 as id, external_id, problem, sealed_credentials as sealed
        from directory_accounts where directory = 'facebook' and sealed_credentials is not null
        order by company_id, id`,
  );
  for (const { company_id: companyId, id, external_id: externalId, sealed, problem } of accounts) {
    const owner = { companyId, kind: 'facebook person', externalId } as const;
    const token = openFacebookToken(services, owner, sealed);
    const found =
      token === undefined
        ? 'ended'
        : await ifRefused(problemOfToken(services, token), (error) => {
            log.warn(
              { companyId, kind: error.kind, reason: error.message },
              'a Facebook account was not checked',
            );
            return problem;
          });
    if (found === problem) continue;
    await database.queries.transaction(async (tx) => {
      await tx.execute(
        sql`update directory_accounts set problem = ${found}
            where company_id = ${companyId} and id = ${id} and sealed_credentials = ${sealed}`,
      );
      await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    });
  }
}

async function problemOfToken(
  { facebook, now }: Services,
  token: string,
): Promise<DirectoryAccountProblem | null> {
  const { isValid, expiresAt } = await facebook.inspectToken(token);
  if (isValid) {
    const confirmFrom = new Date(now().getTime() + confirmDays * 86_400_000);
    return expiresAt !== undefined && expiresAt <= confirmFrom ? 'expired' : null;
  }
  // Only a call in the person's name says why.
  return ifRefused(
    facebook
      .as(token)
      .getPerson()
      .then((): DirectoryAccountProblem | null => null),
    (error) => {
      if (error.kind !== 'denied') throw error;
      return error instanceof FacebookError ? (error.accessEnd ?? 'ended') : 'ended';
    },
  );
}
