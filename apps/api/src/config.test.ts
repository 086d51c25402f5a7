import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

test('BAS-04 nothing has to be configured, and an empty variable is none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4400, PINFOLD_SEED: 'demo' });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['PINFOLD_SEED', 'big'],
  ['PINFOLD_ROLE', 'boss'],
  ['PINFOLD_PUBLIC_URL', 'pinfold'],
  ['PINFOLD_TOKEN_DAYS', '0'],
  ['PINFOLD_LOG', 'loud'],
  ['GOOGLE_BASE_URL', 'yahoo'],
  ['GOOGLE_PUBSUB_TOPIC', 'topic'],
  ['GOOGLE_EDITS_PER_MINUTE', '-1'],
  ['PINFOLD_OIDC_PROVIDERS', '[{'],
  ['PINFOLD_OIDC_PROVIDERS', '{}'],
  ['SMTP_URL', 'https://example.com'],
  ['PINFOLD_MAIL_FROM', 'Pinfold'],
  ['PINFOLD_MAIL_FROM', 'Pinfold <a@b.test>, Eve <eve@evil.test>'],
  ['VAT_REGISTER_URL', 'biala-lista'],
])('BAS-04 a wrong %s=%s is named in one line', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(new RegExp(`^${name} is not usable: [^\\n]+$`));
});
