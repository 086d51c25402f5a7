import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox, type Answer, type Directed, type Wire } from '../testing/direct-sandbox.ts';
import { accountNumberFrom, nipCheckDigit } from './check-digits.ts';
import { drawFirm } from './firm.ts';

async function search({ sandbox }: Directed, nip: string, date = '2026-11-21'): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/vat-register/api/search/nip/${nip}?date=${date}`),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Wire };
}

test('the register knows the firms of the demo, and shows their numbers to whoever asks the script (COM-07)', async () => {
  const directed = await directSandbox();
  const { firms } = (await directed.script('GET', '/')).body;
  const nips = ['9991001010', '9991002009', '9991003003', '9991004008', '9991005002'];
  expect(firms?.map(({ nip }) => nip)).toEqual(nips);
  const { status, body } = await search(directed, '9991001010');
  expect(status).toBe(200);
  expect(body.result).toEqual({
    subject: expect.objectContaining({
      name: 'KAWIARNIA LIPA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      nip: '9991001010',
      statusVat: 'Czynny',
      residenceAddress: null,
      workingAddress: 'UL. JÓZEFA 9/3, 31-056 KRAKÓW',
    }) as object,
    requestId: expect.stringMatching(/^\w{5}-\w{7}$/) as string,
    requestDateTime: '21-11-2026 12:00:00',
  });
});

test('other valid numbers belong to somebody when they are even, and to nobody when they are odd', async () => {
  const directed = await directSandbox();
  const found = await search(directed, '1234563218');
  expect(found.body.result?.subject).toMatchObject({ nip: '1234563218' });
  expect((await search(directed, '1234563218')).body.result?.subject).toEqual(found.body.result?.subject);
  const nobody = await search(directed, '1111111111');
  expect([nobody.status, nobody.body.result?.subject]).toEqual([200, null]);
});

test.each([
  ['', '2026-11-21', 'WL-112', "Pole 'NIP' nie może być puste."],
  ['123', '2026-11-21', 'WL-113', "Pole 'NIP' ma nieprawidłową długość. Wymagane 10 znaków."],
  ['123456321x', '2026-11-21', 'WL-114', "Pole 'NIP' zawiera niedozwolone znaki. Wymagane tylko cyfry."],
  ['1234563217', '2026-11-21', 'WL-115', 'Nieprawidłowy NIP.'],
  ['1234563218', '', 'WL-101', "Pole 'data' nie może być puste."],
  ['1234563218', '21-11-2026', 'WL-102', "Pole 'data' ma nieprawidłowy format."],
  ['1234563218', '2026-02-30', 'WL-102', "Pole 'data' ma nieprawidłowy format."],
  ['1234563218', '2026-11-22', 'WL-103', 'Data nie może być datą przyszłą.'],
  ['1234563218', '2021-11-20', 'WL-118', 'Data sprzed zakresu rejestru.'],
])(
  'a question that the register refuses is answered as documented: %s on %s',
  async (nip, date, code, message) => {
    const { status, body } = await search(await directSandbox(), nip, date);
    expect([status, body]).toEqual([400, { code, message }]);
  },
);

test('the day begins at midnight in Warsaw', async () => {
  const directed = await directSandbox({ now: () => Date.UTC(2026, 10, 21, 23, 30) });
  expect((await search(directed, '1234563218', '2026-11-22')).status).toBe(200);
});

test('the limit of a day and the nightly update can be ordered', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/vat-register/*', status: 429 });
  await directed.script('POST', '/faults', { path: '/vat-register/*', status: 400 });
  const limit = await search(directed, '9991001010');
  expect([limit.status, limit.body.code]).toEqual([429, 'WL-191']);
  expect((await search(directed, '9991001010')).body.code).toBe('WL-196');
  expect((await search(directed, '9991001010')).status).toBe(200);
});

test('every firm that is made up has numbers that check out and a Polish address in capitals', () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^\d{9}$/), (seed, start) => {
      const nip = `${start}${nipCheckDigit(start) % 10}`;
      const firm = drawFirm(seed, nip);
      expect(drawFirm(seed, nip)).toEqual(firm);
      const address = firm.workingAddress ?? firm.residenceAddress ?? '';
      expect(address).toMatch(/^[\p{Lu}\d. /-]+ \d+[A-C]?(\/\d+)?, \d{2}-\d{3} [\p{Lu} -]+$/u);
      expect(firm.regon).toMatch(/^\d{9}$/);
      const [account = ''] = firm.accountNumbers;
      expect(BigInt(`${account.slice(2)}2521${account.slice(0, 2)}`) % 97n).toBe(1n);
    }),
  );
  expect(accountNumberFrom('114020040000300201355387')).toBe('27114020040000300201355387');
});
