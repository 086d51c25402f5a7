import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { phoneFault, phoneKey, phonesFault, phonesToSend, samePhone } from './phone.ts';
import { formatPhone, parsePhone, phoneNumbers } from './phone-numbers.ts';

test.each([
  ['22 123 45 67', 'PL', '+48221234567'],
  ['+48 22 123-45-67', 'PL', '+48221234567'],
  ['0048221234567', 'PL', '+48221234567'],
  ['tel:+48501234567', 'PL', '+48501234567'],
  ['501.234.567', 'PL', '+48501234567'],
  ['(22) 123 45 67', 'PL', '+48221234567'],
  ['+44 (0)20 7946 0958', 'PL', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['0044 20 7946 0958', 'PL', '+442079460958'],
  ['030/123456', 'DE', '+4930123456'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['912 34 56 78', 'ES', '+34912345678'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['1-212-555-0123', 'US', '+12125550123'],
  ['011 48 22 123 45 67', 'US', '+48221234567'],
  ['+33 1 23 45 67 89', 'PL', '+33123456789'],
  ['+420 224 123 456', 'FR', '+420224123456'],
  ['0048 22 123 45 67', 'US', '+48221234567'],
  ['0048 22 123 45 67', '', '+48221234567'],
  ['01 23 45 67 89', 'FR', '+33123456789'],
  ['224123456', 'FR', '+33224123456'],
  ['+39 (0)6 69812345', 'PL', '+390669812345'],
  ['06 6981 2345', 'IT', '+390669812345'],
  ['224 123 456', 'CZ', '+420224123456'],
  ['8 (495) 123-45-67', 'RU', '+74951234567'],
  ['416-555-0123', 'CA', '+14165550123'],
  ['01481 720000', 'GG', '+441481720000'],
  ['03-1234-5678', 'JP', '+81312345678'],
  ['(02) 9374 4000', 'AU', '+61293744000'],
  ['011 15-2345-6789', 'AR', '+5491123456789'],
])('LST-04 %s is a number in %s', (text, country, e164) => {
  expect(parsePhone(text, country)).toBe(e164);
  expect(phoneFault(text, country, phoneNumbers)).toBeUndefined();
});

test.each([
  ['12345', 'PL', 'phone_invalid'],
  ['022 123 45 67', 'PL', 'phone_invalid'],
  ['+48 22 123 45', 'PL', 'phone_invalid'],
  ['+0 22 123 45 67', 'PL', 'phone_invalid'],
  ['1-800-FLOWERS', 'US', 'phone_invalid'],
  ['(112) 555-0123', 'US', 'phone_invalid'],
  ['zadzwoń', 'PL', 'phone_invalid'],
  ['22412345', 'FR', 'phone_invalid'],
  ['+33 22 412 34 5', 'PL', 'phone_invalid'],
  ['6 69812345', 'IT', 'phone_invalid'],
  ['+48 111 111 111', 'PL', 'phone_invalid'],
  ['112', 'PL', 'phone_invalid'],
  ['22 123 45 67', '', 'phone_invalid'],
  ['22 123 45 67 wew. 12', 'PL', 'phone_extension'],
  ['22 123 45 67 ext 12', 'PL', 'phone_extension'],
  ['22 123 45 67, 22 123 45 68', 'PL', 'phone_extension'],
])('LST-04 %s is no number in %s', (text, country, code) => {
  expect(parsePhone(text, country)).toBeUndefined();
  expect(phoneFault(text, country, phoneNumbers)?.code).toBe(code);
});

test.each([
  ['+48221234567', '+48 22 123 45 67', '22 123 45 67', 'PL'],
  ['+48501234567', '+48 501 234 567', '501 234 567', 'PL'],
  ['+442079460958', '+44 20 7946 0958', '020 7946 0958', 'GB'],
  ['+441632960001', '+44 1632 960001', '01632 960001', 'GB'],
  ['+34912345678', '+34 912 34 56 78', '912 34 56 78', 'ES'],
  ['+4930123456', '+49 30 123456', '030 123456', 'DE'],
  ['+12125550123', '+1 212 555 0123', '(212) 555-0123', 'US'],
  ['+33123456789', '+33 1 23 45 67 89', '01 23 45 67 89', 'FR'],
  ['+390669812345', '+39 06 6981 2345', '06 6981 2345', 'IT'],
  ['+74951234567', '+7 495 123 45 67', '8 (495) 123-45-67', 'KZ'],
  ['+14165550123', '+1 416 555 0123', '(416) 555-0123', 'CA'],
])('LST-04 %s is read as %s, and as %s at home', (number, abroad, home, country) => {
  expect(formatPhone(number)).toBe(abroad);
  expect(formatPhone(number, country)).toBe(home);
  expect(formatPhone(number, country === 'PL' ? 'ES' : 'PL')).toBe(abroad);
});

test('LST-04 a number survives being written for people and read again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...getCountries()),
      fc.integer({ min: 10_000, max: 9_999_999_999 }),
      (country, digits) => {
        const number = parsePhone(String(digits), country);
        if (!number) return;
        expect(parsePhone(formatPhone(number), country)).toBe(number);
        expect(parsePhone(formatPhone(number, country), country)).toBe(number);
        expect(parsePhone(formatPhone(number), country === 'FR' ? 'PL' : 'FR')).toBe(number);
        expect(samePhone(formatPhone(number), String(digits), country, phoneNumbers)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples)?.number ?? '';
    expect(parsePhone(example, country)).toBe(example);
    expect(parsePhone(formatPhone(example, country), country)).toBe(example);
  }
});

test('LST-04 the second number needs a first, and is another one', () => {
  const phones = (phone_number: string, phone_number_2: string) =>
    phonesFault({ phone_number, phone_number_2 }, 'PL', phoneNumbers);
  expect(phones('22 123 45 67', '501 234 567')).toBeUndefined();
  expect(phones('', '')).toBeUndefined();
  expect(phones('', '501 234 567')).toMatchObject({ field: 'phone_number', fault: { code: 'required' } });
  expect(phones('12', '501 234 567')).toMatchObject({
    field: 'phone_number',
    fault: { code: 'phone_invalid' },
  });
  expect(phones('22 123 45 67', '12')).toMatchObject({
    field: 'phone_number_2',
    fault: { code: 'phone_invalid' },
  });
  expect(phones('22 123 45 67', '+48221234567')).toMatchObject({
    field: 'phone_number_2',
    fault: { code: 'phone_repeated' },
  });
});

test('LST-04 a third number at the provider survives a change of the two that we show', () => {
  const ours = { phone_number: '22 123 45 67', phone_number_2: '501 234 567' };
  expect(phonesToSend(ours, ['502 000 000', '22 765 43 21'], 'PL', phoneNumbers)).toEqual({
    primaryPhone: '+48221234567',
    additionalPhones: ['+48501234567', '22 765 43 21'],
  });
  expect(phonesToSend(ours, ['502 000 000', '+48 501 234 567'], 'PL', phoneNumbers).additionalPhones).toEqual(
    ['+48501234567'],
  );
  expect(
    phonesToSend({ ...ours, phone_number_2: '' }, ['501 234 567'], 'PL', phoneNumbers).additionalPhones,
  ).toEqual([]);
});

test('LST-04 a browser without the library shows a number as it is, finds no fault and leaves it to the server', () => {
  expect(phoneFault('12345', 'PL', undefined)).toBeUndefined();
  expect(phoneKey('22 123-45-67', 'PL', undefined)).toBe('221234567');
  expect(samePhone('22 123-45-67', '(22) 1234567', 'PL', undefined)).toBe(true);
  expect(samePhone('22 123 45 67', '22 123 45 68', 'PL', undefined)).toBe(false);
  const phones = { phone_number: '22 123 45 67', phone_number_2: '221234567' };
  expect(phonesFault(phones, 'PL', undefined)).toMatchObject({ fault: { code: 'phone_repeated' } });
});
