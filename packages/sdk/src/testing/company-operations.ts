import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const listing: Access = { for: 'user', demo: 'allowed', viewAs: 'allowed' };
const looking: Access = { for: 'user', demo: 'allowed' };
const managing: Access = { permission: 'manage_company_data', module: 'company', demo: 'blocked' };

/** Calls about the company itself. */
export const companyOperations = {
  listCompanies: { method: 'GET', path: '/companies/', access: listing },
  getCurrentCompany: { method: 'GET', path: '/companies/current/', access: { demo: 'allowed' } },
  updateCompany: { method: 'PATCH', path: '/companies/current/', access: managing },
  listTimezones: { method: 'GET', path: '/timezones/', access: looking },
} as const satisfies Record<string, TestOperation>;

export type CompanyOperation = keyof typeof companyOperations;
