'use client';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import type { FilterField } from '../../../../patterns/filter-field.ts';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { useGroupField } from '../../../listings/ui/groups/group-filter-field.ts';
import { cityField } from '../../../listings/ui/location-filter-field.ts';
import { usualSearch } from '../../locations/rank-locations-search.ts';
import type { RankLocationsState } from '../../locations/use-rank-locations.ts';
import type { RankOverview } from '../../ranking.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { useRankLocationsView } from './rank-locations-frame.tsx';

interface RankLocationsHeaderProps {
  /** How much is shown, of which days. */
  summary: ReactNode;
  /** Which keywords and days, in which order. */
  tools: ReactNode;
  /** How many locations match, for the button that closes the filters. */
  count: number | undefined;
}

/** Above the positions: what they are of, and which of them are shown. */
export function RankLocationsHeader({ summary, tools, count }: RankLocationsHeaderProps): JSX.Element {
  const t = useTranslate();
  const { state, isNarrow, title, headingLevel = 1, headerActions } = useRankLocationsView();
  return (
    <CollectionHeader
      title={title === undefined ? t('rankings.locations.title') : title}
      headingLevel={headingLevel}
      summary={summary || '\u00a0'}
      isSummaryLive
      actions={headerActions}
      search={
        <CollectionSearch
          label={t('rankings.locations.search')}
          placeholder={t('rankings.locations.search')}
          value={state.search.q ?? ''}
          onSearch={(q) => state.changeSearch({ q: q || undefined })}
        />
      }
      filtersLabel={t('rankings.locations.filter.title')}
      filters={
        <>
          {/* On a phone they are part of the one row that slides under the thumb. */}
          {isNarrow && tools}
          <CollectionFilters
            fields={useRankFilterFields(state)}
            count={count}
            hasFilters={state.hasFilters}
            onClear={state.clearFilters}
            title={t('rankings.locations.filter.title')}
            showLabel={(matching) => t('rankings.locations.filter.show', { count: matching })}
          />
        </>
      }
      tools={!isNarrow && tools}
    />
  );
}

/** Towns and groups of locations; what is searched for stands in its own field. */
function useRankFilterFields({ search, changeSearch }: RankLocationsState): FilterField[] {
  const t = useTranslate();
  const { cities, groups } = search;
  const groupField = useGroupField({
    label: t('rankings.locations.filter.groups'),
    groups,
    onChange: (next) => changeSearch({ groups: next }),
  });
  return [
    cityField({
      label: t('rankings.locations.filter.cities'),
      cities,
      onChange: (next) => changeSearch({ cities: next }),
    }),
    groupField,
  ];
}

/** Which keywords, of which days. */
export function RankPeriodTools(): JSX.Element {
  const { state } = useRankLocationsView();
  const { search, changeSearch, keywords, today } = state;
  return (
    <>
      <RankKeywordPicker value={keywords} onChange={(chosen) => changeSearch({ keywords: chosen })} />
      <PeriodPicker
        value={search}
        onChange={(period) =>
          changeSearch({ preset: undefined, date_from: undefined, date_to: undefined, ...period })
        }
        compare={search.compare ?? usualSearch.compare}
        onCompareChange={(compare) => changeSearch({ compare })}
        today={today}
      />
    </>
  );
}

/** Returns the period of the positions and the one compared with, as text; undefined until they are known. */
export function usePeriodText(
  period: Pick<RankOverview, 'date_from' | 'date_to' | 'compared'> | undefined,
): string | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (!period) return undefined;
  const dated = (day: string) => format.day(day);
  const days = ({ date_from, date_to }: { date_from: string; date_to: string }) =>
    date_from === date_to ? dated(date_from) : `${dated(date_from)} – ${dated(date_to)}`;
  const { compared } = period;
  return compared
    ? t('rankings.locations.period_compared', { period: days(period), before: days(compared) })
    : days(period);
}
