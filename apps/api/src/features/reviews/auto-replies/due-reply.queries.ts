import { sql } from 'drizzle-orm';
import type { AutoReplySource } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { reviewRows } from '../review-rows.ts';
import type { DueReply } from './make-auto-reply.job.ts';
import { answerableReview, fitsRule } from './rule-fits.ts';

/** A rule, and the review that it answers now. */
export interface FoundDue {
  review: Review;
  rule: {
    name: string;
    source: AutoReplySource;
    templateIds: number[];
    needsAcceptance: boolean;
    /** How many replies it has made: its texts take turns. */
    made: number;
  };
}

/** What is to be answered, if the review is still as it was and the rule still speaks of it. */
export async function readDueReply(
  queries: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, reviewId, reviewUpdatedAt, ruleId }: DueReply,
): Promise<FoundDue | undefined> {
  const [rule] = await rows<RuleRow>(
    queries,
    sql`select u.name, u.source, u.template_ids, u.needs_acceptance,
               (select count(*)::int4 from auto_replies made where made.company_id = u.company_id and made.rule_id = u.id) as made
        from reviews r join auto_reply_rules u on u.company_id = r.company_id and u.id = ${ruleId} and ${fitsRule}
        where r.company_id = ${companyId} and r.id = ${reviewId} and r.updated_at = ${reviewUpdatedAt}::timestamptz
          and ${answerableReview(now())}`,
  );
  if (!rule) return undefined;
  const [review] = await reviewRows(
    queries,
    sql`select r.company_id, r.id, 1 as position from reviews r where r.company_id = ${companyId} and r.id = ${reviewId}`,
  );
  if (!review) return undefined;
  return {
    review,
    rule: {
      name: rule.name,
      source: rule.source,
      templateIds: rule.template_ids,
      needsAcceptance: rule.needs_acceptance,
      made: rule.made,
    },
  };
}

interface RuleRow {
  name: string;
  source: AutoReplySource;
  template_ids: number[];
  needs_acceptance: boolean;
  made: number;
}
