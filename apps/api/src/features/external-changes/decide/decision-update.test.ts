import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  listingFieldsOfChange,
  protectableFields,
} from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import { sampleListing } from '@pinfold/contract/features/listings/testing/sample-listing';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { changedListing, pickFields } from '../../listings/listing-fields.ts';
import { decisionUpdate } from './decision-update.ts';

const ours = sampleListing({
  special_hours: [
    { start_date: '2027-01-06', end_date: '2027-01-06', closed: true, open_time: null, close_time: null },
  ],
});

test('EXT-02 a street that is accepted takes our word for the town along, or what is proposed for it', () => {
  const street = { field: 'street' as const, decision: 1 as const, proposed: { street: 'Długa' } };
  expect(decisionUpdate(ours, [street], [])).toEqual({
    fields: ['street'],
    before: { street: ours.street },
    after: { street: 'Długa' },
    against: {},
  });
  const undecided = [
    { field: 'city' as const, proposed: { city: 'Wieliczka' } },
    { field: 'name' as const, proposed: { name: 'Inna' } },
  ];
  expect(decisionUpdate(ours, [street], undecided).against).toEqual({ city: 'Wieliczka' });
});

// In another country every phone number is another one, decided or not.
const decidedFields = protectableFields.filter((field) => field !== 'country');

const decided = fc.uniqueArray(
  fc.record({ field: fc.constantFrom(...decidedFields), decision: fc.constantFrom(0, 1, 2) }),
  { selector: ({ field }) => field },
);

test('EXT-02 whatever is decided at once, Google says our word where it was rejected and theirs where it was accepted or nobody has decided', () => {
  const theirs = differentListing();
  fc.assert(
    fc.property(decided, (choices) => {
      const changes = choices.map(({ field, decision }) => {
        const proposed = structuredClone(pickFields(theirs, listingFieldsOfChange(field)));
        return { field, decision, proposed: proposed as object };
      });
      const undecided = changes.filter(({ decision }) => decision === 0);
      const update = decisionUpdate(
        ours,
        changes.filter(({ decision }) => decision !== 0),
        undecided,
      );
      const before = changedListing(ours, update.against);
      const wanted = changedListing(before, update.after);
      const sent = googleUpdate(before, wanted, phoneNumbers);
      expect(new Set(sent.fields)).toEqual(new Set(update.fields));
      // As Google has it: what is not among the paths that are written stays as it shows it.
      for (const { field, decision } of changes)
        for (const one of listingFieldsOfChange(field)) {
          if (decision === 1) expect(wanted[one]).toEqual(theirs[one]);
          if (decision === 2) expect(wanted[one]).toEqual(ours[one]);
          if (decision === 0 && one in update.against) expect(wanted[one]).toEqual(theirs[one]);
        }
    }),
  );
});

/** A listing that differs in every field. */
function differentListing(): typeof ours {
  return {
    ...ours,
    ...Object.fromEntries(
      listingFields.map((field) => {
        const value = ours[field];
        if (typeof value === 'string') return [field, `${value}9`];
        if (typeof value === 'number') return [field, value + 1];
        return [field, Array.isArray(value) ? value.slice(1) : value];
      }),
    ),
    open_status: 'CLOSED_TEMPORARILY',
    country: ours.country,
  };
}
