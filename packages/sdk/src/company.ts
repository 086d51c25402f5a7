'use client';
export {
  CompanyProfileForm,
  type CompanyProfileFormProps,
} from './features/company/ui/profile/company-profile-form.tsx';
export {
  CompanyProfileFormView,
  type CompanyProfileFormLooks,
  type CompanyProfileFormViewProps,
} from './features/company/ui/profile/company-profile-form-view.tsx';
export { NewCompanyForm, type NewCompanyFormProps } from './features/company/ui/profile/new-company-form.tsx';
export {
  CompanyWebsites,
  type CompanyWebsitesProps,
} from './features/company/ui/websites/company-websites.tsx';
export {
  CompanyWebsitesView,
  type CompanyWebsitesLooks,
  type CompanyWebsitesViewProps,
} from './features/company/ui/websites/company-websites-view.tsx';
export {
  CompanyKeywords,
  type CompanyKeywordsProps,
} from './features/company/ui/keywords/company-keywords.tsx';
export {
  CompanyKeywordsView,
  type CompanyKeywordsLooks,
  type CompanyKeywordsViewProps,
} from './features/company/ui/keywords/company-keywords-view.tsx';
export {
  CompanySearchLocations,
  type CompanySearchLocationsProps,
} from './features/company/ui/places/company-search-locations.tsx';
export {
  CompanySearchLocationsView,
  type CompanySearchLocationsLooks,
  type CompanySearchLocationsViewProps,
} from './features/company/ui/places/company-search-locations-view.tsx';
