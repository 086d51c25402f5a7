import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { PricePreview, SubscriptionDetails } from '../../billing.queries.ts';

interface PlanChangeNoteProps {
  /** Null where nothing is subscribed to, or the price is not known yet. */
  change: PricePreview['change'];
  subscription: SubscriptionDetails | undefined;
}

/** What an order does to what the company has, and when; nothing where nothing changes by surprise. */
export function PlanChangeNote({ change, subscription: details }: PlanChangeNoteProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const running = details?.subscription;
  const text = textOf();
  return <div role="status">{text && <Banner tone={toneOf()}>{text}</Banner>}</div>;

  function textOf(): string | undefined {
    if (running)
      return change ? t(`billing.change.${change}`, { date: format.date(running.period_end) }) : undefined;
    return details?.status === 'trial' ? t('billing.change.trial') : undefined;
  }

  function toneOf() {
    return change === 'after_period' ? 'warn' : 'info';
  }
}
