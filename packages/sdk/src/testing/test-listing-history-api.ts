import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { listingFields, type ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { changedFields } from '@pinfold/contract/features/listings/field-key';
import type { Schemas } from '../client/schema.ts';
import type { TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { testListingState, type TestListingMoment } from './test-listing-state.ts';
import { TestProblem } from './test-problem.ts';

/** Listings over time in the in-memory API: what Google took since is taken back, the newest first. */
export function createTestListingHistoryApi(data: TestData): TestAnswers {
  return {
    getListingAsOf: ({ id, query }) => {
      const now = data.listingFields.get(id);
      if (!now) throw new TestProblem('not_found');
      const state = data.listingStates.get(id) ?? testListingState(new Date());
      data.listingStates.set(id, state);
      const at = query.get('at') ?? '';
      if (Date.parse(at) < Date.parse(state.knownSince)) throw new TestProblem('listing_not_known_then');
      const since = [...ownMoments(state.updates), ...state.moments]
        .filter((moment) => Date.parse(moment.at) > Date.parse(at))
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
      const then = since.reduce<ListingFields>((fields, { before }) => ({ ...fields, ...before }), now);
      const answer: Schemas['ListingAsOf'] = {
        at: new Date(at).toISOString(),
        known_since: state.knownSince,
        version: state.version,
        fields: JSON.parse(JSON.stringify(then)),
        differing: changedFields(then, now, listingFields, phoneNumbers),
        changes: since.map(({ before, ...moment }, index) => ({
          ...moment,
          id: id * 1000 + index,
          fields: listingFields.filter((field) => field in before),
        })),
      };
      return Response.json(answer);
    },
  };
}

function ownMoments(updates: readonly Schemas['ListingUpdate'][]): TestListingMoment[] {
  return updates.flatMap((update) => {
    if (update?.status !== 'ok' || update.finished_at === null) return [];
    const { finished_at: at, bulk_edit_id, author, before } = update;
    return [{ at, kind: bulk_edit_id === null ? 'edit' : 'bulk_edit', author, before }];
  });
}
