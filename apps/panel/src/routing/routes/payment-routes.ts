import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const paying: CompanyAccess = { for: 'member', permission: 'manage_company_data', isPayment: true };

/** The way to a paid plan. Everyone may see what is owed; paying takes the right to manage the company. */
export const paymentRoutes: readonly PanelRoute[] = [
  {
    path: '/order-details',
    texts: 'order_details',
    access: { for: 'member', isPayment: true },
    page: () => import('../../features/billing/order-details-page.tsx'),
    frame: 'steps',
  },
  { path: '/invoice-data', texts: 'invoice_data', access: paying, frame: 'steps' },
  { path: '/checkout', texts: 'checkout', access: paying, frame: 'steps' },
  { path: '/payment-completed', texts: 'payment_completed', access: paying, frame: 'steps' },
];
