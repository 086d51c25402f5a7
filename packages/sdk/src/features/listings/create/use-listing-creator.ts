import { type ListingFault, newListingFaults } from '@pinfold/contract/features/listings/listing-faults';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm, ByField } from '../../../state/draft-form.ts';
import { useDraftForm, useDraftState, useDraftValues } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type Listing, listingFieldsOf, refusalOf, refusedField } from '../editor/listing-model.ts';
import { faultMessage } from '../fault-message.ts';
import { toRequestBody } from '../to-request-body.ts';
import { usePhoneNumbers } from '../use-phone-numbers.ts';
import { type MapPlace, placeQuery, placeQueryKey } from './creation.queries.ts';
import {
  emptyNewListing,
  fieldsOfDraft,
  isSameInDraft,
  stepOf,
  type CreationStep,
  type NewListingDraft,
} from './new-listing-draft.ts';
import { useCreateListing, useCreationAccounts, useMapSearch, useRetryCreation } from './use-creation.ts';

/** Callbacks of creating a location. */
export interface ListingCreatorOptions {
  /** The API has accepted the location; Google's decision arrives as a live update. */
  onCreated?: ((listing: Listing) => void) | undefined;
}

/**
 * Adds a new location to the map in steps: its name and address, places that the map shows there already, required
 * fields, and submitting. Unsaved input is kept while the Provider is mounted, also after a refusal.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are in the form's state and in `refusal`; what concerns more than
 * the form is reported to the Provider's `onError`.
 * @example
 * ```tsx
 * const creator = useListingCreator({ onCreated: ({ id }) => show(id) });
 * const { value, onChange, errorMessage } = useDraftField(creator.form, 'name');
 * return (
 *   <form onSubmit={() => creator.next()}>
 *     <input value={value} onChange={(event) => onChange(event.target.value)} /> {errorMessage}
 *     {creator.places?.map((place) => <button key={place.place_id} onClick={() => creator.takeOver(place)}>{place.name}</button>)}
 *   </form>
 * );
 * ```
 */
