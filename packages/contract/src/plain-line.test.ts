import { expect, test } from 'vitest';
import { coordinateFaults, parseCoordinates } from './features/listings/address/coordinates.ts';
import { normalizePostalCode, postalCodeFault } from './features/listings/address/address.ts';
import { phoneFault } from './features/listings/contact/phone.ts';
import { parsePhone, phoneNumbers } from './features/listings/contact/phone-numbers.ts';
import { websiteFault } from './features/listings/contact/links.ts';
import { isValidNip } from './features/company/company-profile.ts';
import { updateCompany } from './features/company/companies.endpoints.ts';
import { BulkEditSchema } from './features/listings/bulk-edit/bulk-edits.endpoints.ts';
import { SoughtPlace } from './features/listings/create/create-listing.endpoints.ts';
import { ListingChanges } from './features/listings/listing-schema.ts';
import { SsoSettings } from './features/session/sso-connection.endpoints.ts';
import { emailLine } from './line.ts';
import { plainCode, plainLine } from './plain-line.ts';

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

test.each([
  ['15–091', '15-091'],
  ['15\u2011091', '15-091'],
  ['15\u2212091', '15-091'],
  ['１５－０９１', '15-091'],
  [' sw1a\u00A0\u2009 1aa ', 'sw1a 1aa'],
  ['2026‑05', '2026-05'],
  ['12：30', '12:30'],
  ['\u202A−0,1276\u202C', '-0,1276'],
])('LST-03 %j is for machines the same as %j', (text, code) => {
  expect(plainCode(text)).toBe(code);
});

test('LST-03 LST-05 codes and addresses of pages arrive as they are meant, whichever way they come', () => {
  expect(postalCodeFault('15–091', 'PL')).toBeUndefined();
  expect(normalizePostalCode('15–091', 'PL')).toBe('15-091');
  expect(normalizePostalCode('1000–001', 'PT')).toBe('1000-001');
  expect(parseCoordinates('51,5072; −0,1276')).toEqual({ latitude: 51.5072, longitude: -0.1276 });
  expect(coordinateFaults('51.5', '−0.1')).toEqual({});
  const website = 'https://lipa.pl/\u200Bkawa–i–ciasto';
  expect(ListingChanges.parse({ postal_code: '15–091', website, opening_date: '2026‑05' })).toEqual({
    postal_code: '15-091',
    website: 'https://lipa.pl/kawa–i–ciasto',
    opening_date: '2026-05',
  });
  expect(BulkEditSchema.parse({ website })).toEqual({ website: 'https://lipa.pl/kawa–i–ciasto' });
  expect(SoughtPlace.parse({ name: 'Lipa\u200B', postal_code: '15–091' })).toMatchObject({
    name: 'Lipa',
    postal_code: '15-091',
  });
  expect(updateCompany.body.parse({ postal_code: '15–091' })).toMatchObject({ postal_code: '15-091' });
  expect(SsoSettings.shape.sso_url.parse(' \u2066https://id.lipa.pl/sso\u2069')).toBe(
    'https://id.lipa.pl/sso',
  );
});
