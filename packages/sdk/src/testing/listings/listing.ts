import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { changedFields } from '@pinfold/contract/features/listings/field-key';
import { listingFields, type ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import {
  listingEditRefusal,
  switchedOffFields,
} from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, idsIn, now, pageOf } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';

/** Google's response to an edit: accepted, or some fields refused. */
export type TestListingDecision = 'ok' | { refused: readonly Schemas['ListingProblem'][] };

/** A past change of a listing, with its former values. */
export interface TestListingMoment {
  at: string;
  kind: Schemas['ListingAsOf']['changes'][number]['kind'];
  author: string | null;
  before: Partial<ListingFields>;
}

/** State of a listing besides its row and fields. */
export interface TestListingState {
  version: number;
  sentAt: string | null;
  /** Newest first. */
  updates: Schemas['ListingUpdate'][];
  isBeingCreated: boolean;
  /** Google's reasons to refuse the new location. */
  creationProblems: Schemas['ListingProblem'][];
  /** Problems of Google's validation before sending, by field. */
  checkProblems: Schemas['ListingProblem'][];
  /** Date of the first known state, ISO 8601. */
  knownSince: string;
  /** Changes before the in-memory API began, in any order. */
  moments: TestListingMoment[];
}

/** Returns the state of a listing that was accepted two hours ago and has a history of a hundred days. */
export function testListingState(moment: Date): TestListingState {
  const daysAgo = (days: number) => new Date(moment.getTime() - days * 86_400_000).toISOString();
  return {
    version: 1,
    sentAt: daysAgo(1 / 12),
    updates: [],
    isBeingCreated: false,
    creationProblems: [],
    checkProblems: [],
    knownSince: daysAgo(100),
    moments: [
      { at: daysAgo(3), kind: 'external_change', author: null, before: { phone_number: '12 421 55 99' } },
      {
        at: daysAgo(12),
        kind: 'edit',
        author: 'Anna Nowak',
        before: { description: 'Kawa palona na miejscu i ciasta od sąsiadów.' },
      },
      {
        at: daysAgo(60),
        kind: 'bulk_edit',
        author: 'Jan Kowalski',
        before: { website: 'http://lipa.example' },
      },
    ],
  };
}

/** Listings of the in-memory API, for the features that change them. */
export interface TestListings {
  answers: TestAnswers;
  /** Settles a pending edit; until then the listing has its former values. */
  decide: (id: number, decision: TestListingDecision) => void;
  /** Changes a listing as another user. */
  change: (id: number, changes: Partial<ListingFields>) => void;
  /** Returns version, history and problems of a listing; created on first use. */
  stateOf: (id: number) => TestListingState;
  /** Returns the listing in the shape of the API. */
  show: (id: number) => Schemas['Listing'];
}

