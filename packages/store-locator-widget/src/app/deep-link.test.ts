// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { storeInAddress, writeStore } from './deep-link.ts';

beforeEach(() => history.replaceState({ of: 'the page' }, '', '/sklepy?a=1'));

test.each([
  ['#pinfold=store/12', '', 12],
  ['', '?pinfold_store=7', 7],
  ['#pinfold=store/12', '?pinfold_store=7', 12],
  ['', '?pinfold_store=../etc', null],
  ['#pinfold=store/1e9', '', null],
  ['#/route', '', null],
])('LOC-03 the address %s%s opens %s', (hash, search, id) => {
  expect(storeInAddress({ hash, search })).toBe(id);
});

test('LOC-03 an open shop is in the address, and leaves nothing there once it is closed', () => {
  const steps = history.length;
  writeStore(12);
  expect(location.href).toMatch(/\/sklepy\?a=1#pinfold=store\/12$/);
  writeStore(null);
  expect(location.href).toMatch(/\/sklepy\?a=1$/);
  expect({ steps: history.length, state: history.state as unknown }).toEqual({
    steps,
    state: { of: 'the page' },
  });
});

test('LOC-01 a page that has its own use for what comes after # keeps it', () => {
  history.replaceState(null, '', '/#/koszyk');
  writeStore(12);
  expect(location.hash).toBe('#/koszyk');
});
