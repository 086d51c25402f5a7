import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import { newListingFaults } from '@pinfold/contract/features/listings/listing-faults';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { type TestListings, testListingState } from './listing.ts';
import { testVerificationOptions } from './new-listing-fixtures.ts';

/** Google's response to a new location: published, or some fields refused. */
export type TestCreationDecision = 'ok' | { refused: readonly Schemas['ListingProblem'][] };

/** What `createTestNewListings` returns. */
export interface TestNewListings {
  answers: TestAnswers;
  /** Settles a pending location. */
  decideCreation: (id: number, decision: TestCreationDecision) => void;
  /** Settles a verification. */
  decideVerification: (id: number, decision: 'verified' | 'failed') => void;
}

/** New locations of the in-memory API: pending until `decideCreation`, then verified with the code 123456. */
export function createTestNewListings(
  data: TestData,
  tell: Tell,
  { show, stateOf }: Pick<TestListings, 'show' | 'stateOf'>,
): TestNewListings {
  const locations = collection(
    () => data.locations,
    'not_found',
    (ids) => tell('locations', ids),
  );
  const verificationOf = (id: number): Schemas['Verification'] => {
    const { verification: status } = locations.find(id);
    return {
      status,
      options: status === 'is_verified' ? [] : testVerificationOptions,
      attempts: data.verificationAttempts.get(id) ?? [],
    };
  };
  const settleAttempt = (id: number, state: 'completed' | 'failed') => {
    const [newest, ...earlier] = data.verificationAttempts.get(id) ?? [];
    if (newest) data.verificationAttempts.set(id, [{ ...newest, state }, ...earlier]);
  };
  const requireCreator = () => {
    if (!data.company.can_create_gmb_locations) throw new TestProblem('cannot_create_listings');
  };

  const answers: TestAnswers = {
    searchOnMap: ({ query }) => {
      requireCreator();
      const [word = ''] = (query.get('name') ?? '').toLowerCase().split(/\s+/).slice(-1);
      return { results: data.mapPlaces.filter(({ name }) => name.toLowerCase().includes(word)) };
    },
    createListing: ({ body: { fields: given, duplicates_seen, place_id } }) => {
      requireCreator();
      const fields = { ...emptyListing, ...given };
      const faults = newListingFaults(fields, { today: now().slice(0, 10), phones: phoneNumbers });
      if (faults.length > 0)
        throw new TestProblem(
          'listing_invalid',
          faults.map(({ field, fault }) => ({ path: `body.fields.${field}`, message: fault.code })),
        );
      const isThere = data.mapPlaces.some(({ name, is_duplicate }) => is_duplicate && name === fields.name);
      if (isThere && !duplicates_seen) throw new TestProblem('duplicates_found');
      const [pattern] = data.locations;
      if (!pattern) throw new TestProblem('google_account_missing');
      const id = locations.nextId();
      data.listingFields.set(id, fields);
      data.listingStates.set(id, { ...testListingState(new Date()), isBeingCreated: true, sentAt: null });
      data.mapPlaces = data.mapPlaces.filter((place) => place.place_id !== place_id);
      locations.append(newLocation(pattern, id, fields));
      return show(id);
    },
    retryCreation: ({ id }) => {
      const state = stateOf(id);
      if (state.isBeingCreated) throw new TestProblem('creation_in_progress');
      state.isBeingCreated = true;
      state.creationProblems = [];
      tell('locations', [id]);
      return show(id);
    },
    getVerification: ({ id }) => verificationOf(id),
    startVerification: ({ id, body: { method } }) => {
      const { options, attempts } = verificationOf(id);
      if (!options.some((one) => one.method === method)) throw new TestProblem('verification_not_possible');
      const earlier = attempts.filter(({ state }) => state !== 'pending');
      data.verificationAttempts.set(id, [{ method, state: 'pending', created_at: now() }, ...earlier]);
      locations.patch(id, { verification: 'has_pending_verification' });
      return verificationOf(id);
    },
    completeVerification: ({ id, body }) => {
      if (verificationOf(id).attempts[0]?.state !== 'pending')
        throw new TestProblem('verification_not_pending');
      if (body.pin !== '123456') throw new TestProblem('verification_pin_wrong');
      settleAttempt(id, 'completed');
      tell('locations', [id]);
      return verificationOf(id);
    },
  };

  return {
    answers,
    decideCreation: (id: number, decision: TestCreationDecision) => {
      const state = stateOf(id);
      state.isBeingCreated = false;
      state.creationProblems = decision === 'ok' ? [] : [...decision.refused];
      if (decision === 'ok') state.sentAt = now();
      tell('locations', [id]);
    },
    decideVerification: (id: number, decision: 'verified' | 'failed') => {
      const is_verified = decision === 'verified';
      settleAttempt(id, is_verified ? 'completed' : 'failed');
      locations.patch(id, {
        verification: is_verified ? 'is_verified' : 'is_unverified',
        is_verified,
        location_state: is_verified ? 'verified' : null,
      });
    },
  };
}

function newLocation(
  pattern: Schemas['LocationItem'],
  id: number,
  { name, city, store_code, street, house_number, postal_code }: typeof emptyListing,
): Schemas['LocationItem'] {
  return {
    ...pattern,
    id,
    name,
    city,
    store_code,
    formatted_address: `${`${street} ${house_number}`.trim()}, ${`${postal_code} ${city}`.trim()}`,
    labels: [],
    is_verified: false,
    verification: 'is_unverified',
    location_state: null,
    update_status: 'no_data',
    processing_in_progress: false,
  };
}
