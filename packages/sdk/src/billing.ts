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
