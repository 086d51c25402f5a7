import type { Schemas } from '../../../client/schema.ts';
import type { ErrorSituation } from '../../../error-policy/error-situation.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { getCompanyProfile } from './profile-queries.ts';

/** A company's own data: name, tax number, address, contact, line of business, time zone. */
export type CompanyProfile = Schemas['CompanyProfile'];

/**
 * The data of the company of the Provider's client.
 *
 * @param options.isSetup - Asked for while the company is set up. A server that fails then signs the reader out, since
 * the setup leads nowhere else.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: profile } = useCompanyProfile();
 * ```
 */
export function useCompanyProfile({
  isSetup = false,
  enabled = true,
}: { isSetup?: boolean; enabled?: boolean } = {}): QueryResult<CompanyProfile> {
  const client = useClient();
  return usePinfoldQuery({
    ...getCompanyProfile(client),
    enabled: enabled && client.companyId !== undefined,
    ...(isSetup && { meta: { situation: setup } }),
  });
}

const setup: ErrorSituation = { operation: 'wizard_company_profile' };
