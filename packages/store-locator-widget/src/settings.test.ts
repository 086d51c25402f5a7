// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

beforeAll(() => {
  // jsdom has no CSS.supports; a length is what it would say yes to here.
  globalThis.CSS ??= {} as typeof CSS;
  CSS.supports = (_property: string, value?: string) => /^\d+(px|vh|%)$/.test(value ?? '');
});
beforeEach(() => document.documentElement.removeAttribute('lang'));

function settings(markup: string) {
  document.body.innerHTML = markup;
  const element = document.querySelector<HTMLElement>('i');
  return element && settingsOf(element);
}

test.each([
  ['<i lang="es"></i>', 'pl', 'es'],
  ['<div lang="en-GB"><i></i></div>', 'pl', 'en'],
  ['<i></i>', 'pl-PL', 'pl'],
  ['<i></i>', 'de', undefined],
  ['<i></i>', '', undefined],
])('LOC-01 %s on a page in “%s” speaks %s', (markup, page, language) => {
  document.documentElement.lang = page;
  expect(settings(markup)).toMatchObject({ language });
});

test('LOC-01 a height is any length of CSS, and nothing else', () => {
  expect(settings('<i height="500"></i>')).toMatchObject({ height: '500px' });
  expect(settings('<i height="80vh"></i>')).toMatchObject({ height: '80vh' });
  expect(settings('<i height="1px;color:red"></i>')).toMatchObject({ height: '640px' });
});

test('LOC-01 the API is the one beside the script, or the one that is named', () => {
  document.head.innerHTML = '';
  expect(settings('<i api="https://pinfold.example.com/api/"></i>')).toMatchObject({
    api: 'https://pinfold.example.com/api',
  });
});
