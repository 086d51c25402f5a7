import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';

interface Grant {
  login: string;
  sealedToken: string;
}

/**
 * Revokes a grant at Google. That ends all access of the login, so it is kept while an account of any company uses it:
 * this is the one query across companies, and it returns only whether there is one.
 */
export const revokeGrant = defineJob<Grant>({
  name: 'revoke-google-grant',
  concurrency: 1,
  async run({ database, google, sealer }, { login, sealedToken }) {
    const others = await rows(
      database.queries,
      sql`select 1 from google_accounts where login = ${login} and not is_disconnected limit 1`,
    );
    if (others.length === 0) await google.revoke(sealer.open('refresh token', sealedToken));
  },
});
