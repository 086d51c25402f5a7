'use client';
import { type JSX, useMemo } from 'react';
import { moneyText } from '../../../../i18n/money-text.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Fact } from '../../../../patterns/fact.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Basket, LatestPayment, SubscriptionDetails } from '../../billing.queries.ts';
import { usePricePreview } from '../../use-price-preview.ts';
import { useSubscription } from '../../use-subscription.ts';

type Running = NonNullable<SubscriptionDetails['subscription']>;

/** What was paid, for what, and what comes next. */
export function BoughtPlan({ payment }: { payment: LatestPayment }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const { data: details } = useSubscription();
  const running = details?.subscription;
  return (
    <>
      <Text as="p" tone="muted" wrap="pretty" maxInlineSize="60ch">
        {t('invoice_data.result.success_text')}
      </Text>
      <Grid as="dl" columns="auto 1fr" gap={5} rowGap={3} small={{ columns: 1, rowGap: 1 }}>
        <Fact isTabular name={t('invoice_data.result.paid')}>
          {moneyText(payment.amount_due, payment.currency.toUpperCase(), language)}
        </Fact>
        {details?.plan_name && (
          <Fact isTabular name={t('invoice_data.result.plan')}>
            {details.plan_name}
          </Fact>
        )}
        {running && (
          <Fact isTabular name={t('invoice_data.result.locations')}>
            {format.number(running.entitled_quantity)}
          </Fact>
        )}
        {running &&
          (running.ends_at_period_end ? (
            <Fact isTabular name={t('invoice_data.result.ends')}>
              {format.date(running.period_end)}
            </Fact>
          ) : (
            <NextPayment running={running} />
          ))}
      </Grid>
    </>
  );
}

/** The sum is what Stripe would charge, so that it stands here only once it is known. */
function NextPayment({ running }: { running: Running }) {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const { price, quantity, currency, period_end: end, payment_method: method } = running;
  const basket = useMemo<Basket | undefined>(
    () => (price ? { currency, items: [{ price, quantity }], promotion_code: null } : undefined),
    [price, quantity, currency],
  );
  const { data: preview } = usePricePreview(basket);
  const date = format.date(end);
  return (
    <Fact isTabular name={t('invoice_data.result.next')}>
      {preview
        ? t('invoice_data.result.next_sum', {
            amount: moneyText(preview.renewal.amount_due, preview.currency.toUpperCase(), language),
            date,
          })
        : date}
      <Text as="div" size="s" tone="subtle">
        {t(method === 'card' ? 'invoice_data.result.next_card' : 'invoice_data.result.next_invoice')}
      </Text>
    </Fact>
  );
}
