import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import { useMemo } from 'react';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePermission } from '../../permissions/use-permission.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import { billingKeys } from '../../query/query-keys.ts';
import { refreshQueries } from '../../query/removal.ts';
import type { MutationResult, PagedResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { billingAccess, type Invoice, type InvoicePage, listInvoices } from './billing.queries.ts';
import type { PaymentPage } from './use-order.ts';

export type { PaymentMethodKind };

/** A file that is small enough to come in the answer. */
export type InvoiceFile = Schemas['InvoiceFile'];

/** Which invoice is to be paid, and how. */
export interface InvoicePayment {
  id: number;
  method: PaymentMethodKind;
}

/** Which invoice is wanted, `html` to be read and printed, `xml` for the books. */
export interface InvoiceFileRequest {
  id: number;
  type: 'html' | 'xml';
}

/** What `useInvoices` returns. */
export type UseInvoicesResult = PagedResult<InvoicePage> & {
  invoices: readonly Invoice[];
  count: number | undefined;
  /** Gives the address of a page on which an open invoice is paid. */
  pay: MutationResult<PaymentPage, InvoicePayment>;
  /** Fetches an invoice as a file; hand it to `saveFile` or show it. */
  file: MutationResult<InvoiceFile, InvoiceFileRequest>;
  /** Fetches all invoices as CSV. */
  table: MutationResult<InvoiceFile>;
};

const noInvoices: readonly Invoice[] = [];

/**
 * Invoices of the company, the newest first, twenty more with every `fetchNextPage`, with the ways to pay one and to have
 * them as files.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; refusals are left to the page:
 * `nothing_to_pay`, `order_in_progress`, `payment_method_unavailable`, `provider_unavailable`, `seller_missing`,
 * `unpaid_subscription`.
 * @example
 * ```tsx
 * const { invoices, pay } = useInvoices();
 * return invoices.map(({ id, number }) => (
 *   <button key={id} onClick={() => pay.mutate({ id, method: 'card' })}>{number}</button>
 * ));
 * ```
 */
export function useInvoices({ enabled = true }: { enabled?: boolean } = {}): UseInvoicesResult {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(billingAccess);
  const query = usePinfoldInfiniteQuery({ ...listInvoices(client), enabled: enabled && allowed });
  const { data } = query;
  const invoices = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noInvoices, [data]);
  const pay = useFormMutation({
    mutationFn: ({ id, method }: InvoicePayment) =>
      unwrapResponse(
        client.api.POST('/payments/invoices/{id}/pay/', {
          params: { path: { id } },
          body: { payment_method: method },
        }),
      ),
    // A payment is under way now, or another one was all the time; refused, it may have been paid meanwhile.
    onSettled: async (_page, failure) => {
      await queryClient.invalidateQueries({ queryKey: billingKeys.latest(client.scope) });
      if (failure) await refreshQueries(queryClient, listInvoices(client).queryKey);
    },
  });
  const file = useFormMutation({
    mutationFn: ({ id, type }: InvoiceFileRequest) =>
      unwrapResponse(
        client.api.GET('/payments/invoices/{id}/file/', { params: { path: { id }, query: { type } } }),
      ),
  });
  const table = useFormMutation({
    mutationFn: () => unwrapResponse(client.api.GET('/payments/invoices/export/')),
  });
  return { ...query, invoices, count: data?.pages.at(-1)?.count, pay, file, table };
}
