import type { TestOperation } from './test-operations.ts';

export type ListingHistoryOperation = 'getListingAsOf';

/** Calls about a listing over time. */
export const listingHistoryOperations: Readonly<Record<ListingHistoryOperation, TestOperation>> = {
  getListingAsOf: {
    method: 'GET',
    path: '/facilities/{id}/as-of/',
    access: { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' },
  },
};
