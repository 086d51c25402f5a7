import { sql, type SQL } from 'drizzle-orm';
import type { AutoReplySource } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import {
  hasPreflightErrors,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/opinions/templates/render-template';
import { rotateTemplates } from '@pinfold/contract/features/opinions/templates/template-rotation';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Services } from '../../../services.ts';
import { readAiConfig } from '../../opinions/ai/ai-config.service.ts';
import { draftForRule } from '../../opinions/ai/draft-for-rule.ts';
import { reviewRows } from '../reviews.queries.ts';
import { replyTemplatesOf } from '../../opinions/templates/reply-templates.queries.ts';
import { answeringCompany, type AnsweringCompany } from './auto-reply-access.ts';
import { answerableReview, outdateAutoReplies, storeAutoReply } from './auto-reply-lifecycle.ts';

/** Applies the rules of a company to reviews that were classified just now; a job makes each reply when its delay is over. */
export async function proposeAutoReplies(
  tx: Queryable,
  services: Services,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  const { jobs, now } = services;
  await outdateAutoReplies(tx, services, companyId, reviewIds);
  if (!(await answeringCompany(tx, services, companyId))) return;
  const chosen = await rows<ChosenRow>(
    tx,
    sql`select distinct on (r.id) r.id::int8 as review_id, r.updated_at::text as updated_at, u.id::int8 as rule_id,
               greatest(r.created_at + u.delay_minutes * interval '1 minute', ${now().toISOString()}::timestamptz) as due_at
        from reviews r join auto_reply_rules u on u.company_id = r.company_id and ${fitsRule}
        where r.company_id = ${companyId} and r.id = any(${int8Array(reviewIds)}) and ${answerableReview(now())}
        order by r.id, u.position, u.id`,
  );
  await jobs.enqueue(
    tx,
    makeAutoReply,
    chosen.map((row) => ({
      payload: {
        companyId,
        reviewId: row.review_id,
        reviewUpdatedAt: row.updated_at,
        ruleId: row.rule_id,
      },
      at: new Date(row.due_at),
    })),
  );
}

interface ChosenRow {
  review_id: number;
  updated_at: string;
  rule_id: number;
  due_at: string | Date;
}

/** A reply that a rule is to make for a review as it was then. */
interface DueReply {
  companyId: number;
  reviewId: number;
  /** In the database's own notation, to the microsecond. */
  reviewUpdatedAt: string;
  ruleId: number;
}

/**
 * Makes a reply when its delay is over: sends it, or lets it wait for a person. Killed anywhere and run again, it makes
 * one: the reply and the job that sends it are stored together, and only once for a review as it is.
 */
export const makeAutoReply = defineProviderJob<DueReply, ClaimedDue, 'refused'>({
  name: 'make-auto-reply',
  concurrency: 4,
  subject: ({ companyId, reviewId, reviewUpdatedAt }) => `${companyId}/${reviewId}/${reviewUpdatedAt}`,
  async claim(services, due) {
    const { queries } = services.database;
    const company = await answeringCompany(queries, services, due.companyId);
    const found = company && (await readDueReply(queries, services, due));
    return found && { company, found };
  },
  async work(services, { company, found }, due) {
    const worded = await wordAutoReply(services, company, found);
    if (!worded) return;
    const { name: ruleName, source } = found.rule;
    await storeAutoReply(services, { ...due, ...worded, ruleName, source });
  },
  explain: ({ kind }) => (kind === 'invalid' ? { problem: 'refused' } : undefined),
  async settleFailed({ log }, { reviewId }) {
    log.info({ reviewId }, 'the model refuses to answer a review by itself');
  },
});

interface ClaimedDue {
  company: AnsweringCompany;
  found: FoundDue;
}

/** A rule, and the review that it replies to now. */
interface FoundDue {
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

/** The review and its rule, if the review is still as it was and the rule still applies to it. */
async function readDueReply(
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

/** Whether a rule `u` applies to a review `r`: by when it came, its stars, its text and its location. */
const fitsRule: SQL = sql`
  u.is_active and r.created_at >= u.active_since and r.rating = any(u.rating)
  and (u.comment is null or u.comment = r.has_comment) and (u.source <> 'ai' or r.has_comment)
  and ((u.location_ids = '{}' and u.group_ids = '{}') or r.location_id = any(u.location_ids)
    or exists (select from location_group_members gm
               where gm.company_id = r.company_id and gm.location_id = r.location_id and gm.group_id = any(u.group_ids)))`;

/** The text of a reply, and whether a person has to accept it first. */
interface WordedReply {
  text: string;
  isWaiting: boolean;
}

/**
 * Returns the text of a reply, from the rule's templates in turn or from the model, after the checks of BEY-07: a reply
 * that cannot be sent is not made, and one with a warning waits for acceptance, as every reply of the model does.
 */
async function wordAutoReply(
  services: Services,
  company: AnsweringCompany,
  { review, rule }: FoundDue,
): Promise<WordedReply | undefined> {
  const { queries } = services.database;
  const config = await readAiConfig(queries, company.companyId);
  const isDraft = rule.source === 'ai';
  if (isDraft && !company.mayUseModel) return undefined;
  const text = isDraft
    ? await draftForRule(services, company, {
        company: company.name,
        config,
        review,
        channel: 'google_maps',
        wish: '',
      })
    : await textInTurn(queries, company.companyId, { review, rule });
  if (text === undefined) return undefined;
  const findings = preflightReply(text, {
    comment: review.comment,
    author: review.author.name,
    forbiddenWords: config.forbidden_words,
  });
  if (hasPreflightErrors(findings)) return undefined;
  return { text, isWaiting: isDraft || rule.needsAcceptance || findings.length > 0 };
}

async function textInTurn(
  queries: Queryable,
  companyId: number,
  { review, rule }: FoundDue,
): Promise<string | undefined> {
  const found = await replyTemplatesOf(queries, companyId, sql`id = any(${int8Array(rule.templateIds)})`);
  const byId = new Map(found.map((template) => [template.id, template]));
  const texts = rule.templateIds.flatMap((id) => byId.get(id)?.text ?? []);
  const turn = rotateTemplates([{ id: rule.made, locationId: review.location.id }], texts).get(rule.made);
  return turn === undefined ? undefined : renderTemplate(turn, templateValuesOf(review)).trim();
}
