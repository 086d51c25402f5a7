import { expect, test } from 'vitest';
import { deleteReplyTemplate } from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import {
  acceptAutoReplies,
  listAutoReplies,
  rejectAutoReplies,
} from '@pinfold/contract/features/reviews/auto-replies/auto-replies.endpoints';
import {
  createAutoReplyRule,
  deleteAutoReplyRule,
  listAutoReplyRules,
  updateAutoReplyRule,
} from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { getAiReplyLimit } from '@pinfold/contract/features/opinions/ai/ai-reply-config.endpoints';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { crashAtCommit } from '../../../testing/crashes/crash-at-commit.ts';
import { startAutoReplies } from '../../../testing/worlds/auto-replies.ts';

test('RV-10 the first rule that fits a new review answers it, its texts in turn, after the delay, once at Google', async () => {
  const world = await startAutoReplies();
  await world.rule({ name: 'Bez treści', comment: false, needs_acceptance: false, delay_minutes: 30 });
  await world.rule({ name: 'Piątki', rating: [4, 5] });
  const silent = await world.write({ comment: null, author: 'Ewa' });
  const spoken = await world.write({ comment: 'Bardzo dobra kawa, polecam!' });
  const poor = await world.write({ rating: 2 });
  await world.jobs.runDue();
  expect(await world.read(silent.id)).toMatchObject({ reply_status: 'none' });
  expect(await world.list()).toMatchObject([
    { review: { id: spoken.id }, rule: 'Piątki', source: 'templates', status: 'waiting', decided_by: '' },
  ]);
  world.clock.advance(30 * 60);
  await world.jobs.settle();
  expect(await world.read(silent.id)).toMatchObject({
    reply_status: 'published',
    reply_comment: 'Ewa, dziękujemy!',
    is_written_by_ai: false,
  });
  expect(await world.atGoogle(silent.name)).toMatchObject({ writes: 1 });
  const second = await world.write({ comment: null });
  world.clock.advance(31 * 60);
  await world.jobs.settle();
  expect(await world.read(second.id)).toMatchObject({ reply_comment: 'Do zobaczenia w Kraków!' });
  expect(await world.list('accepted')).toMatchObject([{ decided_by: '' }, { rule: 'Bez treści' }]);
  expect(await world.read(poor.id)).toMatchObject({ reply_status: 'none' });
  expect(await world.read(world.ids[0] ?? 0)).toMatchObject({ reply_status: 'none' });
});

test('RV-10 what waits is accepted as it is or reworded, rejected, or outdated by what happened meanwhile', async () => {
  const world = await startAutoReplies();
  await world.rule();
  const written = [];
  for (let index = 0; index < 5; index += 1) written.push(await world.write({ author: `Ewa ${index}` }));
  await world.jobs.runDue();
  const [fifth, fourth, third, second, first] = await world.list();
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five wait');
  const as = world.owner;
  await world.ok(replyToReview, {
    as,
    params: { id: third.review.id },
    body: { reply_comment: 'Odpowiedź człowieka' },
  });
  world.clock.advance(60);
  await world.script('PATCH', `/reviews/rynek/${written[3]?.name}`, { rating: 1, comment: 'Jednak nie' });
  await world.sync(written[3]?.name ?? '');
  const replies = [
    { id: first.id },
    { id: second.id, reply_comment: 'Inaczej' },
    { id: third.id },
    { id: fourth.id },
    { id: 9999 },
  ];
  const answers = await Promise.all([
    world.ok(acceptAutoReplies, { as, body: { replies } }),
    world.ok(acceptAutoReplies, { as, body: { replies } }),
  ]);
  expect(answers.map(({ decided_ids }) => decided_ids.length).toSorted()).toEqual([0, 2]);
  expect(answers.flatMap(({ skipped }) => skipped).filter(({ reason }) => reason === 'decided').length).toBe(
    2,
  );
  expect(answers[0]?.skipped).toEqual(
    expect.arrayContaining([
      { id: third.id, reason: 'outdated' },
      { id: fourth.id, reason: 'outdated' },
      { id: 9999, reason: 'not_found' },
    ]),
  );
  const rejected = await world.ok(rejectAutoReplies, { as, body: { ids: [fifth.id, first.id] } });
  expect(rejected).toEqual({ decided_ids: [fifth.id], skipped: [{ id: first.id, reason: 'decided' }] });
  await world.jobs.settle();
  expect(await world.atGoogle(written[0]?.name ?? '')).toMatchObject({
    writes: 1,
    reply: { comment: first.text },
  });
  expect(await world.atGoogle(written[1]?.name ?? '')).toMatchObject({
    writes: 1,
    reply: { comment: 'Inaczej' },
  });
  expect(await world.atGoogle(written[4]?.name ?? '')).toBeUndefined();
  expect((await world.list('accepted')).map(({ text, decided_by }) => [text, decided_by])).toEqual([
    ['Inaczej', 'Anna'],
    [first.text, 'Anna'],
  ]);
  expect((await world.list('outdated')).map(({ id }) => id)).toEqual([fourth.id, third.id]);
  expect(await world.list()).toEqual([]);
});

