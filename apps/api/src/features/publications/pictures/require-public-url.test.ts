import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { requirePublicUrl } from './require-public-url.ts';

const check = (publicUrl: string, google?: string) =>
  requirePublicUrl({ publicUrl, config: readConfig({ GOOGLE_BASE_URL: google }) });

test.each(['http://localhost:4400', 'http://127.0.0.2', 'http://[::1]:80', 'http://pinfold.localhost'])(
  'PUB-02 Google itself cannot fetch a picture from %s',
  (url) => {
    expect(() => check(url, 'google')).toThrow('public_url_needed');
    expect(() => check(url)).not.toThrow();
    expect(() => check(url, 'http://localhost:9')).not.toThrow();
  },
);

test('PUB-02 it fetches from an address of the internet', () => {
  expect(() => check('https://pinfold.example', 'google')).not.toThrow();
});
