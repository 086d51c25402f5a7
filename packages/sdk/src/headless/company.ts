export { useCompanies, type Company } from '../features/company/use-companies.ts';
export { useCurrentCompany, type CurrentCompany } from '../features/company/use-current-company.ts';
export { useCompanyUsage, type CompanyUsage } from '../features/company/use-company-usage.ts';
export { canAddCompany, type AddingMembership } from '@pinfold/contract/features/company/can-add-company';
export {
  isWizardCompleted,
  type WizardMembership,
} from '@pinfold/contract/features/company/is-wizard-completed';
export {
  subscriptionState,
  subscriptionStates,
  type SubscriptionState,
  type SubscriptionTerms,
} from '@pinfold/contract/features/billing/subscription-state';