test('RV-10 what the model writes always waits, costs one of the month, and is known as such once accepted', async () => {
  const world = await startAutoReplies();
  const rule = await world.rule({ source: 'ai', needs_acceptance: false, rating: [1, 2] });
  expect(rule).toMatchObject({ needs_acceptance: true, comment: true, reply_templates_ids: [] });
  await world.script('POST', '/faults', { path: '/openai/*', status: 429, times: 2 });
  const { id, name } = await world.write({ rating: 1, comment: 'Kawa zimna, czekałam 40 minut.' });
  await world.write({ rating: 1, comment: null });
  await world.jobs.settle();
  const [waiting, ...others] = await world.list();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ source: 'ai', text: expect.stringMatching(/^Dzień dobry/) as string });
  expect((await world.ok(getAiReplyLimit, { as: world.owner })).remaining_limit).toBe(499);
  await world.ok(acceptAutoReplies, { as: world.owner, body: { replies: [{ id: waiting?.id ?? 0 }] } });
  await world.jobs.settle();
  expect(await world.read(id)).toMatchObject({ reply_status: 'published', is_written_by_ai: true });
  expect(await world.atGoogle(name)).toMatchObject({ writes: 1 });
});

test('BEY-07 RV-10 a text that would give a person pause waits for one, even where the rule would send it', async () => {
  const world = await startAutoReplies();
  const id = await world.templateOf('Dziękujemy! Prosimy o telefon: 600 100 200');
  await world.rule({ needs_acceptance: false, reply_templates_ids: [id] });
  const { name } = await world.write();
  await world.jobs.settle();
  expect(await world.list()).toMatchObject([{ text: 'Dziękujemy! Prosimy o telefon: 600 100 200' }]);
  expect(await world.atGoogle(name)).toBeUndefined();
});

test.each(['before', 'after'] as const)(
  'RV-10 killed %s any commit, a rule answers a review exactly once',
  async (moment) => {
    const world = await startAutoReplies();
    await world.rule({ needs_acceptance: false });
    const kill = crashAtCommit(world);
    for (let number = 0; number < 4; number += 1) {
      kill({ number, moment });
      const { name } = await world.write();
      await world.jobs.settle(7200);
      kill({ number: -1, moment });
      await world.jobs.settle(7200);
      const review = await world.read(await world.newest());
      expect(review, `commit ${number}`).toMatchObject({ reply_status: 'published' });
      expect(await world.atGoogle(name), `commit ${number}`).toMatchObject({ writes: 1 });
    }
    expect((await world.list('accepted')).length).toBe(4);
  },
);

