import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createAppNote,
  deleteAppNote,
  updateAppNote,
} from '@pinfold/contract/features/app-reviews/app-notes.endpoints';
import {
  tagAppReview,
  tagAppReviews,
  untagAppReview,
  updateAppReviewSentiment,
  updateAppReviewTag,
} from '@pinfold/contract/features/app-reviews/app-review-tags.endpoints';
import {
  exportAppReviews,
  getAppReview,
  getAppReviewChoices,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  createReviewCategory,
  deleteReviewCategory,
  updateReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import {
  listReviewCategories,
  startCategorisation,
} from '@pinfold/contract/features/reviews/categories/review-categories.endpoints';
import { startMobileApps } from '../../testing/worlds/mobile-apps.ts';

/** A company with a review in each store and a category that finds the one at Google Play. */
async function startTagged() {
  const world = await startMobileApps();
  await world.write('google_play', { text: 'Logowanie nie działa', version_name: '4.10' });
  await world.write('app_store', { body: 'Świetna aplikacja', rating: 5, territory: 'DEU' });
  await world.poll();
  const as = world.owner;
  const { id: tag } = await world.ok(createReviewCategory, {
    as,
    body: { name: 'Logowanie', phrases: ['logowanie'], is_automatic: true },
  });
  await world.jobs.settle();
  const idOf = async (store: 'google_play' | 'app_store') =>
    (await world.find({ stores: [store] }))[0]?.id ?? 0;
  return {
    ...world,
    as,
    tag,
    play: await idOf('google_play'),
    apple: await idOf('app_store'),
    read: (id: number) => world.ok(getAppReview, { as, params: { id } }),
    async anew() {
      await world.ok(startCategorisation, { as });
      await world.jobs.settle();
    },
  };
}

test('RV-12 RV-07 a note on a review of an app is written, changed and removed, each by its own author', async () => {
  const { as, play, make, companyId, ok, request, find } = await startTagged();
  const params = { id: play };
  for (const missing of [
    await request(updateAppNote, { as, params, body: { text: 'x' } }),
    await request(deleteAppNote, { as, params }),
  ])
    expect(missing.problem).toMatchObject({ code: 'note_missing', status: 409 });
  const written = await request(createAppNote, { as, params, body: { text: '  Zgłoszone programistom ' } });
  expect(written.status).toBe(201);
  expect(written.body).toMatchObject({ note: { text: 'Zgłoszone programistom', author: 'Anna' } });
  const ewa = await make.member(companyId, { type: memberTypes.owner, name: 'Ewa' });
  await ok(updateAppNote, { as: ewa, params, body: { text: 'Naprawione w 4.11' } });
  expect(await find({ has_note: true })).toMatchObject([
    { id: play, note: { text: 'Naprawione w 4.11', author: 'Ewa' } },
  ]);
  expect((await ok(deleteAppNote, { as, params })).note).toBeNull();
  expect(await find({ has_note: true })).toEqual([]);
});

test('RV-12 RV-06 a review of an app keeps what people say of it: phrases neither put back nor take away', async () => {
  const { as, anew, apple, play, read, request, ok, tag } = await startTagged();
  const taken = await ok(untagAppReview, { as, params: { id: play, tag_id: tag } });
  expect(taken.tags).toEqual([]);
  await ok(tagAppReview, { as, params: { id: apple }, body: { tag } });
  await ok(updateAppReviewTag, { as, params: { id: apple, tag_id: tag }, body: { sentiment: 'mixed' } });
  await ok(updateAppReviewSentiment, { as, params: { id: play }, body: { sentiment: 'neutral' } });
  await anew();
  expect(await read(play)).toMatchObject({ tags: [], sentiment: 'neutral' });
  expect((await read(apple)).tags).toEqual([
    { id: tag, name: 'Logowanie', sentiment: 'mixed', source: 'manual', phrase: null },
  ]);
  const again = await request(untagAppReview, { as, params: { id: play, tag_id: tag } });
  expect(again.problem?.code).toBe('not_found');
  const unknown = await request(tagAppReview, { as, params: { id: play }, body: { tag: 999_999 } });
  expect(unknown.problem?.code).toBe('review_category_unknown');
  await ok(tagAppReview, { as, params: { id: play }, body: { tag } });
  await anew();
  expect((await read(play)).tags).toMatchObject([{ source: 'manual' }]);
});

test('RV-12 RV-06 many reviews of apps are tagged at once, without those that are answered', async () => {
  const { as, apple, find, jobs, ok, play, reply, tag } = await startTagged();
  await reply(apple, 'Dziękujemy!');
  await jobs.settle();
  const body = { ids: [play, apple, 999_999], add: [tag] };
  expect(await ok(tagAppReviews, { as, body })).toEqual({ changed: 0, skipped: 2 });
  expect(await ok(tagAppReviews, { as, body: { ids: [play], remove: [tag] } })).toEqual({
    changed: 1,
    skipped: 0,
  });
  expect(await find({ has_tags: true })).toEqual([]);
});

test('RV-12 RV-06 all reviews are read anew together: counted by kind, closed to changes meanwhile, and gone with their category', async () => {
  const { as, companyId, jobs, make, ok, play, read, request, tag } = await startTagged();
  const location = await make.location(companyId);
  await make.review(companyId, location, { comment: 'Hasło? Jakie hasło?' });
  await ok(updateReviewCategory, { as, params: { id: tag }, body: { phrases: ['hasło', 'aplikacja'] } });
  const list = () => ok(listReviewCategories, { as });
  expect((await list()).categorisation).toMatchObject({ status: 'processing', total: 3, processed: 0 });
  const closed = await request(tagAppReview, { as, params: { id: play }, body: { tag } });
  expect(closed.problem).toMatchObject({ code: 'categorisation_in_progress', status: 409 });
  await jobs.settle();
  expect(await list()).toMatchObject({
    results: [{ reviews_count: 1, app_reviews_count: 1 }],
    categorisation: { status: 'done', total: 3, processed: 3 },
  });
  expect((await read(play)).tags).toEqual([]);

  const manager = await make.member(companyId, {
    type: memberTypes.manager,
    permissions: ['view_reviews'],
    locations: [location],
  });
  expect((await ok(listReviewCategories, { as: manager })).results).toMatchObject([
    { reviews_count: 1, app_reviews_count: 0 },
  ]);
  await ok(deleteReviewCategory, { as, params: { id: tag } });
  expect((await ok(searchAppReviews, { as, body: { has_tags: true } })).count).toBe(0);
});

test('RV-12 a search tells the ids that can be answered, and what countries and versions there are', async () => {
  const { apple, as, find, ok, play, poll, reply, write } = await startTagged();
  await write('google_play', { text: 'Działa', version_name: '4.9' });
  await poll();
  await reply(apple, 'Dziękujemy!');
  const waiting = await ok(searchAppReviews, {
    as,
    body: { reply: true, q: 'logowanie' },
    query: { only_ids: 'true' },
  });
  expect(waiting).toEqual({ count: 1, results: [], ids: [play] });
  const all = await ok(searchAppReviews, { as, body: {}, query: { only_ids: 'true' } });
  expect(all.ids).toEqual((await find({ reply: false })).map(({ id }) => id));
  expect(await ok(getAppReviewChoices, { as })).toEqual({
    territories: ['DEU'],
    app_versions: ['4.10', '4.9'],
  });
});

test('RV-12 SEC-02 nobody notes, tags or exports reviews of apps of another company, of some locations, in the demo or without the flag', async () => {
  const { as, companyId, make, play, request, services, tag } = await startTagged();
  const params = { id: play };
  const callsAs = async (who: typeof as) => [
    await request(createAppNote, { as: who, params, body: { text: 'x' } }),
    await request(tagAppReview, { as: who, params, body: { tag } }),
    await request(updateAppReviewSentiment, { as: who, params, body: { sentiment: 'mixed' } }),
    await request(tagAppReviews, { as: who, body: { ids: [play], add: [tag] } }),
    await request(exportAppReviews, { as: who, body: { filters: {} } }),
    await request(getAppReviewChoices, { as: who }),
  ];
  const codesOf = async (who: typeof as) => (await callsAs(who)).map(({ problem }) => problem?.code);
  const limited = await make.member(companyId, {
    type: memberTypes.manager,
    permissions: ['view_reviews', 'reply_reviews', 'assign_reviews_categories'],
    locations: [await make.location(companyId)],
  });
  expect(new Set(await codesOf(limited))).toEqual(new Set(['concerns_other_locations']));
  const elsewhere = await make.member(await make.company(), { type: memberTypes.owner });
  const [note, tagging, sentiment, many, file, choices] = await callsAs(elsewhere);
  expect([note, tagging, sentiment].map((one) => one?.problem?.code)).toEqual(Array(3).fill('not_found'));
  expect(many?.problem?.code).toBe('review_category_unknown');
  expect(file?.problem?.code).toBe('export_empty');
  expect(choices?.body).toEqual({ territories: [], app_versions: [] });
  const demo = await make.member(companyId, { type: memberTypes.owner, isDemo: true });
  expect((await codesOf(demo)).slice(0, 4)).toEqual(Array(4).fill('demo_read_only'));
  services.config.PINFOLD_FEATURE_FLAGS = 'mobile_apps';
  expect(new Set(await codesOf(as))).toEqual(new Set(['feature_disabled']));
});
