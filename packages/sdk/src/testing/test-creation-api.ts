import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { emptyListing } from '@pinfold/contract/features/listings/create/new-listing';
import { newListingFaults } from '@pinfold/contract/features/listings/listing-faults';
import type { Schemas } from '../client/schema.ts';
import { testVerificationOptions } from './creation-fixtures.ts';
import type { TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { testListingState } from './test-listing-state.ts';
import { TestProblem } from './test-problem.ts';

/** What Google makes of a new location: it is on the map, or some of its fields are refused. */
export type TestCreationDecision = 'ok' | { refused: readonly Schemas['ListingProblem'][] };

/** What `createTestCreationApi` returns. */
export interface CreateTestCreationApiResult {
  answers: TestAnswers;
  /** Google decides about a location that is on its way to the map. */
  decideCreation: (id: number, decision: TestCreationDecision) => void;
  /** Google decides about a verification. */
  decideVerification: (id: number, decision: 'verified' | 'failed') => void;
}

/** New locations of the in-memory API: on their way until Google decides, then to be verified with the code 123456. */
export function createTestCreationApi(
  data: TestData,
  tell: (ids: readonly number[]) => void,
  showListing: (id: number) => Schemas['Listing'],
): CreateTestCreationApiResult {
  const stateOf = (id: number) => {
    const state = data.listingStates.get(id) ?? testListingState(new Date());
    data.listingStates.set(id, state);
    return state;
  };
  const change = (id: number, changes: Partial<Schemas['LocationItem']>) => {
    data.locations = data.locations.map((one) => (one.id === id ? { ...one, ...changes } : one));
    tell([id]);
  };
  const verificationOf = (id: number): Schemas['Verification'] => {
    const location = data.locations.find((one) => one.id === id);
    if (!location) throw new TestProblem('not_found');
    const isVerified = location.verification === 'is_verified';
    return {
      status: location.verification,
      options: isVerified ? [] : testVerificationOptions,
      attempts: data.verificationAttempts.get(id) ?? [],
    };
  };
  const attempt = (id: number, method: Schemas['VerificationOption']['method']) => {
    const created_at = new Date().toISOString();
    const earlier = (data.verificationAttempts.get(id) ?? []).filter(({ state }) => state !== 'pending');
    data.verificationAttempts.set(id, [{ method, state: 'pending', created_at }, ...earlier]);
  };
  const settle = (id: number, state: 'completed' | 'failed') => {
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
      const results = data.mapPlaces.filter(({ name }) => name.toLowerCase().includes(word));
      return Response.json({ results });
    },
    createListing: ({ body }) => {
      requireCreator();
      const { fields: said, duplicates_seen, place_id } = body as Schemas['NewListing'];
      const fields = { ...emptyListing, ...said };
      const faults = newListingFaults(fields, {
        today: new Date().toISOString().slice(0, 10),
        phones: phoneNumbers,
      });
      if (faults.length > 0)
        throw new TestProblem(
          'listing_invalid',
          faults.map(({ field, fault }) => ({ path: `body.fields.${field}`, message: fault.code })),
        );
      const isThere = data.mapPlaces.some(({ name, is_duplicate }) => is_duplicate && name === fields.name);
      if (isThere && !duplicates_seen) throw new TestProblem('duplicates_found');
      const [pattern] = data.locations;
      if (!pattern) throw new TestProblem('google_account_missing');
      const id = Math.max(...data.locations.map((one) => one.id)) + 1;
      data.locations = [...data.locations, newLocation(pattern, id, fields)];
      data.listingFields.set(id, fields);
      data.listingStates.set(id, { ...testListingState(new Date()), isBeingCreated: true, sentAt: null });
      if (place_id) data.mapPlaces = data.mapPlaces.filter((place) => place.place_id !== place_id);
      tell([id]);
      return Response.json(showListing(id), { status: 201 });
    },
    retryCreation: ({ id }) => {
      const state = stateOf(id);
      if (state.isBeingCreated) throw new TestProblem('creation_in_progress');
      state.isBeingCreated = true;
      state.creationProblems = [];
      tell([id]);
      return Response.json(showListing(id), { status: 202 });
    },
    getVerification: ({ id }) => Response.json(verificationOf(id)),
    startVerification: ({ id, body }) => {
      const { method } = body as Schemas['VerificationStart'];
      if (!verificationOf(id).options.some((one) => one.method === method))
        throw new TestProblem('verification_not_possible');
      attempt(id, method);
      change(id, { verification: 'has_pending_verification' });
      return Response.json(verificationOf(id), { status: 202 });
    },
    completeVerification: ({ id, body }) => {
      if (verificationOf(id).attempts[0]?.state !== 'pending')
        throw new TestProblem('verification_not_pending');
      if ((body as Schemas['VerificationPin']).pin !== '123456')
        throw new TestProblem('verification_pin_wrong');
      settle(id, 'completed');
      tell([id]);
      return Response.json(verificationOf(id));
    },
  };

  return {
    answers,
    decideCreation: (id: number, decision: TestCreationDecision) => {
      const state = stateOf(id);
      state.isBeingCreated = false;
      state.creationProblems = decision === 'ok' ? [] : [...decision.refused];
      if (decision === 'ok') state.sentAt = new Date().toISOString();
      tell([id]);
    },
    decideVerification: (id: number, decision: 'verified' | 'failed') => {
      settle(id, decision === 'verified' ? 'completed' : 'failed');
      const isVerified = decision === 'verified';
      change(id, {
        verification: isVerified ? 'is_verified' : 'is_unverified',
        is_verified: isVerified,
        location_state: isVerified ? 'verified' : null,
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
