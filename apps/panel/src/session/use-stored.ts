import { useSyncExternalStore } from 'react';
import type { StoredValues } from '../browser/browser-store.ts';
import { browserStore } from './session-store.ts';

/** What the browser keeps, as it is now. */
export function useStored(): StoredValues {
  return useSyncExternalStore(browserStore.subscribe, browserStore.read);
}
