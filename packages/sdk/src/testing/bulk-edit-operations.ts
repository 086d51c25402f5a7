import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const reading: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };
const rehearsing: Access = { ...reading, plan: 'manage_location_data' };
const writing: Access = { ...rehearsing, demo: 'blocked' };
const steering: Access = { ...writing, concernsAllLocations: 'sometimes' };

export type BulkEditOperation =
  | 'startBulkEdit'
  | 'getMixedValues'
  | 'previewBulkEdit'
  | 'listBulkEdits'
  | 'getBulkEdit'
  | 'listBulkEditItems'
  | 'pauseBulkEdit'
  | 'resumeBulkEdit'
  | 'retryBulkEdit'
  | 'revertBulkEdit';

/** Calls about editing many locations at once. */
export const bulkEditOperations: Readonly<Record<BulkEditOperation, TestOperation>> = {
  startBulkEdit: { method: 'PATCH', path: '/facilities/', access: writing },
  getMixedValues: { method: 'POST', path: '/facilities/mixed-values/', access: rehearsing },
  previewBulkEdit: { method: 'POST', path: '/facilities/bulk-edit/preview/', access: rehearsing },
  listBulkEdits: { method: 'GET', path: '/bulk-edits/', access: reading },
  getBulkEdit: { method: 'GET', path: '/bulk-edits/{id}/', access: reading },
  listBulkEditItems: { method: 'GET', path: '/bulk-edits/{id}/items/', access: reading },
  pauseBulkEdit: { method: 'POST', path: '/bulk-edits/{id}/pause/', access: steering },
  resumeBulkEdit: { method: 'POST', path: '/bulk-edits/{id}/resume/', access: steering },
  retryBulkEdit: { method: 'POST', path: '/bulk-edits/{id}/retry/', access: steering },
  revertBulkEdit: { method: 'POST', path: '/bulk-edits/{id}/revert/', access: steering },
};
