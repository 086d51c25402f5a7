import { expect, test } from 'vitest';
import { placeOfAccount } from './account-type-guard.ts';

test.each([
  ['a stranger logs in first', { isLoggedIn: false, companyCount: undefined }, '/session/login'],
  ['nothing is shown until the companies are known', { isLoggedIn: true, companyCount: undefined }, null],
  ['who belongs to a company has nothing to choose', { isLoggedIn: true, companyCount: 1 }, '/'],
  ['a new user chooses', { isLoggedIn: true, companyCount: 0 }, undefined],
])('SES-07 %s', (_what, state, place) => {
  expect(placeOfAccount(state)).toBe(place);
});
