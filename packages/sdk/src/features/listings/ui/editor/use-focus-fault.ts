import { useEffect, useRef, type RefObject } from 'react';
import type { ListingEditor } from '../../editor/use-listing-editor.ts';

/** Puts the focus into the first field that is wrong after a try to send. */
export function useFocusFault(root: RefObject<HTMLElement | null>, editor: ListingEditor): void {
  const { tries } = editor;
  const refused = Object.keys(editor.problems).join(' ');
  const isBusy = editor.isSaving || editor.isChecking;
  const isWrong = useRef(false);
  isWrong.current = editor.blockingFaults.length > 0 || refused !== '';
  // What is mended or breaks while somebody types moves nobody's focus.
  useEffect(() => {
    if (tries === 0 || isBusy || !isWrong.current) return;
    const first = root.current?.querySelector<HTMLElement>('[data-section] [aria-invalid="true"]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [root, tries, isBusy, refused]);
}
