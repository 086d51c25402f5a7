'use client';
export { InvoiceList, type InvoiceListProps } from './features/billing/ui/account/invoice-list.tsx';
export {
  SubscriptionCard,
  type SubscriptionCardProps,
} from './features/billing/ui/account/subscription-card.tsx';
export { VoucherForm, type VoucherFormProps } from './features/billing/ui/account/voucher-form.tsx';
export type { BillingLinks } from './features/billing/ui/account/billing-links.ts';
