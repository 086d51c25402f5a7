import {
  getInvoiceData,
  replaceInvoiceData,
} from '@pinfold/contract/features/billing/invoice-data.endpoints';
import * as operators from '@pinfold/contract/features/billing/operators.endpoints';
import { redeemVoucher } from '@pinfold/contract/features/billing/vouchers.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { openCompanyRegistry } from '../company/company-registry.ts';
import { invoiceDataOf } from './customers/invoice-data.queries.ts';
import { replaceInvoiceDataOf } from './customers/invoice-data.service.ts';
import {
  companyForOperator,
  listOperatorChangesOf,
  listCompaniesForOperator,
} from './operators/operator-companies.queries.ts';
import { changeSwitches, grantPlanTo, suspend } from './operators/operator-changes.service.ts';
import { requireSelling } from './require-selling.ts';
import { redeemVoucherOf } from './vouchers/redeem-voucher.service.ts';

/** Who buys, and what operators do to a company's account. */
export function mountAccounts(api: Api): void {
  const registry = openCompanyRegistry(api.services);

  mount(api, getInvoiceData, async ({ services, member }) => {
    requireSelling(services);
    return invoiceDataOf(services.database.queries, member.companyId);
  });
  mount(api, replaceInvoiceData, ({ services, member, user, caller, body }) =>
    replaceInvoiceDataOf(services, member, body, { registry, asker: { user, caller } }),
  );
  mount(api, redeemVoucher, ({ services, member, caller, body }) =>
    redeemVoucherOf(services, member, { number: body.number, caller }),
  );
  mountOperators(api);
}

function mountOperators(api: Api): void {
  const { queries } = api.services.database;
  mount(api, operators.listOperatorCompanies, ({ query }) => listCompaniesForOperator(queries, query));
  mount(api, operators.getOperatorCompany, ({ params }) => companyForOperator(queries, params.id));
  mount(api, operators.updateOperatorCompany, ({ services, params, body }) =>
    changeSwitches(services, params.id, body),
  );
  mount(api, operators.grantPlan, ({ services, params, body }) => grantPlanTo(services, params.id, body));
  mount(api, operators.suspendCompany, ({ services, params, body }) => suspend(services, params.id, body));
  mount(api, operators.listOperatorChanges, ({ params, query }) =>
    listOperatorChangesOf(queries, params.id, query),
  );
}
