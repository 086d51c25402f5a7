import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  deleteBoosterForm,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  inviteContacts,
  listInvitations,
  type NewBoosterInvitations,
  stopInvitations,
} from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import { rows } from '../../../database/database.ts';
import { startReviewBooster } from '../../../testing/worlds/review-booster.ts';
import { MailError } from '../../../mail/smtp.ts';
import { requeueInvitations, sendReviewInvitation } from './send-review-invitation.job.ts';
import { unsubscribePages } from './unsubscribe-pages.routes.ts';

const basis = { how: 'zgoda przy zakupie', given_at: '2031-05-01' };

async function startInvitations() {
  const world = await startReviewBooster({}, { now: new Date('2031-05-05T09:00:00Z'), isClockStill: true });
  const { owner, form } = world;
  const params = { id: form.id };
  const pages = new Hono().route('/i', unsubscribePages(world.services));
  return {
    ...world,
    params,
    invite: (csv: string, asked: Partial<NewBoosterInvitations> = {}, as = owner) =>
      world.ok(inviteContacts, { as, params, body: { csv, basis, ...asked } }),
    /** Sessions do not last as long as invitations are remembered. */
    loggedInLater: () => world.make.member(world.companyId, { type: memberTypes.owner }),
    refuse: (body: object) =>
      world.requestRaw(inviteContacts, { as: owner, params, body: { basis, ...body } }),
    listed: () => world.ok(listInvitations, { as: owner, params }),
    async sent(to?: string) {
      await world.jobs.settle();
      return world.mails(to);
    },
    visit: (url: string | undefined, init?: RequestInit) => pages.request(url ?? '', init),
    stored: () =>
      rows<{ contact_hash: string; state: string; sealed_contact: string | null; is_recent: boolean }>(
        world.services.database.queries,
        sql`select contact_hash, state, sealed_contact, is_recent from booster_invitations order by id`,
      ),
  };
}

const linkTo = (mail: { links: string[] } | undefined, path: string) =>
  mail?.links.find((link) => new URL(link).pathname.startsWith(path));

