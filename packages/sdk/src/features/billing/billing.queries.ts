import type { MemberAccess } from '@pinfold/contract/access/access';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import { billingKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';

/** A plan with its prices, one for each interval and currency. */
export type SoldPlan = Schemas['SoldPlan'];

/** What a number of locations costs for an interval, by tiers. */
export type BillingPrice = Schemas['BillingPrice'];

/** Plans on sale, how they can be paid for, and how much of each limit is used. */
export type Plans = Schemas['Plans'];

/** One price for a number of locations. */
export type Basket = Schemas['Basket'];

/** What an order would cost, now and at each renewal. Amounts are in minor units. */
export type PricePreview = Schemas['PricePreview'];

/** A campaign that runs now, with a code for each period. */
export type Campaign = Schemas['Campaign'];

/** What was chosen before the first order. */
export type InitialPlan = Schemas['InitialPlan'];

/** How the newest payment stands. */
export type LatestPayment = Schemas['LatestPayment'];

/** To whom invoices are written. */
export type InvoiceData = Schemas['InvoiceData'];

/** How the plan stands, what was paid for, and what comes next. */
export type SubscriptionDetails = Schemas['SubscriptionDetails'];

/** An invoice as a row. Amounts are in minor units. */
export type Invoice = Schemas['Invoice'];

/** A page of invoices. */
export interface InvoicePage {
  count: number;
  results: Invoice[];
}

/** Who may see and do what is paid for. */
export const billingAccess: MemberAccess = { permission: 'manage_company_data', demo: 'allowed' };

/** Who may order, pay, cancel, and redeem vouchers. */
export const buyingAccess: MemberAccess = {
  permission: 'manage_company_data',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Plans on sale, as a query. */
export function listPlans(client: PinfoldClient): QueryOf<Plans> {
  return queryOptions({
    queryKey: billingKeys.plans(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/payments/plans/', { signal })),
    // Whoever comes back from making room for a smaller plan sees it at once.
    staleTime: 5_000,
  });
}

/** Campaigns that run now, as a query. */
export function listCampaigns(client: PinfoldClient): QueryOf<Campaign[]> {
  return queryOptions({
    queryKey: billingKeys.campaigns(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/payments/campaigns/', { signal })),
    staleTime: 5 * 60_000,
  });
}

/** What was chosen before the first order, as a query. */
export function getInitialPlan(client: PinfoldClient): QueryOf<InitialPlan> {
  return queryOptions({
    queryKey: billingKeys.initialPlan(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/payments/initial-plan/', { signal })),
  });
}

/** What an order would cost, as a query. */
export function previewPrice(client: PinfoldClient, basket: Basket): QueryOf<PricePreview> {
  return queryOptions({
    queryKey: billingKeys.preview(client.scope, basket),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/payments/price-preview/', { body: basket, signal })),
    staleTime: 60_000,
    // A code that is wrong stays wrong.
    retry: false,
  });
}

/** How the newest payment stands, as a query: null where nothing was ordered yet. */
export function getLatestPayment(client: PinfoldClient): QueryOf<{ payment: LatestPayment | null }> {
  return queryOptions({
    queryKey: billingKeys.latest(client.scope),
    queryFn: async ({ signal }) => ({
      payment: await unwrapResponse(client.api.GET('/payments/latest/', { signal })),
    }),
  });
}

/** To whom invoices are written, as a query. */
export function getInvoiceData(client: PinfoldClient): QueryOf<InvoiceData> {
  return queryOptions({
    queryKey: billingKeys.invoiceData(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/payments/invoice-data/', { signal })),
  });
}

/** Failures are shown where the content would stand; where nothing is sold, `not_found` is an answer. */
const inPlace = { situation: { isShownInPlace: true } satisfies ErrorSituation };

/** How the plan stands, as a query; `not_found` where nothing is sold. */
export function getSubscription(client: PinfoldClient): QueryOf<SubscriptionDetails> {
  return queryOptions({
    queryKey: billingKeys.subscription(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/payments/subscription/', { signal })),
    // The banners of a page ask too: a failure is not asked for again by each part that mounts.
    retryOnMount: false,
    meta: inPlace,
  });
}

const invoicesPageSize = 20;

/** Invoices, the newest first, page by page. */
export function listInvoices(client: PinfoldClient): PagedQueryOf<InvoicePage> {
  return infiniteQueryOptions({
    queryKey: billingKeys.invoices(client.scope),
    queryFn: ({ signal, pageParam: page }) =>
      unwrapResponse(
        client.api.GET('/payments/invoices/', {
          params: { query: { page, page_size: invoicesPageSize } },
          signal,
        }),
      ),
    meta: inPlace,
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * invoicesPageSize < last.count ? page + 1 : undefined),
  });
}
