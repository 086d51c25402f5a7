import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../state/use-draft-form.ts';

/**
 * Whether settings of the store locator, of all locations or of one, were filled in and not saved, on whatever page the
 * reader is. They are kept while the Provider lives; logging out forgets them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useLocatorDrafts();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useLocatorDrafts(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  const settings = useBegunDrafts(draftKeys.locator(client.scope));
  const listings = useBegunDrafts(draftKeys.listingLocators(client.scope));
  return { isEmpty: settings.length + listings.length === 0 };
}
