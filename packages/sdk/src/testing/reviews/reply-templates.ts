import { bulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/opinions/templates/render-template';
import { unknownVariables } from '@pinfold/contract/features/opinions/templates/reply-template';
import {
  alikenessOf,
  rotateTemplates,
} from '@pinfold/contract/features/opinions/templates/template-rotation';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import type { TestReviews } from './reviews.ts';

/** Reply templates of the in-memory company, and their categories. */
export interface TestReplyTemplates {
  categories: { id: number; name: string }[];
  /** Last changed first. */
  templates: Schemas['ReplyTemplate'][];
}

/** Two categories with five templates. */
export function testReplyTemplates(): TestReplyTemplates {
  const texts = [
    [1, 'Dzień dobry, {name}! Dziękujemy za {rating}★ i zapraszamy znów do {location}.'],
    [1, 'Cześć, {name}! Dzięki za odwiedziny w {city}. Do następnego razu!'],
    [1, 'Dziękujemy za tak dobrą ocenę. Cała zmiana czytała ją przy porannej kawie.'],
    [2, 'Dzień dobry, {name}. Przykro nam, że wizyta nie była udana. Prosimy o kontakt.'],
    [2, 'Przepraszamy za czas oczekiwania. W weekendy dokładamy drugą osobę na bar.'],
  ] as const;
  return {
    categories: [
      { id: 1, name: 'Podziękowania' },
      { id: 2, name: 'Przeprosiny' },
    ],
    templates: texts.map(([category, text], row) => ({
      id: row + 1,
      category,
      text,
      updated_at: `2026-11-${19 - row}T09:00:00.000Z`,
    })),
  };
}

/** Reply templates of the in-memory API, and bulk replies that alternate between them. */
export function replyTemplateAnswers(
  data: TestData,
  { bulkReply }: Pick<TestReviews, 'bulkReply'>,
): TestAnswers {
  const held = data.replyTemplates;
  const categories = collection(() => held.categories);
  const templates = collection(() => held.templates);
  const chosen = collection(() => held.templates, 'template_unknown');
  const counted = (category: { id: number; name: string }): Schemas['ReplyCategory'] => ({
    ...category,
    templates_count: held.templates.filter((template) => template.category === category.id).length,
  });
  const save = (id: number, name: string) => {
    const taken = held.categories.some((one) => one.id !== id && fold(one.name) === fold(name));
    if (taken) throw new TestProblem('reply_category_exists');
    return counted(categories.put({ id, name: name.trim() }));
  };
  const written = (text: string) => {
    if (unknownVariables(text).length > 0) throw new TestProblem('template_variable_unknown');
    return { text, updated_at: now() };
  };
  const drafts = ({ reply_templates_ids, gmb_reviews_ids }: Schemas['TemplateBulkReply']) => {
    const waiting = data.reviews.filter(
      (review) => gmb_reviews_ids.includes(review.id) && !bulkReplySkip(review),
    );
    const rotated = rotateTemplates(
      waiting.map(({ id, location }) => ({ id, locationId: location.id })),
      reply_templates_ids.map(chosen.find),
    );
    return waiting.flatMap((review) => {
      const template = rotated.get(review.id);
      const text = template && renderTemplate(template.text, templateValuesOf(review));
      return template && text ? [{ review, template, text }] : [];
    });
  };

  return {
    listReplyCategories: () => ({
      results: held.categories.map(counted).toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
    createReplyCategory: ({ body }) => save(categories.nextId(), body.name),
    updateReplyCategory: ({ id, body }) => save(categories.find(id).id, body.name),
    deleteReplyCategory: ({ id }) => {
      categories.remove(id);
      held.templates = held.templates.filter((template) => template.category !== id);
    },
    listReplyTemplates: () => ({ results: held.templates }),
    createReplyTemplate: ({ body }) =>
      templates.put({
        id: templates.nextId(),
        category: categories.find(body.category).id,
        ...written(body.text),
      }),
    updateReplyTemplate: ({ id, body }) => {
      const changed = { ...templates.find(id), ...written(body.text) };
      templates.remove(id);
      return templates.put(changed);
    },
    deleteReplyTemplate: ({ id }) => templates.remove(id),
    previewTemplateBulkReply: ({ body }) => {
      const replies = drafts(body);
      const { distinct, mostAlike } = alikenessOf(replies.map(({ text }) => text));
      return {
        replies: replies.slice(0, 10).map(({ review, template, text }) => ({
          review_id: review.id,
          author: review.author.name,
          location: review.location.name,
          rating: review.rating,
          template_id: template.id,
          text,
        })),
        accepted: replies.length,
        skipped: body.gmb_reviews_ids.length - replies.length,
        distinct,
        most_alike: mostAlike,
        too_long: 0,
      };
    },
    templateBulkReply: ({ body }) => {
      const texts = new Map(drafts(body).map(({ review, text }) => [review.id, text]));
      const { gmb_reviews_ids: ids, reply_templates_ids: used } = body;
      return bulkReply(ids, ({ id }) => texts.get(id) ?? '', used.length);
    },
  };
}

function fold(name: string): string {
  return name.trim().toLocaleLowerCase('pl');
}
