/** Parts of the company's data as a form: `pinfold-CompanyProfile-grid` and so on. */
export type CompanyProfilePart = 'grid' | 'taxNumber' | 'registry' | 'facts' | 'fact' | 'live';

/** Parts that websites, keywords and search locations share: `pinfold-CompanyData-row` and so on. */
export type CompanyDataPart =
  | 'used'
  | 'form'
  | 'formRow'
  | 'formEnd'
  | 'note'
  | 'undo'
  | 'filters'
  | 'list'
  | 'row'
  | 'rowMain'
  | 'rowTitle'
  | 'rowText'
  | 'rowEnd'
  | 'detail'
  | 'group'
  | 'chips'
  | 'more';

declare module '../../../theme/parts.ts' {
  interface Parts {
    CompanyProfile: CompanyProfilePart;
    CompanyWebsites: never;
    CompanyKeywords: never;
    CompanySearchLocations: never;
    CompanyData: CompanyDataPart;
  }
}

declare module '../../../theme/components.ts' {
  interface Components {
    CompanyProfileForm: Record<never, never>;
    NewCompanyForm: Record<never, never>;
    CompanyWebsites: Record<never, never>;
    CompanyKeywords: Record<never, never>;
    CompanySearchLocations: Record<never, never>;
  }
}
