import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const reading: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };
const writing: Access = { ...reading, plan: 'manage_location_data', demo: 'blocked' };
const removing: Access = { ...reading, fullAccess: true, demo: 'blocked' };

export type ListingDetailOperation =
  | 'listUpdateStatuses'
  | 'getListing'
  | 'updateListing'
  | 'deleteListing'
  | 'checkListing'
  | 'listListingUpdates';

/** Calls about one listing: what it says, and what becomes of an edit. */
export const listingOperations: Readonly<Record<ListingDetailOperation, TestOperation>> = {
  listUpdateStatuses: { method: 'GET', path: '/facilities/update-status/', access: reading },
  getListing: { method: 'GET', path: '/facilities/{id}/', access: reading },
  updateListing: { method: 'PATCH', path: '/facilities/{id}/', access: writing },
  deleteListing: { method: 'DELETE', path: '/facilities/{id}/', access: removing },
  checkListing: { method: 'POST', path: '/facilities/{id}/check/', access: writing },
  listListingUpdates: { method: 'GET', path: '/facilities/{id}/updates/', access: reading },
};
