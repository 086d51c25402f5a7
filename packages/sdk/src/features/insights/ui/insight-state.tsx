'use client';
import { earliestDate, type PeriodFault } from '@pinfold/contract/period';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { type EmptyContent, noMatch, QueryState } from '../../../patterns/query-state.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CalendarIcon, ChartIcon } from '../../../ui/icons/place-icons.tsx';
import type { Insights } from '../insights.queries.ts';
import type { InsightsState } from '../use-insights.ts';
import { useLatestReason } from './use-latest-reason.ts';

/** Why there are no insights: days that are not known yet, on their way, failed, not read, or unknown. */
export function InsightState({ state }: { state: InsightsState }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { fault, emptiness, insights, latest, changeFilters, clearFilters } = state;
  if (fault) return <InsightPeriodFault {...{ fault, latest, changeFilters }} />;
  const emptyContent = (): EmptyContent | undefined => {
    if (!emptiness) return undefined;
    if (emptiness === 'no_match')
      return noMatch({
        title: t('insights.empty.no_match.title'),
        text: t('insights.empty.no_match.text'),
        clear: t('common.list.clear_filters'),
        onClear: clearFilters,
      });
    const first = insights?.measured_from;
    const isAfterFirst = first && insights.date_to >= first;
    return {
      icon: <ChartIcon size={24} />,
      title: t(`insights.empty.${emptiness}.title`),
      text:
        emptiness === 'no_insights' && first
          ? t(`insights.empty.no_insights.${isAfterFirst ? 'earlier' : 'from'}`, {
              date: format.day(first),
            })
          : t(`insights.empty.${emptiness}.text`),
    };
  };
  return (
    <QueryState
      query={state}
      failed={t('insights.failed')}
      forbidden={t('insights.forbidden')}
      loading={{ blocks: 8 }}
      empty={emptyContent()}
    />
  );
}

interface InsightPeriodFaultProps extends Pick<InsightsState, 'latest' | 'changeFilters'> {
  fault: PeriodFault;
}

/** What is wrong with days that are asked for, and a period that can be shown. */
export function InsightPeriodFault({ fault, latest, changeFilters }: InsightPeriodFaultProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const reason = useLatestReason(latest);
  const isTooLate = fault === 'in_future';
  const earliest = format.day(earliestDate);
  return (
    <EmptyState
      role="status"
      icon={<CalendarIcon size={24} />}
      title={isTooLate ? t('insights.out.title') : t(`date.period.fault.${fault}`, { earliest })}
      actions={
        <Button onPress={() => changeFilters({ preset: 'last_30_days' })}>{t('insights.out.show')}</Button>
      }
    >
      {isTooLate && reason}
    </EmptyState>
  );
}

/** What the figures leave out: locations that were not read yet, and those that Google tells nothing about. */
export function InsightRemarks({ insights }: { insights: Insights }): JSX.Element | null {
  const t = useTranslate();
  const { unread, unreadable } = insights;
  if (unread === 0 && unreadable === 0) return null;
  return (
    <>
      {unread > 0 && (
        <Banner title={t('insights.unread.title', { count: unread })}>{t('insights.unread.text')}</Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="warn" title={t('insights.unreadable.title', { count: unreadable })}>
          {t('insights.unreadable.text')}
        </Banner>
      )}
    </>
  );
}
