'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationPositions } from '../../ranking.ts';
import { PositionCell } from './position-cell.tsx';
import { PositionPlace } from './position-place.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';
import { averageText, shareText } from './total-words.ts';

/** A location with its positions, for narrow screens. */
export function PositionCard({ row }: { row: LocationPositions }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { keywords } = useRankLocationsView().state;
  return (
    <Stack part="LocationPositionsTable-card" gap={3} padding={[4, 5]}>
      <PositionPlace facility={row.facility} />
      <Stack as="dl" gap={2}>
        {keywords.map((keyword) => (
          <Row key={keyword} gap={4} justify="between" minBlockSize="26px">
            <Text as="dt" tone="muted" wrap="anywhere" minInlineSize="0">
              {keyword}
            </Text>
            <Inset as="dd" flex="none">
              <PositionCell row={row} keyword={keyword} />
            </Inset>
          </Row>
        ))}
      </Stack>
      <Text as="p" tone="subtle" size="s">
        {t('rankings.locations.card_totals', {
          average: averageText(row.total.average, format),
          all: averageText(row.total.average_all, format),
          share: shareText(row.total.top3_share, format),
        })}
      </Text>
    </Stack>
  );
}
