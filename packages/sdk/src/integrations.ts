'use client';
export { AppleAccounts, type AppleAccountsProps } from './features/integrations/ui/apple/apple-accounts.tsx';
export {
  AppleConnection,
  type AppleConnectionProps,
} from './features/integrations/ui/apple/apple-connection.tsx';
export {
  FacebookAccounts,
  type FacebookAccountsProps,
} from './features/integrations/ui/facebook/facebook-accounts.tsx';
export {
  FacebookConnection,
  type FacebookConnectionProps,
} from './features/integrations/ui/facebook/facebook-connection.tsx';
export { GoogleAccounts, type GoogleAccountsProps } from './features/integrations/ui/google-accounts.tsx';
export {
  GoogleConnection,
  type GoogleConnectionProps,
} from './features/integrations/ui/google-connection.tsx';
export {
  LocationImport,
  type LocationImportProps,
  LocationImportView,
  type LocationImportViewProps,
} from './features/integrations/ui/location-import.tsx';
export { MapSettings, type MapSettingsProps } from './features/integrations/ui/map-settings.tsx';
export type { ConsentOptions } from './features/integrations/ui/google-consent.tsx';
export { MobileApps, type MobileAppsProps } from './features/integrations/ui/mobile-apps/mobile-apps.tsx';
export {
  WatchedLocations,
  type WatchedLocationsProps,
} from './features/listings/ui/watched/watched-locations.tsx';
