import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { noBulkEdit, tickedKeys } from './bulk-edit-draft.ts';

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
  const [draft] = useKeptDraft(draftKeys.bulkEdit(client.scope), noBulkEdit);
  return { isEmpty: tickedKeys(draft).length === 0 };
}
