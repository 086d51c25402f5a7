'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import type { CompetitionState } from '../../competition/use-competition.ts';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { RankLocationPicker } from '../pickers/rank-location-picker.tsx';

/** Of which location, by which keywords, and when. */
export function CompetitionToolbar({ state }: { state: CompetitionState }): JSX.Element {
  const t = useTranslate();
  const { search, changeSearch, facility, keywords } = state;
  return (
    <Toolbar label={t('rankings.competition.subject')}>
      <Inset inlineSize="320px" minInlineSize="min(240px, 100%)" small={{ inlineSize: '100%' }}>
        <RankLocationPicker
          value={facility}
          // Another location may be watched by other keywords.
          onChange={(next) => changeSearch({ facility: next, keywords: undefined })}
        />
      </Inset>
      <RankKeywordPicker
        facility={facility}
        value={keywords}
        isSingle={search.chart === 'average'}
        onChange={(next) => changeSearch({ keywords: next })}
      />
      <PeriodPicker
        value={search}
        onChange={changeSearch}
        compare={search.compare ?? 'none'}
        onCompareChange={(compare) => changeSearch({ compare })}
      />
    </Toolbar>
  );
}
