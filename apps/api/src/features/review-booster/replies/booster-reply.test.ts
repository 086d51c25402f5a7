import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import {
  deleteBoosterReply,
  replyToBoosterReview,
} from '@pinfold/contract/features/review-booster/booster-replies.endpoints';
import { eraseBoosterReview } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { rows } from '../../../database/database.ts';
import { MailError } from '../../../mail/smtp.ts';
import { startReviewBooster } from '../../../testing/worlds/review-booster.ts';
import { claimBoosterReply, findContactToMail } from './booster-reply-lifecycle.ts';
import { requeueStuckBoosterReplies, sendBoosterReply } from './send-booster-reply.job.ts';

const guest = 'ewa.lis@poczta.test';
const body = { reply_comment: 'Przepraszamy za hałas.\n\nZapraszamy ponownie.' };

/** A customer's answer with an address, and what becomes of its reply. */
async function startAnswered() {
  const world = await startReviewBooster({}, { now: new Date('2031-05-05T09:00:00Z'), isClockStill: true });
  await world.answer({ rating: '2', comment: 'Za głośno', contact: guest, consent: 'yes' });
  await world.jobs.settle();
  const [review] = await world.find();
  const params = { id: review?.id ?? 0 };
  return {
    ...world,
    params,
    reply: () => world.ok(replyToBoosterReview, { as: world.owner, params, body }),
    refused: async (endpoint: typeof replyToBoosterReview | typeof deleteBoosterReply, id = params.id) => {
      const answer = await world.requestRaw(endpoint, {
        as: world.owner,
        params: { id },
        ...(endpoint.method === 'post' && { body }),
      });
      return (answer.body as { code?: string }).code;
    },
    stored: async () => {
      const [found] = await world.find();
      return found;
    },
  };
}

test('RV-11 a reply is mailed once, names the day and not the score, and stays as it was sent', async () => {
  const { reply, refused, stored, jobs, mails } = await startAnswered();
  expect(await reply()).toMatchObject({ reply_status: 'processing', processing_in_progress: true });
  expect(await refused(replyToBoosterReview)).toBe('reply_processing');
  const [payload] = await jobs.waiting(sendBoosterReply.name);
  expect(JSON.stringify(payload)).not.toMatch(/poczta|hałas/);
  await jobs.settle();
  const [mail, ...others] = await mails(guest);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Lipa Kawa: odpowiedź na Twoją opinię');
  expect(mail?.text).toContain('Dziękujemy za opinię o miejscu Lipa Rynek z dnia 5 maja 2031.');
  expect(mail?.text).toContain('Przepraszamy za hałas.');
  expect(mail?.text).not.toContain('Za głośno');
  expect(await stored()).toMatchObject({
    reply_status: 'published',
    reply_comment: body.reply_comment,
    reply_update_time: '2031-05-05T09:00:00.000Z',
  });
  expect(await refused(replyToBoosterReview)).toBe('reply_sent');
  expect(await refused(deleteBoosterReply)).toBe('reply_sent');
});

test('RV-11 a customer who replies to the mail writes to the company, where it has an address', async () => {
  const { reply, services, jobs, companyId } = await startAnswered();
  const spy = vi.spyOn(services.smtp, 'send');
  await services.database.queries.execute(
    sql`update companies set email = 'biuro@lipa.test' where id = ${companyId}`,
  );
  await reply();
  await jobs.settle();
  expect(spy.mock.calls.map(([message]) => [message.to, message.replyTo])).toEqual([
    [guest, 'biuro@lipa.test'],
  ]);
});

