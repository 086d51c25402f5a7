import type { QueryKey } from '@tanstack/react-query';

/** What belongs to the user whichever company is chosen. */
export const userKeys = {
  all: ['user'] as QueryKey,
  details: ['user', 'details'] as QueryKey,
  companies: (search: unknown): QueryKey => ['user', 'companies', search],
  devices: ['user', 'devices'] as QueryKey,
  consents: ['user', 'consents'] as QueryKey,
};

/** What is the same for everybody. */
export const settingsKeys = {
  all: ['settings'] as QueryKey,
};

export const timezoneKeys = {
  all: ['timezones'] as QueryKey,
};

/** What a link says to somebody who is not logged in yet. */
export const linkKeys = {
  signUpAccess: (query: unknown): QueryKey => ['sign_up_access', query],
  invitation: (link: unknown): QueryKey => ['invitation', link],
};

export function isScopedKey(key: QueryKey, scope: string): boolean {
  return key[0] !== userKeys.all[0] && key[1] === scope;
}

/** What every page asks for; the keys of the other pages arrive with them (`query-keys.ts`). */
export const companyKeys = {
  all: ['company'] as QueryKey,
  current: (scope: string): QueryKey => ['company', scope, 'current'],
};

/** The name of every mutation that ends the reader's own session. */
export const logoutMutationKey = ['farewell'] as const;
