import { expect, test } from 'vitest';
import { i18n, loadTexts, namespacesOf } from './i18n.ts';

const rooms = ['front', 'inside', 'account', 'company', 'listings'] as const;

test('a room never repeats a text of another one, so that none goes out of date unseen', async () => {
  await loadTexts(rooms, 'pl');
  const keys = namespacesOf(rooms).flatMap((namespace) =>
    Object.keys(i18n.getResourceBundle('pl', namespace)),
  );
  expect(keys.length).toBeGreaterThan(700);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each([
  [1, 'Okres próbny: 1 dzień'],
  [3, 'Okres próbny: 3 dni'],
  [14, 'Okres próbny: 14 dni'],
])('SHL-05 the trial counts %i days in good Polish', async (count, text) => {
  const t = await loadTexts(['inside', 'front'], 'pl');
  expect(t('trial', { count })).toBe(text);
});

test.each([
  [1, 'Zbyt wiele prób. Spróbuj ponownie za 1 minutę.'],
  [2, 'Zbyt wiele prób. Spróbuj ponownie za 2 minuty.'],
  [15, 'Zbyt wiele prób. Spróbuj ponownie za 15 minut.'],
])('SES-03 a throttled reader learns how many minutes to wait: %i', async (count, text) => {
  const t = await loadTexts(['inside', 'front'], 'pl');
  expect(t('login.throttled', { count })).toBe(text);
});

test('what is filled in is shown as it is, whatever it looks like', async () => {
  const t = await loadTexts(['front'], 'en');
  const name = '{{count}} $t(retry) <b>';
  expect(t('language.change', { name })).toBe(`Language: ${name}`);
});
