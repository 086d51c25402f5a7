export {
  type GoogleAccount,
  useConnectGoogle,
  useDisconnectGoogle,
  useFinishGoogleConnection,
  useGoogleAccounts,
} from '../features/integrations/use-google-accounts.ts';
export {
  type GoogleInvitation,
  type GoogleInvitationReply,
  type GoogleInvitations,
  useAnswerGoogleInvitation,
  useGoogleInvitations,
} from '../features/integrations/use-google-invitations.ts';
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
  type AppKeyReplacement,
  type AppKeyVerdict,
  type MobileAppAccount,
  useCheckAppKey,
  useConnectAppStore,
  useConnectGooglePlay,
  useDeleteMobileAppAccount,
  useMobileAppAccounts,
  useReplaceAppKey,
} from '../features/integrations/mobile-apps/use-mobile-app-accounts.ts';
export {
  type AppRemoval,
  type AvailableApps,
  type MobileApp,
  useAddMobileApp,
  useAvailableApps,
  useMobileApps,
  useRemoveMobileApp,
} from '../features/integrations/mobile-apps/use-mobile-apps.ts';
export {
  getImportStatus,
  listAvailableApps,
  listGoogleAccounts,
  listGoogleInvitations,
  listGooglePlaces,
  listMobileAppAccounts,
  listMobileApps,
  type PlaceSearch,
} from '../features/integrations/integrations.queries.ts';
export {
  type BingListingFilters,
  type BingListingFiltersStart,
  formatBingListingFilters,
  parseBingListingFilters,
} from '../features/integrations/bing-listing-filters.ts';
export { getMapSettings, listBingListings } from '../features/integrations/map-settings.queries.ts';
export {
  type BingListing,
  type BingSwitch,
  type DirectorySettings,
  useBingListings,
  type UseBingListingsResult,
  useMapSettings,
  useRetryBingListings,
  useSwitchBing,
} from '../features/integrations/use-map-settings.ts';
export {
  type AppleListingSearch,
  getAppleConflict,
  listAppleAccounts,
  listAppleBrands,
  listAppleListings,
} from '../features/integrations/apple/apple.queries.ts';
export {
  type AppleAccount,
  type AppleBrand,
  type AppleBrandNaming,
  useAppleAccounts,
  useAppleBrands,
  useConnectApple,
  useDisconnectApple,
  useFinishAppleConnection,
  useNameAppleBrand,
} from '../features/integrations/apple/use-apple-accounts.ts';
export {
  type AppleConflict,
  type AppleConflictChoice,
  type AppleDifference,
  useAppleConflict,
  useSettleAppleConflict,
} from '../features/integrations/apple/use-apple-conflict.ts';
export {
  type AppleListing,
  type AppleListingsStart,
  type AppleListingsStop,
  type AppleLocations,
  mostAppleLocations,
  type StartedAppleListings,
  type StoppedAppleListings,
  useAppleListings,
  type UseAppleListingsResult,
  useDisableAppleListings,
  useEnableAppleListings,
  useRetryAppleListings,
  useUndeleteAppleListings,
} from '../features/integrations/apple/use-apple-listings.ts';
export {
  type FacebookListingSearch,
  listFacebookAccounts,
  listFacebookListings,
  listFacebookPages,
} from '../features/integrations/facebook/facebook.queries.ts';
export {
  type FacebookAccount,
  useConnectFacebook,
  useDisconnectFacebook,
  useFacebookAccounts,
  useFinishFacebookConnection,
} from '../features/integrations/facebook/use-facebook-accounts.ts';
export {
  type FacebookListing,
  type FacebookPage,
  type FacebookPageLinks,
  type FacebookPagePreview,
  type FacebookRetry,
  useFacebookListings,
  type UseFacebookListingsResult,
  useFacebookPages,
  useLinkFacebookPages,
  useRetryFacebookListings,
} from '../features/integrations/facebook/use-facebook-pages.ts';
export {
  type FacebookPageChoice,
  useFacebookPageChoice,
} from '../features/integrations/facebook/use-page-choice.ts';
export {
  canRetryListing,
  directories,
  type Directory,
  type DirectoryAccountProblem,
  directoryAccountProblems,
  type DirectoryAccountStatus,
  directoryAccountStatuses,
  type DirectoryListingState,
  type DirectoryProblemCode,
} from '@pinfold/contract/features/integrations/directory';
export { type AppleBrandState, appleBrandStates } from '@pinfold/contract/features/integrations/apple-brand';
export { type PageSign, pageSigns } from '@pinfold/contract/features/integrations/facebook/match-pages';
export { type AppStore, appStores } from '@pinfold/contract/app-stores';
export {
  type RemovedAppReviews,
  removedAppReviews,
} from '@pinfold/contract/features/integrations/mobile-app';
export {
  type KeyCheck,
  type KeyCheckOutcome,
  keyCheckOutcomes,
  keyChecks,
  type KeyFileReason,
  keyFileReasons,
  type KeyRefusal,
  keyRefusals,
} from '@pinfold/contract/features/integrations/app-keys';
export {
  canImportPlace,
  type GooglePlaceState,
  googlePlaceStates,
  type ImportOutcome,
  importOutcomes,
  type ImportProblem,
  importProblems,
  type InvitationAnswer,
  invitationAnswers,
  type InvitationRole,
  invitationRoles,
  type InvitationSign,
  invitationSigns,
  type ReturnPlace,
  returnPlaces,
} from '@pinfold/contract/features/integrations/google';
export {
  type PlaceToWatch,
  usePlacesToWatch,
  useStopWatching,
  useWatchedLocations,
  type UseWatchedLocationsResult,
  useWatchPlaces,
  type WatchedLocation,
} from '../features/listings/watched/use-watched-locations.ts';
export { listWatchedLocations, searchPlacesToWatch } from '../features/listings/watched/watched.queries.ts';