test('RV-10 a rule names what the company has; one switched on again answers what comes from then on', async () => {
  const world = await startAutoReplies();
  const { owner: as, templateIds } = world;
  const refusal = async (rule: object) =>
    (await world.request(createAutoReplyRule, { as, body: world.ruleOf(rule) })).problem?.code;
  expect(await refusal({ reply_templates_ids: [] })).toBe('auto_reply_rule_incomplete');
  expect(await refusal({ reply_templates_ids: [...templateIds, 9999] })).toBe('template_unknown');
  expect(await refusal({ gmb_address_ids: [9999] })).toBe('facility_unknown');
  expect(await refusal({ groups: [9999] })).toBe('group_unknown');
  const rule = await world.rule({ is_active: false });
  await world.write();
  const params = { id: rule.id };
  const change = (body: object) => world.request(updateAutoReplyRule, { as, params, body });
  expect((await change({ rating: [] })).problem?.code).toBe('invalid_request');
  expect((await change({ reply_templates_ids: [] })).problem?.code).toBe('auto_reply_rule_incomplete');
  expect((await change({ is_active: true, name: 'Wszystkie' })).body).toEqual({
    ...rule,
    is_active: true,
    name: 'Wszystkie',
    updated_at: expect.any(String) as string,
  });
  const inUse = await world.request(deleteReplyTemplate, { as, params: { id: templateIds[0] ?? 0 } });
  expect(inUse.problem?.code).toBe('template_in_use');
  const { id } = await world.write();
  await world.jobs.settle();
  expect((await world.list()).map(({ review }) => review.id)).toEqual([id]);
  await world.ok(deleteAutoReplyRule, { as, params });
  expect((await world.ok(listAutoReplyRules, { as })).results).toEqual([]);
  expect((await world.list()).length).toBe(1);
  expect((await change({ name: 'Nie ma' })).problem?.code).toBe('not_found');
  const bodies = Array.from({ length: 51 }, (_, index) => world.ruleOf({ name: `${index}` }));
  const statuses = await Promise.all(
    bodies.map(async (body) => (await world.request(createAutoReplyRule, { as, body })).status),
  );
  expect(statuses.filter((status) => status === 409).length).toBe(1);
});

test('RV-10 a manager sees and decides what is of their places; with the switch off nobody does', async () => {
  const world = await startAutoReplies();
  const { companyId, owner, make } = world;
  await world.rule();
  await world.write();
  await world.jobs.settle();
  const [waiting] = await world.list();
  const elsewhere = await make.location(companyId);
  const manager = await make.member(companyId, { locations: [elsewhere] });
  expect(await world.list('waiting', manager)).toEqual([]);
  const body = { replies: [{ id: waiting?.id ?? 0 }] };
  expect(await world.ok(acceptAutoReplies, { as: manager, body })).toEqual({
    decided_ids: [],
    skipped: [{ id: waiting?.id, reason: 'not_found' }],
  });
  const own = await world.ok(createAutoReplyRule, {
    as: manager,
    body: world.ruleOf({ gmb_address_ids: [elsewhere] }),
  });
  const ask = async (rule: object) =>
    (await world.request(createAutoReplyRule, { as: manager, body: world.ruleOf(rule) })).problem?.code;
  expect(await ask({})).toBe('concerns_other_locations');
  const locationId = waiting?.review.location.id ?? 0;
  expect(await ask({ gmb_address_ids: [locationId] })).toBe('facility_unknown');
  const named = await world.rule({ gmb_address_ids: [locationId] });
  const { results } = await world.ok(listAutoReplyRules, { as: manager });
  expect(results.map(({ id }) => id)).not.toContain(named.id);
  expect(results.map(({ id }) => id)).toContain(own.id);
  const everywhere = results.find(({ gmb_address_ids }) => gmb_address_ids.length === 0)?.id ?? 0;
  const params = { id: everywhere };
  expect((await world.request(deleteAutoReplyRule, { as: manager, params })).problem?.code).toBe(
    'concerns_other_locations',
  );
  world.services.config.PINFOLD_FEATURE_FLAGS = '';
  for (const asked of [
    world.request(listAutoReplies, { as: owner }),
    world.request(listAutoReplyRules, { as: owner }),
    world.request(acceptAutoReplies, { as: owner, body }),
    world.request(deleteAutoReplyRule, { as: owner, params: { id: 9999 } }),
  ])
    expect((await asked).problem?.code).toBe('auto_replies_disabled');
  await world.write();
  await world.jobs.settle();
  world.services.config.PINFOLD_FEATURE_FLAGS = 'auto_review_reply';
  expect((await world.list()).length).toBe(1);
});
