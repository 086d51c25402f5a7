import { useEffect, useRef, type RefObject } from 'react';
import type { DraftForm } from '../state/draft-form.ts';
import { useDraftState } from '../state/use-draft-form.ts';

/**
 * Focuses the first invalid field after an attempt to save. Changes of validity while typing do not move the focus.
 *
 * @param isBusy - Waits, since validation is not finished yet.
 */
export function useFocusFault<Values extends object, Fault>(
  root: RefObject<HTMLElement | null>,
  form: DraftForm<Values, Fault>,
  isBusy = false,
): void {
  const tries = useDraftState(form, (state) => state.tries);
  const isWaiting = useDraftState(form, (state) => state.isSaving) || isBusy;
  const refused = Object.keys(useDraftState(form, (state) => state.refused)).join(' ');
  const isWrong = useRef<() => boolean>(() => false);
  isWrong.current = () => refused !== '' || form.getState().blocking.length > 0;
  useEffect(() => {
    if (tries === 0 || isWaiting || !isWrong.current()) return;
    focusFirstFault(root.current);
  }, [root, tries, isWaiting, refused]);
}

/** Focuses the first invalid field, or the first one of a group of fields that is marked as invalid. */
export function focusFirstFault(root: HTMLElement | null): void {
  const first = root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}
