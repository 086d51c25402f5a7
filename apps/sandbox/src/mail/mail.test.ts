import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import type { Directed } from '../testing/direct-sandbox.ts';

const message = {
  from: 'Pinfold <no-reply@pinfold.test>',
  to: 'anna@lipa.test',
  subject: 'Zażółć gęślą jaźń',
  text: 'Wejdź: http://panel.test/a?b=1&c=2.',
  html: '<p><a href="http://panel.test/a?b=1&amp;c=2">Wejdź</a> <a href="mailto:x@y.test">napisz</a></p>',
  messageId: '<1@pinfold.test>',
};

async function send({ sandbox }: Directed, over: Partial<typeof message> = {}): Promise<void> {
  await createTransport(await sandbox.smtpUrl()).sendMail({ ...message, ...over });
}

test('a mail sent over SMTP lies in its reader’s mailbox, with the links that can be followed (BEY-02)', async () => {
  const directed = await directSandbox();
  await send(directed);
  await directed.advance(60);
  await send(directed, { to: 'Marek <marek@lipa.test>, ANNA@lipa.test', subject: 'Druga' });
  const { body } = await directed.script('GET', '/mails?to=Anna@lipa.test');
  expect([...(body.results ?? [])].map(({ subject }) => subject)).toEqual(['Druga', message.subject]);
  expect(body.results?.[1]).toEqual({
    id: 'mail-1',
    from: message.from,
    to: message.to,
    subject: message.subject,
    text: expect.stringContaining('Wejdź') as string,
    html: expect.stringContaining('<a href=') as string,
    links: ['http://panel.test/a?b=1&c=2'],
    messageId: '<1@pinfold.test>',
    receivedAt: '2026-11-21T11:00:00.000Z',
  });
  expect((await directed.script('GET', '/mails')).body.results).toHaveLength(3);
  expect((await directed.script('GET', '/')).body.mails).toBe(3);
  await directed.script('DELETE', '/mails');
  expect((await directed.script('GET', '/mails')).body.results).toEqual([]);
});

test('a mailbox refuses the next mails, for now or for good, as often as ordered', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/mail-faults', { to: '*@lipa.test', times: 2 });
  await directed.script('POST', '/mail-faults', { to: 'nobody@zdroj.test', status: 550 });
  await send(directed, { to: 'free@zdroj.test' });
  for (let times = 0; times < 2; times += 1) {
    await expect(send(directed)).rejects.toMatchObject({ responseCode: 451 });
  }
  await send(directed);
  await expect(send(directed, { to: 'nobody@zdroj.test' })).rejects.toMatchObject({ responseCode: 550 });
  expect((await directed.script('GET', '/mail-faults')).body.faults).toEqual([]);
  expect((await directed.script('GET', '/mails')).body.results).toHaveLength(2);
  const wrong = await directed.script('POST', '/mail-faults', { to: 'x', status: 500 });
  expect(wrong.status).toBe(400);
});

test('mails and refusals outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directSandbox({ folder });
  await send(before);
  await before.script('POST', '/mail-faults', { to: 'x@y.test', times: 3 });
  const left = [
    (await before.script('GET', '/mails')).text,
    (await before.script('GET', '/mail-faults')).text,
  ];
  await before.sandbox.close();
  const after = await directSandbox({ folder });
  expect([
    (await after.script('GET', '/mails')).text,
    (await after.script('GET', '/mail-faults')).text,
  ]).toEqual(left);
  await send(after);
  expect((await after.script('GET', '/mails')).body.results).toHaveLength(2);
});

test('the last 500 mails are kept', async () => {
  const directed = await directSandbox();
  const many = Array.from({ length: 100 }, (_, index) => `reader-${index}@lipa.test`).join(', ');
  for (let times = 0; times < 6; times += 1) await send(directed, { to: many, subject: String(times) });
  const { body } = await directed.script('GET', '/mails');
  expect(body.results).toHaveLength(500);
  expect([...(body.results ?? [])].at(-1)?.subject).toBe('1');
});

test('a sandbox has one mail server, and a closed one takes no mail', async () => {
  const directed = await directSandbox();
  const url = await directed.sandbox.smtpUrl();
  expect(await directed.sandbox.smtpUrl()).toBe(url);
  await directed.sandbox.close();
  await expect(createTransport(url).sendMail(message)).rejects.toMatchObject({ code: 'ESOCKET' });
  await expect(directed.sandbox.smtpUrl()).rejects.toThrow('closed');
});
