import {
  changeFields,
  changeSources,
  changeStatuses,
  changeTypes,
} from '@pinfold/contract/features/external-changes/external-change';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ExternalChangeFilters,
  formatExternalChangeFilters,
  parseExternalChangeFilters,
  tidyExternalChangeFilters,
} from './external-change-filters.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 20 });
const day = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const text = fc.string({ maxLength: 60 }).map((words) => words.trim());

const filters: fc.Arbitrary<ExternalChangeFilters> = fc.record(
  {
    q: text,
    facilities_ids: ids,
    groups: ids,
    status: fc.subarray(Object.values(changeStatuses)),
    source: fc.constantFrom(...Object.values(changeSources)),
    type: fc.constantFrom(...Object.values(changeTypes)),
    fields: fc.subarray([...changeFields]),
    identical_key: text,
    decided_by: fc.constantFrom('member' as const, 'rule' as const),
    is_protected: fc.boolean(),
    is_escalated: fc.boolean(),
    has_failed: fc.boolean(),
    date_from: day,
    date_to: day,
  },
  { requiredKeys: [] },
);

test('EXT-02 a link to filtered changes opens the same changes', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const address = new URLSearchParams(formatExternalChangeFilters(chosen).toString());
      expect(parseExternalChangeFilters(address)).toEqual(tidyExternalChangeFilters(chosen));
    }),
  );
});

test('EXT-02 words in an address that mean nothing are passed over', () => {
  const address = new URLSearchParams(
    'source=3&type=4&status=9,2&fields=name,shoe_size&is_protected=maybe&facilities_ids=4,x,-1&date_from=2026-02-31',
  );
  expect(parseExternalChangeFilters(address)).toEqual({
    status: [2],
    fields: ['name'],
    facilities_ids: [4],
  });
});
