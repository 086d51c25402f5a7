import { expect, test } from 'vitest';
import {
  getAiReplyConfig,
  getAiReplyLimit,
  updateAiReplyConfig,
} from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import { writeAiReply } from '@pinfold/contract/features/reviews/ai-replies.endpoints';
import { getReview } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { createApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { requestAiDraft, joinDraftText } from '../../../testing/clients/ai-draft-stream.ts';
import { listen } from '../../../testing/clients/live-stream.ts';
import { makeEmbedToken } from '../../../testing/clients/restricted-tokens.ts';
import { startTeam } from '../../../testing/worlds/team.ts';
import type { TestApiOptions } from '../../../testing/clients/start-test-api.ts';

async function startDrafts(options: TestApiOptions = {}) {
  const team = await startTeam(options);
  const { api, companyId, owner, locationIds } = team;
  const [locationId = 0] = locationIds;
  const id = await api.make.review(companyId, locationId, {
    comment: 'Pyszna kawa i miła obsługa. Tel. 600 100 200, anna@dom.test',
  });
  return {
    ...team,
    locationId,
    id,
    draft: () => requestAiDraft(api, owner, id),
    limit: () => api.ok(getAiReplyLimit, { as: owner }),
    direct: (direction: object) => api.script('POST', '/model/directions', direction),
  };
}

test('RV-04 a draft comes word by word, ends on its mark, costs one, and is sent to nobody', async () => {
  const { api, owner, id, draft, limit } = await startDrafts();
  const nextEvent = await listen(api, owner);
  const events = await (await draft()).rest();
  expect(events.at(-1)).toEqual({ kind: 'done', remaining_limit: 499 });
  expect(events.length).toBeGreaterThan(10);
  expect(joinDraftText(events)).toMatch(/^Dzień dobry[\s\S]*kaw/);
  expect(await limit()).toMatchObject({ remaining_limit: 499, monthly_limit: 500 });
  expect(await nextEvent()).toEqual({ topic: 'ai_replies', ids: [] });
  expect(await api.ok(getReview, { as: owner, params: { id } })).toMatchObject({
    reply_status: 'none',
    reply_comment: null,
    is_written_by_ai: false,
  });
});

test('RV-04 while the third word is held back, the first two are there to read', async () => {
  const { api, draft, direct } = await startDrafts();
  await direct({ outcome: 'hold', after: 2 });
  const reply = await draft();
  expect([await reply.next(), await reply.next()]).toEqual([
    { kind: 'text', text: 'Dzień' },
    expect.objectContaining({ kind: 'text' }),
  ]);
  const third = reply.next();
  await expect.poll(() => api.script('POST', '/model/release')).toEqual({ released: 1 });
  expect(await third).toMatchObject({ kind: 'text' });
  expect((await reply.rest()).at(-1)).toMatchObject({ kind: 'done' });
});

test('RV-04 whoever goes away stops the model', async () => {
  const { api, draft, direct } = await startDrafts();
  await direct({ outcome: 'hold', after: 2 });
  const reply = await draft();
  await reply.next();
  await reply.next();
  const held = async () => (await api.script<{ held: number }>('GET', '/model')).held;
  await expect.poll(held).toBe(1);
  reply.leave();
  await expect.poll(held).toBe(0);
});

test('RV-04 a draft whose reader goes away before the first word counts, since the model was asked', async () => {
  const { api, draft, direct, limit } = await startDrafts();
  await direct({ outcome: 'hold', after: 0 });
  const reply = await draft();
  const held = async () => (await api.script<{ held: number }>('GET', '/model')).held;
  await expect.poll(held).toBe(1);
  reply.leave();
  await expect.poll(held).toBe(0);
  expect((await limit()).remaining_limit).toBe(499);
});

test('RV-04 a draft that breaks off says so and keeps its words; one that never began costs nothing', async () => {
  const { api, draft, limit, direct } = await startDrafts();
  await direct({ outcome: 'cut', after: 2 });
  const cut = await (await draft()).rest();
  expect(cut.map(({ kind }) => kind)).toEqual(['text', 'text', 'failed']);
  expect(cut.at(-1)).toEqual({ kind: 'failed', reason: 'model_unavailable' });
  expect((await limit()).remaining_limit).toBe(499);

  await direct({ outcome: 'filter', after: 0 });
  expect(await (await draft()).rest()).toEqual([{ kind: 'failed', reason: 'model_refused' }]);
  await direct({ outcome: 'refuse' });
  expect(await (await draft()).rest()).toEqual([{ kind: 'failed', reason: 'model_refused' }]);
  for (const fault of [
    { status: 500 },
    { status: 429, reason: 'insufficient_quota' },
    { outcome: 'malformed' },
  ]) {
    await api.script('POST', '/faults', { path: '/openai/*', ...fault });
    expect(await (await draft()).rest(), JSON.stringify(fault)).toEqual([
      { kind: 'failed', reason: 'model_unavailable' },
    ]);
  }
  await api.script('POST', '/faults', { path: '/openai/*', status: 429 });
  expect(await (await draft()).rest()).toEqual([
    { kind: 'too_many_requests', reason: 'model_busy', renews_at: null },
  ]);
  expect((await limit()).remaining_limit).toBe(499);
});

test('RV-04 many at once never exceed the limit, which renews with the month where the company is', async () => {
  const { api, draft, limit } = await startDrafts({
    now: new Date('2026-10-31T12:00:00Z'),
    config: { PINFOLD_AI_REPLIES_PER_MONTH: '3' },
  });
  const drafts = await Promise.all(Array.from({ length: 6 }, draft));
  const ends = await Promise.all(drafts.map(async (one) => (await one.rest()).at(-1)));
  const kinds = ends.map((end) => end?.kind).toSorted();
  expect(kinds).toEqual([...Array(3).fill('done'), ...Array(3).fill('too_many_requests')]);
  const renews_at = '2026-10-31T23:00:00.000Z';
  expect(ends).toContainEqual({ kind: 'too_many_requests', reason: 'monthly_limit', renews_at });
  expect(await limit()).toEqual({ remaining_limit: 0, monthly_limit: 3, renews_at });
  api.clock.advance(11 * 3600 - 60);
  expect((await limit()).remaining_limit).toBe(0);
  api.clock.advance(120);
  expect(await limit()).toEqual({
    remaining_limit: 3,
    monthly_limit: 3,
    renews_at: '2026-11-30T23:00:00.000Z',
  });
  expect((await (await draft()).rest()).at(-1)).toEqual({ kind: 'done', remaining_limit: 2 });
});

test('RV-04 a minute has a limit, also for drafts that are given up', async () => {
  const { api, owner, id, draft, limit } = await startDrafts({
    config: { PINFOLD_AI_DRAFTS_PER_MINUTE: '2' },
    isClockStill: true,
  });
  (await draft()).leave();
  await (await draft()).rest();
  const refused = await api.request(writeAiReply, { as: owner, params: { id }, body: {} });
  expect(refused).toMatchObject({ status: 429, problem: { code: 'too_many_attempts', retry_after: 30 } });
  expect((await limit()).remaining_limit).toBe(498);
  api.clock.advance(30);
  expect((await (await draft()).rest()).at(-1)).toEqual({ kind: 'done', remaining_limit: 497 });
});

test('RV-04 no draft for a review without text, taken down, being answered, or out of sight', async () => {
  const { api, companyId, owner, id, locationId, locationIds, limit } = await startDrafts();
  const ask = async (reviewId: number, as: object = owner) =>
    (await api.request(writeAiReply, { as, params: { id: reviewId }, body: {} })).problem?.code;
  const { make } = api;
  expect(await ask(await make.review(companyId, locationId, { comment: null }))).toBe('review_without_text');
  expect(await ask(await make.review(companyId, locationId, { deleted: true }))).toBe('review_deleted');
  const busy = await make.review(companyId, locationId, { replyStatus: 'processing' });
  expect(await ask(busy)).toBe('reply_processing');
  const other = await make.company();
  expect(await ask(id, await make.member(other))).toBe('not_found');
  expect(await ask(id, await make.member(companyId, { locations: locationIds.slice(1) }))).toBe('not_found');
  expect(await ask(id, await make.member(companyId, { permissions: ['view_reviews'] }))).toBe(
    'permission_denied',
  );
  const key = await api.ok(createApiKey, {
    as: owner,
    body: { name: 'Portal', permissions: ['reply_reviews'] },
  });
  const embed = async (ids: number[]) => ({
    companyId,
    token: await makeEmbedToken(api, {
      companyId,
      apiKeyId: key.id,
      permissions: ['reply_reviews'],
      locationIds: ids,
    }),
  });
  expect(await ask(id, await embed(locationIds.slice(1)))).toBe('not_found');
  expect((await limit()).remaining_limit).toBe(500);
  const within = await requestAiDraft(api, await embed([locationId]), id);
  expect((await within.rest()).at(-1)).toEqual({ kind: 'done', remaining_limit: 499 });
});

test('RV-04 the configuration decides how drafts sound; what is left out stays', async () => {
  const { api, companyId, owner, draft } = await startDrafts();
  expect(await api.ok(getAiReplyConfig, { as: owner })).toMatchObject({
    tone: 'friendly',
    language: 'review',
  });
  const change = (body: object) => api.ok(updateAiReplyConfig, { as: owner, body });
  await change({ tone: 'formal', forbidden_words: ['dziękuj'] });
  expect(await change({ signature: 'Zespół {location}' })).toEqual({
    tone: 'formal',
    length: 'medium',
    language: 'review',
    signature: 'Zespół {location}',
    forbidden_words: ['dziękuj'],
    instructions: '',
  });
  const text = joinDraftText(await (await draft()).rest());
  expect(text).toMatch(/^Szanowni Państwo,[\s\S]*\n\nZespół Kawiarnia$/);
  expect(text).not.toMatch(/dziękuj/i);
  const manager = await api.make.member(companyId, { permissions: ['reply_reviews'] });
  expect((await api.ok(getAiReplyConfig, { as: manager })).tone).toBe('formal');
  const refused = await api.request(updateAiReplyConfig, { as: manager, body: { tone: 'neutral' } });
  expect(refused.problem?.code).toBe('permission_denied');
});

test('RV-04 that a reply began as a draft is known until another is written by hand', async () => {
  const { api, owner, id } = await startDrafts();
  const { queries } = api.services.database;
  const reply = async (body: { reply_comment: string; is_written_by_ai?: boolean }) => {
    await queries.execute(`update reviews set reply_status = 'published' where id = ${id}`);
    return (await api.ok(replyToReview, { as: owner, params: { id }, body })).is_written_by_ai;
  };
  expect(await reply({ reply_comment: 'Dziękujemy!', is_written_by_ai: true })).toBe(true);
  expect(await reply({ reply_comment: 'Dziękujemy bardzo!' })).toBe(false);
});
