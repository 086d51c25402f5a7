import type { QueryClient } from '@tanstack/react-query';
import { billingKeys } from '../../query/query-keys.ts';
import { refreshQueries } from '../../query/removal.ts';
import { companyKeys, userKeys } from '../../query/user-keys.ts';

/** Reads again what a plan decides: what is paid for, what the company may do, and what the user's details say of it. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  const keys = [billingKeys.all, companyKeys.all, userKeys.everyDetails];
  await Promise.all(keys.map((key) => refreshQueries(queryClient, key)));
}
