'use client';
export { OrderCheckout, type OrderCheckoutProps } from './features/billing/ui/plan/order-checkout.tsx';
export { OrderSummary, type OrderSummaryProps } from './features/billing/ui/plan/order-summary.tsx';
export { PaymentDue, type PaymentDueProps } from './features/billing/ui/plan/payment-due.tsx';
export { PlanPicker, type PlanPickerProps } from './features/billing/ui/plan/plan-picker.tsx';
