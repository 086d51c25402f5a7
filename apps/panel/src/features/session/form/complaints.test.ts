import { expect, test } from 'vitest';
import { emailFault } from './complaints.ts';

test.each([
  ['', 'login.email_missing'],
  ['   ', 'login.email_missing'],
  ['anna', 'login.email_wrong'],
  ['anna@', 'login.email_wrong'],
  ['anna@lipa', 'login.email_wrong'],
  ['anna@lipa.', 'login.email_wrong'],
  ['anna nowak@lipa.pl', 'login.email_wrong'],
  ['anna@@lipa.pl', 'login.email_wrong'],
  [' anna@lipa.pl ', undefined],
  ['anna+test@poczta.lipa.co.uk', undefined],
  ['łucja@żółw.pl', undefined],
])('SES-01 an address with an obvious mistake is not sent: "%s"', (text, key) => {
  expect(emailFault(text)).toBe(key);
});
