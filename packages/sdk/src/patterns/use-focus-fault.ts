import { useEffect, useRef, type RefObject } from 'react';
import type { DraftForm } from '../state/draft-form.ts';
import { useDraftState } from '../state/use-draft-form.ts';

/**
 * Puts the focus into the first field that is wrong after a try to save. What is mended or breaks while somebody types
 * moves nobody's focus.
 *
 * @param isBusy - Something else is being waited for before the form can say what is wrong.
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
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [root, tries, isWaiting, refused]);
}
