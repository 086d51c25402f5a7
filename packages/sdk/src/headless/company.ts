export { useCompanies, type Company } from '../features/company/use-companies.ts';
export { useCurrentCompany, type CurrentCompany } from '../features/company/use-current-company.ts';
export { useCompanyUsage, type CompanyUsage } from '../features/company/use-company-usage.ts';
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
export { useCompanyProfile, type CompanyProfile } from '../features/company/profile/use-company-profile.ts';
export { useParentCompany } from '../features/company/profile/use-parent-company.ts';
export { useUpdateCompany, type CompanyChange } from '../features/company/profile/use-update-company.ts';
export { useCreateCompany, type NewCompany } from '../features/company/profile/use-create-company.ts';
export {
  useRegistryLookup,
  type RegisteredCompany,
} from '../features/company/profile/use-registry-lookup.ts';
export { useCountries, type Country } from '../features/company/reference/use-countries.ts';
export {
  useCompanyCategories,
  type CompanyCategory,
} from '../features/company/reference/use-company-categories.ts';
export {
  usePlaceSuggestions,
  type PlaceSuggestion,
} from '../features/company/reference/use-place-suggestions.ts';
export {
  useWebsites,
  type NewWebsite,
  type Website,
  type UseWebsitesResult,
} from '../features/company/websites/use-websites.ts';
export {
  useWebsiteKeywords,
  type NewWebsiteKeywords,
  type WebsiteKeyword,
  type UseWebsiteKeywordsResult,
} from '../features/company/websites/use-website-keywords.ts';
export {
  useKeywords,
  type Keyword,
  type NewKeywords,
  type UseKeywordsResult,
} from '../features/company/keywords/use-keywords.ts';
export { keywordPageSize, type KeywordSearch } from '../features/company/keywords/keyword-queries.ts';
export {
  useSearchLocations,
  type NewSearchLocation,
  type SearchLocation,
  type UseSearchLocationsResult,
} from '../features/company/search-locations/use-search-locations.ts';
export {
  useSuggestedLocations,
  type SuggestedLocation,
  type UseSuggestedLocationsResult,
} from '../features/company/search-locations/use-suggested-locations.ts';
export {
  useSsoConnection,
  type SsoConnection,
  type SsoSettings,
  type UseSsoConnectionResult,
} from '../features/company/sso/use-sso-connection.ts';
export { usePlanLimit, type LimitUse } from '../features/company/use-plan-limit.ts';
export {
  useCompanyProfileForm,
  type CompanyProfileFormOptions,
  type CompanyProfileFormState,
  type ProfileForm,
} from '../features/company/profile/form/use-company-profile-form.ts';
export {
  useNewCompanyForm,
  type NewCompanyFormOptions,
  type NewCompanyFormState,
} from '../features/company/profile/form/use-new-company-form.ts';
export { useCompanyDraft, type CompanyDraft } from '../features/company/profile/form/use-company-draft.ts';
export { useRegistryFill, type RegistryFill } from '../features/company/profile/form/use-registry-fill.ts';
export type { RegistryDifference } from '../features/company/profile/form/registry-differences.ts';
export type { ProfileFault } from '../features/company/profile/form/profile-faults.ts';
export type {
  ProfileChanges,
  ProfileField,
  ProfileValues,
} from '../features/company/profile/form/profile-values.ts';
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
export type { DraftForm } from '../state/draft-form.ts';
export type { ByField, DraftState, Refusal } from '../state/draft-state.ts';
export type { FieldOf } from '../state/merge-draft.ts';
