import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const writing: Access = {
  fullAccess: true,
  permission: 'view_facilities_data',
  module: 'business_addresses',
  demo: 'blocked',
  embed: 'never',
};
const reading: Access = { module: 'business_addresses', permission: 'view_facilities_data', demo: 'allowed' };

export type GroupOperation =
  | 'listGroups'
  | 'createGroup'
  | 'listGroupLocations'
  | 'updateGroup'
  | 'deleteGroup'
  | 'importGroup';

/** Calls about groups of locations. */
export const groupOperations: Readonly<Record<GroupOperation, TestOperation>> = {
  listGroups: { method: 'GET', path: '/groups/', access: reading },
  createGroup: { method: 'POST', path: '/groups/', access: writing },
  listGroupLocations: { method: 'GET', path: '/groups/facilities/', access: reading },
  updateGroup: { method: 'PATCH', path: '/group/{id}/', access: writing },
  deleteGroup: { method: 'DELETE', path: '/group/{id}/', access: writing },
  importGroup: { method: 'POST', path: '/group/{id}/import/', access: writing },
};
