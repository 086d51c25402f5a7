'use client';
import { firstOwed } from '@pinfold/contract/features/billing/owed-invoice';
import { methodsFor } from '@pinfold/contract/features/billing/payment';
import { type JSX, useState } from 'react';
import { billingMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { billingAccess, buyingAccess, type Invoice, type LatestPayment } from '../../billing.queries.ts';
import { useInvoices } from '../../use-invoices.ts';
import { useOrderChoice } from '../../use-order-choice.ts';
import { useLatestPayment } from '../../use-payment.ts';
import { goTo } from '../billing-links.ts';
import { PaymentMethodChoice, type PaymentMethodKind } from './payment-method-field.tsx';
import { useMoney } from './use-money.ts';

export interface PaymentDueProps {
  /** The buyer pays on this page of the payment provider. @defaultValue the browser goes there */
  onRedirect?: ((url: string) => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of it alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What is still to be paid, with the button that pays it: a payment that was begun and left, or else the oldest open
 * invoice. Nothing where nothing is owed, and for companies that an operator has closed.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place.
 * @selector .pinfold-PaymentDue
 * @example
 * ```tsx
 * <PaymentDue />
 * ```
 */
export function PaymentDue({
  onRedirect = goTo,
  headingLevel = 2,
  appearance,
}: PaymentDueProps): JSX.Element {
  return (
    <FeatureSurface
      component="PaymentDue"
      appearance={appearance}
      messages={[billingMessages]}
      permission={usePermission(billingAccess)}
      forbidden="billing.forbidden"
      loading={null}
    >
      <Due onRedirect={onRedirect} headingLevel={headingLevel} />
    </FeatureSurface>
  );
}

interface DueProps {
  onRedirect: (url: string) => void;
  headingLevel: 2 | 3 | 4;
}

function Due(props: DueProps) {
  const { invoices } = useInvoices();
  const { data: latest } = useLatestPayment();
  const { subscription } = useOrderChoice();
  if (subscription?.status === 'suspended') return null;
  if (latest && latest.redirect_url !== null)
    return <PendingPayment {...props} payment={latest} url={latest.redirect_url} />;
  const owed = firstOwed(invoices);
  return owed ? <OpenInvoice {...props} invoice={owed} /> : null;
}

interface PendingPaymentProps extends DueProps {
  payment: LatestPayment;
  url: string;
}

function PendingPayment({ payment, url, onRedirect, headingLevel }: PendingPaymentProps) {
  const t = useTranslate();
  const sum = useMoney()(payment.amount_due, payment.currency);
  return (
    <TitledCard part="PaymentDue" title={t('billing.pending')} headingLevel={headingLevel}>
      <Text as="p">{t('billing.pending.text', { sum })}</Text>
      <Row>
        <Button variant="primary" onPress={() => onRedirect(url)}>
          {t('billing.continue_payment')}
        </Button>
      </Row>
    </TitledCard>
  );
}

function OpenInvoice({ invoice, onRedirect, headingLevel }: DueProps & { invoice: Invoice }) {
  const t = useTranslate();
  const money = useMoney();
  const { pay } = useInvoices();
  const { messageFor } = useFormRefusal();
  const { reason } = usePermission(buyingAccess);
  const { plans, subscription } = useOrderChoice();
  const [chosen, setChosen] = useState<PaymentMethodKind>();
  const methods = plans ? methodsFor(plans.payment_methods, invoice.currency) : [];
  const usual = subscription?.subscription?.payment_method;
  const method = chosen ?? methods.find((one) => one === usual) ?? methods[0] ?? 'card';
  const sum = money(invoice.amount_remaining, invoice.currency);
  const { error } = pay;
  return (
    <TitledCard part="PaymentDue" title={t('billing.owed')} headingLevel={headingLevel}>
      <Stack
        as="form"
        gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason || pay.isPending) return;
          pay.mutate({ id: invoice.id, method }, { onSuccess: ({ redirect_url: url }) => onRedirect(url) });
        }}
      >
        <Text as="p">
          {invoice.number === null
            ? t('billing.owed.text', { sum })
            : t('billing.owed.of', { sum, number: invoice.number })}
        </Text>
        {methods.length > 1 && <PaymentMethodChoice isOnce {...{ methods, method }} onChange={setChosen} />}
        <RefusalBanner
          message={
            error?.code === 'provider_unavailable' ? t('billing.provider_unavailable') : messageFor(error)
          }
        />
        <Row>
          <Button
            type="submit"
            variant="primary"
            isPending={pay.isPending}
            pendingLabel={t('billing.redirecting')}
            disabledReason={reason?.text}
          >
            {t('billing.pay', { sum })}
          </Button>
        </Row>
      </Stack>
    </TitledCard>
  );
}
