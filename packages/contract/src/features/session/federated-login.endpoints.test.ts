import { expect, test } from 'vitest';
import { SocialLogin, SsoLogin } from './federated-login.endpoints.ts';

const schemas = [
  (next: string) => SsoLogin.safeParse({ team_name: 'lipa', next }).success,
  (next: string) => SocialLogin.safeParse({ provider: 'lipa', next }).success,
];

test.each(schemas)(
  'SES-06 a login elsewhere comes back to a path of the panel, written as one',
  (accepts) => {
    for (const next of ['/', '/reviews', '/reviews/?status=none&q=żółć#a', '/a%09b', `/${'a'.repeat(499)}`])
      expect(accepts(next), next).toBe(true);
    for (const code of [0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9f, 0x200b, 0x2028, 0x202e, 0xfeff])
      for (const place of ['/', '/reviews']) {
        const next = `${place}${String.fromCodePoint(code)}/evil.test`;
        expect(accepts(next), JSON.stringify(next)).toBe(false);
      }
    for (const next of [
      '',
      'reviews',
      '//evil.test',
      '/\\evil.test',
      '/..//evil.test',
      '/.//evil.test',
      '/%2e//evil.test',
      '/x/../\\evil.test',
      'https://evil.test',
      `/${'a'.repeat(500)}`,
    ])
      expect(accepts(next), next).toBe(false);
  },
);
