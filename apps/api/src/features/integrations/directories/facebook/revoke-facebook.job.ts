import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import { defineJob } from '../../../../jobs/define-job.ts';
import { openFacebookToken } from './facebook-credentials.ts';

interface FacebookConsent {
  companyId: number;
  /** The person at Facebook. */
  externalId: string;
  sealedToken: string;
}

/**
 * Removes the app from a person's account at Facebook. That ends every access of the person, so it is kept while an account of
 * any company uses it: this is the one query across companies, and it returns only whether there is one.
 */
export const revokeFacebook = defineJob<FacebookConsent>({
  name: 'revoke-facebook-consent',
  concurrency: 1,
  async run(services, { companyId, externalId, sealedToken }) {
    const others = await rows(
      services.database.queries,
      sql`select 1 from directory_accounts
          where directory = 'facebook' and external_id = ${externalId} and sealed_credentials is not null limit 1`,
    );
    if (others.length > 0) return;
    const owner = { companyId, kind: 'facebook person', externalId } as const;
    await services.facebook.revoke(openFacebookToken(services, owner, sealedToken));
  },
});
