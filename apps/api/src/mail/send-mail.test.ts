import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../database/database.ts';
import { startTestApi, type TestApi } from '../testing/clients/start-test-api.ts';
import type { AddressedMail } from './mail.ts';
import type { Smtp } from './smtp.ts';
import { panelUrl } from './panel-url.ts';
import { handOver, sendMail, sendMailJob } from './send-mail.ts';

const invitation: AddressedMail = {
  to: 'anna@lipa.test',
  language: 'pl',
  mail: {
    subject: 'Zaproszenie do Kawiarni Lipa – zażółć gęślą jaźń',
    heading: 'Dołącz do zespołu',
    paragraphs: ['Marek zaprasza Cię do zespołu Kawiarni Lipa.'],
    button: { label: 'Przyjmij zaproszenie', url: 'http://panel.test/invitation/1/a-secret-token' },
    footnote: 'Zaproszenie jest ważne 7 dni.',
  },
};

const promise = ({ services }: TestApi, mail = invitation) =>
  services.database.queries.transaction((tx) => sendMail(services, tx, mail));

test('SES-08 a promised mail reaches its reader with the link that was put into it', async () => {
  const api = await startTestApi({ now: new Date('2026-11-21T11:00:00Z'), isClockStill: true });
  await promise(api);
  const [mail, ...others] = await api.mails('ANNA@lipa.test');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: 'Pinfold <no-reply@pinfold.test>',
    to: 'anna@lipa.test',
    subject: invitation.mail.subject,
    links: ['http://panel.test/invitation/1/a-secret-token'],
    receivedAt: '2026-11-21T11:00:00.000Z',
  });
  expect(mail?.text).toContain('Zaproszenie jest ważne 7 dni.');
  expect(await api.mails('marek@lipa.test')).toEqual([]);
});

test('a mail whose reason was rolled back is never sent', async () => {
  const api = await startTestApi();
  const { services } = api;
  const rolledBack = services.database.queries.transaction(async (tx) => {
    await sendMail(services, tx, invitation);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await api.mails()).toEqual([]);
});

test('whoever reads the queue learns neither the link nor the reader', async () => {
  const api = await startTestApi();
  await promise(api);
  await api.mails();
  const stored = await rows(
    api.services.database.queries,
    sql`select * from pgboss.job where name = 'send-mail'`,
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/a-secret-token|anna@lipa/);
});

test('a mail that the server refuses for now is sent later, and once', async () => {
  const api = await startTestApi();
  await api.script('POST', '/mail-faults', { to: 'anna@*', times: 3, status: 451 });
  await promise(api);
  expect(await api.mails()).toEqual([]);
  await api.jobs.settle();
  expect(await api.mails()).toHaveLength(1);
});

test('a mail that is refused for good, or for too long, is given up without a trace of what it said', async () => {
  const api = await startTestApi();
  const lines: unknown[] = [];
  api.services.log.error = (...line: unknown[]) => void lines.push(line);
  await api.script('POST', '/mail-faults', { to: 'nobody@lipa.test', times: 100, status: 550 });
  await api.script('POST', '/mail-faults', { to: 'busy@lipa.test', times: 100, status: 451 });
  await promise(api, { ...invitation, to: 'nobody@lipa.test' });
  await promise(api, { ...invitation, to: 'busy@lipa.test' });
  await api.jobs.settle(86_400);
  expect(await api.mails()).toEqual([]);
  expect(await api.jobs.waiting('send-mail')).toEqual([]);
  const { faults } = await api.script<{ faults: { to: string; left: number }[] }>('GET', '/mail-faults');
  expect(Object.fromEntries(faults.map(({ to, left }) => [to, left]))).toEqual({
    'nobody@lipa.test': 99,
    'busy@lipa.test': 87,
  });
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/secret|Lipa|lipa[.]test/);
});

test('BAS-03 a mail that is sent again after a crash can be told from a new one', async () => {
  const api = await startTestApi();
  await promise(api);
  const [payload] = await api.jobs.waiting('send-mail');
  await sendMailJob.run(api.services, payload as never, { tries: 0, isLastTry: false });
  const [again, first] = await api.mails();
  expect(again?.messageId).toMatch(/^<[0-9a-f-]{36}@pinfold[.]test>$/);
  expect(again?.messageId).toBe(first?.messageId);
});

test('an address with a comma in it cannot smuggle in a second reader', async () => {
  const api = await startTestApi();
  await promise(api, { ...invitation, to: 'anna@lipa.test, eve@evil.test' });
  await api.jobs.settle(86_400);
  expect(await api.mails('eve@evil.test')).toEqual([]);
});

test('no mail server is no reason to lose a mail at once', async () => {
  const api = await startTestApi({ config: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await promise(api);
  expect(await api.mails()).toEqual([]);
  expect(await api.jobs.waiting('send-mail')).toHaveLength(1);
});

test('links lead to the address that people use', async () => {
  const { services } = await startTestApi();
  expect(panelUrl(services, '/password-reset/1/x')).toBe('http://panel.test/password-reset/1/x');
  const hosted = await startTestApi({ config: { PINFOLD_PUBLIC_URL: 'https://example.com/pinfold/' } });
  expect(panelUrl(hosted.services, '/company')).toBe('https://example.com/pinfold/company');
});

test.each([
  ['biuro@lipa.test', 'biuro@lipa.test'],
  [' biuro@lipa.test ', 'biuro@lipa.test'],
  ['', undefined],
  ['biuro', undefined],
  ['biuro@lipa.test, obcy@lipa.test', undefined],
  ['Biuro <biuro@lipa.test>', undefined],
  ['biuro@lipa.test\r\nBcc: obcy@lipa.test', undefined],
])('SES-08 a reply goes to one address or to the sender: %j', async (replyTo, expected) => {
  const sent: unknown[] = [];
  const smtp: Smtp = { send: async (message) => void sent.push(message.replyTo) };
  const mail = { ...invitation.mail, replyTo };
  await handOver({ smtp, now: () => new Date(0) }, '<1@lipa.test>', { ...invitation, mail });
  expect(sent).toEqual([expected]);
});
