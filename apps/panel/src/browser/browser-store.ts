import { isLanguage, type Language } from '@pinfold/sdk';

/** What the panel keeps in the browser (product spec, section 9): this and nothing else. */
export interface StoredValues {
  user: StoredUser | undefined;
  companyId: number | undefined;
  language: Language | undefined;
  isDemoUser: boolean;
  /** `pending` while locations are being imported. */
  importStatus: string | undefined;
}

export interface StoredUser {
  token: string;
  email: string;
}

export const storedKeys = {
  user: 'user',
  companyId: 'company_id',
  language: 'language',
  isDemoUser: 'demo_user',
  importStatus: 'locations_import_status',
} as const satisfies Record<keyof StoredValues, string>;

export interface BrowserStore {
  /** The same object until something changes. */
  read(): StoredValues;
  write(change: Partial<StoredValues>): void;
  /** Calls back on changes, also those made in another tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the values in memory too, so that a browser that refuses storage still works until it is closed. */
export function createBrowserStore(storage: Storage | undefined, page?: EventTarget): BrowserStore {
  let values = readAll(storage);
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  page?.addEventListener('storage', () => {
    values = readAll(storage);
    tell();
  });
  return {
    read: () => values,
    write(change) {
      values = { ...values, ...change };
      keep(storage, values, Object.keys(change) as (keyof StoredValues)[]);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readAll(storage: Storage | undefined): StoredValues {
  const text = (name: keyof StoredValues) => {
    try {
      return storage?.getItem(storedKeys[name]) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const companyId = Number(text('companyId'));
  const language = text('language');
  return {
    user: readUser(text('user')),
    companyId: Number.isSafeInteger(companyId) && companyId > 0 ? companyId : undefined,
    language: isLanguage(language) ? language : undefined,
    isDemoUser: text('isDemoUser') === 'true',
    importStatus: text('importStatus'),
  };
}

function readUser(text: string | undefined): StoredUser | undefined {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    if (typeof user !== 'object' || user === null || !('token' in user) || !('email' in user))
      return undefined;
    const { token, email } = user;
    return typeof token === 'string' && typeof email === 'string' ? { token, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Only what changed: another tab may have written the rest, such as a log-out, a moment ago. */
function keep(
  storage: Storage | undefined,
  values: StoredValues,
  changed: readonly (keyof StoredValues)[],
): void {
  const texts: Record<keyof StoredValues, string | undefined> = {
    user: values.user && JSON.stringify(values.user),
    companyId: values.companyId?.toString(),
    language: values.language,
    isDemoUser: values.isDemoUser ? 'true' : undefined,
    importStatus: values.importStatus,
  };
  for (const name of changed) {
    const text = texts[name];
    try {
      if (text === undefined) storage?.removeItem(storedKeys[name]);
      else storage?.setItem(storedKeys[name], text);
    } catch {
      return;
    }
  }
}
