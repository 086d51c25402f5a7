import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../client/schema.ts';

/** A change of a listing in the past: what it said until then. */
export interface TestListingMoment {
  at: string;
  kind: Schemas['ListingAsOf']['changes'][number]['kind'];
  author: string | null;
  before: Partial<ListingFields>;
}

/** What the in-memory API holds of a listing beside its row and its fields. */
export interface TestListingState {
  version: number;
  sentAt: string | null;
  /** Newest first. */
  updates: Schemas['ListingUpdate'][];
  isBeingCreated: boolean;
  /** Why Google did not add it to the map. */
  creationProblems: Schemas['ListingProblem'][];
  /** What Google refuses when it is asked before sending, by field. */
  checkProblems: Schemas['ListingProblem'][];
  /** Since when it is known. */
  knownSince: string;
  /** Changes before the in-memory API began, in any order. */
  moments: TestListingMoment[];
}

/** A listing that Google took two hours ago, and that is known for a hundred days. */
export function testListingState(now: Date): TestListingState {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return {
    version: 1,
    sentAt: new Date(now.getTime() - 2 * 3_600_000).toISOString(),
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
