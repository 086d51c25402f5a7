import type { QueryKey } from '@tanstack/react-query';

/** What belongs to the user whichever company is chosen. */
export const userKeys = {
  all: ['user'] as const,
  details: ['user', 'details'] as const,
  companies: (search: unknown) => ['user', 'companies', search] as const,
  devices: ['user', 'devices'] as const,
  consents: ['user', 'consents'] as const,
};

export function isScopedKey(key: QueryKey, scope: string): boolean {
  return key[0] !== userKeys.all[0] && key[1] === scope;
}
