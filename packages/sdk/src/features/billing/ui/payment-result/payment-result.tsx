'use client';
import type { JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { invoiceDataMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { billingAccess } from '../../billing.queries.ts';
import { usePaymentResult } from '../../use-payment.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

/** Where a buyer goes on from the result; what is left out is not offered. */
export interface PaymentResultLinks {
  /** The page that your users start on. */
  homeHref?: string | undefined;
  /** The page on which a plan is chosen and ordered. */
  orderHref?: string | undefined;
  /** The page with the subscription and its invoices. */
  subscriptionHref?: string | undefined;
}

export interface PaymentResultProps extends PaymentResultLinks {
  /** `session_id` of the address that the buyer has come back to. @defaultValue the newest payment is shown */
  sessionId?: string | undefined;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Appearance of the result alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How a payment went, for the page that the buyer comes back to: with the plan and the next payment, with the reason why it
 * failed, or as one that the bank has yet to confirm. A payment that waits is followed until it is settled, and goes on
 * where it was left.
 *
 * Links lead through the Provider's `navigate`. Who may not manage the company is told so.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PaymentResult
 * @example
 * ```tsx
 * <PaymentResult
 *   sessionId={new URLSearchParams(location.search).get('session_id') ?? undefined}
 *   homeHref="/"
 *   orderHref="/order"
 *   subscriptionHref="/subscription"
 * />
 * ```
 */
export function PaymentResult({ appearance, ...props }: PaymentResultProps): JSX.Element {
  return (
    <FeatureSurface
      component="PaymentResult"
      appearance={appearance}
      messages={[invoiceDataMessages]}
      permission={usePermission(billingAccess)}
      forbidden="invoice_data.result.forbidden"
      loading={{ blocks: 1, lines: 4 }}
    >
      <Result {...props} />
    </FeatureSurface>
  );
}

function Result({ sessionId, headingLevel = 2, ...links }: Omit<PaymentResultProps, 'appearance'>) {
  const t = useTranslate();
  const { data: payment, error, isFetching, refetch } = usePaymentResult(sessionId);
  if (payment !== undefined) return <PaymentOutcome {...{ payment, headingLevel, links }} />;
  if (!error) return <Skeleton label={t('common.loading')} blocks={1} lines={4} />;
  return (
    <ErrorState
      title={t('invoice_data.result.unknown')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
