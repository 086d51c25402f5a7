import { useState } from 'react';
import {
  type ChangeField,
  changeFieldsOf,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import { type CalendarDate, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type Listing, type ListingBlock, listingBlock } from '../editor/listing-model.ts';
import { useListingPermissions, useUpdateListing } from '../editor/use-listing.ts';
import {
  type ListingAsOf,
  type ListingMoment,
  dayOfPreset,
  endOfDay,
  momentBefore,
  useListingAsOf,
} from './listing-history.ts';

/** Which moment to show, and what restoring means to the page around. */
export interface ListingHistoryOptions {
  /** The moment to show, ISO 8601, held by you, for example in the address. Left out, the view holds it. */
  at?: string | undefined;
  /** The reader chose another moment. */
  onAtChange?: ((at: string) => void) | undefined;
  /** Fields were given back what they said, and the edit is on its way to Google. */
  onRestored?: ((listing: Listing) => void) | undefined;
}

/**
 * One listing over time: its values on a day, which fields differ now, who changed them since, and restoring chosen
 * fields.
 *
 * @param listing - From `useListing`. Give the component that calls this a `key` of the listing's id.
 * @throws Error outside a `PinfoldProvider`. Failures of reading are in `error`, of restoring in `refusal`.
 * @example
 * ```tsx
 * const history = useListingHistory(listing);
 * return (
 *   <>
 *     <input type="date" value={history.day} onChange={(event) => history.setDay(event.target.value)} />
 *     {history.differing.map((field) => (
 *       <button key={field} onClick={() => history.choose(field, true)}>{field}</button>
 *     ))}
 *     <button disabled={history.chosen.length === 0} onClick={() => history.restore()}>Restore</button>
 *   </>
 * );
 * ```
 */
export function useListingHistory(
  listing: Listing,
  options: ListingHistoryOptions = {},
): ListingHistoryState {
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const readOnlyReason = useListingPermissions();
  const update = useUpdateListing();
  const [mounted] = useState(() => new Date().toISOString());
  const today = format.today();
  const [chosen, setChosen] = useState<readonly ChangeField[]>([]);
  const weekAgo = endOfDay(dayOfPreset('week', today), format.timeZone);
  const [at, setAt] = useControlled(options.at, weekAgo, options.onAtChange);
  const query = useListingAsOf(listing.id, at);
  const isUnknown = query.error?.code === 'listing_not_known_then';
  // The refusal does not contain since when the listing is known; the response for any later moment does.
  const { data: latest } = useListingAsOf(listing.id, mounted, { enabled: isUnknown });
  const knownSince = (query.data ?? latest)?.known_since;
  const differing = query.data ? changeFieldsOf(query.data.differing) : [];
  const blocked = listingBlock(listing);
  /** Why a field cannot be given back; undefined where it can. */
  const reasonAgainst = (field: ChangeField): string | undefined =>
    listingFieldsOfChange(field)
      .map(readOnlyReason)
      .find((reason) => reason !== undefined);
  const restorable = blocked ? [] : differing.filter((field) => reasonAgainst(field) === undefined);
  const kept = chosen.filter((field) => restorable.includes(field));
  const show = (moment: string) => {
    update.reset();
    setChosen([]);
    setAt(moment);
  };

  const day = localTime(new Date(at), format.timeZone).date;
  return {
    listing,
    at,
    day,
    isWholeDay: at === endOfDay(day, format.timeZone),
    today,
    setDay: (chosenDay: CalendarDate) => {
      if (dayNumber(chosenDay) !== undefined) show(endOfDay(chosenDay, format.timeZone));
    },
    showBefore: (moment: Pick<ListingMoment, 'at'>) => show(momentBefore(moment.at)),
    showOldest: () => knownSince !== undefined && show(knownSince),
    asOf: query.data,
    knownSince,
    isUnknown,
    error: isUnknown ? null : query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    differing,
    restorable,
    reasonAgainst,
    blocked,
    chosen: kept,
    choose: (field: ChangeField, isChosen: boolean) =>
      setChosen(isChosen ? [...kept, field] : kept.filter((one) => one !== field)),
    chooseAll: (areChosen: boolean) => setChosen(areChosen ? restorable : []),
    restore: (onDone?: () => void) => {
      if (!query.data || kept.length === 0 || update.isPending) return;
      const { version, fields } = query.data;
      update.mutate(
        { id: listing.id, version, changes: restoringChanges(fields, kept) },
        {
          onSuccess: (saved) => {
            setChosen([]);
            options.onRestored?.(saved);
          },
          onSettled: () => onDone?.(),
        },
      );
    },
    isRestoring: update.isPending,
    isRestored: update.isSuccess,
    hasConflict: update.error?.code === 'listing_changed',
    refusal: update.error ? refusalText(update.error) : undefined,
  };

  function refusalText(why: NonNullable<typeof update.error>): string | undefined {
    if (why.code === 'listing_changed') return undefined;
    const named = why.errors.map(({ message }) => message);
    return named.length > 0 ? named.join(' ') : messageFor(why);
  }
}

/** What `useListingHistory` gives. */
export interface ListingHistoryState {
  listing: Listing;
  /** The moment that is shown, ISO 8601. */
  at: string;
  /** Its day in the company's time zone. */
  day: string;
  /** The moment ends its day, as one does that was chosen by its day. */
  isWholeDay: boolean;
  today: string;
  /** Shows what the listing said when a day ended, today as it is now. Days that are no days are ignored. */
  setDay: (chosenDay: CalendarDate) => void;
  /** Shows what the listing said right before a change. */
  showBefore: (moment: Pick<ListingMoment, 'at'>) => void;
  /** Shows the oldest that is known. */
  showOldest: () => void;
  /** The listing then, and what has changed since; undefined until it is known. */
  asOf: ListingAsOf | undefined;
  /** Since when anything is known of the listing, ISO 8601. */
  knownSince: string | undefined;
  /** The chosen moment lies before that. */
  isUnknown: boolean;
  /** What else went wrong. */
  error: ApiError | null;
  isFetching: boolean;
  refetch: QueryResult<ListingAsOf>['refetch'];
  /** Fields whose value differs now. */
  differing: ChangeField[];
  /** Those that this person can give back now. */
  restorable: ChangeField[];
  reasonAgainst: (field: ChangeField) => string | undefined;
  /** Why nothing of the listing can be changed now. */
  blocked: ListingBlock | undefined;
  chosen: ChangeField[];
  /** Chooses a field for restoring, or leaves it. */
  choose: (field: ChangeField, isChosen: boolean) => void;
  /** Chooses all that can be restored, or none. */
  chooseAll: (areChosen: boolean) => void;
  /** Sends the former values of the chosen fields; resolves before Google has decided. */
  restore: (onDone?: () => void) => void;
  isRestoring: boolean;
  /** It was taken and is on its way. */
  isRestored: boolean;
  /** Another user has saved meanwhile: the comparison was updated and has to be checked again. */
  hasConflict: boolean;
  /** Why restoring was refused, as text. */
  refusal: string | undefined;
}

/** Returns the edit that restores some fields' former values; a pin is restored as a whole. */
function restoringChanges(then: ListingFields, fields: readonly ChangeField[]): Partial<ListingFields> {
  const names = fields.flatMap(listingFieldsOfChange);
  return Object.fromEntries(names.map((name) => [name, then[name]]));
}
