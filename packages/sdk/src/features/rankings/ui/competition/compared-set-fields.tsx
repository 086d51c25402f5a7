'use client';
import { useId, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ComparedSide, PositionComparisonState } from '../../competition/use-position-comparison.ts';
import { SeriesMark } from '../../../../ui/chart/series-mark.tsx';
import { seriesColor } from '../../../../ui/chart/chart-series.ts';
import { RankKeywordPicker } from '../pickers/rank-keyword-picker.tsx';
import { ComparedPlacesField } from './compared-places-field.tsx';

interface ComparedSetFieldsProps {
  side: ComparedSide;
  state: PositionComparisonState;
}

/** What is in one set, and by which keywords. */
export function ComparedSetFields({ side, state }: ComparedSetFieldsProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const index = side === 'a' ? 0 : 1;
  const count = state.data?.[side].places_count;
  return (
    <Fields role="group" aria-labelledby={id}>
      <Row gap={4} rowGap={1} align="baseline" justify="between" wrap>
        <Title id={id}>
          <SeriesMark color={seriesColor(index)} index={index} />
          {t(`rankings.comparator.${side}`)}
        </Title>
        {count !== undefined && (
          <Text tone="subtle" size="s">
            {t('rankings.comparator.count', { count })}
          </Text>
        )}
      </Row>
      <ComparedPlacesField
        value={state.search[side] ?? {}}
        onChange={(places) => state.changeSet(side, places)}
      />
      <div role="group" aria-label={t('rankings.comparator.keywords_of')}>
        <RankKeywordPicker
          value={state.sets[side].keywords ?? []}
          onChange={(keywords) => state.changeSet(side, { keywords })}
        />
      </div>
    </Fields>
  );
}

const Fields = styled.div.withConfig(innerClass('PositionComparator-set'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
`;

const Title = styled.div.withConfig(innerClass('PositionComparator-setTitle'))`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
`;
