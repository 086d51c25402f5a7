import { useSyncExternalStore } from 'react';

// In memory only: the spec lists what the browser may keep, and this is not on the list.
let isCollapsed = false;
const listeners = new Set<() => void>();

export function collapseSidebar(next: boolean): void {
  isCollapsed = next;
  for (const listener of listeners) listener();
}

/** Whether the sidebar is collapsed, on every page until the panel is closed. */
export function useIsSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, () => isCollapsed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
