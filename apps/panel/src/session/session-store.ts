import { useSyncExternalStore } from 'react';
import { createBrowserStore, type StoredUser, type StoredValues } from '../browser/browser-store.ts';

/** The session of this page: what the browser keeps, and how it changes. */
export const browserStore = createBrowserStore(availableStorage(), window);

let left = false;

/** True after the reader logged out: the next log-in starts at the beginning. */
export function hasLeft(): boolean {
  return left;
}

export function beginSession(user: StoredUser): void {
  left = false;
  browserStore.write({ user });
}

/** Logging out forgets the user, the company and the import status (product spec, section 4). */
export function leaveSession(): void {
  left = true;
  browserStore.write({ user: undefined, companyId: undefined, isDemoUser: false, importStatus: undefined });
}

/** The token was refused. The company stays, so that the return path leads back into it. */
export function expireSession(): void {
  left = false;
  browserStore.write({ user: undefined, isDemoUser: false, importStatus: undefined });
}

function availableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What the browser keeps, as it is now. */
export function useStored(): StoredValues {
  return useSyncExternalStore(browserStore.subscribe, browserStore.read);
}
