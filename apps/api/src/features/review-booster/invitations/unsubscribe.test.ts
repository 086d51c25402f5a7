import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../database/database.ts';
import { linkTo, startInvitations } from '../../../testing/worlds/booster-invitations.ts';

test('BEY-13 opening the link ends nothing, the button and the mail program do, and what is queued stops', async () => {
  const { invite, sent, visit, listed, jobs, mails, stored } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [mail] = await sent();
  const out = linkTo(mail, '/i/');
  const opened = await visit(out);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(await opened.text()).toContain('<form method="post"');
  expect((await listed()).counts.sent).toBe(1);
  const clicked = await visit(out, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(clicked.status).toBe(200);
  expect((await listed()).counts.unsubscribed).toBe(1);
  expect((await invite('email\nOla@lipa.test')).counts.unsubscribed).toBe(1);
  await jobs.settle();
  expect(await mails()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('BEY-13 an unsubscription stops a mail that is queued for the same contact', async () => {
  const { invite, sent, visit, clock, stored, loggedInLater, jobs, mails } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [mail] = await sent();
  clock.advance(91 * 86_400);
  const sendFrom = new Date(clock.now().getTime() + 86_400_000).toISOString();
  await invite('email\nola@lipa.test', { send_from: sendFrom }, await loggedInLater());
  expect(await stored()).toMatchObject([{ state: 'sent' }, { state: 'queued' }]);
  await visit(linkTo(mail, '/i/'), { method: 'POST' });
  expect(await stored()).toMatchObject([{ state: 'unsubscribed' }, { state: 'unsubscribed' }]);
  await jobs.settle(2 * 86_400);
  expect(await mails()).toHaveLength(1);
});

test('BEY-13 a forged or borrowed token ends nothing', async () => {
  const { invite, sent, visit, listed } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [mail] = await sent();
  const out = linkTo(mail, '/i/') ?? '';
  const answers = new URL(linkTo(mail, '/f/') ?? '').searchParams.get('invitation') ?? '';
  for (const path of [
    out.replace(/\.(\d+)\./, '.999.'),
    `http://panel.test/i/${answers}/unsubscribe`,
    'http://panel.test/i/x/unsubscribe',
  ])
    expect((await visit(path, { method: 'POST' })).status).toBe(404);
  expect((await listed()).counts.sent).toBe(1);
});

test('BEY-13 an invitation takes one answer, in whichever window it is given', async () => {
  const { invite, sent, ask, send, find, listed, services } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [mail] = await sent();
  const { pathname, search } = new URL(linkTo(mail, '/f/') ?? '');
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
  const [first, second] = [await ask(pathname + search), await ask(pathname + search)];
  const sentFirst = await send({ ...fieldsOf(first.html), rating: '2' }, {}, pathname);
  expect(sentFirst.location).toContain('/thanks/');
  const sentSecond = await send({ ...fieldsOf(second.html), rating: '5' }, {}, pathname);
  expect(sentSecond.status).toBe(303);
  expect((await ask(sentSecond.location)).html).toContain('Mamy już Twoją odpowiedź');
  expect((await ask(pathname + search)).html).toContain('Mamy już Twoją odpowiedź');
  expect((await find()).map(({ rating, channel }) => [rating, channel])).toEqual([[2, 'email']]);
  expect((await listed()).counts.answered).toBe(1);
  const [stamp] = await rows<{ at: string }>(
    services.database.queries,
    sql`select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from booster_invitations`,
  );
  expect(stamp?.at).toBe('2031-05-05 00:00');
});

test('BEY-13 the way out of an old mail works after its invitation is erased', async () => {
  const { invite, sent, visit, services, loggedInLater } = await startInvitations();
  await invite('email\nola@lipa.test');
  const [mail] = await sent();
  await services.database.queries.execute(sql`delete from booster_invitations`);
  const out = linkTo(mail, '/i/');
  expect((await visit(out)).status).toBe(200);
  expect((await visit(out, { method: 'POST' })).status).toBe(200);
  expect((await invite('email\nola@lipa.test', {}, await loggedInLater())).counts.unsubscribed).toBe(1);
});
