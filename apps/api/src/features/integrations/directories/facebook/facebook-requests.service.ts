import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { Problem } from '../../../../problem.ts';
import { newToken } from '../../../../secrets/token.ts';
import type { Services } from '../../../../services.ts';
import { forgetLinks, pauseLinks } from '../link-directory-listings.ts';

/** The page that says what became of a request to delete data; people find its address at Facebook. */
export const dataDeletionPath = '/facebook/data-deletion';

/**
 * A person removed the app at Facebook: what they gave is forgotten, and every company that used it is told.
 * @throws Problem `not_found` for what Facebook did not sign
 */
export async function noteAppRemoved(services: Services, signedRequest: string): Promise<void> {
  await forEachAccount(services, signedRequest, async (tx, { companyId, accountId }, issuedAt) => {
    // One that the company disconnected itself stays so, and a late request ends nothing that was given since.
    const lost = await rows(
      tx,
      sql`select 1 from directory_accounts where company_id = ${companyId} and id = ${accountId}
          and sealed_credentials is not null and connected_at <= ${issuedAt.toISOString()}::timestamptz`,
    );
    if (lost.length === 0) return;
    await tx.execute(
      sql`update directory_accounts set sealed_credentials = null, problem = 'app_removed', status = 'disconnected'
          where company_id = ${companyId} and id = ${accountId}`,
    );
    await pauseLinks(services, tx, { companyId, directory: 'facebook', accountId }, 'failed');
  });
}

/**
 * A person asks for everything of theirs to be deleted. Returns where Facebook shows them that it was, and the code by which
 * they can ask about it; neither is stored, since nothing is left.
 * @throws Problem `not_found` for what Facebook did not sign
 */
export async function deleteFacebookData(
  services: Services,
  signedRequest: string,
): Promise<{ url: string; confirmation_code: string }> {
  await forEachAccount(services, signedRequest, async (tx, { companyId, accountId }) => {
    await forgetLinks(services, tx, { companyId, directory: 'facebook', accountId });
    await tx.execute(
      sql`delete from directory_accounts where company_id = ${companyId} and id = ${accountId}`,
    );
  });
  const code = newToken().slice(0, 16);
  return { url: `${services.publicUrl}/api${dataDeletionPath}/${code}`, confirmation_code: code };
}

interface AccountPlace {
  companyId: number;
  accountId: number;
}

async function forEachAccount(
  services: Services,
  signedRequest: string,
  work: (tx: Queryable, place: AccountPlace, issuedAt: Date) => Promise<void>,
): Promise<void> {
  const { database, facebook, live, now } = services;
  const request = facebook.readSignedRequest(signedRequest);
  if (request === undefined) throw new Problem('not_found');
  const { person, issuedAt = now() } = request;
  const found = await rows<{ company_id: number; id: number }>(
    database.queries,
    sql`select company_id::int8 as company_id, id::int8 as id from directory_accounts
        where directory = 'facebook' and external_id = ${person} order by company_id, id`,
  );
  for (const { company_id: companyId, id: accountId } of found)
    await database.queries.transaction(async (tx) => {
      await lockCompany(tx, companyId, now());
      await work(tx, { companyId, accountId }, issuedAt);
      await live.publish(tx, companyId, { topic: 'directories', ids: [] });
    });
}
