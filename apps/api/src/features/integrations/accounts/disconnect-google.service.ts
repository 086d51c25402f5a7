import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import type { Member } from '../../company/member.ts';
import { isImporting } from '../import/import-lifecycle.ts';
import { revokeGrant } from './revoke-grant.job.ts';

/**
 * Disconnects an account. Its locations stay, without updates, until they are imported through another account. The
 * grant is revoked when no other account uses it.
 * @throws Problem `not_found`, `import_in_progress`
 */
export async function disconnectGoogle(services: Services, { companyId }: Member, id: number): Promise<void> {
  const { database, jobs, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    if (await isImporting(tx, companyId)) throw new Problem('import_in_progress');
    const [gone] = await rows<{ login: string; sealed: string }>(
      tx,
      sql`delete from google_accounts where company_id = ${companyId} and id = ${id}
          returning login, sealed_refresh_token as sealed`,
    );
    if (!gone) throw new Problem('not_found');
    await tx.execute(
      sql`delete from google_places where company_id = ${companyId} and google_account_id = ${id}`,
    );
    await tx.execute(
      sql`update locations set google_account_id = null, location_state = 'disconnected'
          where company_id = ${companyId} and google_account_id = ${id}`,
    );
    if (gone.login !== '')
      await jobs.enqueue(tx, revokeGrant, [{ payload: { login: gone.login, sealedToken: gone.sealed } }]);
    await live.publish(tx, companyId, { topic: 'imports', ids: [] });
    await live.publish(tx, companyId, { topic: 'locations', ids: [] });
  });
}
