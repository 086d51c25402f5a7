import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

test.each([
  ['UL. LIPOWA 12/3, 31-042 KRAKÓW', 'Lipowa', '12/3', '31-042', 'Kraków'],
  ['UL. ŚW. WAWRZYŃCA 5, 31-060 KRAKÓW', 'Św. Wawrzyńca', '5', '31-060', 'Kraków'],
  ['UL. 3 MAJA 30, 40-097 KATOWICE', '3 Maja', '30', '40-097', 'Katowice'],
  [
    'UL. 11 LISTOPADA 40A LOK. 3, 43-300 BIELSKO-BIAŁA',
    '11 Listopada',
    '40A lok. 3',
    '43-300',
    'Bielsko-Biała',
  ],
  ['AL. JANA PAWŁA II 27, 00-867 WARSZAWA', 'al. Jana Pawła II', '27', '00-867', 'Warszawa'],
  ['ALEJE JEROZOLIMSKIE 85/21, 02-001 WARSZAWA', 'Aleje Jerozolimskie', '85/21', '02-001', 'Warszawa'],
  [
    'PL. JANA NOWAKA-JEZIORAŃSKIEGO 3, 31-154 KRAKÓW',
    'pl. Jana Nowaka-Jeziorańskiego',
    '3',
    '31-154',
    'Kraków',
  ],
  ['OS. ZŁOTEGO WIEKU 7/12, 31-616 KRAKÓW', 'os. Złotego Wieku', '7/12', '31-616', 'Kraków'],
  ['BRZOZÓWKA 12, 32-060 LISZKI', 'Brzozówka', '12', '32-060', 'Liszki'],
  ['RYNEK GŁÓWNY 12, 31-042 KRAKÓW', 'Rynek Główny', '12', '31-042', 'Kraków'],
  ['UL. 1000-LECIA 8, 66-470 KOSTRZYN NAD ODRĄ', '1000-lecia', '8', '66-470', 'Kostrzyn nad Odrą'],
  ['UL. POD LIPAMI 4 M. 2, 61-638 POZNAŃ', 'Pod Lipami', '4 m. 2', '61-638', 'Poznań'],
  ['UL. ŁĄKOWA 49/U2, 90-554 ŁÓDŹ', 'Łąkowa', '49/U2', '90-554', 'Łódź'],
  ["UL. CHARLES'A DE GAULLE'A 1, 41-800 ZABRZE", "Charles'a de Gaulle'a", '1', '41-800', 'Zabrze'],
  ['ULANÓW 5, 37-410 ULANÓW', 'Ulanów', '5', '37-410', 'Ulanów'],
  ['UL. X 1, HALA B, 31-042 KRAKÓW', 'X 1, Hala B', '', '31-042', 'Kraków'],
  ['UL. CHMIELNA 85/87 00-805 WARSZAWA', 'Chmielna', '85/87', '00-805', 'Warszawa'],
  ['32-060 LISZKI', '', '', '32-060', 'Liszki'],
  ['HAUPTSTRASSE 1, BERLIN', 'Hauptstrasse 1, Berlin', '', '', ''],
  ['', '', '', '', ''],
])(
  'COM-07 the address %s fills the form as people write it',
  (text, street, houseNumber, postalCode, city) => {
    expect(parseAddress(text)).toEqual({ street, houseNumber, postalCode, city });
  },
);

const name = fc
  .array(fc.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻ]{4,12}$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
const house = fc.stringMatching(/^[1-9]\d{0,2}[A-D]?(\/[1-9]\d{0,2}[A-D]?)?$/);
const code = fc.stringMatching(/^\d{2}-\d{3}$/);

test('COM-07 every address in the register’s form comes apart, and keeps its Polish letters', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('UL. ', 'AL. ', 'PL. ', ''),
      name,
      house,
      code,
      name,
      (kind, street, number, post, city) => {
        const parsed = parseAddress(`${kind}${street} ${number}, ${post} ${city}`);
        const shown = kind === 'UL. ' ? '' : kind;
        expect(parsed.street.toLocaleUpperCase('pl')).toBe(`${shown}${street}`);
        expect(parsed.city.toLocaleUpperCase('pl')).toBe(city);
        expect([parsed.houseNumber, parsed.postalCode]).toEqual([number, post]);
      },
    ),
  );
});

test('COM-07 whatever the register sends, nothing of it is lost but "ul."', () => {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZŁŚ0-9 ,./-]{0,60}$/), (text) => {
      const { street, houseNumber, postalCode, city } = parseAddress(text);
      const kept = letters([street, houseNumber, postalCode, city].join(' '));
      expect([letters(text), letters(text).replace(/^ul/, '')]).toContain(kept);
    }),
  );
});
