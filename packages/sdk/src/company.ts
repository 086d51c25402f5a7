'use client';
export {
  CompanyProfileForm,
  type CompanyProfileFormLooks,
  type CompanyProfileFormProps,
  CompanyProfileFormView,
  type CompanyProfileFormViewProps,
} from './features/company/ui/profile/company-profile-form.tsx';
export { NewCompanyForm, type NewCompanyFormProps } from './features/company/ui/profile/new-company-form.tsx';
export {
  CompanyWebsites,
  type CompanyWebsitesLooks,
  type CompanyWebsitesProps,
  CompanyWebsitesView,
  type CompanyWebsitesViewProps,
} from './features/company/ui/websites/company-websites.tsx';
export {
  CompanyKeywords,
  type CompanyKeywordsLooks,
  type CompanyKeywordsProps,
  CompanyKeywordsView,
  type CompanyKeywordsViewProps,
} from './features/company/ui/keywords/company-keywords.tsx';
export {
  CompanySearchLocations,
  type CompanySearchLocationsLooks,
  type CompanySearchLocationsProps,
  CompanySearchLocationsView,
  type CompanySearchLocationsViewProps,
} from './features/company/ui/places/company-search-locations.tsx';
