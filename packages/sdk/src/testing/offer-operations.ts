import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const reading: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };

export type OfferOperation = 'listListingCategories' | 'listAttributes' | 'listMoreHoursTypes';

/** Calls about what the provider offers: categories, attributes, kinds of hours. */
export const offerOperations: Readonly<Record<OfferOperation, TestOperation>> = {
  listListingCategories: { method: 'GET', path: '/facilities/categories/', access: reading },
  listAttributes: { method: 'POST', path: '/facilities/attributes/', access: reading },
  listMoreHoursTypes: { method: 'POST', path: '/facilities/more-hours/', access: reading },
};
