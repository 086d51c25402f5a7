import { sql } from 'drizzle-orm';
import type { BulkReplyResult } from '@pinfold/contract/features/opinions/bulk-reply-schemas';
import { type ReplyChannel, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { renderTemplate } from '@pinfold/contract/features/opinions/templates/render-template';
import type { TemplateValues } from '@pinfold/contract/features/opinions/templates/reply-template';
import type { ReplyTemplate } from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import {
  alikenessOf,
  rotateTemplates,
} from '@pinfold/contract/features/opinions/templates/template-rotation';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { replyTemplatesOf } from '../templates/reply-templates.queries.ts';
import { type BulkReplier, replyToMany } from './bulk-reply.service.ts';

/** Replies whose text is shown before anything is sent. */
const sampleSize = 10;

/** An opinion without a reply, and what templates are filled with for it. */
export interface WaitingOpinion {
  id: number;
  /** Of the location or app below whose other opinions a customer reads it. */
  locationId: number;
  channel: ReplyChannel;
  values: TemplateValues;
}

/** Fills templates for opinions of one kind. */
export interface TemplateReplier<Waiting extends WaitingOpinion> extends BulkReplier {
  /** Of those that were asked for, the ones without a reply that a member may see. */
  waiting(queries: Queryable, member: Member, ids: readonly number[]): Promise<Waiting[]>;
  /**
   * @throws Problem where a template is of no use for them
   */
  check?(templates: readonly ReplyTemplate[]): void;
}

/** What is to be sent to which opinions. */
export interface TemplateOrder {
  templateIds: readonly number[];
  ids: readonly number[];
}

/** The order of a request, whose opinions each kind names in a field of its own. */
export function templateOrder(
  { reply_templates_ids: templateIds }: { reply_templates_ids: readonly number[] },
  ids: readonly number[],
): TemplateOrder {
  return { templateIds, ids };
}

/** A bulk reply in which each opinion gets one of the templates, filled in for it. */
export async function replyWithTemplates<Waiting extends WaitingOpinion>(
  services: Services,
  replier: TemplateReplier<Waiting>,
  member: Member,
  { templateIds, ids: asked }: TemplateOrder,
): Promise<BulkReplyResult> {
  return replyToMany(services, replier, member, asked, async (tx, ids) => {
    const replies = await fillTemplates(tx, replier, member, { templateIds, ids });
    return {
      texts: new Map(replies.map(({ opinion, text }) => [opinion.id, text])),
      templateIds: [...new Set(templateIds)],
    };
  });
}

/** What it would send. Nothing is written. */
export async function previewReplyWithTemplates<Waiting extends WaitingOpinion, Shown>(
  { database }: Services,
  replier: TemplateReplier<Waiting>,
  member: Member,
  { templateIds, ids: asked }: TemplateOrder,
  show: (opinion: Waiting) => Shown,
) {
  const ids = [...new Set(asked)];
  const filled = await fillTemplates(database.queries, replier, member, { templateIds, ids });
  const byProblem = Map.groupBy(filled, ({ opinion, text }) => replyTextProblem(text, opinion.channel));
  const replies = byProblem.get(undefined) ?? [];
  const { distinct, mostAlike } = alikenessOf(replies.map(({ text }) => text));
  return {
    replies: replies.slice(0, sampleSize).map(({ opinion, template, text }) => ({
      review_id: opinion.id,
      rating: opinion.values.rating,
      template_id: template.id,
      text,
      ...show(opinion),
    })),
    accepted: replies.length,
    skipped: ids.length - replies.length,
    distinct,
    most_alike: mostAlike,
    too_long: byProblem.get('too_long')?.length ?? 0,
  };
}

interface FilledTemplate<Waiting> {
  opinion: Waiting;
  template: ReplyTemplate;
  text: string;
}

/** Returns the filled-in text for each opinion without a reply, in the requested order. */
async function fillTemplates<Waiting extends WaitingOpinion>(
  queries: Queryable,
  replier: TemplateReplier<Waiting>,
  member: Member,
  { templateIds, ids }: TemplateOrder,
): Promise<FilledTemplate<Waiting>[]> {
  const templates = await chosenTemplates(queries, member, templateIds);
  replier.check?.(templates);
  const waiting = await replier.waiting(queries, member, ids);
  const rotated = rotateTemplates(waiting, templates);
  const byId = new Map(waiting.map((opinion) => [opinion.id, opinion]));
  return ids.flatMap((id) => {
    const opinion = byId.get(id);
    const template = rotated.get(id);
    return opinion && template
      ? [{ opinion, template, text: renderTemplate(template.text, opinion.values) }]
      : [];
  });
}

/** Those asked for, in that order. */
async function chosenTemplates(queries: Queryable, { companyId }: Member, asked: readonly number[]) {
  const ids = [...new Set(asked)];
  const found = await replyTemplatesOf(queries, companyId, sql`id = any(${int8Array(ids)})`);
  if (found.length < ids.length) throw new Problem('template_unknown');
  const byId = new Map(found.map((template) => [template.id, template]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
