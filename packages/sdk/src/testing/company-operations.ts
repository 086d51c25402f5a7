import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const listing: Access = { for: 'user', demo: 'allowed', viewAs: 'allowed' };
const looking: Access = { for: 'user', demo: 'allowed' };
const viewing: Access = { permission: 'view_company_data', module: 'company', demo: 'allowed' };
const managing: Access = {
  permission: 'manage_company_data',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
};
const watching: Access = { ...managing, permission: 'manage_keywords' };
const wording: Access = { ...watching, concernsAllLocations: 'sometimes' };
const connecting = { fullAccess: true, module: 'company', embed: 'never' } as const;
const connection = '/sso/connection/';

export type CompanyOperation =
  | 'listCompanies'
  | 'createCompany'
  | 'getCurrentCompany'
  | 'updateCompany'
  | 'replaceCompany'
  | 'getCompanyProfile'
  | 'getCompanyUsage'
  | 'getParentCompany'
  | 'lookUpCompany'
  | 'listCompanyCategories'
  | 'listCountries'
  | 'listTimezones'
  | 'autocompletePlaces'
  | 'listWebsites'
  | 'createWebsite'
  | 'deleteWebsite'
  | 'listWebsiteKeywords'
  | 'createWebsiteKeywords'
  | 'deleteWebsiteKeyword'
  | 'listKeywords'
  | 'createKeywords'
  | 'deleteKeyword'
  | 'listSearchLocations'
  | 'createSearchLocation'
  | 'listSuggestedLocations'
  | 'rejectSuggestedLocation'
  | 'deleteSearchLocation'
  | 'getSsoConnection'
  | 'updateSsoConnection'
  | 'deleteSsoConnection';

/** Calls about the company itself, and about what it watches. Fixed paths stand before those with an id. */
export const companyOperations: Readonly<Record<CompanyOperation, TestOperation>> = {
  listCompanies: { method: 'GET', path: '/companies/', access: listing },
  createCompany: { method: 'POST', path: '/companies/', access: { for: 'user', demo: 'blocked' } },
  getCurrentCompany: { method: 'GET', path: '/companies/current/', access: { demo: 'allowed' } },
  updateCompany: { method: 'PATCH', path: '/companies/current/', access: managing },
  replaceCompany: { method: 'PUT', path: '/companies/current/', access: managing },
  getCompanyProfile: { method: 'GET', path: '/companies/current/profile/', access: viewing },
  getCompanyUsage: {
    method: 'GET',
    path: '/companies/current/usage/',
    access: { permission: 'view_company_data', demo: 'allowed' },
  },
  getParentCompany: { method: 'GET', path: '/companies/parent/', access: viewing },
  lookUpCompany: { method: 'GET', path: '/company-registry/', access: looking },
  listCompanyCategories: { method: 'GET', path: '/companies/categories/', access: listing },
  listCountries: { method: 'GET', path: '/countries/', access: listing },
  listTimezones: { method: 'GET', path: '/timezones/', access: listing },
  autocompletePlaces: { method: 'GET', path: '/places/autocomplete/', access: listing },
  listWebsites: { method: 'GET', path: '/websites/', access: viewing },
  createWebsite: { method: 'POST', path: '/websites/', access: managing },
  deleteWebsite: { method: 'DELETE', path: '/websites/{id}/', access: managing },
  listWebsiteKeywords: { method: 'GET', path: '/websites/{id}/keywords/', access: viewing },
  createWebsiteKeywords: { method: 'POST', path: '/websites/{id}/keywords/', access: watching },
  deleteWebsiteKeyword: {
    method: 'DELETE',
    path: '/websites/{id}/keywords/{keyword_id}/',
    access: watching,
  },
  listKeywords: { method: 'GET', path: '/keywords/', access: viewing },
  createKeywords: { method: 'POST', path: '/keywords/', access: wording },
  deleteKeyword: { method: 'DELETE', path: '/keywords/{id}/', access: wording },
  listSearchLocations: { method: 'GET', path: '/search-locations/', access: viewing },
  createSearchLocation: { method: 'POST', path: '/search-locations/', access: watching },
  listSuggestedLocations: { method: 'GET', path: '/search-locations/suggested/', access: viewing },
  rejectSuggestedLocation: { method: 'POST', path: '/search-locations/rejected/', access: watching },
  deleteSearchLocation: { method: 'DELETE', path: '/search-locations/{id}/', access: watching },
  getSsoConnection: {
    method: 'GET',
    path: connection,
    access: { ...connecting, demo: 'allowed' },
  },
  updateSsoConnection: { method: 'PUT', path: connection, access: { ...connecting, demo: 'blocked' } },
  deleteSsoConnection: { method: 'DELETE', path: connection, access: { ...connecting, demo: 'blocked' } },
};
