import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { openVatRegister } from './vat-register.ts';

test('COM-07 a tax number fills name and address of the firm that has it', async () => {
  const { services } = await startTestApi();
  expect(await services.vatRegister.findByNip('9991001010')).toEqual({
    name: 'KAWIARNIA LIPA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    taxNumber: '9991001010',
    isTaxpayer: true,
    street: 'Józefa',
    houseNumber: '9/3',
    postalCode: '31-056',
    city: 'Kraków',
  });
});

test('COM-07 a number that nobody has, or that is none, finds nobody', async () => {
  const { services } = await startTestApi();
  expect(await services.vatRegister.findByNip('1111111111')).toBeUndefined();
  expect(await services.vatRegister.findByNip('1234563217')).toBeUndefined();
  expect(await services.vatRegister.findByNip('../x')).toBeUndefined();
});

test('COM-07 shortly after midnight in Warsaw the register is asked about today', async () => {
  const { services } = await startTestApi({ now: new Date('2026-06-30T22:10:00Z') });
  expect(await services.vatRegister.findByNip('9991001010')).toMatchObject({ city: 'Kraków' });
});

test('COM-07 a register that has just been updated is asked again, once', async () => {
  const asked: string[] = [];
  const updated = (times: number) =>
    openVatRegister({
      baseUrl: 'https://register.test',
      now: () => new Date('2026-11-21T11:00:00Z'),
      log: { warn: () => {} },
      fetch: (input) => {
        asked.push(String(input));
        if (asked.length <= times) return Promise.resolve(Response.json({ code: 'WL-195' }, { status: 400 }));
        return Promise.resolve(Response.json({ result: { subject: { name: 'X', residenceAddress: null } } }));
      },
    });
  expect(await updated(1).findByNip('9991001010')).toMatchObject({ name: 'X', street: '', city: '' });
  expect(asked).toEqual(Array(2).fill('https://register.test/api/search/nip/9991001010?date=2026-11-21'));
  asked.length = 0;
  await expect(updated(5).findByNip('9991001010')).rejects.toThrow('registry_unavailable');
  expect(asked).toHaveLength(2);
});

test('COM-07 a firm that was struck off is found, and is no taxpayer', async () => {
  const subject = { name: 'X', statusVat: 'Niezarejestrowany' };
  const register = openVatRegister({
    baseUrl: 'https://register.test',
    now: () => new Date('2026-11-21T11:00:00Z'),
    log: { warn: () => {} },
    fetch: () => Promise.resolve(Response.json({ result: { subject } })),
  });
  expect(await register.findByNip('9991001010')).toMatchObject({ name: 'X', isTaxpayer: false });
});
