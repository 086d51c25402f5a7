import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maySignUp } from './account.ts';

const approved = ['pinfold', 'targi-2026'];

test.each([
  [{}, false],
  [{ access: 'pinfold' }, true],
  [{ access: 'targi-2026' }, true],
  [{ access: 'Pinfold' }, false],
  [{ access: '' }, false],
  [{ audit: true }, false],
  [{ customInvitation: true }, false],
  [{ audit: true, customInvitation: false }, false],
  [{ audit: true, customInvitation: true }, true],
  [{ access: 'wrong', audit: true, customInvitation: true }, true],
])('SES-01 a link with %j lets its holder sign up: %s', (link, expected) => {
  expect(maySignUp(link, approved)).toBe(expected);
});

test('SES-01 no access value opens a sign-up that approves none', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), fc.boolean(), (access, audit) => {
      expect(maySignUp({ access, audit, customInvitation: !audit }, [])).toBe(false);
    }),
  );
});
