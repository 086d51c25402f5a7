'use client';
import { earliestDate } from '@pinfold/contract/period';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { periodFilters, presetOf } from '../../analytics/figure-filters.ts';
import { useAnalyticsView } from './analytics-frame.tsx';

/** Of which days and reviews the figures are. */
export function AnalyticsHeader({ title, actions }: { title: ReactNode; actions?: ReactNode }): JSX.Element {
  const t = useTranslate();
  const { state, hidden, headingLevel, screen } = useAnalyticsView();
  const { FilterFields, Notice } = screen;
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
            <FilterFields filters={filters} shown={shown} changeFilters={changeFilters}>
              {(made) => (
                <CollectionFilters
                  {...made}
                  count={state.isStale ? undefined : state.analytics?.total.count}
                  hasFilters={Object.keys(shown).length > 0}
                  onClear={clearFilters}
                  showLabel={(matching) => t('reviews.filter.show', { count: matching })}
                />
              )}
            </FilterFields>
          </>
        }
      />
      {Notice && <Notice period={{ from, to }} />}
    </>
  );
}
