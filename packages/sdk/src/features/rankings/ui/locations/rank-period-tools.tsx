'use client';
import type { JSX } from 'react';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { usualSearch } from '../../locations/rank-locations-search.ts';
import { useRankLocationsView } from './rank-locations-context.ts';

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
