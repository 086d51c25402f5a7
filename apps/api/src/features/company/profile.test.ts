import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getCompanyProfile,
  getCurrentCompany,
  replaceCompany,
  updateCompany,
} from '@pinfold/contract/features/company/companies.endpoints';
import { listTimezones } from '@pinfold/contract/features/company/reference-data.endpoints';
import { timeZoneNames } from '@pinfold/contract/time-zone';
import { rows } from '../../database/database.ts';
import { startTestApi } from '../../testing/clients/start-test-api.ts';

const data = {
  name: 'Kawiarnia Lipa',
  tax_number: '999 100 10 10',
  street: 'Józefa',
  house_number: '9/3',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  phone_number: '+48 12 422 10 10',
  email: 'biuro@lipa.test',
  category_id: 1,
  timezone: 'Europe/Madrid',
};

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company({ wizardCompleted: false });
  const owner = await api.make.member(companyId, { type: memberTypes.owner });
  return { ...api, companyId, owner };
}

describe('COM-06 the profile of a company', () => {
  test('is replaced as a whole, changed in part, and read back in the language of the reader', async () => {
    const { ok, owner: as } = await start();
    const replaced = await ok(replaceCompany, { as, body: data });
    expect(replaced).toMatchObject({ ...data, tax_number: '9991001010', category_name: 'Kawiarnia' });
    const changed = await ok(updateCompany, { as, body: { city: 'Łódź', category_id: null } });
    expect(changed).toEqual({ ...replaced, city: 'Łódź', category_id: null, category_name: null });
    await ok(updateCompany, { as, body: { category_id: 6 } });
    const headers = { 'Accept-Language': 'es' };
    expect(await ok(getCompanyProfile, { as, headers })).toMatchObject({ category_name: 'Panadería' });
    expect(await ok(getCurrentCompany, { as })).toMatchObject({ timezone: 'Europe/Madrid' });
  });

  test.each([
    [
      { name: 'Kawiarnia\nLipa' },
      'pl',
      'name',
      'To pole mieści jedną linijkę. Usuń przejścia do nowej linii i tabulatory.',
    ],
    [{ street: 'Józefa\t9' }, 'en', 'street', 'This field holds one line. Remove line breaks and tabs.'],
    [
      { name: 'Nagroda: evil.test/x' },
      'en',
      'name',
      'A name cannot contain a link or an e-mail address. Remove it.',
    ],
  ])('takes no %j, and says why at the field', async (body, language, field, message) => {
    const { request, owner: as } = await start();
    const { problem } = await request(updateCompany, { as, body, headers: { 'Accept-Language': language } });
    expect(problem).toMatchObject({ detail: message, errors: [{ path: `body.${field}`, message }] });
  });

  test('needs a valid tax number in Poland only, also when only the country changes', async () => {
    const { ok, request, owner: as } = await start();
    const refused = await request(updateCompany, { as, body: { tax_number: '1234567890' } });
    expect(refused.problem).toMatchObject({ code: 'tax_number_invalid', status: 400 });
    expect(refused.problem?.errors).toEqual([
      { path: 'body.tax_number', message: 'To nie jest prawidłowy NIP.' },
    ]);
    await ok(updateCompany, { as, body: { country: 'DE', tax_number: 'DE 136 695 976' } });
    expect(await ok(getCompanyProfile, { as })).toMatchObject({ tax_number: 'DE 136 695 976' });
    const moved = await request(updateCompany, { as, body: { country: 'PL' } });
    expect(moved.problem?.code).toBe('tax_number_invalid');
    await ok(updateCompany, { as, body: { country: 'PL', tax_number: '' } });
  });

  test.each([
    [{ timezone: 'Mars/Olympus' }, 'timezone_unknown'],
    [{ timezone: '+02:00' }, 'timezone_unknown'],
    [{ category_id: 4711 }, 'category_unknown'],
    [{ country: 'XX' }, 'invalid_request'],
    [{ email: 'biuro' }, 'invalid_request'],
    [{ name: ' ' }, 'invalid_request'],
    [{ wizard_completed: false }, 'invalid_request'],
    [{}, 'invalid_request'],
  ])('is not changed by %j', async (body, code) => {
    const { requestRaw, ok, owner: as } = await start();
    const before = await ok(getCompanyProfile, { as });
    expect((await requestRaw(updateCompany, { as, body })).problem?.code).toBe(code);
    expect(await ok(getCompanyProfile, { as })).toEqual(before);
  });

  test('COM-08 every time zone that can be chosen is one that the database reckons with', async () => {
    const { services } = await start();
    const known = await rows<{ name: string }>(
      services.database.queries,
      sql`select name from pg_timezone_names`,
    );
    const names = new Set(known.map(({ name }) => name));
    expect(timeZoneNames().filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['America/Nuuk', 'America/Godthab'],
    ['Etc/UTC', 'UTC'],
  ])('COM-08 a time zone is taken by its present name and its former one: %s', async (present, former) => {
    const { ok, owner: as } = await start();
    for (const timezone of [present, former]) {
      await ok(updateCompany, { as, body: { timezone } });
      expect(await ok(getCompanyProfile, { as })).toMatchObject({ timezone: present });
    }
    const { results } = await ok(listTimezones, { as });
    expect(results.filter(({ name }) => name === present || name === former)).toMatchObject([
      { name: present },
    ]);
  });
});

describe('SHL-11 the setup of a company', () => {
  test('is finished by those who manage its data, once, and stays finished', async () => {
    const { ok, make, request, companyId } = await start();
    const reader = await make.member(companyId, { permissions: ['view_company_data'] });
    const body = { wizard_completed: true } as const;
    expect((await request(updateCompany, { as: reader, body })).problem?.code).toBe('permission_denied');
    const as = await make.member(companyId, { permissions: ['manage_company_data'] });
    expect(await ok(updateCompany, { as, body })).toMatchObject({ wizard_completed: true });
    expect(await ok(updateCompany, { as, body: { city: 'Kraków' } })).toMatchObject({
      wizard_completed: true,
    });
  });
});

test('BEY-15 another tab hears that the company has changed, and a refused change is not told', async () => {
  const { ok, request, services, owner: as, companyId } = await start();
  const events: unknown[] = [];
  const isReceived = Promise.withResolvers<void>();
  const stop = services.live.subscribe(companyId, (event) => {
    events.push(event);
    isReceived.resolve();
  });
  await request(updateCompany, { as, body: { timezone: 'Mars/Olympus' } });
  await ok(updateCompany, { as, body: { city: 'Kraków' } });
  await isReceived.promise;
  expect(events).toEqual([{ topic: 'company', ids: [companyId] }]);
  stop();
});
