export { useCompanies, type Company } from '../features/company/use-companies.ts';
export { useCurrentCompany, type CurrentCompany } from '../features/company/use-current-company.ts';
