import { usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { billingAccess, getInvoiceData, type InvoiceData } from './billing.queries.ts';

/**
 * To whom invoices are written, as it is saved, to be read; `useInvoiceDataForm` changes it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the page.
 * @example
 * ```tsx
 * const { data: buyer } = useInvoiceBuyer();
 * return <p>{buyer?.company_name}</p>;
 * ```
 */
export function useInvoiceBuyer({ enabled = true }: { enabled?: boolean } = {}): QueryResult<InvoiceData> {
  const client = useClient();
  const { allowed } = usePermission(billingAccess);
  return usePinfoldQuery({
    ...getInvoiceData(client),
    enabled: enabled && allowed,
    meta: { isQuiet: true },
  });
}
