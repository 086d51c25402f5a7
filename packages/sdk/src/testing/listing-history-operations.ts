import type { TestOperation } from './test-operations.ts';

/** Calls about a listing over time. */
export const listingHistoryOperations = {
  getListingAsOf: {
    method: 'GET',
    path: '/facilities/{id}/as-of/',
    access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  },
} as const satisfies Record<string, TestOperation>;

export type ListingHistoryOperation = keyof typeof listingHistoryOperations;
