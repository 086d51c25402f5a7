export {
  type Company,
  type CurrentCompany,
  useCompanies,
  useCurrentCompany,
} from '../features/company/current-company.ts';
export { useChangeSecondFactorPolicy } from '../features/company/second-factor-policy.ts';
export {
  type CompanyUsage,
  type LimitUse,
  useCompanyUsage,
  usePlanLimit,
} from '../features/company/plan-limit.ts';
export {
  type AddingMembership,
  canAddCompany,
  isWizardCompleted,
  type WizardMembership,
} from '@pinfold/contract/features/company/company';
export {
  subscriptionState,
  subscriptionStates,
  type SubscriptionState,
  type SubscriptionTerms,
} from '@pinfold/contract/features/billing/subscription-state';
export { remainingDays } from '@pinfold/contract/features/billing/remaining-days';
export {
  type CompanyChange,
  type CompanyProfile,
  type NewCompany,
  type RegisteredCompany,
  useCompanyProfile,
  useCreateCompany,
  useParentCompany,
  useRegistryLookup,
  useUpdateCompany,
} from '../features/company/profile/company-profile.ts';
export {
  type CompanyCategory,
  type Country,
  type PlaceSuggestion,
  useCompanyCategories,
  useCountries,
  usePlaceSuggestions,
} from '../features/company/reference/reference.ts';
export {
  type NewWebsite,
  type NewWebsiteKeywords,
  useWebsiteKeywords,
  type UseWebsiteKeywordsResult,
  useWebsites,
  type UseWebsitesResult,
  type Website,
  type WebsiteKeyword,
} from '../features/company/websites/websites.ts';
export {
  type Keyword,
  keywordPageSize,
  type KeywordSearch,
  type NewKeywords,
  useKeywords,
  type UseKeywordsResult,
} from '../features/company/keywords/keywords.ts';
export {
  type NewSearchLocation,
  type SearchLocation,
  type SuggestedLocation,
  useSearchLocations,
  type UseSearchLocationsResult,
  useSuggestedLocations,
  type UseSuggestedLocationsResult,
} from '../features/company/search-locations/search-locations.ts';
export {
  useSsoConnection,
  type SsoConnection,
  type SsoSettings,
  type UseSsoConnectionResult,
} from '../features/company/sso/use-sso-connection.ts';
export {
  type CompanyDraft,
  type CompanyProfileFormOptions,
  type CompanyProfileFormState,
  type ProfileForm,
  useCompanyDraft,
  useCompanyProfileForm,
} from '../features/company/profile/use-company-profile-form.ts';
export {
  useNewCompanyForm,
  type NewCompanyFormOptions,
  type NewCompanyFormState,
} from '../features/company/profile/use-new-company-form.ts';
export { useRegistryFill, type RegistryFill } from '../features/company/profile/use-registry-fill.ts';
export type {
  ProfileChanges,
  ProfileFault,
  ProfileField,
  ProfileValues,
  RegistryDifference,
} from '../features/company/profile/profile-model.ts';
export {
  useCompanyWebsites,
  type CompanyWebsitesState,
} from '../features/company/websites/use-company-websites.ts';
export { useWebsiteWatch, type WebsiteWatch } from '../features/company/websites/use-website-watch.ts';
export {
  useCompanyKeywords,
  type CompanyKeywordsState,
} from '../features/company/keywords/use-company-keywords.ts';
export {
  useCompanySearchLocations,
  type CompanySearchLocationsState,
} from '../features/company/search-locations/use-company-search-locations.ts';
export { certificatesIn } from '@pinfold/contract/features/session/sso';
export { searchOperatorOf } from '@pinfold/contract/features/company/keyword';
export { isValidNip } from '@pinfold/contract/features/company/company-profile';
export { planCapabilities } from '@pinfold/contract/access/plan';
export { modules } from '@pinfold/contract/access/access';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
