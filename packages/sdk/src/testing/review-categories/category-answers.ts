import { compilePhrases } from '@pinfold/contract/features/reviews/categories/phrases';
import type { Schemas } from '../../client/schema.ts';
import { nextId } from '../company/next-id.ts';
import { noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { refuseWhileProcessing } from './refuse-while-processing.ts';

type Definition = Pick<Schemas['DetailedReviewCategory'], 'phrases' | 'is_automatic'>;
const undefinedCategory: Definition = { phrases: [], is_automatic: false };

/** Defining review categories, and having all reviews read anew. */
export function categoryAnswers(data: TestData, tell: () => void): TestAnswers {
  const { categorisation } = data;
  const detailed = ({ id, name }: Schemas['ReviewCategory']): Schemas['DetailedReviewCategory'] => ({
    id,
    name,
    ...(categorisation.definitions.get(id) ?? undefinedCategory),
    reviews_count: data.reviews.filter((one) => !one.deleted && one.tags.some((tag) => tag.id === id)).length,
  });
  const automaticCount = () => data.tags.filter((tag) => detailed(tag).is_automatic).length;
  const store = (category: Schemas['ReviewCategory'], definition: Definition, status: number) => {
    const isTaken = data.tags.some(({ id, name }) => id !== category.id && isSame(name, category.name));
    if (isTaken) throw new TestProblem('review_category_exists');
    const former = data.tags.find(({ id }) => id === category.id);
    const max = data.company.plan_restrictions.limits.max_ai_categorization_categories;
    const isMore = definition.is_automatic && !(former && detailed(former).is_automatic);
    if (isMore && max !== undefined && automaticCount() >= max) throw new TestProblem('plan_limit_reached');
    categorisation.definitions.set(category.id, definition);
    data.tags = [...data.tags.filter(({ id }) => id !== category.id), category].toSorted((a, b) =>
      a.name.localeCompare(b.name, 'pl'),
    );
    tell();
    return Response.json(detailed(category), { status });
  };
  const find = (id: number) => {
    const category = data.tags.find((tag) => tag.id === id);
    if (!category) throw new TestProblem('not_found');
    return category;
  };

  return {
    listReviewCategories: () =>
      Response.json({ results: data.tags.map(detailed), categorisation: categorisation.progress }),
    createReviewCategory: ({ body }) => {
      const { name, phrases = [], is_automatic = false } = body as Partial<Schemas['NewReviewCategory']>;
      return store({ id: nextId(data.tags), name: name ?? '' }, { phrases, is_automatic }, 201);
    },
    updateReviewCategory: ({ id, body }) => {
      const { name, ...change } = body as Schemas['ReviewCategoryChange'];
      const { phrases, is_automatic } = { ...detailed(find(id)), ...change };
      return store({ id, name: name ?? find(id).name }, { phrases, is_automatic }, 200);
    },
    deleteReviewCategory: ({ id }) => {
      refuseWhileProcessing(data);
      find(id);
      data.tags = data.tags.filter((tag) => tag.id !== id);
      data.reviews = data.reviews.map((review) => ({
        ...review,
        tags: review.tags.filter((tag) => tag.id !== id),
      }));
      tell();
      return noContent();
    },
    tryPhrases: ({ body }) => {
      const { phrases } = body as Schemas['TriedPhrases'];
      const read = data.reviews.filter(({ comment, deleted }) => comment && !deleted).slice(0, 2000);
      const look = compilePhrases([{ key: 0, phrases }]);
      const results = read.flatMap((review) => {
        const [first] = look(review.comment ?? '');
        return first ? [{ review, phrase: first.phrase, from: first.from, to: first.to }] : [];
      });
      return Response.json({ read: read.length, found: results.length, results: results.slice(0, 10) });
    },
    startCategorisation: () => {
      refuseWhileProcessing(data);
      categorisation.progress = {
        ...categorisation.progress,
        status: 'processing',
        total: data.reviews.filter(({ comment }) => comment).length,
        processed: 0,
        started_at: new Date().toISOString(),
        finished_at: null,
      };
      tell();
      return Response.json(categorisation.progress, { status: 202 });
    },
  };
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
