import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
import type { OrderPrice } from '../../use-order-price.ts';
import { useLatestPayment } from '../../use-payment.ts';
import { goTo } from '../billing-links.ts';
import { useMoney } from './use-money.ts';
import type { PlacedOrder } from './use-place-order.ts';

interface OrderRefusalProps {
  placing: PlacedOrder;
  price: OrderPrice;
  invoiceDataHref: string | undefined;
  planHref: string | undefined;
  onRedirect: ((url: string) => void) | undefined;
}

/** Why the order was refused, focused, with the way on. */
export function OrderRefusal({
  placing: { error, formerSum },
  price: { preview },
  invoiceDataHref,
  planHref,
  onRedirect = goTo,
}: OrderRefusalProps): JSX.Element | null {
  const t = useTranslate();
  const money = useMoney();
  const { messageFor } = useFormRefusal();
  const { data: latest } = useLatestPayment({ enabled: error?.code === 'order_in_progress' });
  const place = useRef<HTMLElement>(null);
  const isShownHere = error !== null && error.code !== 'terms_not_accepted';
  useEffect(() => {
    if (isShownHere) place.current?.focus();
  }, [isShownHere, error]);
  if (!isShownHere) return null;
  const content = contentOf();
  if (!content) return null;
  return (
    <Stack ref={place} tabIndex={-1}>
      <Banner tone={content.tone ?? 'bad'} title={content.title} actions={content.actions}>
        {content.text}
      </Banner>
    </Stack>
  );

  function contentOf(): RefusalContent | undefined {
    switch (error?.code) {
      case 'price_changed':
        return {
          tone: 'warn',
          title: t('billing.refusal.price_changed'),
          text:
            preview && formerSum !== undefined
              ? t('billing.refusal.price_changed.text', {
                  before: money(formerSum, preview.currency),
                  now: money(preview.amount_due, preview.currency),
                })
              : undefined,
        };
      case 'order_in_progress':
        return {
          tone: 'warn',
          title: t('billing.refusal.order_in_progress'),
          text: t('billing.refusal.order_in_progress.text'),
          actions: latest?.redirect_url && (
            <Button onPress={() => onRedirect(latest.redirect_url ?? '')}>
              {t('billing.continue_payment')}
            </Button>
          ),
        };
      case 'invoice_data_missing':
      case 'tax_number_unverified':
        return {
          title: t(`billing.refusal.${error.code}`),
          actions: invoiceDataHref && (
            <Link href={invoiceDataHref} isInApp>
              {t('billing.invoice.fill')}
            </Link>
          ),
        };
      case 'plan_limits_exceeded':
        return {
          tone: 'warn',
          title: t('billing.overages'),
          text: error.errors.map(({ path, message }) => <Inset key={path}>{message}</Inset>),
          actions: planHref && (
            <Link href={planHref} isInApp>
              {t('billing.change_plan')}
            </Link>
          ),
        };
      case 'provider_unavailable':
        return { title: t('billing.provider_unavailable') };
      default: {
        const message = messageFor(error);
        return message === undefined ? undefined : { title: message };
      }
    }
  }
}

interface RefusalContent {
  tone?: 'warn' | 'bad';
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}
