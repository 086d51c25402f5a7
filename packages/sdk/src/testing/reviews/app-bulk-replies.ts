import { appBulkReplySkip } from '@pinfold/contract/features/app-reviews/app-bulk-reply';
import { aiReplyRefusal } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { bulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import { needsCity } from '@pinfold/contract/features/opinions/templates/reply-template';
import {
  appTemplateValuesOf,
  renderTemplate,
} from '@pinfold/contract/features/opinions/templates/render-template';
import {
  alikenessOf,
  rotateTemplates,
} from '@pinfold/contract/features/opinions/templates/template-rotation';
import type { Schemas } from '../../client/schema.ts';
import type { TestDrafts } from '../ai-drafts.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { createTestBulkReplies } from './bulk-replies.ts';

type AppReview = Schemas['AppReview'];

interface Inbox {
  reviewsOf: () => AppReview[];
  find: (id: number) => AppReview;
  send: (id: number, text: string) => AppReview;
}

/** Bulk replies, templates and drafts for reviews of apps. */
export function appBulkReplyAnswers(
  data: TestData,
  { reviewsOf, find, send }: Inbox,
  drafts: TestDrafts,
): TestAnswers {
  const bulk = createTestBulkReplies<AppReview>({
    reviewsOf,
    held: () => data.appReviews.bulkReplies,
    author: () => data.user.name,
    skipOf: appBulkReplySkip,
    send,
  });
  const templates = collection(() => data.replyTemplates.templates, 'template_unknown');
  const filled = ({ reply_templates_ids, ids }: Schemas['TemplateBulkAppReply']) => {
    const waiting = reviewsOf().filter((review) => ids.includes(review.id) && !bulkReplySkip(review));
    const chosen = reply_templates_ids.map(templates.find);
    if (chosen.some(({ text }) => needsCity(text))) throw new TestProblem('template_needs_city');
    const rotated = rotateTemplates(
      waiting.map(({ id, app }) => ({ id, locationId: app.id })),
      chosen,
    );
    return waiting.flatMap((review) => {
      const template = rotated.get(review.id);
      const text = template && renderTemplate(template.text, appTemplateValuesOf(review));
      return template && text ? [{ review, template, text }] : [];
    });
  };

  return {
    bulkAppReply: ({ body }) =>
      bulk.reply(body.ids, (review) => ('again' in body ? (review.reply_comment ?? '') : body.reply_comment)),
    listBulkAppReplies: ({ query }) => bulk.page(query),
    listBulkAppReplyProblems: ({ id, query }) => bulk.problems(id, query),
    templateBulkAppReply: ({ body }) => {
      const texts = new Map(filled(body).map(({ review, text }) => [review.id, text]));
      return bulk.reply(body.ids, ({ id }) => texts.get(id) ?? '', body.reply_templates_ids.length);
    },
    previewTemplateBulkAppReply: ({ body }) => {
      const drafted = filled(body);
      const fitting = drafted.filter(({ review, text }) => !appBulkReplySkip(review, text));
      const { distinct, mostAlike } = alikenessOf(fitting.map(({ text }) => text));
      return {
        replies: fitting.slice(0, 10).map(({ review, template, text }) => ({
          review_id: review.id,
          author: review.author.name,
          app: review.app,
          rating: review.rating,
          template_id: template.id,
          text,
        })),
        accepted: fitting.length,
        skipped: body.ids.length - fitting.length,
        distinct,
        most_alike: mostAlike,
        too_long: drafted.length - fitting.length,
      };
    },
    writeAiAppReply: ({ id, signal }) => {
      const refusal = aiReplyRefusal(find(id));
      if (refusal) throw new TestProblem(refusal);
      return drafts.write(data.aiReplies, signal);
    },
  };
}
