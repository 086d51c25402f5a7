import { expect, test, vi } from 'vitest';
import { stopInvitations } from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import { MailError } from '../../../mail/smtp.ts';
import { startInvitations } from '../../../testing/worlds/booster-invitations.ts';
import { requeueInvitations, sendReviewInvitation } from './send-review-invitation.job.ts';

test('BEY-13 mails are spread over time, after those that are queued', async () => {
  const { invite, jobs, mails } = await startInvitations();
  const list = (from: number) =>
    ['email', ...Array.from({ length: 90 }, (_, index) => `gosc${from + index}@lipa.test`)].join('\n');
  expect((await invite(list(0))).last_send_at).toBe('2031-05-05T09:01:00.000Z');
  expect((await invite(list(100))).last_send_at).toBe('2031-05-05T09:02:00.000Z');
  await jobs.runDue();
  expect(await mails()).toHaveLength(60);
});

test('BEY-13 a list for later delays no list before it, and takes the places between others', async () => {
  const { invite } = await startInvitations();
  await invite('email\nlater@lipa.test', { send_from: '2031-06-01T09:00:00Z' });
  expect((await invite('email\nnow@lipa.test')).last_send_at).toBe('2031-05-05T09:00:00.000Z');
  const many = ['email', ...Array.from({ length: 60 }, (_, index) => `gosc${index}@lipa.test`)].join('\n');
  const asked = { send_from: '2031-06-01T09:00:00Z', dry_run: true };
  expect((await invite(many, asked)).last_send_at).toBe('2031-06-01T09:01:00.000Z');
});

test('BEY-13 a mailbox that does not exist is a bounce, a busy server is asked again', async () => {
  const { invite, script, jobs, mails, listed } = await startInvitations();
  await script('POST', '/mail-faults', { to: 'nikt@lipa.test', times: 10, status: 550 });
  await script('POST', '/mail-faults', { to: 'ola@lipa.test', times: 1, status: 451 });
  await invite('email\nnikt@lipa.test\nola@lipa.test');
  await jobs.settle();
  expect((await mails()).map(({ to }) => to)).toEqual(['ola@lipa.test']);
  expect((await listed()).counts).toMatchObject({ bounced: 1, sent: 1 });
});

test('BEY-13 a process that is killed between sending and noting sends no second mail', async () => {
  const { invite, services, jobs, mails, listed, companyId } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [payload] = await jobs.waiting(sendReviewInvitation.name);
  const { send } = services.smtp;
  const spy = vi.spyOn(services.smtp, 'send').mockImplementation(async (message) => {
    await send(message);
    throw new Error('killed');
  });
  const run = { tries: 0, isLastTry: false };
  await expect(sendReviewInvitation.run(services, payload as never, run)).rejects.toThrow('killed');
  spy.mockRestore();
  await jobs.settle();
  expect(await mails()).toHaveLength(1);
  expect((await listed()).counts).toMatchObject({ sent: 1, queued: 0 });
  expect(payload).toEqual({ companyId, id: expect.any(Number) as number });
});

test('BEY-13 a mail that the server may have is not sent again', async () => {
  const { invite, services, jobs, listed } = await startInvitations();
  await invite('email\nola@lipa.test');
  const spy = vi
    .spyOn(services.smtp, 'send')
    .mockRejectedValue(new MailError('temporary', 'The mail server did not take it: ETIMEDOUT.', true));
  await jobs.settle();
  expect(spy).toHaveBeenCalledTimes(1);
  expect((await listed()).counts).toMatchObject({ sent: 1, queued: 0 });
});

test('BEY-13 invitations wait a day for a mail server that is away, and are then known to have failed', async () => {
  const { invite, services, jobs, clock, stored } = await startInvitations();
  const lines: unknown[] = [];
  services.log.error = (...line: unknown[]) => void lines.push(line);
  await invite('email\nola@lipa.test');
  vi.spyOn(services.smtp, 'send').mockRejectedValue(new MailError('temporary', 'ECONNREFUSED'));
  const requeue = async () => {
    await services.jobs.enqueue(services.database.queries, requeueInvitations, [{ payload: {} }]);
    await jobs.settle();
  };
  await jobs.settle();
  await requeue();
  expect(await stored()).toMatchObject([{ state: 'queued' }]);
  expect(lines).toEqual([]);
  clock.advance(86_400);
  await requeue();
  expect(await stored()).toMatchObject([{ state: 'failed', is_recent: false }]);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('ola@');
});

test('BEY-13 what is queued can be stopped, and was then no invitation', async () => {
  const { invite, ok, owner, params, sent } = await startInvitations();
  await invite('email\na@lipa.test\nb@lipa.test', { send_from: '2031-05-06T09:00:00Z' });
  expect(await ok(stopInvitations, { as: owner, params })).toEqual({ stopped: 2 });
  expect(await sent()).toEqual([]);
  expect((await invite('email\na@lipa.test')).counts.will_be_sent).toBe(1);
});
