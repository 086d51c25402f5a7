import { expect, test } from 'vitest';
import { deletionRefusal, type DeletionGuardListing } from './deletion.ts';

const free: DeletionGuardListing = {
  is_owner: true,
  is_in_bulk_edit: false,
  processing_in_progress: false,
  creation_in_progress: false,
};

test.each<[string, Partial<DeletionGuardListing>, string | undefined, string | undefined]>([
  ['nothing', {}, undefined, undefined],
  [
    'a bulk edit before anything else',
    { is_in_bulk_edit: true, processing_in_progress: true },
    'location_in_bulk_edit',
    'location_in_bulk_edit',
  ],
  ['its creation', { creation_in_progress: true }, 'creation_in_progress', 'creation_in_progress'],
  ['an update', { processing_in_progress: true }, 'update_in_progress', 'update_in_progress'],
  ['that it is only watched, at Google alone', { is_owner: false }, undefined, 'not_profile_owner'],
])('LST-12 what stands in the way of deleting a location: %s', (_what, change, here, atGoogle) => {
  const listing = { ...free, ...change };
  expect(deletionRefusal(listing, 'pinfold')).toBe(here);
  expect(deletionRefusal(listing, 'google')).toBe(atGoogle);
});
