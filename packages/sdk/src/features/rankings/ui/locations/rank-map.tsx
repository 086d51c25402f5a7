'use client';
import { type JSX, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { rankBands } from '@pinfold/contract/features/rankings/rank';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ScreenBody } from '../../../../patterns/screen.tsx';
import { SplitPane } from '../../../../patterns/split-pane.tsx';
import { innerClass } from '../../../../theme/part-class.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useRankMap } from '../../locations/rank-location.queries.ts';
import { byPosition, countBands, type RankMapPlace } from '../../locations/rank-map-place.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { PositionsState } from './positions-state.tsx';
import { RankBadge } from '../../../../patterns/rank-badge.tsx';
import {
  RankLocationsFrame,
  type RankLocationsProps,
  useRankLocationsView,
} from './rank-locations-frame.tsx';
import { RankLocationsHeader } from './rank-locations-header.tsx';
import { RankMapList } from './rank-map-list.tsx';
import { RankPins } from './rank-pins.tsx';

export type RankMapProps = RankLocationsProps;

/**
 * Positions of all locations on maps for one keyword: pins with the number and the colour of the position, 1 green to
 * 20 red and grey beyond, and the same as a list. Pins that would touch are one, with their share of top 3. Fills its
 * parent, which needs a definite height. The map's code is loaded when it is first shown.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankMap
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * <RankMap defaultSearch={{ keyword: 'kawiarnia' }} getHref={({ id }) => `/rankings/${id}`} />
 * ```
 */
export function RankMap(props: RankMapProps): JSX.Element {
  return (
    <RankLocationsFrame {...props} component="RankMap">
      <RankMapContent />
    </RankLocationsFrame>
  );
}

/** Everything inside the map of positions. */
function RankMapContent(): JSX.Element {
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

interface RankMapLegendProps {
  places: readonly RankMapPlace[];
  /** Locations that have no place on the map, or no position yet. */
  notShown: number;
}

const steps = [1, 3, 10, 20, null] as const;

/** What the colours mean, and how many locations have each. */
function RankMapLegend({ places, notShown }: RankMapLegendProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const counts = countBands(places);
  return (
    <Legend>
      <Row gap={2} align="stretch" aria-hidden>
        {steps.map((position) => (
          <RankBadge key={position} position={position} />
        ))}
      </Row>
      <List direction="row" gap={5} rowGap={1} wrap>
        {rankBands.map((band) => (
          <Text as="li" key={band} isTabular>
            {t(`rankings.chart.band.${band}`)}: <b>{format.number(counts[band])}</b>
          </Text>
        ))}
      </List>
      <Text as="p" basis="260px">
        {t('rankings.locations.map.grey')}
        {notShown > 0 && <span>{` ${t('rankings.locations.map.not_shown', { count: notShown })}`}</span>}
      </Text>
    </Legend>
  );
}

const Legend = styled.div.withConfig(innerClass('RankMap-legend'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 18px;
  padding: 10px 24px;
  border-block-start: 1px solid var(--pf-line);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  :where([data-layout='narrow']) & {
    padding-inline: 16px;
  }
`;
