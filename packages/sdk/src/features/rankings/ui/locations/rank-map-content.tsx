'use client';
import { useMemo, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { SplitPane } from '../../../../patterns/split-pane.tsx';
import { byPosition } from '../../locations/rank-map-place.ts';
import { useRankMap } from '../../locations/use-rank-map.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';
import { RankLocationsHeader } from './rank-locations-header.tsx';
import { PositionsState } from './positions-state.tsx';
import { RankMapLegend } from './rank-map-legend.tsx';
import { RankMapList } from './rank-map-list.tsx';
import { RankPins } from './rank-pins.tsx';

/** Everything inside the map of positions. */
export function RankMapContent(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const { search, keywords, changeSearch } = state;
  const keyword = keywords.find((one) => one === search.keyword) ?? keywords[0];
  const { data, error, isFetching, isPlaceholderData, refetch } = useRankMap(keyword, search);
  const [selected, setSelected] = useState<number>();
  const places = useMemo(() => byPosition(data?.results ?? []), [data]);
  const count = isPlaceholderData ? undefined : data?.results.length;
  const choose = ([chosen]: readonly string[]) => {
    if (chosen === undefined) return;
    changeSearch({
      keyword: chosen,
      ...(!keywords.includes(chosen) && { keywords: [chosen, ...keywords] }),
    });
  };
  return (
    <>
      <RankLocationsHeader
        count={count}
        summary={count !== undefined && t('rankings.locations.map.count', { count })}
        tools={
          <RankKeywordPicker isSingle value={keyword === undefined ? [] : [keyword]} onChange={choose} />
        }
      />
      <ScreenBody>
        {data && data.results.length > 0 ? (
          <SplitPane list="end" listWidth="minmax(280px, 360px)" narrow="below" isBusy={isPlaceholderData}>
            <RankPins places={places} selected={selected} onSelect={setSelected} />
            <RankMapList places={places} selected={selected} onSelect={setSelected} />
            <RankMapLegend places={places} notShown={data.not_shown} />
          </SplitPane>
        ) : (
          <PositionsState {...{ error, isFetching, refetch }} isEmpty={count === 0} />
        )}
      </ScreenBody>
    </>
  );
}
