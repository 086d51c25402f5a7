import { sql } from 'drizzle-orm';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import { markAccessLost, type ConnectedAccount } from '../google-account.ts';
import type { OpenImport } from './store-places.ts';

/** Subscribes to what happens in the account from now on, then ends the import. */
export async function finishImport(
  services: Services,
  open: OpenImport,
  { google, name }: ConnectedAccount,
): Promise<void> {
  try {
    await google.publishChanges(name, services.config.GOOGLE_PUBSUB_TOPIC);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    // Polling finds what is not notified; an import that is whole must not look as if it went on.
    services.log.warn({ err: error }, 'no notifications from an account that was imported');
  }
  await end(services, open);
}

/** Ends an import whose grant has ended: what is left waits in vain. */
export async function giveUpImport(services: Services, open: OpenImport): Promise<void> {
  const { companyId, importId } = open;
  await services.database.queries.transaction(async (tx) => {
    await markAccessLost(tx, open);
    await tx.execute(
      sql`update google_import_places set outcome = 'errored', problem = 'access_lost'
          where company_id = ${companyId} and import_id = ${importId} and outcome is null`,
    );
  });
  await end(services, open);
}

async function end({ database, live, now }: Services, { companyId, importId }: OpenImport): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`update google_imports set finished_at = ${now().toISOString()}
          where company_id = ${companyId} and id = ${importId} and finished_at is null`,
    );
    await live.publish(tx, companyId, { topic: 'imports', ids: [importId] });
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}
