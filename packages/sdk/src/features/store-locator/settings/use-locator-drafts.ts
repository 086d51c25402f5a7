import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useKeptDraft, type KeptDraft } from '../../../state/use-kept-draft.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { ListingLocatorOptions } from './listing-locator.ts';
import type { LocatorOptions } from './locator-settings.ts';

/** What was begun of some locations, by id. */
type Drafts = Readonly<Record<number, KeptChanges<ListingLocatorOptions>>>;

const noDrafts: Drafts = {};

export function useListingLocatorDrafts(): KeptDraft<Drafts> {
  return useKeptDraft<Drafts>(draftKeys.listingLocators(usePinfold().client.scope), noDrafts);
}

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
  const [settings] = useKeptDraft<KeptChanges<LocatorOptions> | null>(draftKeys.locator(client.scope), null);
  const [listings] = useListingLocatorDrafts();
  return { isEmpty: settings === null && Object.keys(listings).length === 0 };
}
