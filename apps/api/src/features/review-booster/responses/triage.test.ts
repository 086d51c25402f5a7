import { expect, test } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { getExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { createReviewCategory } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import {
  replyToBoosterReview,
  writeAiBoosterReply,
} from '@pinfold/contract/features/review-booster/booster-replies.endpoints';
import {
  createBoosterNote,
  deleteBoosterNote,
  tagBoosterReview,
  tagBoosterReviews,
  untagBoosterReview,
  updateBoosterNote,
  updateBoosterReviewSentiment,
  updateBoosterReviewTag,
} from '@pinfold/contract/features/review-booster/booster-review-changes.endpoints';
import { createBoosterLinks } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  eraseBoosterReview,
  exportBoosterReviews,
  getBoosterReview,
  getBoosterReviewStats,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { getAiReplyLimit } from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import { joinDraftText, requestAiMailDraft } from '../../../testing/clients/ai-draft-stream.ts';
import { downloadFile } from '../../../testing/clients/downloaded-file.ts';
import { linesOf } from '../../../testing/clients/lines-of-file.ts';
import type { RawRequest } from '../../../testing/clients/request.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { hiddenOf, reviewUrl, startReviewBooster } from '../../../testing/worlds/review-booster.ts';
import { writeBoosterExport } from '../export/write-booster-export.job.ts';

const guest = 'ewa.lis@poczta.test';

/** An answer with an address, a mute one, and a category that finds the first. */
async function startAnswers() {
  // A month that ends between a draft and the question would begin another limit.
  const now = new Date('2031-05-05T10:00:00Z');
  const world = await startReviewBooster({}, { now, config: { PINFOLD_AI_REPLIES_PER_MONTH: '2' } });
  const as = world.owner;
  const { id: tag } = await world.ok(createReviewCategory, {
    as,
    body: { name: 'Hałas', phrases: ['głośno'], is_automatic: true },
  });
  await world.answer({ rating: '2', comment: 'Za głośno', contact: guest, consent: 'yes' });
  await world.answer({ rating: '', comment: 'Świetna kawa' });
  await world.jobs.settle();
  const [loud, mute] = await world.find({ order_by: 'created_at' });
  return { ...world, as, tag, loud: loud?.id ?? 0, mute: mute?.id ?? 0 };
}

test('RV-11 RV-07 a note on an answer is written, changed and removed', async () => {
  const { as, loud: id, ok, request, find } = await startAnswers();
  const params = { id };
  const early = await request(updateBoosterNote, { as, params, body: { text: 'x' } });
  expect(early.problem?.code).toBe('note_missing');
  await ok(createBoosterNote, { as, params, body: { text: 'Zadzwonić' } });
  await ok(updateBoosterNote, { as, params, body: { text: 'Zadzwonione' } });
  expect(await find({ has_note: true })).toMatchObject([{ id, note: { text: 'Zadzwonione' } }]);
  expect((await ok(deleteBoosterNote, { as, params })).note).toBeNull();
});

test('RV-11 RV-06 categories and sentiments of answers are set by hand, of one and of many, of the erased none', async () => {
  const { as, tag, loud, mute, ok, request } = await startAnswers();
  const params = { id: mute };
  const tagged = { id: mute, tag_id: tag };
  expect((await ok(tagBoosterReview, { as, params, body: { tag } })).tags).toMatchObject([{ id: tag }]);
  const sounding = { as, params: tagged, body: { sentiment: 'positive' as const } };
  expect((await ok(updateBoosterReviewTag, sounding)).tags).toMatchObject([{ sentiment: 'positive' }]);
  const whole = await ok(updateBoosterReviewSentiment, { as, params, body: { sentiment: 'mixed' } });
  expect(whole.sentiment).toBe('mixed');
  expect((await ok(untagBoosterReview, { as, params: tagged })).tags).toEqual([]);
  await ok(eraseBoosterReview, { as, params: { id: loud } });
  const many = await ok(tagBoosterReviews, { as, body: { ids: [loud, mute], add: [tag] } });
  expect(many).toEqual({ changed: 1, skipped: 1 });
  const late = await request(tagBoosterReview, { as, params: { id: loud }, body: { tag } });
  expect(late.problem?.code).toBe('answer_erased');
  const note = await request(createBoosterNote, { as, params: { id: loud }, body: { text: 'x' } });
  expect(note.problem?.code).toBe('answer_erased');
});

test('RV-11 the ids of a search leave out what is erased, and counts what no mail can answer', async () => {
  const { as, loud, mute, ok } = await startAnswers();
  const idsOf = async () =>
    ok(searchBoosterReviews, { as, body: { order_by: 'created_at' }, query: { only_ids: 'true' } });
  expect(await idsOf()).toEqual({ count: 2, results: [], ids: [loud, mute] });
  expect(await ok(getBoosterReviewStats, { as })).toEqual({
    count: 2,
    unanswered: 1,
    negative_unanswered: 1,
    problems: 0,
    processing: 0,
    with_note: 0,
    average_rating: 2,
  });
  await ok(eraseBoosterReview, { as, params: { id: loud } });
  expect(await idsOf()).toMatchObject({ ids: [mute] });
  expect(await ok(getBoosterReviewStats, { as })).toMatchObject({ count: 2, unanswered: 0 });
});

type World = Awaited<ReturnType<typeof startAnswers>>;

/** The file of what a member sees, by the titles of its columns. */
async function exported(
  { ok, jobs, app }: World,
  as: TestMember,
  { fileType = 'xlsx', before }: { fileType?: 'csv' | 'xlsx'; before?: () => Promise<unknown> } = {},
) {
  const body = { filters: { order_by: 'created_at' as const } };
  const { id } = await ok(exportBoosterReviews, { as, query: { file_type: fileType }, body });
  await before?.();
  await jobs.runDue(writeBoosterExport.name);
  const done = await ok(getExport, { as, params: { id } });
  const [header = [], ...lines] = linesOf(fileType, (await downloadFile({ app }, done)).bytes);
  return lines.map((line) => Object.fromEntries(header.map((title, index) => [title, line[index] ?? ''])));
}

test('RV-11 RV-09 a file of answers holds no text and no contact that was erased before it was written', async () => {
  const world = await startAnswers();
  const { as, loud, ok } = world;
  const before = () => ok(eraseBoosterReview, { as, params: { id: loud } });
  const [first] = await exported(world, as, { before });
  expect(first).toMatchObject({ Gwiazdki: '2', 'Treść opinii': '', 'E-mail': '' });
});

test.each(['csv', 'xlsx'] as const)(
  'RV-11 RV-09 a file of answers (%s) holds the contacts that its reader sees, and those of no other location',
  async (fileType) => {
    const world = await startAnswers();
    const { as, companyId, form, locationId, make, ok, find } = world;
    const second = await make.location(companyId, { name: 'Lipa Dworzec', newReviewUrl: reviewUrl });
    const body = { facility_ids: [second], channel: 'qr' as const };
    const { results } = await ok(createBoosterLinks, { as, params: { id: form.id }, body });
    const path = new URL(results[0]?.url ?? '').pathname;
    const { html } = await world.ask(path);
    const typed = { rating: '1', comment: 'Zimno', contact: 'jan.kos@poczta.test', consent: 'yes' };
    expect((await world.send({ ...hiddenOf(html), ...typed }, {}, path)).status).toBe(303);
    await world.jobs.settle();
    const seen = await find({ order_by: 'created_at' });
    expect(seen.map(({ contact }) => contact)).toEqual([guest, null, 'jan.kos@poczta.test']);
    const all = await exported(world, as, { fileType });
    expect(all.map((line) => line['E-mail'])).toEqual([guest, '', 'jan.kos@poczta.test']);
    const permissions = ['view_rb_reviews'] as const;
    const local = await make.member(companyId, { locations: [locationId], permissions: [...permissions] });
    const theirs = await exported(world, local, { fileType });
    expect(theirs.map((line) => line['E-mail'])).toEqual([guest, '']);
    const other = await make.member(companyId, { locations: [locationId], permissions: [] });
    const refused = await world.request(exportBoosterReviews, { as: other, body: { filters: {} } });
    expect(refused.problem?.code).toBe('permission_denied');
  },
);

test('RV-11 RV-05 a draft of a mail fits it, counts against the one limit, and is for those with an address alone', async () => {
  const world = await startAnswers();
  const { as, loud, mute, ok, request } = world;
  const events = await (await requestAiMailDraft(world, as, loud)).rest();
  expect(events.at(-1)).toEqual({ kind: 'done', remaining_limit: 1 });
  expect(joinDraftText(events).length).toBeLessThanOrEqual(2000);
  const codeFor = async (id: number) =>
    (await request(writeAiBoosterReply, { as, params: { id }, body: { wish: '' } })).problem?.code;
  expect(await codeFor(mute)).toBe('contact_missing');
  await ok(eraseBoosterReview, { as, params: { id: loud } });
  expect(await codeFor(loud)).toBe('answer_erased');
  expect((await ok(getAiReplyLimit, { as })).remaining_limit).toBe(1);
});

const ofOne = (id: number, tag: number): [Endpoint, RawRequest][] => [
  [getBoosterReview, { params: { id } }],
  [replyToBoosterReview, { params: { id }, body: { reply_comment: 'Dziękujemy' } }],
  [writeAiBoosterReply, { params: { id }, body: { wish: '' } }],
  [createBoosterNote, { params: { id }, body: { text: 'x' } }],
  [tagBoosterReview, { params: { id }, body: { tag } }],
  [updateBoosterReviewSentiment, { params: { id }, body: { sentiment: 'mixed' } }],
];

test('RV-11 whoever sees no location of an answer learns nothing of it, and changes nothing', async () => {
  const { make, companyId, loud, tag, ok, requestRaw, find } = await startAnswers();
  const elsewhere = await make.location(companyId);
  const permissions = [
    'view_rb_reviews',
    'reply_reviews',
    'assign_reviews_categories',
    'view_reviews',
  ] as const;
  const as = await make.member(companyId, { locations: [elsewhere], permissions: [...permissions] });
  for (const [endpoint, request] of ofOne(loud, tag)) {
    const { status } = await requestRaw(endpoint, { as, ...request });
    expect(status, endpoint.id).toBe(404);
  }
  expect(await ok(searchBoosterReviews, { as, body: {} })).toEqual({ count: 0, results: [] });
  expect(await ok(getBoosterReviewStats, { as })).toMatchObject({ count: 0 });
  expect(await ok(tagBoosterReviews, { as, body: { ids: [loud], add: [tag] } })).toEqual({
    changed: 0,
    skipped: 1,
  });
  const empty = await requestRaw(exportBoosterReviews, { as, body: { filters: {} } });
  expect(empty.body).toMatchObject({ code: 'export_empty' });
  expect(await find()).toHaveLength(2);
});

test('RV-11 who may reply but not see answers changes none, and without the module or the booster nobody does', async () => {
  const { make, companyId, locationId, loud, tag, requestRaw } = await startAnswers();
  const permissions = ['reply_reviews', 'assign_reviews_categories'] as const;
  const blind = await make.member(companyId, { locations: [locationId], permissions: [...permissions] });
  const bare = await make.company({});
  const stranger = await make.member(bare, { type: 1 });
  for (const [endpoint, request] of ofOne(loud, tag)) {
    const unseen = await requestRaw(endpoint, { as: blind, ...request });
    expect(unseen.body, endpoint.id).toMatchObject({ code: 'permission_denied' });
    const without = await requestRaw(endpoint, { as: stranger, ...request });
    expect(without.body, endpoint.id).toMatchObject({ code: 'booster_disabled' });
  }
});
