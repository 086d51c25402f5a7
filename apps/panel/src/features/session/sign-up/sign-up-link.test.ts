import { expect, test } from 'vitest';
import { readSignUpLink } from './sign-up-link.ts';

test.each([
  ['', {}],
  ['?access=spring', { access: 'spring' }],
  ['?access=', {}],
  ['?audit=true&custom_invitation=true', { isAudit: true, hasCustomInvitation: true }],
  ['?audit=true&custom-invitation=1', { isAudit: true, hasCustomInvitation: true }],
  ['?audit=false&custom_invitation=yes', {}],
  ['?access=a&utm_campaign=lato', { access: 'a', campaign: 'lato' }],
  ['?campaign=zima&utm_campaign=lato', { campaign: 'zima' }],
  [`?access=${'x'.repeat(300)}`, { access: 'x'.repeat(200) }],
])('SES-01 a sign-up link is read as it was written: %s', (search, link) => {
  expect(readSignUpLink(search)).toEqual(link);
});
