import { sql } from 'drizzle-orm';
import {
  hasPreflightErrors,
  preflightReply,
} from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/reviews/templates/render-template';
import { rotateTemplates } from '@pinfold/contract/features/reviews/templates/template-rotation';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import { readAiConfig } from '../ai/ai-config.service.ts';
import { draftForRule } from '../ai/draft-for-rule.ts';
import { replyTemplatesOf } from '../templates/reply-templates.queries.ts';
import type { AnsweringCompany } from './answering-company.ts';
import type { FoundDue } from './due-reply.queries.ts';

/** What a reply says, and whether a person has to look at it first. */
export interface WordedReply {
  text: string;
  waits: boolean;
}

/**
 * Words a reply by a rule's templates in turn, or by the model, and looks through it (BEY-07): what cannot be sent is
 * not made at all, what a person would be warned of waits for one. What the model wrote always waits.
 */
export async function wordAutoReply(
  services: Services,
  company: AnsweringCompany,
  { review, rule }: FoundDue,
): Promise<WordedReply | undefined> {
  const { queries } = services.database;
  const config = await readAiConfig(queries, company.companyId);
  const isDraft = rule.source === 'ai';
  if (isDraft && !company.mayUseModel) return undefined;
  const text = isDraft
    ? await draftForRule(services, company, { company: company.name, config, review, wish: '' })
    : await textInTurn(queries, company.companyId, { review, rule });
  if (text === undefined) return undefined;
  const findings = preflightReply(text, {
    comment: review.comment,
    author: review.author.name,
    forbiddenWords: config.forbidden_words,
  });
  if (hasPreflightErrors(findings)) return undefined;
  return { text, waits: isDraft || rule.needsAcceptance || findings.length > 0 };
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
