/** What every page asks for; the keys of the other pages arrive with them (`query-keys.ts`). */
export const companyKeys = {
  all: ['company'] as const,
  current: (scope: string) => ['company', scope, 'current'] as const,
};
