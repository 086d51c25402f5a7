import { useEffect } from 'react';

const dirty = new Set<symbol>();

/** Whether something on the page was typed and not saved. */
export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/**
 * Has the browser ask before it leaves a page with a form that was not saved, and keeps the panel from reloading
 * itself meanwhile.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const mark = Symbol('unsaved');
    if (dirty.size === 0) window.addEventListener('beforeunload', ask);
    dirty.add(mark);
    return () => {
      dirty.delete(mark);
      if (dirty.size === 0) window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
