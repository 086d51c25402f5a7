import { useEffect, useSyncExternalStore } from 'react';

export const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

// In memory only: the spec lists what the browser may keep, and this is not on the list.
let chosen: ColorScheme = 'auto';
const listeners = new Set<() => void>();

export function chooseColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  for (const listener of listeners) listener();
}

/** Returns the chosen color scheme; also sets it on the document element. */
export function useColorScheme(): ColorScheme {
  const scheme = useSyncExternalStore(subscribe, () => chosen);
  useEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
  }, [scheme]);
  return scheme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
