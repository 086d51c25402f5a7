import { sql } from 'drizzle-orm';
import type { InvitationAnswer } from '@pinfold/contract/features/integrations/google';
import { lockCompany } from '../../../database/lock-company.ts';
import { rows } from '../../../database/database.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import type { GoogleInvitationResource } from '../../../providers/google-business-profile/invitation-calls.ts';
import type { Services } from '../../../services.ts';
import { askGoogle, requireGrant } from '../../listings/google-grant.ts';
import { storeGoogleAccount } from '../accounts/google-account.ts';
import { askForPlaces } from '../places/list-places.job.ts';

interface AccountKey {
  companyId: number;
  accountId: number;
}

/**
 * Accepts or declines an invitation at Google. The places of the account are read again then; a group is connected with
 * the grant of the account that was invited to it.
 * @throws Problem `not_found`, `google_account_missing`, `provider_unavailable`
 */
export async function answerInvitation(
  services: Services,
  account: AccountKey,
  { name, answer }: { name: string; answer: InvitationAnswer },
): Promise<void> {
  const { companyId, accountId } = account;
  await requireAccount(services, account);
  const { accountName, google } = await requireGrant(services, companyId, accountId);
  if (!name.startsWith(`${accountName}/invitations/`)) throw new Problem('not_found');
  const pending = async () => (await google.listInvitations(accountName)).find((one) => one.name === name);
  const invitation = await askGoogle(pending());
  if (!invitation) throw new Problem('not_found');
  // Where Google's answer was lost, the list shows whether the call arrived.
  const sent = ifRefused(google.answerInvitation(name, answer), async (error) => {
    if (error.kind === 'not_found') throw new Problem('not_found');
    if (await pending()) throw error;
  });
  await askGoogle(sent);
  if (answer === 'accept') await takeIn(services, account, invitation);
}

async function requireAccount({ database }: Services, { companyId, accountId }: AccountKey): Promise<void> {
  const found = await rows(
    database.queries,
    sql`select 1 from google_accounts where company_id = ${companyId} and id = ${accountId}`,
  );
  if (found.length === 0) throw new Problem('not_found');
}

/** What was accepted can be imported. */
async function takeIn(
  services: Services,
  { companyId, accountId }: AccountKey,
  { targetAccount }: GoogleInvitationResource,
): Promise<void> {
  const { database, live, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await askForPlaces(services, tx, { companyId, accountId }, { isForced: true });
    const group = targetAccount?.name;
    if (group !== undefined) {
      // A group that is connected already keeps its own grant.
      const [grant] = await rows<{ login: string; sealed: string }>(
        tx,
        sql`select login, sealed_refresh_token as sealed from google_accounts
            where company_id = ${companyId} and id = ${accountId} and not exists (
              select 1 from google_accounts g
              where g.company_id = ${companyId} and g.name = ${group} and not g.is_disconnected)`,
      );
      if (grant) {
        const connection = { companyId, login: grant.login, sealedRefreshToken: grant.sealed, now: now() };
        const stored = { name: group, accountName: targetAccount?.accountName ?? '' };
        const id = await storeGoogleAccount(tx, connection, stored);
        await askForPlaces(services, tx, { companyId, accountId: id });
      }
    }
    await live.publish(tx, companyId, { topic: 'imports', ids: [] });
  });
}
