import { sql } from 'drizzle-orm';
import { publicReviewLink } from '@pinfold/contract/features/review-booster/public-review-link';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { refuseUnfairTexts } from '../invitations/refuse-unfair-texts.ts';

/**
 * Refuses a reply that offers something in return or asks for praise, and one that leads to a public page: a team that
 * knows the score would choose by it who is asked for a public review.
 * @throws Problem `incentive_refused`, `gating_refused`
 */
export async function refuseGatingReply(
  queries: Queryable,
  { companyId }: { companyId: number },
  locationId: number,
  text: string,
): Promise<void> {
  refuseUnfairTexts({ 'body.reply_comment': text });
  const pages = await rows<{ url: string }>(
    queries,
    sql`select new_review_url as url from locations
        where company_id = ${companyId} and id = ${locationId} and new_review_url <> ''`,
  );
  const link = publicReviewLink(
    text,
    pages.map(({ url }) => url),
  );
  if (link === undefined) return;
  throw new Problem('gating_refused', {
    errors: [{ path: 'body.reply_comment' }],
    values: { names: link.slice(0, 50) },
  });
}
