import { expect, test } from 'vitest';
import { appBulkSeconds } from './app-bulk-seconds.ts';

const inStore = (store: 'google_play' | 'app_store', id: number) => ({ store, app: { id } });

test.each([
  ['40 replies in the App Store', 40, [inStore('app_store', 1)], 240],
  ['40 replies to two apps in the App Store', 40, [inStore('app_store', 1), inStore('app_store', 2)], 120],
  ['1,500 replies at Google Play', 1500, [inStore('google_play', 1)], 60],
  ['2,001 replies to one app at Google Play', 2001, [inStore('google_play', 1)], 86_400],
  ['4,000 replies to two apps there', 4000, [inStore('google_play', 1), inStore('google_play', 2)], 160],
  ['200 replies in both stores', 200, [inStore('google_play', 1), inStore('app_store', 2)], 600],
  ['no reply', 0, [inStore('app_store', 1)], 0],
])('RV-12 %s take as long as the slowest app', (_what, count, loaded, seconds) => {
  expect(appBulkSeconds(count, loaded)).toBe(seconds);
});
