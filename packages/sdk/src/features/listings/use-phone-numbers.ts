import { useSyncExternalStore } from 'react';
import type { PhoneNumbers } from '@pinfold/contract/features/listings/contact/phone';

/** Returns the telephone numbers of every country, or undefined where they are not here yet, and then begins to load them. */
type ReadPhoneNumbers = () => PhoneNumbers | undefined;

/** Reads telephone numbers with a library that is loaded on first use; subscribers are called once it is loaded. */
export interface LatePhoneNumbers {
  /** Returns a function, another one once the library is loaded. */
  getReader: () => ReadPhoneNumbers;
  subscribe: (listener: () => void) => () => void;
}

/** Returns a reader that loads the library on first use. A failed load is tried again at the next `subscribe`. */
export function latePhoneNumbers(load: () => Promise<PhoneNumbers>): LatePhoneNumbers {
  const listeners = new Set<() => void>();
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const start = async () => {
    try {
      const loaded = await load();
      reader = () => loaded;
      for (const listener of listeners) listener();
    } catch {
      hasFailed = true;
    }
  };
  let reader: ReadPhoneNumbers = () => {
    loading ??= start();
    return undefined;
  };
  return {
    getReader: () => reader,
    subscribe: (listener) => {
      listeners.add(listener);
      if (hasFailed) {
        hasFailed = false;
        loading = start();
      }
      return () => void listeners.delete(listener);
    },
  };
}

const ofTheLibrary = latePhoneNumbers(
  async () => (await import('@pinfold/contract/features/listings/contact/phone-numbers')).phoneNumbers,
);

/**
 * Returns a function that reads the telephone numbers of every country. They are fetched when it is first called, in
 * whatever component; until then, and where that fails, it returns undefined: a number is shown as it is, and the API
 * decides.
 */
export function usePhoneNumbers(): ReadPhoneNumbers {
  const { subscribe, getReader } = ofTheLibrary;
  return useSyncExternalStore(subscribe, getReader, getReader);
}
