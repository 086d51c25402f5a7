import { methodsFor } from '@pinfold/contract/features/billing/payment';
import { type JSX, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { buyingAccess, type Plans } from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import { useInvoiceBuyer } from '../../use-invoice-buyer.ts';
import { useOrderChoice, type UseOrderChoiceResult } from '../../use-order-choice.ts';
import { useOrderPrice } from '../../use-order-price.ts';
import { BesideSummary } from './beside-summary.tsx';
import { BillingLoadState, NothingSold } from './billing-load-state.tsx';
import { BuyerMissing, InvoiceBuyerCard, isBuyerMissing } from './invoice-buyer-card.tsx';
import type { OrderCheckoutProps } from './order-checkout.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { OrderSummaryCard } from './order-summary-card.tsx';
import { OverageList } from './overage-list.tsx';
import { PaymentMethodField, type PaymentMethodKind } from './payment-method-field.tsx';
import { PlanChangeNote } from './plan-change-note.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface ViewProps extends Omit<OrderCheckoutProps, 'appearance' | 'headingLevel'> {
  headingLevel: 2 | 3 | 4;
}

/** The checkout, once it is known what is ordered. */
export function OrderCheckoutView({ choice = {}, ...props }: ViewProps): JSX.Element {
  const { scope } = useClient();
  const state = useOrderChoice({ choice });
  const { order, plans } = state;
  if (!order || !plans) return <BillingLoadState {...state} isBesideSummary />;
  if (!order.basket) return <NothingSold />;
  // Who has agreed to the terms for one company has not for another.
  return <CheckoutForm key={scope} {...props} {...{ state, order, plans }} />;
}

interface CheckoutFormProps extends Omit<ViewProps, 'choice'> {
  state: UseOrderChoiceResult;
  order: DecidedOrder;
  plans: Plans;
}

function CheckoutForm({ state, order, plans, headingLevel, ...props }: CheckoutFormProps) {
  const { planHref, invoiceDataHref, termsHref, hrefForLimit, onRedirect, onDone } = props;
  const t = useTranslate();
  const { subscription } = state;
  const running = subscription?.subscription;
  const price = useOrderPrice(order);
  const { reason: refusal } = usePermission(buyingAccess);
  const form = useRef<HTMLElement>(null);
  const { data: buyer } = useInvoiceBuyer();
  const isMissing = buyer !== undefined && isBuyerMissing(buyer);
  const methods = methodsFor(plans.payment_methods, order.price?.currency);
  const [chosen, setMethod] = useState<PaymentMethodKind>();
  const method = running?.payment_method ?? chosen ?? methods[0] ?? 'card';
  const [hasAccepted, setAccepted] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const focusTerms = () => {
    setTermsMissing(true);
    form.current?.querySelector<HTMLElement>('input[name="terms"]')?.focus();
  };
  const placing = usePlaceOrder({ onRedirect, onDone, onTermsMissing: focusTerms });
  const change = price.preview?.change ?? null;
  const reason = reasonOf();
  return (
    <BesideSummary
      ref={form}
      part="OrderCheckout"
      onSubmit={() => {
        if (reason !== undefined || placing.isPending) return;
        if (!hasAccepted) focusTerms();
        else placing.place({ price, method });
      }}
      summary={
        <OrderSummaryCard {...{ order, price, headingLevel }}>
          <Stack gap={4}>
            {planHref && (
              <Row>
                <Link href={planHref} isInApp>
                  {t('billing.change_plan')}
                </Link>
              </Row>
            )}
            <OrderRefusal {...{ placing, price, invoiceDataHref, planHref, onRedirect }} />
            <Button
              type="submit"
              variant="primary"
              isPending={placing.isPending}
              pendingLabel={t('billing.ordering')}
              disabledReason={reason}
            >
              {t('billing.order')}
            </Button>
            <div role="status">
              {placing.isRedirecting && <VisuallyHidden>{t('billing.redirecting')}</VisuallyHidden>}
              {placing.isDone && <Banner tone="good">{t('billing.done')}</Banner>}
            </div>
          </Stack>
        </OrderSummaryCard>
      }
    >
      <BuyerMissing href={invoiceDataHref} />
      <PlanChangeNote change={change} subscription={subscription} />
      <OverageList overages={order.overages} hrefForLimit={hrefForLimit} />
      {change !== 'downgrade' && (
        <PaymentMethodField {...{ methods, method, running, headingLevel }} onChange={setMethod} />
      )}
      {!isMissing && <InvoiceBuyerCard href={invoiceDataHref} headingLevel={headingLevel} />}
      <Stack gap={2}>
        <CheckBox
          name="terms"
          label={t('billing.terms')}
          isSelected={hasAccepted}
          onChange={(accepted) => {
            setAccepted(accepted);
            setTermsMissing(false);
          }}
          errorMessage={isTermsMissing ? t('billing.terms.missing') : undefined}
        />
        {/* Beside the box, since a link in its label would tick it. */}
        {termsHref && (
          <Row padding={[0, 7]}>
            <Link href={termsHref} target="_blank" rel="noopener">
              {t('billing.terms.read')}
            </Link>
          </Row>
        )}
      </Stack>
    </BesideSummary>
  );

  /** Why nothing can be ordered now. */
  function reasonOf(): string | undefined {
    if (placing.isDone) return t('billing.done');
    if (refusal) return refusal.text;
    if (order.overages.length > 0) return t('billing.continue.overages');
    if (isMissing) return t('billing.invoice.missing');
    if (buyer?.tax_status === 'unverified') return t('billing.refusal.tax_number_unverified');
    if (change === 'no_change' || change === 'after_period') return t(`billing.continue.${change}`);
    return price.preview && !price.isStale ? undefined : t('billing.summary.loading');
  }
}
