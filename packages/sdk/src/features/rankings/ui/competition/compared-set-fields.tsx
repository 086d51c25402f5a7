'use client';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
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
    <Stack role="group" aria-labelledby={id} gap={3} minInlineSize="0">
      <Row gap={4} rowGap={1} align="baseline" justify="between" wrap>
        <Text as="div" id={id} weight="semibold">
          <Row gap={3}>
            <SeriesMark color={seriesColor(index)} index={index} />
            {t(`rankings.comparator.${side}`)}
          </Row>
        </Text>
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
    </Stack>
  );
}