/** Listings of the in-memory API. Edits are pending until `decide` is called. */
export function createTestListings(data: TestData, tell: Tell): TestListings {
  const locations = collection(() => data.locations);
  const stateOf = (id: number) => {
    const state = data.listingStates.get(id) ?? testListingState(new Date());
    data.listingStates.set(id, state);
    return state;
  };
  const find = (id: number) => {
    const location = locations.find(id);
    const fields = data.listingFields.get(id);
    if (!fields) throw new TestProblem('not_found');
    return { location, fields, state: stateOf(id) };
  };
  const show = (id: number): Schemas['Listing'] => {
    const { location, fields, state } = find(id);
    return {
      ...location,
      ...onWire(fields),
      version: state.version,
      google_account_id: 1,
      place_id: `place-${id}`,
      new_review_url: `https://maps.test/review/${id}`,
      maps_url: `https://maps.test/place/${id}`,
      creation_in_progress: state.isBeingCreated,
      creation_problems: state.creationProblems,
      last_update: state.updates[0] ?? null,
      sent_at: state.sentAt,
    };
  };
  const setFields = (id: number, changes: Partial<ListingFields>) => {
    const { fields, state } = find(id);
    const after = { ...fields, ...changes };
    data.listingFields.set(id, after);
    state.version += 1;
    const { name, city, store_code, open_status } = after;
    locations.patch(id, { name, city, store_code, open_status, labels: [...after.labels] });
  };
  const setStatus = (id: number, update_status: Schemas['LocationItem']['update_status']) => {
    locations.patch(id, { update_status, processing_in_progress: update_status === 'pending' });
    tell('locations', [id]);
  };

  const answers: TestAnswers = {
    getListing: ({ id }) => show(id),
    listListingUpdates: ({ id, query }) => pageOf(find(id).state.updates, query, 20),
    listUpdateStatuses: ({ query }) => ({
      results: (idsIn(query, 'facilities_ids') ?? []).map((id) => {
        const { location, state } = find(id);
        return { id, update_status: location.update_status, problems: state.updates[0]?.problems ?? [] };
      }),
    }),
    checkListing: ({ id, body: { changes } }) => ({
      problems: find(id).state.checkProblems.filter(({ field }) => field !== null && field in changes),
    }),
    updateListing: ({ id, body: { version, changes } }) => {
      const { location, fields, state } = find(id);
      const refusal = listingEditRefusal({
        ...location,
        is_owner: location.facility_listings.some(({ is_owner }) => is_owner),
        creation_in_progress: state.isBeingCreated,
      });
      if (refusal) throw new TestProblem(refusal);
      if (version !== state.version) throw new TestProblem('listing_changed');
      const changed = fieldsToSend(fields, { ...fields, ...changes }, phoneNumbers);
      if (changed.length === 0) throw new TestProblem('no_changes');
      if (switchedOffFields(changed, data.company.feature_flags).length > 0)
        throw new TestProblem('feature_disabled');
      // A location that Google refused does not exist there, so nothing is sent.
      if (state.creationProblems.length > 0) {
        setFields(id, changes);
        return show(id);
      }
      state.updates.unshift({
        id: id * 1000 + state.updates.length + 1,
        status: 'pending',
        fields: changed,
        before: onWire(Object.fromEntries(changed.map((name) => [name, fields[name]]))),
        after: changes,
        problems: [],
        author: data.user.name,
        bulk_edit_id: null,
        created_at: now(),
        finished_at: null,
      });
      setStatus(id, 'pending');
      return show(id);
    },
    deleteListing: ({ id }) => {
      locations.remove(id);
      tell('locations', [id]);
    },
    getListingAsOf: ({ id, query }) => {
      const { fields, state } = find(id);
      const at = query.get('at') ?? '';
      if (Date.parse(at) < Date.parse(state.knownSince)) throw new TestProblem('listing_not_known_then');
      // Reverts later changes, newest first.
      const since = [...momentsOf(state.updates), ...state.moments]
        .filter((moment) => Date.parse(moment.at) > Date.parse(at))
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
      const then = since.reduce<ListingFields>((later, { before }) => ({ ...later, ...before }), fields);
      return {
        at: new Date(at).toISOString(),
        known_since: state.knownSince,
        version: state.version,
        fields: onWire(then),
        differing: changedFields(then, fields, listingFields, phoneNumbers),
        changes: since.map(({ before, ...moment }, index) => ({
          ...moment,
          id: id * 1000 + index,
          fields: listingFields.filter((field) => field in before),
        })),
      };
    },
  };

  return {
    answers,
    stateOf,
    show,
    decide: (id: number, decision: TestListingDecision) => {
      const { state } = find(id);
      const [update, ...rest] = state.updates;
      if (!update || update.finished_at) throw new Error(`No edit of location ${id} is on its way.`);
      const isTaken = decision === 'ok';
      const ended = { status: isTaken ? 'ok' : 'failed', finished_at: now() } as const;
      state.updates = [{ ...update, ...ended, problems: isTaken ? [] : [...decision.refused] }, ...rest];
      if (isTaken) {
        setFields(id, update.after);
        state.sentAt = ended.finished_at;
      }
      setStatus(id, ended.status);
    },
    change: (id: number, changes: Partial<ListingFields>) => {
      setFields(id, changes);
      tell('locations', [id]);
    },
  };
}

/** Returns accepted own edits as moments of the history. */
function momentsOf(updates: readonly Schemas['ListingUpdate'][]): TestListingMoment[] {
  return updates.flatMap(({ status, finished_at: at, bulk_edit_id, author, before }) =>
    status === 'ok' && at !== null
      ? [{ at, kind: bulk_edit_id === null ? 'edit' : 'bulk_edit', author, before }]
      : [],
  );
}

/** Returns the fields of a listing in the shape of the API. */
export function onWire(fields: ListingFields): Required<Schemas['ListingChanges']>;
export function onWire(fields: Partial<ListingFields>): Schemas['ListingChanges'];
export function onWire(fields: Partial<ListingFields>): Schemas['ListingChanges'] {
  return JSON.parse(JSON.stringify(fields));
}
