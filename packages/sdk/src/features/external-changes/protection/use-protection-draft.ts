import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import type { ProtectionDraft } from './protection-draft.ts';

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
  const [draft] = useKeptDraft<ProtectionDraft | null>(draftKeys.protection(client.scope), null);
  return { isEmpty: draft === null };
}
