import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getCompanyProfile } from './profile-queries.ts';

/** A company's own data: name, tax number, address, contact, line of business, time zone. */
export type CompanyProfile = Schemas['CompanyProfile'];

/**
 * The data of the company of the Provider's client.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: profile } = useCompanyProfile();
 * ```
 */
export function useCompanyProfile() {
  const client = useClient();
  return usePinfoldQuery({ ...getCompanyProfile(client), enabled: client.companyId !== undefined });
}
