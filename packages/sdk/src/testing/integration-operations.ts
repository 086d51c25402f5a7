import { integrationAccess } from '../features/integrations/integrations.queries.ts';
import type { TestOperation } from './test-operations.ts';

const { seeAccounts, connect, seePlaces } = integrationAccess;

export type IntegrationOperation =
  | 'listGoogleAccounts'
  | 'authorizeGoogle'
  | 'getImportStatus'
  | 'connectGoogle'
  | 'disconnectGoogle'
  | 'listGooglePlaces'
  | 'startImport';

/** Calls about connected accounts and imports. Fixed paths stand before those with an id. */
export const integrationOperations: Readonly<Record<IntegrationOperation, TestOperation>> = {
  listGoogleAccounts: { method: 'GET', path: '/gmb-accounts/', access: seeAccounts },
  authorizeGoogle: { method: 'GET', path: '/gmb-accounts/authorization/', access: connect },
  getImportStatus: { method: 'GET', path: '/gmb-accounts/import-status/', access: seePlaces },
  connectGoogle: { method: 'POST', path: '/gmb-accounts/', access: connect },
  disconnectGoogle: { method: 'DELETE', path: '/gmb-accounts/{id}/', access: connect },
  listGooglePlaces: { method: 'GET', path: '/gmb-accounts/{id}/places/', access: seePlaces },
  startImport: {
    method: 'POST',
    path: '/gmb-accounts/{id}/places/',
    access: integrationAccess.import,
  },
};