test.each([
  ['gating_refused', 'Prosimy o opinię: https://g.page/r/lipa/review'],
  ['gating_refused', 'Prosimy o opinię na example.test/lipa-review'],
  ['gating_refused', 'Prosimy o pozytywną opinię.'],
  ['incentive_refused', 'Za kolejną opinię dajemy rabat.'],
])('RV-11 a reply that would lead some customers to a public page is refused: %s, %s', async (code, text) => {
  const { requestRaw, owner, params, services, stored, jobs } = await startAnswered();
  await services.database.queries.execute(
    sql`update locations set new_review_url = 'https://example.test/lipa-review?placeid=1'`,
  );
  const { body: answer } = await requestRaw(replyToBoosterReview, {
    as: owner,
    params,
    body: { reply_comment: text },
  });
  expect(answer).toMatchObject({ code, errors: [{ path: 'body.reply_comment' }] });
  expect(await stored()).toMatchObject({ reply_status: 'none', reply_comment: null });
  expect(await jobs.waiting(sendBoosterReply.name)).toEqual([]);
});

test('RV-11 words of a reply find its answer, until it is erased', async () => {
  const { reply, ok, owner, params, find } = await startAnswered();
  await reply();
  for (const q of ['PRZEPRASZAMY', 'halas głośno'])
    expect(
      (await find({ q })).map(({ id }) => id),
      q,
    ).toEqual([params.id]);
  await ok(eraseBoosterReview, { as: owner, params });
  for (const q of ['przepraszamy', 'głośno']) expect(await find({ q }), q).toEqual([]);
});

test('RV-11 an answer without a contact takes no reply, and an erased one neither', async () => {
  const world = await startAnswered();
  await world.answer({ rating: '1', comment: 'Bez adresu' });
  const [mute] = await world.find({ has_contact: false });
  expect(await world.refused(replyToBoosterReview, mute?.id)).toBe('contact_missing');
  await world.ok(eraseBoosterReview, { as: world.owner, params: world.params });
  expect(await world.refused(replyToBoosterReview)).toBe('answer_erased');
  expect((await world.find({ reply: false })).map(({ id }) => id)).toEqual([]);
});

test('RV-11 erasing an answer stops the mail that waits, and takes its text away', async () => {
  const { reply, ok, owner, params, jobs, mails } = await startAnswered();
  await reply();
  const erased = await ok(eraseBoosterReview, { as: owner, params });
  expect(erased).toMatchObject({ reply_comment: null, reply_status: 'none', reply_update_time: null });
  await jobs.settle();
  expect(await mails(guest)).toEqual([]);
});

test('RV-11 of a reply that was sent its day stays with an erased answer, without text or hour', async () => {
  const { reply, ok, owner, params, jobs } = await startAnswered();
  await reply();
  await jobs.settle();
  expect(await ok(eraseBoosterReview, { as: owner, params })).toMatchObject({
    reply_comment: null,
    reply_status: 'published',
    reply_update_time: '2031-05-05T00:00:00.000Z',
  });
});

test('RV-11 a mailbox that does not exist fails the reply, which can be dismissed or sent again', async () => {
  const { reply, refused, stored, script, jobs, mails, ok, owner, params } = await startAnswered();
  await script('POST', '/mail-faults', { to: guest, times: 1, status: 550 });
  await reply();
  await jobs.settle();
  expect(await stored()).toMatchObject({ reply_status: 'failed', reply_problem: 'not_delivered' });
  expect(await ok(deleteBoosterReply, { as: owner, params })).toMatchObject({
    reply_status: 'none',
    reply_comment: null,
  });
  expect(await refused(deleteBoosterReply)).toBe('reply_missing');
  await reply();
  await jobs.settle();
  expect(await mails(guest)).toHaveLength(1);
});

test('RV-11 a busy mail server is asked again, and what is given up names no address in the log', async () => {
  const { reply, stored, services, jobs } = await startAnswered();
  const lines: unknown[] = [];
  services.log.error = (...line: unknown[]) => void lines.push(line);
  const spy = vi
    .spyOn(services.smtp, 'send')
    .mockRejectedValue(new MailError('temporary', 'The mail server did not take it: ECONNREFUSED.'));
  await reply();
  await jobs.settle();
  expect(spy.mock.calls.length).toBeGreaterThan(1);
  expect(await stored()).toMatchObject({ reply_status: 'failed', reply_problem: 'not_delivered' });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('ewa.lis');
});

