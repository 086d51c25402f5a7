import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../state/use-draft-form.ts';

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
  const begun = useBegunDrafts(draftKeys.listings(usePinfold().client.scope));
  const locationIds = begun.map((key) => Number(key.at(-1)));
  return { locationIds, isEmpty: locationIds.length === 0 };
}
