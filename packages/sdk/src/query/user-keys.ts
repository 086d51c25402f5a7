import type { QueryKey } from '@tanstack/react-query';

/** Data of the user; only the details name a company, whose subscription they tell. */
export const userKeys = {
  all: ['user'] as QueryKey,
  everyDetails: ['user', 'details'] as QueryKey,
  details: (scope: string): QueryKey => ['user', 'details', scope],
  companies: (search: unknown): QueryKey => ['user', 'companies', search],
  devices: ['user', 'devices'] as QueryKey,
  consents: ['user', 'consents'] as QueryKey,
};

/** Data that is the same for all users. */
export const settingsKeys = {
  all: ['settings'] as QueryKey,
};

export const timezoneKeys = {
  all: ['timezones'] as QueryKey,
};

/** Contents of mailed links, which need no session. */
export const linkKeys = {
  signUpAccess: (query: unknown): QueryKey => ['sign_up_access', query],
  invitation: (link: unknown): QueryKey => ['invitation', link],
};

export function isScopedKey(key: QueryKey, scope: string): boolean {
  return key[0] !== userKeys.all[0] && key[1] === scope;
}

/** Queries of every page; keys of single pages are in `query-keys.ts`, which loads with them. */
export const companyKeys = {
  all: ['company'] as QueryKey,
  current: (scope: string): QueryKey => ['company', scope, 'current'],
};
