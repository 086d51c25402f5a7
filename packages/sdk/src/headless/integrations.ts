export {
  type GoogleAccount,
  useConnectGoogle,
  useDisconnectGoogle,
  useFinishGoogleConnection,
  useGoogleAccounts,
} from '../features/integrations/use-google-accounts.ts';
export {
  type GooglePlace,
  type PlaceChoice,
  useGooglePlaces,
  type UseGooglePlacesResult,
  usePlaceChoice,
  useRefreshPlaces,
} from '../features/integrations/use-google-places.ts';
export {
  type ImportProgress,
  type ImportStep,
  type ImportVariables,
  type LocationImportOptions,
  type LocationImportState,
  useImport,
  useImportStatus,
  useLocationImport,
} from '../features/integrations/use-location-import.ts';
export {
  getImportStatus,
  listGoogleAccounts,
  listGooglePlaces,
  type PlaceSearch,
} from '../features/integrations/integrations.queries.ts';
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
