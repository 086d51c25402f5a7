import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { planCapabilities } from '@pinfold/contract/access/plan';
import { startCategorisation } from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import {
  createReviewCategory,
  updateReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import {
  tagReview,
  tagReviews,
  untagReview,
  updateReviewSentiment,
  updateReviewTag,
} from '@pinfold/contract/features/reviews/categories/review-tags.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { startTestApi, type TestApiOptions } from '../../../testing/clients/start-test-api.ts';

async function startTagged(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const locationId = await api.make.location(companyId);
  const { id: tag } = await api.ok(createReviewCategory, {
    as,
    body: { name: 'kawa', phrases: ['kawa'], is_automatic: true },
  });
  await api.jobs.runDue();
  const review = (comment: string, rating = 5, values = {}) =>
    api.make.review(companyId, locationId, { comment, rating, ...values });
  const anew = async () => {
    await api.ok(startCategorisation, { as });
    await api.jobs.runDue();
  };
  const tagsOf = async (id: number) => (await api.ok(getReview, { as, params: { id } })).tags;
  const withTags = async () => (await api.ok(searchReviews, { as, body: { has_tags: true } })).count;
  return { ...api, companyId, locationId, as, tag, review, anew, tagsOf, withTags };
}

describe('RV-06 a tag', () => {
  test('that a person gives stays though no phrase matches, and one that is taken off does not come back', async () => {
    const { as, anew, ok, request, review, tag, tagsOf, withTags } = await startTagged();
    const id = await review('Flat white jak z bajki');
    const given = await ok(tagReview, { as, params: { id }, body: { tag } });
    expect(given.tags).toEqual([
      { id: tag, name: 'kawa', sentiment: 'unassigned', source: 'manual', phrase: null },
    ]);
    await ok(tagReview, { as, params: { id }, body: { tag } });
    const found = await review('Kawa bez zarzutu');
    await anew();
    expect(await tagsOf(id)).toMatchObject([{ source: 'manual', sentiment: 'positive' }]);
    expect(await tagsOf(found)).toMatchObject([{ source: 'rule', phrase: 'kawa', sentiment: 'positive' }]);
    expect(await withTags()).toBe(2);

    const params = { id: found, tag_id: tag };
    expect((await ok(untagReview, { as, params })).tags).toEqual([]);
    await anew();
    expect(await tagsOf(found)).toEqual([]);
    expect(await withTags()).toBe(1);
    expect((await request(untagReview, { as, params })).problem?.code).toBe('not_found');
    await ok(tagReview, { as, params: { id: found }, body: { tag } });
    await ok(untagReview, { as, params: { id, tag_id: tag } });
    await anew();
    expect(await tagsOf(found)).toMatchObject([{ source: 'manual' }]);
    expect((await request(tagReview, { as, params: { id }, body: { tag: 999 } })).problem?.code).toBe(
      'review_category_unknown',
    );
  });

  test('has a sentiment of its own, and what a person says of it outlives every reading', async () => {
    const { as, anew, make, ok, request, review, tag, tagsOf } = await startTagged();
    const id = await review('Kawa paskudna i zimna, za to sernik przepyszny', 3);
    await anew();
    expect(await ok(getReview, { as, params: { id } })).toMatchObject({
      sentiment: 'mixed',
      tags: [{ sentiment: 'negative' }],
    });
    await ok(updateReviewTag, { as, params: { id, tag_id: tag }, body: { sentiment: 'neutral' } });
    const said = await ok(updateReviewSentiment, { as, params: { id }, body: { sentiment: 'negative' } });
    expect(said).toMatchObject({ sentiment: 'negative', tags: [{ sentiment: 'neutral', source: 'rule' }] });
    await anew();
    expect(await ok(getReview, { as, params: { id } })).toMatchObject({
      sentiment: 'negative',
      tags: [{ sentiment: 'neutral' }],
    });
    await ok(updateReviewCategory, { as, params: { id: tag }, body: { phrases: ['herbata'] } });
    const change = { as, params: { id, tag_id: tag }, body: { sentiment: 'mixed' as const } };
    const overall = { as, params: { id }, body: { sentiment: 'mixed' as const } };
    expect((await request(updateReviewTag, change)).problem?.code).toBe('categorisation_in_progress');
    expect((await request(updateReviewSentiment, overall)).problem?.code).toBe('categorisation_in_progress');
    const small = await make.company({
      planCapabilities: planCapabilities.filter((one) => one !== 'manual_sentiment'),
    });
    const owner = await make.member(small, { type: memberTypes.owner });
    expect((await request(updateReviewSentiment, { ...overall, as: owner })).problem?.code).toBe(
      'plan_does_not_allow',
    );
    expect((await tagsOf(id)).map(({ sentiment }) => sentiment)).toEqual(['neutral']);
  });

  test('is given to many reviews at once, answered ones only where that is switched on', async () => {
    for (const [flags, skipped] of [
      ['spanish', 3],
      ['bulk_categories_for_replied_reviews', 2],
    ] as const) {
      const { as, companyId, locationId, make, ok, review, request, tag, tagsOf, withTags } =
        await startTagged({
          config: { PINFOLD_FEATURE_FLAGS: flags },
        });
      const other = await make.tag(companyId, 'do omówienia');
      const ids = [await review('Kawa zimna', 1), await review('Bez słowa o niczym', 4)];
      const answered = await review('Pyszna kawa', 5, {
        replyStatus: 'published',
        replyComment: 'Dziękujemy!',
      });
      const elsewhere = await make.location(companyId);
      const unseen = await make.review(companyId, elsewhere);
      const manager = await make.member(companyId, { locations: [locationId] });
      const body = { ids: [...ids, ...ids, answered, unseen, 999_999], add: [tag, other] };
      expect(await ok(tagReviews, { as: manager, body })).toEqual({ changed: 5 - skipped, skipped });
      expect(await tagsOf(ids[0] ?? 0)).toMatchObject([
        { name: 'do omówienia', source: 'manual' },
        { name: 'kawa', sentiment: 'negative', source: 'manual' },
      ]);
      expect(await tagsOf(answered)).toHaveLength(skipped === 3 ? 0 : 2);
      expect(await tagsOf(unseen)).toEqual([]);
      expect(await ok(tagReviews, { as: manager, body: { ids, add: [tag], remove: [other, tag] } })).toEqual({
        changed: 2,
        skipped: 0,
      });
      expect(await tagsOf(ids[0] ?? 0)).toMatchObject([{ name: 'kawa' }]);
      expect(await ok(tagReviews, { as: manager, body: { ids, remove: [tag] } })).toEqual({
        changed: 2,
        skipped: 0,
      });
      expect(await withTags()).toBe(skipped === 3 ? 0 : 1);
      const unknown = await request(tagReviews, { as, body: { ids, add: [999] } });
      expect(unknown.problem?.code).toBe('review_category_unknown');
    }
  });
});
