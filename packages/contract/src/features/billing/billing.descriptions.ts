import type { OperationsOf } from '../../operations-of.ts';
import type * as invoiceData from './invoice-data.endpoints.ts';
import type * as invoices from './invoices.endpoints.ts';
import type * as operators from './operators.endpoints.ts';
import type * as orders from './orders.endpoints.ts';
import type * as plans from './plans.endpoints.ts';
import type * as subscription from './subscription.endpoints.ts';
import type * as vouchers from './vouchers.endpoints.ts';

type Operations = OperationsOf<
  | typeof invoiceData
  | typeof invoices
  | typeof operators
  | typeof orders
  | typeof plans
  | typeof subscription
  | typeof vouchers
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const billingDescriptions: Readonly<Record<Operations, string>> = {
  getInvoiceData: "Answers to whom invoices are written. Until that was saved, it is the company's own data.",
  replaceInvoiceData:
    'Saves to whom invoices are written. The tax number is looked up in the register of its country.',
  redeemVoucher:
    'Activates the plan that an activation code gives. A further code for the same plan adds its days.',
  listOperatorCompanies: 'Lists all companies of the installation by name, for whoever runs it.',
  getOperatorCompany: 'Answers one company of the installation with its plan, modules and marks.',
  updateOperatorCompany:
    'Switches modules, flags and marks of one company. The change is recorded and can be read with `listOperatorChanges`.',
  grantPlan: 'Gives a company a plan without a payment, as for a partner or a trial. The change is recorded.',
  suspendCompany:
    'Closes a company until an operator opens it again, or opens it. A payment does not open it.',
  listOperatorChanges: 'Lists what operators have changed about one company, the newest first.',
  listPlans:
    'Lists the plans that can be bought, the smallest first, with how much of each limit the company uses.',
  previewPrice: 'Calculates what an order would cost now and at each renewal. Nothing is ordered.',
  createOrder:
    'Orders a plan or changes the one in use, and answers how to pay. The idempotency key of the request makes sure that a repeated call orders once.',
  confirmPayment:
    'Asks the payment provider at once how a payment went. Call it when the buyer has come back from the payment page.',
  getLatestPayment: 'Answers how the newest payment stands, or null where there was none.',
  getInitialPlan: 'Answers the plan that was chosen before the first order.',
  chooseInitialPlan: 'Remembers which plan was chosen before the first order. Nothing is ordered.',
  listPromotionCodes: 'Lists promotion codes that everybody may use now, up to the first hundred.',
  getSubscription: 'Answers the present plan, the period that was paid for and what comes next.',
  cancelSubscription:
    'Ends the subscription with the period that was paid for; the plan works until then. Without a subscription nothing happens.',
  resumeSubscription: 'Takes a cancellation back. It works until the period that was paid for ends.',
  replaceCard:
    'Answers the address of a page at the payment provider on which another card is given. The subscription is charged to that card from then on.',
  listInvoices: "Lists the company's invoices, the newest first.",
  exportInvoices: 'Answers all invoices as a CSV file, the newest first.',
  getInvoice: 'Answers one invoice with its lines and both parties, as they were when it was issued.',
  getInvoiceFile: 'Answers one invoice as a file: structured FA(3) for bookkeeping, or a page to print.',
  payInvoice:
    'Answers the address of a page on which an open invoice is paid. A company that an operator has closed gets none.',
  listCampaigns: 'Lists the campaigns that run now, with a promotion code for each billing period.',
};
