import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const module = 'external_changes';
const reading: Access = { module, permission: 'view_external_changes', demo: 'allowed' };
const deciding: Access = {
  module,
  permission: 'approve_and_reject_external_changes',
  plan: 'manage_location_data',
  demo: 'blocked',
};
const summing: Access = {
  module,
  permission: 'protect_from_external_changes',
  plan: 'protect_location_data',
  demo: 'allowed',
};
const protecting: Access = { ...summing, demo: 'blocked', concernsAllLocations: true };

export type ExternalChangeOperation =
  | 'listExternalChanges'
  | 'decideExternalChanges'
  | 'listIdenticalChanges'
  | 'getExternalChangeStats'
  | 'getProtectionSettings'
  | 'updateProtectionSettings'
  | 'rehearseProtection'
  | 'getProtectionSummary'
  | 'rejectExternalChanges'
  | 'getExternalChange'
  | 'decideExternalChange'
  | 'listExternalChangeEvents';

/** Calls about changes by others, their decisions and protection from them. Fixed paths stand before those with an id. */
export const externalChangeOperations: Readonly<Record<ExternalChangeOperation, TestOperation>> = {
  listExternalChanges: { method: 'GET', path: '/external-changes/', access: reading },
  decideExternalChanges: { method: 'PATCH', path: '/external-changes/', access: deciding },
  listIdenticalChanges: { method: 'GET', path: '/external-changes/identical/', access: reading },
  getExternalChangeStats: { method: 'GET', path: '/external-changes/stats/', access: reading },
  getProtectionSettings: { method: 'GET', path: '/external-changes/settings/', access: reading },
  updateProtectionSettings: { method: 'PUT', path: '/external-changes/settings/', access: protecting },
  rehearseProtection: {
    method: 'POST',
    path: '/external-changes/settings/rehearsal/',
    access: { ...protecting, demo: 'allowed' },
  },
  getProtectionSummary: {
    method: 'GET',
    path: '/external-changes/protection-summary/',
    access: { ...summing, fullAccess: true },
  },
  rejectExternalChanges: {
    method: 'POST',
    path: '/external-changes/reject/',
    access: { ...deciding, plan: 'protect_location_data' },
  },
  getExternalChange: { method: 'GET', path: '/external-changes/{id}/', access: reading },
  decideExternalChange: { method: 'PATCH', path: '/external-changes/{id}/', access: deciding },
  listExternalChangeEvents: {
    method: 'GET',
    path: '/external-changes/{id}/events/',
    access: { ...reading, permission: 'view_external_changes_history' },
  },
};
