'use client';
export {
  CompanyProfileForm,
  type CompanyProfileFormAppearance,
  type CompanyProfileFormProps,
  CompanyProfileFormView,
  type CompanyProfileFormViewProps,
} from './features/company/ui/profile/company-profile-form.tsx';
export { NewCompanyForm, type NewCompanyFormProps } from './features/company/ui/profile/new-company-form.tsx';
export {
  CompanyWebsites,
  type CompanyWebsitesAppearance,
  type CompanyWebsitesProps,
  CompanyWebsitesView,
  type CompanyWebsitesViewProps,
} from './features/company/ui/websites/company-websites.tsx';
export {
  CompanyKeywords,
  type CompanyKeywordsAppearance,
  type CompanyKeywordsProps,
  CompanyKeywordsView,
  type CompanyKeywordsViewProps,
} from './features/company/ui/keywords/company-keywords.tsx';
export {
  CompanySearchLocations,
  type CompanySearchLocationsAppearance,
  type CompanySearchLocationsProps,
  CompanySearchLocationsView,
  type CompanySearchLocationsViewProps,
} from './features/company/ui/places/company-search-locations.tsx';
export {
  SuggestedSearchLocations,
  type SuggestedSearchLocationsProps,
} from './features/company/ui/places/suggested-search-locations.tsx';
