'use client';
import { rankBands } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { countBands, type RankMapPlace } from '../../locations/rank-map-place.ts';
import { RankBadge } from './rank-badge.tsx';

interface RankMapLegendProps {
  places: readonly RankMapPlace[];
  /** Locations that have no place on the map, or no position yet. */
  notShown: number;
}

const steps = [1, 3, 10, 20, null] as const;

/** What the colours mean, and how many locations have each. */
export function RankMapLegend({ places, notShown }: RankMapLegendProps): JSX.Element {
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
        {notShown > 0 && ` ${t('rankings.locations.map.not_shown', { count: notShown })}`}
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
