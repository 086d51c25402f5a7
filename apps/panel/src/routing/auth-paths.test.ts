import { expect, test } from 'vitest';
import { loginPath, maintenancePath, safeReturnPath } from './auth-paths.ts';

test('SES-03 the way back survives the log-in page, filters included', () => {
  const page = '/reviews/list?rating=1%2C2&cities=Krak%C3%B3w';
  expect(safeReturnPath(loginPath(page))).toBe(page);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/../\\evil.example',
  'javascript:alert(1)',
  '/session/login',
  '',
])('SES-03 a link that leads away from the panel is not followed: %s', (next) => {
  expect(safeReturnPath(`/session/login?${new URLSearchParams({ next })}`)).toBeUndefined();
});

test('the start page and the log-in page need no way back', () => {
  expect(loginPath('/')).toBe('/session/login');
  expect(loginPath('/session/login?next=%2F')).toBe('/session/login');
});

test('SES-12 the way back survives a break, and a break is nothing to come back to', () => {
  expect(safeReturnPath(maintenancePath('/reviews/list?rating=1'))).toBe('/reviews/list?rating=1');
  expect(loginPath(maintenancePath('/reviews/list'))).toBe('/session/login');
});
