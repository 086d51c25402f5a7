'use client';
import { datePresets } from '@pinfold/contract/period';
import type { ReactNode, JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { periodLabel, periodName } from '../../../../i18n/period-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../../patterns/choice-menu.tsx';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { periodFilters, presetOf } from '../../analytics/figure-filters.ts';
import { FiltersOfReviews } from '../filters/review-filter-bar.tsx';
import { useAnalyticsView } from './analytics-frame.tsx';

/** Of which days and reviews the figures are. */
export function AnalyticsHeader({ title, actions }: { title: ReactNode; actions?: ReactNode }): JSX.Element {
  const t = useTranslate();
  const { state, hidden, headingLevel } = useAnalyticsView();
  const format = useFormat();
  const { asked, today, filters, changeFilters, clearFilters } = state;
  const { date_from: _from, date_to: _to, ...shown } = filters;
  if (hidden?.includes('tags')) delete shown.tags;
  const preset = presetOf(asked, today);
  const text = periodLabel({ ...asked, preset }, t, format);
  return (
    <CollectionHeader
      inset="none"
      title={title}
      headingLevel={headingLevel}
      actions={actions}
      filters={
        <>
          <ChoiceMenu
            label={t('review_analytics.period.label', { period: text })}
            text={text}
            choices={datePresets}
            nameOf={(id) => periodName(id, t)}
            value={preset}
            onChange={(id) => changeFilters(periodFilters(id, today))}
            placement="bottom start"
          />
          <FiltersOfReviews
            {...{ filters, shown, changeFilters, clearFilters }}
            hasFilters={Object.keys(shown).length > 0}
            count={state.isStale ? undefined : state.analytics?.total.count}
          />
        </>
      }
    />
  );
}
