import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  deleteBoosterForm,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  inviteContacts,
  listInvitations,
} from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import { rows } from '../../../database/database.ts';
import { invitationBasis, linkTo, startInvitations } from '../../../testing/worlds/booster-invitations.ts';

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
    {
      contact: 'o…@lipa.test',
      state: 'sent',
      facility: { id: locationId, name: 'Lipa Rynek' },
      basis: invitationBasis,
    },
  ]);
});

test.each([
  ['pl', 'Lipa Rynek: jak minęła wizyta?', 'Napisz opinię'],
  ['en', 'Lipa Rynek: how was your visit?', 'Share your opinion'],
  ['es', 'Lipa Rynek: ¿qué tal tu visita?', 'Dejar mi opinión'],
] as const)('BEY-13 a contact is asked in %s where the list says so', async (language, subject, button) => {
  const { invite, sent } = await startInvitations();
  await invite(`email,language\nola@lipa.test,${language}`);
  const [mail] = await sent();
  expect(mail?.html).toContain(`<html lang="${language}">`);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(button);
  expect(mail?.text).not.toMatch(/\{\{/);
});

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
  [{ csv: 'email\na@lipa.test', basis: { ...invitationBasis, given_at: '2031-05-06' } }, 'invalid_request'],
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
  const body = { csv: 'email\na@lipa.test', basis: invitationBasis };
  expect((await request(inviteContacts, { as: manager, params, body })).status).toBe(403);
});
