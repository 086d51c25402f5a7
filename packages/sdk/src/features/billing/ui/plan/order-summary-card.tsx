import type { JSX, ReactNode } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Inset, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { PricePreview } from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import type { OrderPrice } from '../../use-order-price.ts';
import { useMoney } from './use-money.ts';

interface OrderSummaryCardProps {
  order: DecidedOrder;
  price: OrderPrice;
  headingLevel: 2 | 3 | 4;
  /** Below the sums: what goes on from here. */
  children?: ReactNode;
}

/** What is ordered and what it costs, now and at the next payment. */
export function OrderSummaryCard({
  order: { plan, quantity, interval, code },
  price,
  headingLevel,
  children,
}: OrderSummaryCardProps): JSX.Element {
  const t = useTranslate();
  const { preview, isStale } = price;
  return (
    <TitledCard part="OrderSummary" title={t('billing.summary')} headingLevel={headingLevel}>
      {plan && (
        <Text as="p" weight="medium">
          {t('billing.summary.of', {
            plan: plan.name,
            locations: t('common.locations', { count: quantity }),
            interval: t(`billing.summary.${interval}`),
          })}
        </Text>
      )}
      {price.isCodeInvalid && (
        <Text as="p" size="s" tone="warn">
          {t('billing.summary.without_code', { code: code ?? '' })}
        </Text>
      )}
      {preview ? <Sums preview={preview} isStale={isStale} /> : <SumsState price={price} />}
      {children}
    </TitledCard>
  );
}

function Sums({ preview, isStale }: { preview: PricePreview; isStale: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const money = useMoney();
  const { net, tax, discount, amount_due: due, currency, renewal, lines, change } = preview;
  const isReverse = lines.length > 0 && lines.every(({ tax_percent: percent }) => percent === null);
  const percents = [...new Set(lines.flatMap(({ tax_percent: percent }) => percent ?? []))];
  const vat = percents.length === 1 ? t('billing.vat_of', { percent: percents[0] ?? 0 }) : t('billing.vat');
  const credit = net + tax - due;
  const isFree = net === 0 && tax === 0 && due === 0;
  // Nothing can be ordered, so that no sum is due.
  const isKept = isFree && (change === 'no_change' || change === 'after_period');
  return (
    <Stack gap={4} isStale={isStale} aria-busy={isStale}>
      {!isKept && (
        <Stack as="dl" gap={2}>
          {discount > 0 && <Sum name={t('billing.discount')} value={`−${money(discount, currency)}`} />}
          {!isFree && <Sum name={t('billing.net')} value={money(net, currency)} />}
          {!isReverse && !isFree && <Sum name={vat} value={money(tax, currency)} />}
          {credit > 0 && <Sum name={t('billing.credit')} value={`−${money(credit, currency)}`} />}
          <Sum name={t('billing.due')} value={money(due, currency)} isTotal />
        </Stack>
      )}
      {isReverse && !isFree && (
        <Text as="p" size="s" tone="muted">
          {t('billing.reverse_charge')}
        </Text>
      )}
      <Text as="p" size="s" tone="muted">
        {t('billing.renewal', {
          date: format.date(renewal.at),
          sum: money(renewal.amount_due, currency),
        })}
      </Text>
    </Stack>
  );
}

function Sum({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  const look = isTotal ? ({ weight: 'bold', size: 'l' } as const) : ({} as const);
  return (
    <Spread gap={4} rowGap={0}>
      <Text as="dt" tone={isTotal ? 'default' : 'muted'} {...look}>
        {name}
      </Text>
      <Text as="dd" isTabular {...look}>
        {value}
      </Text>
    </Spread>
  );
}

function SumsState({ price: { error, isFetching, refetch } }: { price: OrderPrice }) {
  const t = useTranslate();
  if (!error) return <Skeleton label={t('billing.summary.loading')} lines={4} />;
  return (
    <Inset role="alert">
      <ErrorState
        title={t('billing.summary.failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.code === 'provider_unavailable' ? t('billing.provider_unavailable') : failureText(error, t)}
      </ErrorState>
    </Inset>
  );
}
