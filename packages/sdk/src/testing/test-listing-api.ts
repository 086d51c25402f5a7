import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { fieldsToSend } from '@pinfold/contract/features/listings/updates/google-update';
import { listingEditRefusal } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { Schemas } from '../client/schema.ts';
import { listAnswer, noContent, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { testListingState, type TestListingState } from './test-listing-state.ts';
import { TestProblem } from './test-problem.ts';

/** What Google makes of an edit: it takes it, or refuses some fields. */
export type TestListingDecision = 'ok' | { refused: readonly Schemas['ListingProblem'][] };

/** What `createTestListingApi` returns. */
export interface CreateTestListingApiResult {
  answers: TestAnswers;
  /** Google decides about an edit that is on its way. Until it takes an edit the listing says what it did. */
  decide: (id: number, decision: TestListingDecision) => void;
  /** Somebody else changes a listing. */
  change: (id: number, changes: Partial<ListingFields>) => void;
  stateOf: (id: number) => TestListingState;
  /** As the API answers it now. */
  show: (id: number) => Schemas['Listing'];
}

/** Listings of the in-memory API: edits are on their way until Google decides. */
export function createTestListingApi(
  data: TestData,
  tell: (ids: readonly number[]) => void,
): CreateTestListingApiResult {
  const find = (id: number) => {
    const location = data.locations.find((one) => one.id === id);
    const fields = data.listingFields.get(id);
    if (!location || !fields) throw new TestProblem('not_found');
    const state = data.listingStates.get(id) ?? testListingState(new Date());
    data.listingStates.set(id, state);
    return { location, fields, state };
  };
  const answer = (id: number): Schemas['Listing'] => {
    const { location, fields, state } = find(id);
    return {
      ...location,
      ...wire(fields),
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
  const say = (id: number, fields: ListingFields) => {
    const { location, state } = find(id);
    data.listingFields.set(id, fields);
    state.version += 1;
    const { name, city, store_code, open_status } = fields;
    replace({ ...location, name, city, store_code, open_status, labels: [...fields.labels] });
  };
  const replace = (location: Schemas['LocationItem']) => {
    data.locations = data.locations.map((one) => (one.id === location.id ? location : one));
  };
  const setStatus = (id: number, update_status: Schemas['LocationItem']['update_status']) =>
    replace({ ...find(id).location, update_status, processing_in_progress: update_status === 'pending' });

  const answers: TestAnswers = {
    getListing: ({ id }) => Response.json(answer(id)),
    listListingUpdates: ({ id, query }) => listAnswer(find(id).state.updates, query, 20),
    listUpdateStatuses: ({ query }) => {
      const ids = (query.get('facilities_ids') ?? '').split(',').map(Number);
      const results = ids.map((id) => {
        const { location, state } = find(id);
        return { id, update_status: location.update_status, problems: state.updates[0]?.problems ?? [] };
      });
      return Response.json({ results });
    },
    checkListing: ({ id, body }) => {
      const { changes } = body as Schemas['ListingEdit'];
      const problems = find(id).state.checkProblems.filter(({ field }) => field !== null && field in changes);
      return Response.json({ problems });
    },
    updateListing: ({ id, body }) => {
      const { version, changes } = body as Schemas['ListingEdit'];
      const { location, fields, state } = find(id);
      const refusal = listingEditRefusal({ ...location, creation_in_progress: state.isBeingCreated });
      if (refusal) throw new TestProblem(refusal);
      if (version !== state.version) throw new TestProblem('listing_changed');
      const after = { ...fields, ...changes };
      const changed = fieldsToSend(fields, after, phoneNumbers);
      if (changed.length === 0) throw new TestProblem('no_changes');
      // What Google refused to add to the map is not there, so that nothing has to be sent.
      if (state.creationProblems.length > 0) {
        say(id, after);
        return Response.json(answer(id), { status: 202 });
      }
      setStatus(id, 'pending');
      state.updates.unshift({
        id: id * 1000 + state.updates.length + 1,
        status: 'pending',
        fields: changed,
        before: wire(fieldsOnly(fields, changed)),
        after: changes,
        problems: [],
        author: data.user.name,
        bulk_edit_id: null,
        created_at: new Date().toISOString(),
        finished_at: null,
      });
      tell([id]);
      return Response.json(answer(id), { status: 202 });
    },
    deleteListing: ({ id }) => {
      find(id);
      data.locations = data.locations.filter((one) => one.id !== id);
      tell([id]);
      return noContent();
    },
  };

  return {
    answers,
    decide: (id: number, decision: TestListingDecision) => {
      const { fields, state } = find(id);
      const [update, ...rest] = state.updates;
      if (!update || update.finished_at) throw new Error(`No edit of location ${id} is on its way.`);
      const finished_at = new Date().toISOString();
      const isTaken = decision === 'ok';
      const problems = isTaken ? [] : [...decision.refused];
      state.updates = [{ ...update, status: isTaken ? 'ok' : 'failed', problems, finished_at }, ...rest];
      if (isTaken) {
        say(id, { ...fields, ...update.after });
        state.sentAt = finished_at;
      }
      setStatus(id, isTaken ? 'ok' : 'failed');
      tell([id]);
    },
    change: (id: number, changes: Partial<ListingFields>) => {
      say(id, { ...find(id).fields, ...changes });
      tell([id]);
    },
    stateOf: (id: number) => find(id).state,
    show: answer,
  };
}

function fieldsOnly(fields: ListingFields, names: readonly (keyof ListingFields)[]): Partial<ListingFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function wire(fields: ListingFields): Required<Schemas['ListingChanges']>;
function wire(fields: Partial<ListingFields>): Schemas['ListingChanges'];
function wire(fields: Partial<ListingFields>): Schemas['ListingChanges'] {
  return JSON.parse(JSON.stringify(fields));
}
