export { useGoogleAccounts, type GoogleAccount } from '../features/integrations/use-google-accounts.ts';
export { useConnectGoogle } from '../features/integrations/use-connect-google.ts';
export { useFinishGoogleConnection } from '../features/integrations/use-finish-google-connection.ts';
export { useDisconnectGoogle } from '../features/integrations/use-disconnect-google.ts';
export {
  useGooglePlaces,
  useRefreshPlaces,
  type GooglePlace,
  type UseGooglePlacesResult,
} from '../features/integrations/use-google-places.ts';
export { usePlaceChoice, type PlaceChoice } from '../features/integrations/use-place-choice.ts';
export { useImport, type ImportVariables } from '../features/integrations/use-import.ts';
export { useImportStatus, type ImportProgress } from '../features/integrations/use-import-status.ts';
export {
  useLocationImport,
  type ImportStep,
  type LocationImportOptions,
  type LocationImportState,
} from '../features/integrations/use-location-import.ts';
export {
  getImportStatus,
  listGoogleAccounts,
  listGooglePlaces,
  type PlaceSearch,
} from '../features/integrations/integration-queries.ts';
export {
  canImportPlace,
  type GooglePlaceState,
  googlePlaceStates,
  type ImportOutcome,
  importOutcomes,
  type ImportProblem,
  importProblems,
  type ReturnPlace,
  returnPlaces,
} from '@pinfold/contract/features/integrations/google';
