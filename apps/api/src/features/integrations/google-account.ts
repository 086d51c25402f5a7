import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../services.ts';

interface AccountKey {
  companyId: number;
  accountId: number;
}

/** A connected account, and whom to call Google as. */
export interface ConnectedAccount {
  /** `accounts/{a}` */
  name: string;
  google: GoogleAccount;
}

/** Undefined for one whose grant has ended, or that was taken out. */
export async function findAccount(
  { database, google, sealer }: Services,
  { companyId, accountId }: AccountKey,
): Promise<ConnectedAccount | undefined> {
  const [row] = await rows<{ name: string; sealed: string }>(
    database.queries,
    sql`select name, sealed_refresh_token as sealed from google_accounts
        where company_id = ${companyId} and id = ${accountId} and not is_disconnected`,
  );
  return row && { name: row.name, google: google.as(sealer.open('refresh token', row.sealed)) };
}

/** The owner withdrew the consent, or it ran out: nothing works until the account is connected again. */
export async function markAccessLost(tx: Queryable, { companyId, accountId }: AccountKey): Promise<void> {
  await tx.execute(
    sql`update google_accounts set is_disconnected = true where company_id = ${companyId} and id = ${accountId}`,
  );
}
