import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const reading: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };
const searching: Access = { ...reading, plan: 'manage_location_data', fullAccess: true };
const adding: Access = { ...searching, demo: 'blocked' };

export type CreationOperation =
  | 'searchOnMap'
  | 'createListing'
  | 'retryCreation'
  | 'getVerification'
  | 'startVerification'
  | 'completeVerification';

/** Calls about locations that are added to the map, and their verification. */
export const creationOperations: Readonly<Record<CreationOperation, TestOperation>> = {
  searchOnMap: { method: 'GET', path: '/facilities/search/', access: searching },
  createListing: { method: 'POST', path: '/facilities/', access: adding },
  retryCreation: { method: 'POST', path: '/facilities/{id}/creation/', access: adding },
  getVerification: { method: 'GET', path: '/facilities/{id}/verification/', access: reading },
  startVerification: { method: 'POST', path: '/facilities/{id}/verification/', access: adding },
  completeVerification: { method: 'POST', path: '/facilities/{id}/verification/complete/', access: adding },
};
