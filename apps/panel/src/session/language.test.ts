// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takeLanguageFromAddress } from './language.ts';
import { browserStore } from './session-store.ts';

afterEach(() => browserStore.write({ language: undefined }));

test.each([
  ['/session/login?lang=en', 'en', '/session/login'],
  ['/reviews/list?rating=1&lang=es#top', 'es', '/reviews/list?rating=1#top'],
  ['/session/login?lang=xx', undefined, '/session/login'],
  ['/session/login?next=%2Fphotos', undefined, '/session/login?next=%2Fphotos'],
])('SES-09 opening %s takes the language %s and leaves %s', (opened, language, left) => {
  window.history.replaceState({ kept: true }, '', opened);
  takeLanguageFromAddress();
  expect(browserStore.read().language).toBe(language);
  expect(localStorage.getItem('language') ?? undefined).toBe(language);
  expect(window.location.href).toBe(window.location.origin + left);
  expect(window.history.state).toEqual({ kept: true });
});
