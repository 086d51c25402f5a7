import type { QueryKey } from '@tanstack/react-query';

/** What belongs to the user whichever company is chosen. */
export const userKeys = {
  all: ['user'] as QueryKey,
  details: ['user', 'details'] as QueryKey,
  companies: (search: unknown): QueryKey => ['user', 'companies', search],
  devices: ['user', 'devices'] as QueryKey,
  consents: ['user', 'consents'] as QueryKey,
};

export function isScopedKey(key: QueryKey, scope: string): boolean {
  return key[0] !== userKeys.all[0] && key[1] === scope;
}
