import { bulkReplySkip } from '@pinfold/contract/features/reviews/bulk-reply';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/reviews/templates/render-template';
import { alikenessOf, rotateTemplates } from '@pinfold/contract/features/reviews/templates/template-rotation';
import { unknownVariables } from '@pinfold/contract/features/reviews/templates/reply-template';
import type { Schemas } from '../../client/schema.ts';
import { noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import type { TestReviewsApi } from '../test-reviews-api.ts';

/** Reply templates of the in-memory API. */
export function createTestReplyTemplatesApi(
  data: TestData,
  reviews: Pick<TestReviewsApi, 'bulkReply'>,
  publishLater: (ids: readonly number[]) => void,
): TestAnswers {
  const here = data.replyTemplates;
  const category = (id: number) => find(here.categories, id);
  const counted = ({ id, name }: { id: number; name: string }): Schemas['ReplyCategory'] => ({
    id,
    name,
    templates_count: here.templates.filter((template) => template.category === id).length,
  });
  const free = (name: string, id?: number) => {
    const taken = here.categories.some((one) => one.id !== id && fold(one.name) === fold(name));
    if (taken) throw new TestProblem('reply_category_exists');
    return name.trim();
  };
  const known = (text: string) => {
    if (unknownVariables(text).length > 0) throw new TestProblem('template_variable_unknown');
    return { text, updated_at: new Date().toISOString() };
  };
  const written = ({ reply_templates_ids, gmb_reviews_ids }: Schemas['TemplateBulkReply']) => {
    const templates = reply_templates_ids.map((id) => {
      const template = here.templates.find((one) => one.id === id);
      if (!template) throw new TestProblem('template_unknown');
      return template;
    });
    const waiting = data.reviews.filter(
      (review) => gmb_reviews_ids.includes(review.id) && !bulkReplySkip(review),
    );
    const rotated = rotateTemplates(
      waiting.map(({ id, location }) => ({ id, locationId: location.id })),
      templates,
    );
    return waiting.flatMap((review) => {
      const template = rotated.get(review.id);
      const text = template && renderTemplate(template.text, templateValuesOf(review));
      return template && text ? [{ review, template, text }] : [];
    });
  };

  return {
    listReplyCategories: () =>
      Response.json({
        results: here.categories.map(counted).toSorted((a, b) => a.name.localeCompare(b.name)),
      }),
    createReplyCategory: ({ body }) => {
      const name = free((body as Schemas['NewReplyCategory']).name);
      const made = { id: nextId(here.categories), name };
      here.categories.push(made);
      return Response.json(counted(made), { status: 201 });
    },
    updateReplyCategory: ({ id, body }) => {
      const found = category(id);
      found.name = free((body as Schemas['NewReplyCategory']).name, id);
      return Response.json(counted(found));
    },
    deleteReplyCategory: ({ id }) => {
      category(id);
      here.categories = here.categories.filter((one) => one.id !== id);
      here.templates = here.templates.filter((template) => template.category !== id);
      return noContent();
    },
    listReplyTemplates: () => Response.json({ results: here.templates }),
    createReplyTemplate: ({ body }) => {
      const { category: into, text } = body as Schemas['NewReplyTemplate'];
      const made = { id: nextId(here.templates), category: category(into).id, ...known(text) };
      here.templates = [made, ...here.templates];
      return Response.json(made, { status: 201 });
    },
    updateReplyTemplate: ({ id, body }) => {
      const found = find(here.templates, id);
      const changed = { ...found, ...known((body as Schemas['ReplyTemplateChange']).text) };
      here.templates = [changed, ...here.templates.filter((one) => one.id !== id)];
      return Response.json(changed);
    },
    deleteReplyTemplate: ({ id }) => {
      find(here.templates, id);
      here.templates = here.templates.filter((one) => one.id !== id);
      return noContent();
    },
    previewTemplateBulkReply: ({ body }) => {
      const asked = body as Schemas['TemplateBulkReply'];
      const replies = written(asked);
      const { distinct, mostAlike } = alikenessOf(replies.map(({ text }) => text));
      return Response.json({
        replies: replies.slice(0, 10).map(({ review, template, text }) => ({
          review_id: review.id,
          author: review.author.name,
          location: review.location.name,
          rating: review.rating,
          template_id: template.id,
          text,
        })),
        accepted: replies.length,
        skipped: asked.gmb_reviews_ids.length - replies.length,
        distinct,
        most_alike: mostAlike,
        too_long: 0,
      });
    },
    templateBulkReply: ({ body }) => {
      const asked = body as Schemas['TemplateBulkReply'];
      const texts = new Map(written(asked).map(({ review, text }) => [review.id, text]));
      const result = reviews.bulkReply(
        asked.gmb_reviews_ids,
        ({ id }) => texts.get(id) ?? '',
        asked.reply_templates_ids.length,
      );
      publishLater(result.accepted_ids);
      return Response.json(result, { status: 202 });
    },
  };
}

function find<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new TestProblem('not_found');
  return found;
}

function nextId(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

function fold(name: string): string {
  return name.trim().toLocaleLowerCase('pl');
}