export function useListingCreator({ onCreated }: ListingCreatorOptions = {}): ListingCreator {
  const { client, translate, language } = usePinfold();
  const today = useFormat().today();
  const phones = usePhoneNumbers()();
  const { messageFor } = useFormRefusal('create_listing');
  const accounts = useCreationAccounts();
  const [places, setPlaces] = useState<readonly MapPlace[]>();
  const search = useMapSearch();
  const create = useCreateListing();
  const retry = useRetryCreation();
  const form: NewListingForm = useDraftForm({
    key: draftKeys.newListing(client.scope),
    saved: emptyNewListing,
    isSame: (name, before, after) => isSameInDraft(name, before, after, phones),
    validate: (values) => firstFaults(newListingFaults(fieldsOfDraft(values), { today, phones })),
    describe: (fault) => faultMessage(translate, language, fault),
  });
  const step = useDraftValues(form, (values) => values.step);
  const placeId = useDraftValues(form, (values) => values.placeId);
  const refusedId = useDraftValues(form, (values) => values.refusedId);
  const chosenAccount = useDraftValues(form, (values) => values.accountId);
  const error = useDraftState(form, (state) => state.error);
  const accountId = chosenAccount ?? accounts.data?.[0]?.id ?? null;
  const currentQuery = () => placeQuery(fieldsOfDraft(form.getValues()), accountId);

  const go = (to: CreationStep) => {
    form.setValues({ step: to });
    form.forgetAttempts();
  };
  const isWrong = (at: CreationStep) =>
    form
      .getState()
      .blocking.some((name) => listingFields.some((field) => field === name && stepOf(field) === at));
  /** Shows a step's faults, or calls `act` if there are none. */
  const attempt = (at: CreationStep, act: () => void) => {
    form.attempt();
    if (!isWrong(at)) act();
  };
  const lookAtMap = () =>
    search.mutate(currentQuery(), {
      onSuccess: (found) => {
        if (found.length > 0) setPlaces(found);
        else pass({ placeId: null });
      },
      onError: form.refuse,
    });
  const pass = (choice: Pick<NewListingDraft, 'placeId'>) => {
    setPlaces(undefined);
    form.setValues({ ...choice, seen: placeQueryKey(currentQuery()), step: 'details' });
    form.forgetAttempts();
  };
  const refuse = (why: ApiError) => {
    const named = refusedField(why);
    if (why.code === 'duplicates_found') {
      form.setValues({ seen: null, step: 'place' });
      lookAtMap();
    } else if (named) form.setValues({ step: stepOf(named) });
    form.refuse(why);
  };
  const settle = {
    onSuccess: (listing: Listing) => {
      form.discard();
      onCreated?.(listing);
    },
    onError: refuse,
  };

  return {
    form,
    accounts,
    accountId,
    chooseAccount: (id: number) => form.set('accountId', id),
    step,
    goTo: go,
    next: () => {
      const values = form.getValues();
      const isSeen = values.seen === placeQueryKey(currentQuery());
      if (step === 'place')
        attempt('place', () => (isSeen || refusedId !== null ? pass({ placeId }) : lookAtMap()));
      else if (step === 'details') attempt('details', () => go('review'));
      else if (isWrong('place')) attempt('place', () => undefined);
      else if (refusedId !== null) retry.mutate({ id: refusedId, fields: fieldsOfDraft(values) }, settle);
      else if (accountId !== null)
        create.mutate(
          {
            google_account_id: accountId,
            fields: toRequestBody(fieldsOfDraft(values)),
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
      const values = listingFieldsOf(listing);
      const { id, creation_problems: problems } = listing;
      const named = problems.find(({ field }) => field !== null)?.field;
      form.setValues({ ...values, refusedId: id, step: named ? stepOf(named) : 'place' });
      const { messages } = refusalOf({ problems, values });
      form.refuse({ messages, values: form.getValues() });
    },
    isMending: refusedId !== null,
    discard: form.discard,
    refusal: error ? refusalText(error) : undefined,
  };

  function refusalText(why: ApiError): string | undefined {
    if (why.code === 'duplicates_found') return undefined;
    return why.code === 'provider_unavailable' ? why.detail : messageFor(why);
  }
}

/** What is typed of a new location, and how far it is on its way. */
export type NewListingForm = DraftForm<NewListingDraft, Fault>;

function firstFaults(faults: readonly ListingFault[]): ByField<NewListingDraft, Fault> {
  return Object.fromEntries(faults.toReversed().map(({ field, fault }) => [field, fault]));
}

/** What `useListingCreator` gives. */
export interface ListingCreator {
  /** What is typed. It is the same object at each render; `useDraftField` and the hooks beside it read it. */
  form: NewListingForm;
  /** The connected Google accounts; one of them gets the location. */
  accounts: QueryResult<Schemas['GoogleAccount'][]>;
  accountId: number | null;
  chooseAccount: (id: number) => void;
  step: CreationStep;
  /** Goes back to a step that was passed. */
  goTo: (to: CreationStep) => void;
  /** Goes on: to the map, to the review, or to Google. */
  next: () => void;
  back: () => void;
  isPending: boolean;
  /** What the map shows already, while it is to be looked at. */
  places: readonly MapPlace[] | undefined;
  closePlaces: () => void;
  /** Takes over this place, which is unmanaged, as the new listing. */
  takeOver: (place: MapPlace) => void;
  /** It is none of the places that were found. */
  addAnyway: () => void;
  /** The new listing takes a place over that is on the map already. */
  isTakingOver: boolean;
  /** Goes back to the location that Google refused, to correct it. */
  mend: (listing: Listing) => void;
  isMending: boolean;
  /** Discards the input and starts again. */
  discard: () => void;
  /** Why the last try was refused, unless it is shown at a field. */
  refusal: string | undefined;
}
