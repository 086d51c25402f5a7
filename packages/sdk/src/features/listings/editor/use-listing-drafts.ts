import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useKeptDraft, type KeptDraft } from '../../../state/use-kept-draft.ts';
import type { ListingDraft } from './listing-draft.ts';

/** What was begun of some listings, by location. */
type Drafts = Readonly<Record<number, ListingDraft>>;

const noDrafts: Drafts = {};

export function useListingDraftsByLocation(): KeptDraft<Drafts> {
  return useKeptDraft<Drafts>(draftKeys.listings(usePinfold().client.scope), noDrafts);
}

/** Edits of listings that were begun and not sent. */
export interface ListingDrafts {
  /** The locations with such an edit. */
  readonly locationIds: readonly number[];
  /** Nothing is begun that leaving the page would lose. */
  readonly isEmpty: boolean;
}

/**
 * Which listings were edited and not sent, on whatever page the reader is. They are kept while the Provider lives;
 * logging out and changing the company forget them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useListingDrafts();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useListingDrafts(): ListingDrafts {
  const [drafts] = useListingDraftsByLocation();
  const locationIds = Object.keys(drafts).map(Number);
  return { locationIds, isEmpty: locationIds.length === 0 };
}
