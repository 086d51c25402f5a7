import { expect, test } from 'vitest';
import { lookUpCompany } from '@pinfold/contract/features/company/reference-data.endpoints';
import { startTestApi, type TestApiOptions } from '../../testing/clients/start-test-api.ts';

async function start(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  const companyId = await api.make.company();
  return {
    ...api,
    as: await api.make.member(companyId),
    colleague: await api.make.member(companyId),
    /** How often the register was asked. */
    async asked(): Promise<number> {
      const { calls } = await api.script<{ calls: { path: string }[] }>('GET', '/journal');
      return calls.filter(({ path }) => path.includes('/vat-register/')).length;
    },
  };
}

const nip = '9991001010';

const find = (tax_number: string) => ({ query: { tax_number } });

test('COM-07 a tax number, however it is written, tells name and address of its company', async () => {
  const { ok, as } = await start();
  for (const written of [nip, ' 999-100-10-10 '])
    expect(await ok(lookUpCompany, { as, ...find(written) })).toEqual({
      tax_number: nip,
      name: 'KAWIARNIA LIPA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      street: 'Józefa',
      house_number: '9/3',
      postal_code: '31-056',
      city: 'Kraków',
      country: 'PL',
    });
});

test('COM-07 a number that cannot be one is refused without asking the register', async () => {
  const { request, as, asked } = await start();
  for (const wrong of ['9991001011', '0000000000', '', 'PL9991001010', "' or 1=1"]) {
    const { problem } = await request(lookUpCompany, { as, ...find(wrong) });
    expect(problem).toMatchObject({ code: 'tax_number_invalid', status: 400 });
  }
  expect(await asked()).toBe(0);
});

test('COM-07 a number of nobody is said to be one to check', async () => {
  const { request, as } = await start();
  const { problem } = await request(lookUpCompany, { as, ...find('1111111111') });
  expect(problem).toMatchObject({
    code: 'company_not_found',
    status: 404,
    detail: 'Nie znaleźliśmy firmy. Sprawdź numer NIP.',
  });
});

test('COM-07 a register that is down is said to be so, and asked again next time', async () => {
  const { request, ok, script, as } = await start();
  await script('POST', '/faults', { path: '/vat-register/*', status: 503 });
  const { problem } = await request(lookUpCompany, { as, ...find(nip) });
  expect(problem).toMatchObject({ code: 'registry_unavailable', status: 502 });
  expect(await ok(lookUpCompany, { as, ...find(nip) })).toMatchObject({ city: 'Kraków' });
});

test('COM-07 the register is asked once a day about one company, whoever wants to know', async () => {
  const { ok, as, colleague, asked, clock } = await start();
  await ok(lookUpCompany, { as, ...find(nip) });
  await ok(lookUpCompany, { as: colleague, ...find(nip) });
  expect(await asked()).toBe(1);
  clock.advance(86_401);
  await ok(lookUpCompany, { as: colleague, ...find(nip) });
  expect(await asked()).toBe(2);
});

test('COM-07 nobody empties the register: past the limit a person waits, and others go on', async () => {
  const { request, ok, as, colleague, clock, asked } = await start({ config: { PINFOLD_LOOKUPS: '1' } });
  await ok(lookUpCompany, { as, ...find(nip) });
  const { problem } = await request(lookUpCompany, { as, ...find('9991002009') });
  expect(problem).toMatchObject({ code: 'too_many_attempts', status: 429 });
  expect(problem?.retry_after).toBeGreaterThan(0);
  expect(await asked()).toBe(1);
  await ok(lookUpCompany, { as: colleague, ...find('9991002009') });
  clock.advance(901);
  await ok(lookUpCompany, { as, ...find('9991003003') });
});
