import { expect, test } from 'vitest';
import { modelAddress } from './language-model.ts';

const sandbox = { baseUrl: 'http://127.0.0.1:4400/sandbox/openai/v1', key: 'sandbox' };
const official = 'https://api.openai.com/v1';
const own = 'http://127.0.0.1:11434/v1';

test.each([
  ['nothing is said: the sandbox plays it', {}, sandbox, sandbox],
  ['a key alone is one to OpenAI', { OPENAI_API_KEY: 'sk' }, sandbox, { baseUrl: official, key: 'sk' }],
  ['a model of one’s own needs no key', { OPENAI_BASE_URL: own }, sandbox, { baseUrl: own, key: 'none' }],
  [
    'an own model with a key',
    { OPENAI_BASE_URL: own, OPENAI_API_KEY: 'k' },
    undefined,
    { baseUrl: own, key: 'k' },
  ],
  ['neither a key nor a sandbox: none', {}, undefined, { baseUrl: official, key: undefined }],
])('RV-04 %s', (_, config, stand, address) => {
  expect(modelAddress({ OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined, ...config }, stand)).toEqual(
    address,
  );
});
