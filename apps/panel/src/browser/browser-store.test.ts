import { expect, test } from 'vitest';
import { createBrowserStore, storedKeys } from './browser-store.ts';

test('SES-11 the browser keeps the user, company, language, demo mark and import status, and nothing else', () => {
  const storage = memoryStorage();
  createBrowserStore(storage).write({
    user: { token: 't', email: 'anna@example.com' },
    companyId: 7,
    language: 'en',
    isDemoUser: true,
    importStatus: 'pending',
  });
  expect(Object.fromEntries(storage.entries)).toEqual({
    user: '{"token":"t","email":"anna@example.com"}',
    company_id: '7',
    language: 'en',
    demo_user: 'true',
    locations_import_status: 'pending',
  });
  expect(createBrowserStore(storage).read()).toMatchObject({
    companyId: 7,
    language: 'en',
    isDemoUser: true,
  });
});

test('what was taken away leaves no trace', () => {
  const storage = memoryStorage();
  const store = createBrowserStore(storage);
  store.write({ user: { token: 't', email: 'a@b.pl' }, companyId: 7 });
  store.write({ user: undefined, companyId: undefined });
  expect(storage.entries.size).toBe(0);
});

test('SES-04 a change leaves alone what another tab has written meanwhile', () => {
  const storage = memoryStorage();
  const store = createBrowserStore(storage);
  store.write({ user: { token: 't', email: 'a@b.pl' } });
  storage.removeItem(storedKeys.user);
  store.write({ companyId: 7 });
  expect(Object.fromEntries(storage.entries)).toEqual({ company_id: '7' });
});

test('words that somebody else left under our keys are passed over', () => {
  const storage = memoryStorage();
  storage.setItem(storedKeys.user, '{"token":1}');
  storage.setItem(storedKeys.companyId, 'seven');
  storage.setItem(storedKeys.language, 'de');
  expect(createBrowserStore(storage).read()).toEqual({
    user: undefined,
    companyId: undefined,
    language: undefined,
    isDemoUser: false,
    importStatus: undefined,
  });
});

test('a browser that refuses storage works until it is closed', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createBrowserStore({
    ...memoryStorage(),
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  store.write({ companyId: 7 });
  expect(store.read().companyId).toBe(7);
});

test('logging out in one tab is heard in the others', () => {
  const storage = memoryStorage();
  const page = new EventTarget();
  const store = createBrowserStore(storage, page);
  store.write({ companyId: 7 });
  let heard = 0;
  store.subscribe(() => (heard += 1));
  storage.removeItem(storedKeys.companyId);
  page.dispatchEvent(new Event('storage'));
  expect(store.read().companyId).toBeUndefined();
  expect(heard).toBe(1);
});

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}
