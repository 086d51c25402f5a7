'use client';
import { earliestDate } from '@pinfold/contract/period';
import type { ReactNode, JSX } from 'react';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { periodFilters, presetOf } from '../../analytics/figure-filters.ts';
import { useAnalyticsView } from './analytics-frame.tsx';

/** Of which days and reviews the figures are. */
export function AnalyticsHeader({ title, actions }: { title: ReactNode; actions?: ReactNode }): JSX.Element {
  const { state, hidden, headingLevel, screen } = useAnalyticsView();
  const { Filters, Notice } = screen;
  const { asked, today, filters, changeFilters, clearFilters, compare, setCompare } = state;
  const { date_from: _from, date_to: _to, ...shown } = filters;
  if (hidden?.includes('tags')) delete shown.tags;
  const preset = presetOf(asked, today);
  const { date_from: from = earliestDate, date_to: to = today } = asked;
  return (
    <>
      <CollectionHeader
        inset="none"
        title={title}
        headingLevel={headingLevel}
        actions={actions}
        filters={
          <>
            <PeriodPicker
              value={preset ? { preset } : { date_from: from, date_to: to }}
              onChange={({ preset: named, ...days }) =>
                changeFilters(named ? periodFilters(named, today) : days)
              }
              compare={compare}
              onCompareChange={setCompare}
              today={today}
            />
            <Filters
              {...{ filters, shown, changeFilters, clearFilters }}
              hasFilters={Object.keys(shown).length > 0}
              count={state.isStale ? undefined : state.analytics?.total.count}
            />
          </>
        }
      />
      {Notice && <Notice />}
    </>
  );
}
