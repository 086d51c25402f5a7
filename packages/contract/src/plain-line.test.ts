import { expect, test } from 'vitest';
import { parseCoordinates } from './features/listings/address/coordinates.ts';
import { postalCodeFault } from './features/listings/address/address.ts';
import { phoneFault } from './features/listings/contact/phone.ts';
import { parsePhone, phoneNumbers } from './features/listings/contact/phone-numbers.ts';
import { websiteFault } from './features/listings/contact/links.ts';
import { isValidNip } from './features/company/company-profile.ts';
import { emailLine } from './line.ts';
import { plainLine } from './plain-line.ts';

test.each([
  ['\u202A+48 85 555 21 31\u202C', 'PL', '+48855552131'],
  ['+48\u200E855552131', 'PL', '+48855552131'],
  ['\u200B855552131', 'PL', '+48855552131'],
  ['\uFF0B48 855552131', 'PL', '+48855552131'],
  ['+48\u00A085\u00A0555\u00A021\u00A031', 'PL', '+48855552131'],
  ['８５ 555 21 31', 'PL', '+48855552131'],
  ['\uFEFFtel:+48-85\u00AD-555-21-31', 'PL', '+48855552131'],
])('LST-03 the number %j is read as a person reads it', (text, country, e164) => {
  expect(parsePhone(text, country)).toBe(e164);
  expect(phoneFault(text, country, phoneNumbers)).toBeUndefined();
});

test.each([
  ['Kawiarnia\u200B Lipa\u00AD', 'Kawiarnia Lipa'],
  ['\u2066LIP-KRK-01\u2069', 'LIP-KRK-01'],
  ['Lipa 👩‍🍳', 'Lipa 👩‍🍳'],
  ['Lipa 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Lipa 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Li\u200Dpa', 'Lipa'],
  ['ośmiu', 'ośmiu'],
])('LST-03 marks that nobody sees are left out of %j, and those that mean something stay', (text, plain) => {
  expect(plainLine(text)).toBe(plain);
  expect(plainLine(plain)).toBe(plain);
});

test('LST-03 COM-06 SES-01 whatever is pasted with marks is read as without them', () => {
  const pasted = (text: string) => `\u202A${text.slice(0, 3)}\u200B${text.slice(3)}\u202C`;
  expect(websiteFault(pasted('https://lipa.pl'))).toBeUndefined();
  expect(postalCodeFault(pasted('15-062'), 'PL')).toBeUndefined();
  expect(parseCoordinates(pasted('52.23, 21.01'))).toEqual({ latitude: 52.23, longitude: 21.01 });
  expect(isValidNip(pasted('5260250274'))).toBe(true);
  expect(emailLine().parse(pasted(' anna@lipa.pl'))).toBe('anna@lipa.pl');
});
