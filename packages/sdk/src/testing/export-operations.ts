import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const access: Access = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  demo: 'allowed',
  embed: 'never',
};
const own: Access = { needsPlan: true, demo: 'allowed', embed: 'never' };
const reading: Access = {
  module: 'reviews',
  permission: 'view_reviews',
  demo: 'allowed',
  embed: 'never',
};

export type ExportOperation = 'exportLocations' | 'exportReviews' | 'listExports' | 'getExport';

/** Calls about files of locations and of reviews. */
export const exportOperations: Readonly<Record<ExportOperation, TestOperation>> = {
  exportLocations: { method: 'POST', path: '/facilities/export/', access },
  exportReviews: { method: 'POST', path: '/reviews/export/', access: reading },
  listExports: { method: 'GET', path: '/exports/', access: own },
  getExport: { method: 'GET', path: '/exports/{id}/', access: own },
};
