import { newListingFaults } from '@pinfold/contract/features/listings/create/new-listing-faults';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import { wireCopy } from '../bulk-edit/wire-copy.ts';
import { faultMessage } from '../editor/fault-message.ts';
import { listingFieldsOf } from '../editor/listing-fields-of.ts';
import type { Listing } from '../editor/listing.ts';
import { problemsByField, refusedByApi, type RefusedValues } from '../editor/provider-problems.ts';
import type { MapPlace } from './map-place.ts';
import { emptyNewListing, stepOf, type CreationStep, type NewListingDraft } from './new-listing-draft.ts';
import { soughtKey, soughtPlace } from './sought-place.ts';
import { useCreateListing } from './use-create-listing.ts';
import { useCreationAccounts } from './use-creation-accounts.ts';
import { useMapSearch } from './use-map-search.ts';
import { useRetryCreation } from './use-retry-creation.ts';
import type { Schemas } from '../../../client/schema.ts';

/** What a new location begins with, and what happens around it. */
export interface ListingCreatorOptions {
  /** The API has promised to add it to the map; Google's answer is told live. */
  onCreated?: ((listing: Listing) => void) | undefined;
}

/**
 * A new location on its way to the map: its place, what the map shows there already, what else has to be said, and the
 * promise to add it. What is typed is kept while the Provider lives, also when it is refused.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are in `messageFor` and `refusal`; what concerns more than the
 * form is told to the Provider's `onError`.
 * @example
 * ```tsx
 * const creator = useListingCreator({ onCreated: ({ id }) => show(id) });
 * return (
 *   <form onSubmit={() => creator.next()}>
 *     <input value={creator.fields.name} onChange={(event) => creator.set('name', event.target.value)} />
 *     {creator.messageFor('name')}
 *     {creator.places?.map((place) => <button key={place.place_id} onClick={() => creator.takeOver(place)}>{place.name}</button>)}
 *   </form>
 * );
 * ```
 */
