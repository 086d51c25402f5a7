export {
  type Basket,
  type BillingPrice,
  type Campaign,
  type InitialPlan,
  type Invoice,
  type InvoiceData,
  type InvoicePage,
  type LatestPayment,
  type Plans,
  type PricePreview,
  type SoldPlan,
  type SubscriptionDetails,
} from '../features/billing/billing.queries.ts';
export { type DecidedOrder } from '../features/billing/decide-order.ts';
export {
  type BillingInterval,
  formatOrderChoice,
  noCode,
  type OrderChoice,
  parseOrderChoice,
} from '../features/billing/order-choice.ts';
export { useInvoiceBuyer } from '../features/billing/use-invoice-buyer.ts';
export {
  type OrderChoiceStart,
  useOrderChoice,
  type UseOrderChoiceResult,
} from '../features/billing/use-order-choice.ts';
export { usePricePreview, type UsePricePreviewResult } from '../features/billing/use-price-preview.ts';
export {
  type NewOrder,
  type Order,
  type PaymentPage,
  useChooseInitialPlan,
  useOrder,
} from '../features/billing/use-order.ts';
export { useConfirmPayment, useLatestPayment, usePaymentResult } from '../features/billing/use-payment.ts';
export {
  type BillingState,
  subscriptionStanding,
  type SubscriptionStanding,
  type SubscriptionTerm,
} from '../features/billing/subscription-standing.ts';
export { usePlans } from '../features/billing/use-plans.ts';
export {
  type CompanySubscription,
  useRedeemVoucher,
  useSubscription,
  type UseSubscriptionResult,
} from '../features/billing/use-subscription.ts';
export {
  type InvoiceFile,
  type InvoiceFileRequest,
  type InvoicePayment,
  type PaymentMethodKind,
  useInvoices,
  type UseInvoicesResult,
} from '../features/billing/use-invoices.ts';
export {
  type InvoiceDataFault,
  type InvoiceDataForm,
  type InvoiceDataValues,
  useInvoiceDataForm,
  type UseInvoiceDataFormResult,
} from '../features/billing/use-invoice-data.ts';
export { isRoomLimit, type RoomLimit, roomLimits } from '../features/billing/room/room-kinds.ts';
export {
  type PlanRoomOptions,
  type PlanRoomRow,
  type PlanRoomState,
  usePlanRoom,
} from '../features/billing/room/use-plan-room.ts';
export type {
  RefusedRemoval,
  RoomRemoval,
  RoomRemovalOutcome,
} from '../features/billing/room/use-room-removal.ts';
export type { Overage } from '@pinfold/contract/features/billing/overages';
export { tieredAmount, type TieredPrice } from '@pinfold/contract/features/billing/tiered-amount';
