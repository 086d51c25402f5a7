import { expect, test } from 'vitest';
import { writeAiAppReply } from '@pinfold/contract/features/app-reviews/app-ai-replies.endpoints';
import { replyToAppReview } from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import {
  getAiReplyLimit,
  updateAiReplyConfig,
} from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import {
  joinDraftText,
  requestAiAppDraft,
  requestAiDraft,
} from '../../../testing/clients/ai-draft-stream.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';

async function startDrafts(store: 'google_play' | 'app_store', config: Record<string, string> = {}) {
  const world = await startMobileApps({ config });
  await world.write(
    store,
    store === 'google_play'
      ? { text: 'Obsługa niemiła, kawa zimna, drogo i długo się czeka, a aplikacja nie działa.' }
      : { body: 'Obsługa niemiła, kawa zimna, drogo i długo się czeka, a aplikacja nie działa.' },
  );
  await world.poll();
  const [review] = await world.find();
  const id = review?.id ?? 0;
  return {
    ...world,
    id,
    draft: async () => (await requestAiAppDraft(world, world.owner, id)).rest(),
    left: async () => (await world.ok(getAiReplyLimit, { as: world.owner })).remaining_limit,
  };
}

test('RV-12 a draft for a review of an app counts against the one limit of the month, together with reviews', async () => {
  const world = await startDrafts('app_store', { PINFOLD_AI_REPLIES_PER_MONTH: '2' });
  const locationId = await world.make.location(world.companyId);
  const onMap = await world.make.review(world.companyId, locationId, { comment: 'Dobra kawa' });
  expect((await world.draft()).at(-1)).toEqual({ kind: 'done', remaining_limit: 1 });
  const ofMap = await (await requestAiDraft(world, world.owner, onMap)).rest();
  expect(ofMap.at(-1)).toEqual({ kind: 'done', remaining_limit: 0 });
  expect(await world.left()).toBe(0);
  expect((await world.draft()).at(-1)).toMatchObject({
    kind: 'too_many_requests',
    reason: 'monthly_limit',
  });
});

test('RV-12 a draft for Google Play is cut at a sentence, so that it can be sent as it is', async () => {
  const { draft, id, owner, ok } = await startDrafts('google_play');
  const signature = 'Zespół aplikacji, '.repeat(11).trim();
  await ok(updateAiReplyConfig, { as: owner, body: { length: 'long', tone: 'formal', signature } });
  const events = await draft();
  expect(events.at(-1)).toMatchObject({ kind: 'done' });
  const text = joinDraftText(events);
  expect(text.length).toBeGreaterThan(175);
  expect(text.length).toBeLessThanOrEqual(350);
  expect(text).toMatch(/[.!]$/);
  const body = { reply_comment: text };
  expect(await ok(replyToAppReview, { as: owner, params: { id }, body })).toMatchObject({
    reply_status: 'processing',
  });
});

test('RV-12 a draft is refused without the flag, for a member of some locations, and while a reply is on its way', async () => {
  const { request, reply, make, companyId, owner, id } = await startDrafts('google_play');
  const params = { id };
  const codeFor = async (as: typeof owner) =>
    (await request(writeAiAppReply, { as, params, body: { wish: '' } })).problem?.code;
  await reply(id, 'Przepraszamy!');
  expect(await codeFor(owner)).toBe('reply_processing');
  const locationId = await make.location(companyId);
  expect(await codeFor(await make.member(companyId, { locations: [locationId] }))).toBe(
    'concerns_other_locations',
  );
  expect(await codeFor(await make.member(await make.company(), { type: 1 }))).toBe('not_found');
  const off = await startMobileApps({ config: { PINFOLD_FEATURE_FLAGS: 'mobile_apps' } });
  const disabled = await off.request(writeAiAppReply, { as: off.owner, params, body: { wish: '' } });
  expect(disabled.problem?.code).toBe('feature_disabled');
});
