'use client';
export {
  GoogleAccounts,
  type GoogleAccountsProps,
} from './features/integrations/ui/accounts/google-accounts.tsx';
export {
  GoogleConnection,
  type GoogleConnectionProps,
} from './features/integrations/ui/connection/google-connection.tsx';
export {
  LocationImport,
  type LocationImportProps,
} from './features/integrations/ui/import/location-import.tsx';
export {
  LocationImportView,
  type LocationImportViewProps,
} from './features/integrations/ui/import/location-import-view.tsx';
export type { ConsentOptions } from './features/integrations/ui/use-consent.ts';
