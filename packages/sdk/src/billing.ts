'use client';
export {
  InvoiceDataForm,
  type InvoiceDataFormProps,
} from './features/billing/ui/invoice-data/invoice-data-form.tsx';
export {
  PaymentResult,
  type PaymentResultLinks,
  type PaymentResultProps,
} from './features/billing/ui/payment-result/payment-result.tsx';
export { PlanRoom, type PlanRoomProps } from './features/billing/ui/room/plan-room.tsx';
export { InvoiceList, type InvoiceListProps } from './features/billing/ui/account/invoice-list.tsx';
export {
  SubscriptionCard,
  type SubscriptionCardProps,
} from './features/billing/ui/account/subscription-card.tsx';
export { VoucherForm, type VoucherFormProps } from './features/billing/ui/account/voucher-form.tsx';
export type { BillingLinks } from './features/billing/ui/billing-links.ts';
export { OrderCheckout, type OrderCheckoutProps } from './features/billing/ui/plan/order-checkout.tsx';
export { OrderSummary, type OrderSummaryProps } from './features/billing/ui/plan/order-summary.tsx';
export { PaymentDue, type PaymentDueProps } from './features/billing/ui/plan/payment-due.tsx';
export { PlanPicker, type PlanPickerProps } from './features/billing/ui/plan/plan-picker.tsx';
