import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../state/use-draft-form.ts';

/**
 * Whether a bulk edit was begun and not sent, on whatever page the reader is.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useBulkEditDraft();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useBulkEditDraft(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  return { isEmpty: useBegunDrafts(draftKeys.bulkEdit(client.scope)).length === 0 };
}
