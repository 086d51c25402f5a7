import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { planCapabilities } from '@pinfold/contract/access/plan';
import {
  listReviewCategories,
  startCategorisation,
  tryPhrases,
} from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import {
  createReviewCategory,
  deleteReviewCategory,
  listReviewTags,
  updateReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { tagReview, tagReviews } from '@pinfold/contract/features/reviews/categories/review-tags.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { startTestApi, type TestApiOptions } from '../../../testing/clients/start-test-api.ts';

async function startChain(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  const companyId = await api.make.company({ planLimits: { max_ai_categorization_categories: 2 } });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const locationId = await api.make.location(companyId);
  const create = (name: string, phrases: string[] = [], is_automatic = true) =>
    api.ok(createReviewCategory, { as, body: { name, phrases, is_automatic } });
  return {
    ...api,
    companyId,
    as,
    locationId,
    create,
    review: (comment: string | null, rating = 5) =>
      api.make.review(companyId, locationId, { comment, rating }),
    read: async (id: number) => api.ok(getReview, { as, params: { id } }),
    list: () => api.ok(listReviewCategories, { as }),
    withTags: async (has_tags: boolean) => (await api.ok(searchReviews, { as, body: { has_tags } })).count,
  };
}

describe('RV-06 a review category', () => {
  test('gathers the reviews that its phrases find, old ones too, and says by which', async () => {
    const { create, jobs, list, read, review, withTags, ok, request, as } = await startChain();
    const coffee = await review('Najlepszą kawę w mieście mają tutaj, kawa z przelewu też świetna!');
    const bachelor = await review('Kawaler przy sąsiednim stoliku był głośny', 2);
    const stars = await review(null);
    const category = await create('kawa', ['kawa', 'KAWA', 'flat white']);
    expect(category).toMatchObject({ phrases: ['KAWA', 'flat white'], is_automatic: true, reviews_count: 0 });
    expect((await list()).categorisation).toMatchObject({
      status: 'processing',
      total: 2,
      processed: 0,
      method: 'rule',
    });
    for (const refused of [
      await request(tagReview, { as, params: { id: coffee }, body: { tag: category.id } }),
      await request(tagReviews, { as, body: { ids: [coffee], add: [category.id] } }),
      await request(deleteReviewCategory, { as, params: { id: category.id } }),
      await request(startCategorisation, { as }),
    ])
      expect(refused.problem).toMatchObject({ code: 'categorisation_in_progress', status: 409 });

    await jobs.runDue();
    const { results, categorisation } = await list();
    expect(categorisation).toMatchObject({ status: 'done', total: 2, processed: 2 });
    expect(results).toMatchObject([{ name: 'kawa', reviews_count: 1 }]);
    expect((await read(coffee)).tags).toEqual([
      { id: category.id, name: 'kawa', sentiment: 'positive', source: 'rule', phrase: 'KAWA' },
    ]);
    expect((await read(bachelor)).tags).toEqual([]);
    expect((await read(stars)).sentiment).toBe('unassigned');
    expect(await withTags(true)).toBe(1);

    await ok(updateReviewCategory, {
      as,
      params: { id: category.id },
      body: { phrases: ['stolik'], name: 'stoliki' },
    });
    await jobs.runDue();
    expect((await read(coffee)).tags).toEqual([]);
    expect((await read(bachelor)).tags).toMatchObject([{ name: 'stoliki', phrase: 'stolik' }]);
    expect(await withTags(true)).toBe(1);

    await ok(deleteReviewCategory, { as, params: { id: category.id } });
    expect((await read(bachelor)).tags).toEqual([]);
    expect(await withTags(true)).toBe(0);
    expect((await list()).results).toEqual([]);
  });

  test('that people fill goes by no phrase, and has a name of its own', async () => {
    const { as, create, jobs, list, ok, request, review } = await startChain();
    await review('Dobra kawa');
    const byHand = await create('Do rozmowy z szefową', ['kawa'], false);
    await jobs.runDue();
    expect((await list()).categorisation.status).toBe('idle');
    expect(byHand.reviews_count).toBe(0);
    const body = { name: 'DO ROZMOWY Z SZEFOWĄ' };
    expect((await request(createReviewCategory, { as, body })).problem?.code).toBe('review_category_exists');
    const { id } = await create('kawa', [], false);
    expect((await request(updateReviewCategory, { as, params: { id }, body })).problem?.code).toBe(
      'review_category_exists',
    );
    await ok(updateReviewCategory, { as, params: { id }, body: { name: 'KAWA' } });
    expect((await ok(listReviewTags, { as })).results).toHaveLength(2);
  });

  test('that is automatic needs room within the plan, and a plan that has it', async () => {
    const { as, create, make, request, ok } = await startChain();
    await create('kawa');
    await create('ceny');
    const third = { name: 'obsługa', is_automatic: true };
    const refused = await request(createReviewCategory, { as, body: third });
    expect(refused.problem).toMatchObject({ code: 'plan_limit_reached', status: 429 });
    const { id } = await create('obsługa', [], false);
    const change = { as, params: { id }, body: { is_automatic: true } };
    expect((await request(updateReviewCategory, change)).problem?.code).toBe('plan_limit_reached');
    await ok(updateReviewCategory, { as, params: { id }, body: { phrases: ['kelner'] } });

    const capabilities = planCapabilities.filter((one) => one !== 'ai_categorisation');
    const smaller = await make.member(await make.company({ planCapabilities: capabilities }), {
      type: memberTypes.owner,
    });
    expect((await request(createReviewCategory, { as: smaller, body: third })).problem?.code).toBe(
      'plan_does_not_allow',
    );
    await ok(createReviewCategory, { as: smaller, body: { name: 'obsługa' } });
  });

  test('is defined by whoever may, and counted within what the reader sees', async () => {
    const { as, companyId, create, jobs, make, ok, request, review } = await startChain();
    await review('Dobra kawa');
    const elsewhere = await make.location(companyId);
    await make.review(companyId, elsewhere, { comment: 'Zimna kawa', rating: 1 });
    const { id } = await create('kawa', ['kawa']);
    await jobs.runDue();
    const reader = await make.member(companyId, { permissions: ['view_reviews'], locations: [elsewhere] });
    expect((await ok(listReviewCategories, { as: reader })).results).toMatchObject([{ reviews_count: 1 }]);
    for (const refused of [
      await request(createReviewCategory, { as: reader, body: { name: 'ceny' } }),
      await request(updateReviewCategory, { as: reader, params: { id }, body: { name: 'ceny' } }),
      await request(deleteReviewCategory, { as: reader, params: { id } }),
      await request(startCategorisation, { as: reader }),
    ])
      expect(refused.problem?.code).toBe('permission_denied');
    const stranger = await make.member(await make.company(), { type: memberTypes.owner });
    expect(
      (await request(updateReviewCategory, { as: stranger, params: { id }, body: {} })).problem?.code,
    ).toBe('not_found');
    expect((await request(deleteReviewCategory, { as: stranger, params: { id } })).problem?.code).toBe(
      'not_found',
    );
    expect((await ok(listReviewCategories, { as })).results).toMatchObject([{ reviews_count: 2 }]);
  });

  test('can be tried before it is saved: what its phrases would find, and by which words', async () => {
    const { as, list, ok, review } = await startChain();
    await review('Byłam tu na kawie', 5);
    const id = await review('O kawę trzeba się prosić', 1);
    await review('Sernik bez zarzutu', 5);
    const tried = await ok(tryPhrases, { as, body: { phrases: ['kawa'] } });
    expect(tried).toMatchObject({ read: 3, found: 2 });
    expect(tried.results.find((one) => one.review.id === id)).toMatchObject({
      phrase: 'kawa',
      from: 2,
      to: 6,
    });
    expect((await list()).results).toEqual([]);
  });
});
