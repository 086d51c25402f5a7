import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../state/use-draft-form.ts';

/**
 * Whether settings of protection were filled in and not saved, on whatever page the reader is. They are kept while the
 * Provider lives; logging out forgets them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useProtectionDraft();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useProtectionDraft(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  return { isEmpty: useBegunDrafts(draftKeys.protection(client.scope)).length === 0 };
}