test('BEY-13 a list says of each row what would happen, and a dry run does nothing', async () => {
  const { invite, sent, stored, locationId } = await startInvitations();
  const csv = [
    'E-mail;Imię;Lokalizacja',
    `ola@lipa.test;Ola;${locationId}`,
    'OLA@lipa.test;Ola;',
    'nie-adres;Jan;',
    'jan@lipa.test;Jan;nieznana',
  ].join('\r\n');
  const planned = await invite(csv, { dry_run: true });
  expect(planned.rows).toEqual([
    { line: 1, outcome: 'will_be_sent', facility_id: locationId },
    { line: 2, outcome: 'duplicate', facility_id: locationId },
    { line: 3, outcome: 'invalid_address', facility_id: locationId },
    { line: 4, outcome: 'unknown_location', facility_id: null },
  ]);
  expect(planned).toMatchObject({ counts: { will_be_sent: 1, duplicate: 1 } });
  expect(planned.last_send_at).toBe('2031-05-05T09:00:00.000Z');
  expect(await sent()).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('BEY-13 an invitation says who asks and why, and mail programs can end it with one click', async () => {
  const { invite, sent, listed, locationId } = await startInvitations();
  const plan = await invite('email,name\nola@lipa.test,Ola\n');
  expect(plan.last_send_at).toBe('2031-05-05T09:00:00.000Z');
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ola@lipa.test', subject: 'Lipa Rynek: jak minęła wizyta?' });
  expect(mail?.text).toContain('Dzień dobry, Ola!');
  expect(mail?.text).toContain('zgoda przy zakupie, 1 maja 2031');
  expect(mail?.text).toContain('Administratorem Twoich danych jest Lipa Kawa');
  expect(mail?.listHeaders).toEqual({
    'list-unsubscribe': `<${linkTo(mail, '/i/')}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  const { counts, results } = await listed();
  expect(counts).toEqual({
    queued: 0,
    sent: 1,
    bounced: 0,
    answered: 0,
    unsubscribed: 0,
    skipped: 0,
    failed: 0,
  });
  expect(results).toMatchObject([
    { contact: 'o…@lipa.test', state: 'sent', facility: { id: locationId, name: 'Lipa Rynek' }, basis },
  ]);
});

test.each(['pl', 'en', 'es'] as const)(
  'BEY-13 a contact is asked in %s where the list says so',
  async (language) => {
    const { invite, sent } = await startInvitations();
    await invite(`email,language\nola@lipa.test,${language}`);
    const [mail] = await sent();
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.subject).not.toContain('review_invitation');
    expect(mail?.text).not.toMatch(/review_invitation|\{\{/);
  },
);

test('BEY-13 whoever is uploaded twice, or by two people at once, is asked once in 90 days', async () => {
  const { invite, sent, clock, loggedInLater } = await startInvitations();
  const plans = await Promise.all([
    invite('email\na@lipa.test\nb@lipa.test'),
    invite('email\nB@lipa.test\na@lipa.test'),
  ]);
  expect(plans.map(({ counts }) => counts.will_be_sent + counts.already_invited)).toEqual([2, 2]);
  expect(plans.reduce((sum, { counts }) => sum + counts.will_be_sent, 0)).toBe(2);
  expect(await sent()).toHaveLength(2);
  clock.advance(89 * 86_400);
  const owner = await loggedInLater();
  expect((await invite('email\na@lipa.test', {}, owner)).counts.already_invited).toBe(1);
  clock.advance(2 * 86_400);
  expect((await invite('email\na@lipa.test', {}, owner)).counts.will_be_sent).toBe(1);
  expect(await sent('a@lipa.test')).toHaveLength(2);
});

test('BEY-13 the database itself keeps a contact from being queued twice', async () => {
  const { invite, services } = await startInvitations();
  await invite('email\na@lipa.test');
  const again = services.database.queries.execute(
    sql`insert into booster_invitations (company_id, list_id, form_id, contact_hash, language, send_at, created_at)
        select company_id, list_id, form_id, contact_hash, language, send_at, created_at from booster_invitations`,
  );
  await expect(again).rejects.toThrow();
});

test('BEY-13 mails are spread over time, after those that are queued', async () => {
  const { invite, jobs, mails } = await startInvitations();
  const list = (from: number) =>
    ['email', ...Array.from({ length: 90 }, (_, index) => `gosc${from + index}@lipa.test`)].join('\n');
  expect((await invite(list(0))).last_send_at).toBe('2031-05-05T09:01:00.000Z');
  expect((await invite(list(100))).last_send_at).toBe('2031-05-05T09:02:00.000Z');
  await jobs.runDue();
  expect(await mails()).toHaveLength(60);
});

test.each([
  [{ csv: 'email,ocena\na@lipa.test,5' }, 'gating_refused'],
  [{ rows: [{ email: 'a@lipa.test', 'Average rating': '5' }] }, 'gating_refused'],
  [{ csv: 'email\na@lipa.test', filter: { min_rating: 4 } }, 'gating_refused'],
  [{ csv: 'email\na@lipa.test', only: 'promoters' }, 'gating_refused'],
  [{ csv: 'email\na@lipa.test', message: 'Za opinię damy 10% rabatu' }, 'incentive_refused'],
  [{ csv: 'email\na@lipa.test', message: 'Daj nam 5 gwiazdek' }, 'gating_refused'],
  [
    { csv: 'email\na@lipa.test', basis: { how: 'rabat za zgodę', given_at: '2031-05-01' } },
    'incentive_refused',
  ],
  [{ csv: 'email\na@lipa.test', basis: { ...basis, given_at: '2031-05-06' } }, 'invalid_request'],
  [{ csv: 'email\na@lipa.test', subject: 'A voucher for your opinion' }, 'incentive_refused'],
  [{ csv: 'phone\n123' }, 'contacts_unreadable'],
  [{ csv: 'email\n"a@lipa.test' }, 'contacts_unreadable'],
  [{ csv: `email\n${'a@lipa.test\n'.repeat(5001)}` }, 'too_many_contacts'],
  [{ csv: 'email\na@lipa.test', message: 'Wejdź na https://evil.test/x' }, 'invalid_request'],
  [{ csv: 'email\na@lipa.test', rows: [] }, 'invalid_request'],
])('BEY-13 %j is refused as %s', async (body, code) => {
  const { refuse, stored } = await startInvitations();
  expect((await refuse(body)).problem?.code).toBe(code);
  expect(await stored()).toEqual([]);
});

test('BEY-13 a list for later delays no list before it, and takes the places between others', async () => {
  const { invite } = await startInvitations();
  await invite('email\nlater@lipa.test', { send_from: '2031-06-01T09:00:00Z' });
  expect((await invite('email\nnow@lipa.test')).last_send_at).toBe('2031-05-05T09:00:00.000Z');
  const many = ['email', ...Array.from({ length: 60 }, (_, index) => `gosc${index}@lipa.test`)].join('\n');
  const asked = { send_from: '2031-06-01T09:00:00Z', dry_run: true };
  expect((await invite(many, asked)).last_send_at).toBe('2031-06-01T09:01:00.000Z');
});

test('BEY-13 a question that offers a prize, or asks for stars, is not stored', async () => {
  const { requestRaw, owner, params } = await startInvitations();
  const update = (question: object) =>
    requestRaw(updateBoosterForm, { as: owner, params, body: { question } });
  expect((await update({ es: 'Opina y gana un premio' })).problem).toMatchObject({
    code: 'incentive_refused',
    errors: [{ path: 'body.question.es' }],
  });
  expect((await update({ pl: 'Daj nam 5 gwiazdek' })).problem?.code).toBe('gating_refused');
});

test('BEY-13 a form of before the rule that offers a prize invites nobody', async () => {
  const { refuse, services } = await startInvitations();
  await services.database.queries.execute(
    sql`update booster_forms set question = '{"es": "Opina y gana un premio"}'`,
  );
  expect((await refuse({ csv: 'email\na@lipa.test' })).problem?.code).toBe('incentive_refused');
});

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

test('BEY-13 what is queued can be stopped, and was then no invitation', async () => {
  const { invite, ok, owner, params, sent } = await startInvitations();
  await invite('email\na@lipa.test\nb@lipa.test', { send_from: '2031-05-06T09:00:00Z' });
  expect(await ok(stopInvitations, { as: owner, params })).toEqual({ stopped: 2 });
  expect(await sent()).toEqual([]);
  expect((await invite('email\na@lipa.test')).counts.will_be_sent).toBe(1);
});

test('BEY-13 a form that is closed or deleted meanwhile asks nobody, and contacts are erased with it', async () => {
  const { invite, ok, owner, params, sent, stored } = await startInvitations();
  await invite('email\na@lipa.test');
  await ok(updateBoosterForm, { as: owner, params, body: { is_open: false } });
  expect(await sent()).toEqual([]);
  expect(await stored()).toMatchObject([{ state: 'skipped', is_recent: false }]);
  expect((await invite('email\na@lipa.test', { dry_run: true })).counts.link_missing).toBe(1);
  await ok(deleteBoosterForm, { as: owner, params });
  expect(await stored()).toMatchObject([{ state: 'skipped', sealed_contact: null }]);
});

test('BEY-13 contacts are erased when the form’s time is over, and nothing holds them in plain text', async () => {
  const { invite, sent, services, stored, clock, jobs } = await startInvitations();
  await invite('email\nola.kowalska@lipa.test');
  await sent();
  const dumped = await rows<{ text: string }>(
    services.database.queries,
    sql`select concat((select string_agg(t::text, ' ') from booster_invitations t),
                      (select string_agg(j::text, ' ') from pgboss.job j)) as text`,
  );
  expect(JSON.stringify(dumped)).not.toContain('kowalska');
  clock.advance(366 * 86_400);
  await services.jobs.enqueue(services.database.queries, { name: 'erase-booster-invitations' }, [
    { payload: {} },
  ]);
  await jobs.runDue('erase-booster-invitations');
  expect(await stored()).toEqual([]);
});

test('BEY-13 lists of contacts are for those with full access', async () => {
  const { make, companyId, locationId, request, params } = await startInvitations();
  const manager = await make.member(companyId, {
    type: memberTypes.manager,
    permissions: ['view_rb_forms'],
    locations: [locationId],
  });
  expect((await request(listInvitations, { as: manager, params })).status).toBe(403);
  const body = { csv: 'email\na@lipa.test', basis };
  expect((await request(inviteContacts, { as: manager, params, body })).status).toBe(403);
});
