import { expect, test } from 'vitest';
import { policyViolationOf } from './moderate.ts';

test.each([
  ['Dziękujemy za wizytę, zapraszamy 21.11.2026 w godzinach 8:00-20:00.', undefined],
  ['Kawa kosztuje 12,50 zł, a sernik 19 zł. Otwarte 7-21, w niedzielę 9-18.', undefined],
  ['Od chujowego humoru?', 'OBSCENITY_AND_PROFANITY'],
  ['What the fuck', 'OBSCENITY_AND_PROFANITY'],
  ['Prosimy o kontakt: +48 600 700 800', 'PERSONAL_INFO'],
  ['Napisz do nas: kawiarnia@lipa.example', 'PERSONAL_INFO'],
  ['Zapraszamy na www.lipa.example', 'ADVERTISING_AND_SOLICITATION'],
  ['Nowe menu na lipa.pl', 'ADVERTISING_AND_SOLICITATION'],
  ['DZIĘKUJEMY BARDZO ZA TĘ OPINIĘ', 'GENERIC_QUALITY'],
  ['DZIĘKUJEMY!', undefined],
  ['Dziękujemy, pozdrawiamy z ul. Lipowej 4.', undefined],
])('a reply is judged by what it says: %s', (comment, violation) => {
  expect(policyViolationOf(comment, false)).toBe(violation);
});

test('a repeated text breaks the policy on repetition', () => {
  expect(policyViolationOf('Dziękujemy!', true)).toBe('REPETITIVE');
});
