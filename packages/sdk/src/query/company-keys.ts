import type { QueryKey } from '@tanstack/react-query';

/** What every page asks for; the keys of the other pages arrive with them (`query-keys.ts`). */
export const companyKeys = {
  all: ['company'] as QueryKey,
  current: (scope: string): QueryKey => ['company', scope, 'current'],
};