test('RV-11 a mail that the server may have counts as sent, and is not sent again', async () => {
  const { reply, stored, services, jobs } = await startAnswered();
  const spy = vi
    .spyOn(services.smtp, 'send')
    .mockRejectedValue(new MailError('temporary', 'The mail server did not take it: ETIMEDOUT.', true));
  await reply();
  await jobs.settle();
  expect(spy).toHaveBeenCalledTimes(1);
  expect(await stored()).toMatchObject({ reply_status: 'published' });
});

test('RV-11 a process that is killed between claim and settling sends no second mail', async () => {
  const { reply, stored, services, jobs, clock, mails } = await startAnswered();
  await reply();
  const [payload] = await jobs.waiting(sendBoosterReply.name);
  const { send } = services.smtp;
  const spy = vi.spyOn(services.smtp, 'send').mockImplementation(async (message) => {
    await send(message);
    throw new Error('killed');
  });
  const run = { tries: 0, isLastTry: false };
  await expect(sendBoosterReply.run(services, payload as never, run)).rejects.toThrow('killed');
  spy.mockRestore();
  clock.advance(3600);
  await requeueStuckBoosterReplies.run(services, {}, run);
  await jobs.settle();
  expect(await mails(guest)).toHaveLength(1);
  expect(await stored()).toMatchObject({ reply_status: 'published' });
});

test('RV-11 an answer that is erased while its mail is handed over keeps that it was sent, without its text', async () => {
  const { reply, stored, services, jobs, ok, owner, params } = await startAnswered();
  await reply();
  const { send } = services.smtp;
  vi.spyOn(services.smtp, 'send').mockImplementation(async (message) => {
    await send(message);
    await ok(eraseBoosterReview, { as: owner, params });
  });
  await jobs.settle();
  expect(await stored()).toMatchObject({
    is_erased: true,
    reply_status: 'published',
    reply_comment: null,
    reply_update_time: '2031-05-05T00:00:00.000Z',
  });
});

test('RV-11 an answer that is erased after its reply was claimed has no contact to mail to', async () => {
  const { reply, services, jobs, ok, owner, params } = await startAnswered();
  await reply();
  const [payload] = await jobs.waiting(sendBoosterReply.name);
  await claimBoosterReply(services, payload as never);
  expect(await findContactToMail(services, payload as never)).toBeDefined();
  await ok(eraseBoosterReview, { as: owner, params });
  expect(await findContactToMail(services, payload as never)).toBeUndefined();
});

test('RV-11 a reply that another run may be handing over is looked at again, and then counts as sent', async () => {
  const { reply, stored, services, jobs, clock, mails } = await startAnswered();
  await reply();
  const [payload] = await jobs.waiting(sendBoosterReply.name);
  await claimBoosterReply(services, payload as never);
  clock.advance(20);
  await jobs.runDue(sendBoosterReply.name);
  expect(await stored()).toMatchObject({ reply_status: 'processing' });
  clock.advance(60);
  await jobs.runDue(sendBoosterReply.name);
  expect(await stored()).toMatchObject({ reply_status: 'published' });
  expect(await mails(guest)).toEqual([]);
});

test.each([sql`enabled_review_booster = false`, sql`disabled_modules = '{review_booster}'`])(
  'RV-11 nothing is mailed for a company whose booster was switched off meanwhile (%#)',
  async (off) => {
    const { reply, services, jobs, mails } = await startAnswered();
    await reply();
    await services.database.queries.execute(sql`update companies set ${off}`);
    await jobs.settle();
    expect(await mails(guest)).toEqual([]);
    expect(
      await rows(
        services.database.queries,
        sql`select reply_status, reply_problem from booster_responses where reply_status <> 'none'`,
      ),
    ).toEqual([{ reply_status: 'failed', reply_problem: 'not_delivered' }]);
  },
);
