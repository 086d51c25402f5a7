import {
  confirmPayment,
  createOrder,
  getLatestPayment,
  previewPrice,
} from '@pinfold/contract/features/billing/orders.endpoints';
import {
  chooseInitialPlan,
  getInitialPlan,
  listCampaigns,
  listPlans,
  listPromotionCodes,
} from '@pinfold/contract/features/billing/plans.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import { withLoginProof } from '../../session/second-factor/fresh-login.service.ts';
import { chooseInitialPlanOf, initialPlanOf } from '../plans/initial-plan.service.ts';
import { openPublicCodes } from '../plans/promotion-codes.ts';
import { plansFor } from '../plans/sold-prices.queries.ts';
import { requireSelling } from '../require-selling.ts';
import { createOrderOf } from './create-order.service.ts';
import { confirmPaymentOf, latestPayment } from './latest-payment.service.ts';
import { previewPriceOf } from './preview-price.service.ts';

/** What is sold, and ordering it. */
export function mountOrders(api: Api): void {
  const { queries } = api.services.database;
  const codes = openPublicCodes(api.services);
  const failed = unavailable(api.services.log, 'Stripe', 'provider_unavailable');

  mount(api, listPlans, async ({ services, member }) => {
    requireSelling(services);
    return plansFor(services, member);
  });
  mount(api, listPromotionCodes, () => codes.all().catch(failed));
  mount(api, listCampaigns, () => codes.campaigns().catch(failed));
  mount(api, getInitialPlan, async ({ services, member }) => {
    requireSelling(services);
    return initialPlanOf(queries, member.companyId);
  });
  mount(api, chooseInitialPlan, async ({ services, member, body }) => {
    requireSelling(services);
    return chooseInitialPlanOf(services, member.companyId, body);
  });
  mount(api, previewPrice, ({ services, member, body }) => previewPriceOf(services, member.companyId, body));
  mount(api, createOrder, ({ services, member, user, headers, body, language }) =>
    createOrderOf(services, withLoginProof(member, user), {
      key: headers['idempotency-key'],
      order: body,
      language,
    }),
  );
  mount(api, getLatestPayment, async ({ services, member }) => {
    requireSelling(services);
    return latestPayment(services, member.companyId);
  });
  mount(api, confirmPayment, ({ services, member, body }) =>
    confirmPaymentOf(services, member.companyId, body.session_id),
  );
}