export function useListingCreator({ onCreated }: ListingCreatorOptions = {}): ListingCreator {
  const { client, translate, language } = usePinfold();
  const today = useFormat().today();
  const { wordsFor } = useFormRefusal();
  const accounts = useCreationAccounts();
  const [draft, change] = useKeptDraft(draftKeys.newListing(client.scope), emptyNewListing);
  const [left, setLeft] = useState<ReadonlySet<ListingField>>(new Set());
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedValues[]>([]);
  const [places, setPlaces] = useState<readonly MapPlace[]>();
  const search = useMapSearch();
  const create = useCreateListing();
  const retry = useRetryCreation();

  const { step, fields, placeId, refusedId } = draft;
  const accountId = draft.accountId ?? accounts.data?.[0]?.id ?? null;
  const sought = soughtPlace(fields, accountId);
  const isSeen = draft.seen === soughtKey(sought);
  const faults = useMemo(() => newListingFaults(fields, { today }), [fields, today]);
  const problems = problemsByField(refused, fields);
  const update = (changes: Partial<NewListingDraft>) => change((now) => ({ ...now, ...changes }));
  const go = (to: CreationStep) => {
    setTries(0);
    setLeft(new Set());
    update({ step: to });
  };
  const forgetRefusals = () => {
    for (const call of [search, create, retry]) if (call.isError) call.reset();
  };
  const isWrong = (at: CreationStep) => faults.some(({ field }) => stepOf(field) === at);
  /** Says what is wrong in a step, or has it done. */
  const attempt = (at: CreationStep, act: () => void) => {
    setTries((now) => now + 1);
    if (!isWrong(at)) act();
  };
  const lookAtMap = () =>
    search.mutate(sought, {
      onSuccess: (found) => {
        if (found.length > 0) setPlaces(found);
        else pass({ placeId: null });
      },
    });
  const pass = (choice: Pick<NewListingDraft, 'placeId'>) => {
    setPlaces(undefined);
    setTries(0);
    update({ ...choice, seen: soughtKey(sought), step: 'details' });
  };
  const refuse = (error: ApiError) => {
    const refusal = refusedByApi(error, fields);
    setRefused([refusal]);
    const named = refusal.problems.find(({ field }) => field !== null)?.field;
    if (error.code === 'duplicates_found') {
      update({ seen: null, step: 'place' });
      lookAtMap();
    } else if (named) update({ step: stepOf(named) });
  };
  const settle = {
    onSuccess: (listing: Listing) => {
      setRefused([]);
      change(() => emptyNewListing);
      onCreated?.(listing);
    },
    onError: refuse,
  };
  const error = search.error ?? create.error ?? retry.error;

  return {
    accounts,
    accountId,
    chooseAccount: (id: number) => update({ accountId: id }),
    step,
    goTo: go,
    fields,
    set: <Field extends ListingField>(field: Field, value: ListingFields[Field]) => {
      forgetRefusals();
      change((now) => ({ ...now, fields: { ...now.fields, [field]: value } }));
    },
    leave: (field: ListingField) => setLeft((now) => new Set(now).add(field)),
    messageFor: (field: ListingField): string | undefined => {
      const own = faults.find((found) => found.field === field);
      const isSaid = tries > 0 || left.has(field);
      return own && isSaid ? faultMessage(translate, language, own.fault) : problems[field];
    },
    isTried: tries > 0,
    tries,
    next: () => {
      if (step === 'place')
        attempt('place', () => (isSeen || refusedId !== null ? pass({ placeId }) : lookAtMap()));
      else if (step === 'details') attempt('details', () => go('review'));
      else if (isWrong('place')) attempt('place', () => undefined);
      else if (refusedId !== null) retry.mutate({ id: refusedId, fields }, settle);
      else if (accountId !== null)
        create.mutate(
          {
            google_account_id: accountId,
            fields: wireCopy(fields),
            duplicates_seen: isSeen,
            ...(placeId !== null && { place_id: placeId }),
          },
          settle,
        );
    },
    back: () => go(step === 'review' ? 'details' : 'place'),
    isPending: search.isPending || create.isPending || retry.isPending,
    places,
    closePlaces: () => setPlaces(undefined),
    takeOver: (place: MapPlace) => pass({ placeId: place.place_id }),
    addAnyway: () => pass({ placeId: null }),
    isTakingOver: placeId !== null,
    mend: (listing: Listing) => {
      const said = listingFieldsOf(listing);
      const { id, creation_problems } = listing;
      setRefused([{ problems: creation_problems, values: said }]);
      const named = creation_problems.find(({ field }) => field !== null)?.field;
      update({
        fields: said,
        refusedId: id,
        step: named ? stepOf(named) : 'place',
      });
    },
    isMending: refusedId !== null,
    discard: () => {
      forgetRefusals();
      setRefused([]);
      change(() => emptyNewListing);
    },
    refusal: error && Object.keys(problems).length === 0 ? refusalWords(error) : undefined,
  };

  function refusalWords(why: ApiError): string | undefined {
    if (why.code === 'duplicates_found') return undefined;
    return why.code === 'provider_unavailable' ? why.detail : wordsFor(why);
  }
}

/** What `useListingCreator` gives. */
export interface ListingCreator {
  /** The connected Google accounts; one of them gets the location. */
  accounts: QueryResult<Schemas['GoogleAccount'][]>;
  accountId: number | null;
  chooseAccount: (id: number) => void;
  step: CreationStep;
  /** Goes back to a step that was passed. */
  goTo: (to: CreationStep) => void;
  fields: ListingFields;
  set: <Field extends ListingField>(field: Field, value: ListingFields[Field]) => void;
  /** The field was left, so that what is wrong in it may be said. */
  leave: (field: ListingField) => void;
  /** What is wrong with a field, in the reader's words: ours first, then Google's. */
  messageFor: (field: ListingField) => string | undefined;
  /** Whether lists such as hours may say what is wrong in them by now. */
  isTried: boolean;
  /** Tries to go on; a view puts the focus into the first wrong field after each. */
  tries: number;
  /** Goes on: to the map, to the review, or to Google. */
  next: () => void;
  back: () => void;
  isPending: boolean;
  /** What the map shows already, while it is to be looked at. */
  places: readonly MapPlace[] | undefined;
  closePlaces: () => void;
  /** It is this place, which nobody manages: the new listing takes it over. */
  takeOver: (place: MapPlace) => void;
  /** It is none of the places that were found. */
  addAnyway: () => void;
  /** The new listing takes a place over that is on the map already. */
  isTakingOver: boolean;
  /** Goes back to what Google refused, to mend it. */
  mend: (listing: Listing) => void;
  isMending: boolean;
  /** Begins anew. */
  discard: () => void;
  /** Why the last try was refused, unless a field says it. */
  refusal: string | undefined;
}
