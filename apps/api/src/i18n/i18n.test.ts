import { expect, test } from 'vitest';
import { exportReadyMail } from '../exports/export-ready-mail.ts';
import { resetPasswordMail } from '../features/session/mails/account-mails.ts';
import { translate } from './i18n.ts';

test.each([
  [1, 'przez 1 dzień.'],
  [2, 'przez 2 dni.'],
  [14, 'przez 14 dni.'],
  [1.5, 'przez 1,5 dnia.'],
])('SDK-06 %s is counted in good Polish', (count, text) => {
  expect(translate('pl', 'mails.invitation.footnote', { count })).toContain(text);
});

test('what people typed is shown as it is, whatever it looks like', () => {
  const company = '{{days}} $t(mails.automatic) <b>';
  expect(translate('en', 'mails.invitation.heading', { company })).toBe(`Join the team of ${company}`);
});

test.each([
  [1, /przez 1 godzinę\./],
  [2, /przez 2 godziny\./],
  [24, /przez 24 godziny\./],
  [48, /przez 48 godzin\./],
])('SES-08 a mail counts %i hours in good Polish', (hours, words) => {
  expect(resetPasswordMail('pl', 'https://panel.test', hours).footnote).toMatch(words);
});

test('LST-10 a file that is kept for a day is told so', () => {
  const file = { subject: '', filename: 'adresy.csv', rows: 1, url: 'https://panel.test', days: 1 };
  expect(exportReadyMail('pl', file).footnote).toContain('po 1 dniu.');
  expect(exportReadyMail('en', file).footnote).toContain('after 1 day.');
  expect(exportReadyMail('es', file).footnote).toContain('en 1 día.');
});
