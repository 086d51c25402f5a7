import * as invoices from '@pinfold/contract/features/billing/invoices.endpoints';
import * as subscription from '@pinfold/contract/features/billing/subscription.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { mountIntake } from '../intake/intake.routes.ts';
import { invoiceFile, invoicesAsCsv } from '../invoices/invoice-files.ts';
import { listInvoicesOf, requireInvoice, toInvoiceDetails } from '../invoices/invoices.queries.ts';
import { payInvoiceOf } from '../invoices/pay-invoice.service.ts';
import { requireSelling } from '../require-selling.ts';
import { replaceCardOf } from './replace-card.service.ts';
import { subscriptionDetails } from './subscription.queries.ts';
import { endAtPeriodEnd } from './subscription.service.ts';

/** What a company has bought, its invoices, and what Stripe says about both. */
export function mountSubscription(api: Api): void {
  mount(api, subscription.getSubscription, ({ services, member }) =>
    subscriptionDetails(services, member.companyId),
  );
  mount(api, subscription.cancelSubscription, ({ services, member }) =>
    endAtPeriodEnd(services, member.companyId, true),
  );
  mount(api, subscription.resumeSubscription, ({ services, member }) =>
    endAtPeriodEnd(services, member.companyId, false),
  );
  mount(api, subscription.replaceCard, ({ services, member }) => replaceCardOf(services, member));
  mountInvoices(api);
  mountIntake(api);
}

function mountInvoices(api: Api): void {
  mount(api, invoices.listInvoices, async ({ services, member, query }) => {
    requireSelling(services);
    return listInvoicesOf(services.database.queries, member.companyId, query);
  });
  // Before the paths with an id, which would take its name for one.
  mount(api, invoices.exportInvoices, async ({ services, member, language }) => {
    requireSelling(services);
    return invoicesAsCsv(services, member, language);
  });
  mount(api, invoices.getInvoice, async ({ services, member, params }) => {
    requireSelling(services);
    return toInvoiceDetails(await requireInvoice(services.database.queries, member.companyId, params.id));
  });
  mount(api, invoices.getInvoiceFile, async ({ services, member, params, query, language }) => {
    requireSelling(services);
    return invoiceFile(services, member, params.id, { type: query.type, language });
  });
  mount(api, invoices.payInvoice, ({ services, member, params, body }) =>
    payInvoiceOf(services, member, { id: params.id, method: body.payment_method }),
  );
}
