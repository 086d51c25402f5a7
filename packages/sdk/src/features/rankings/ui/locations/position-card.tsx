'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
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
    <Card>
      <PositionPlace facility={row.facility} />
      <Rows>
        {keywords.map((keyword) => (
          <div key={keyword}>
            <dt>{keyword}</dt>
            <dd>
              <PositionCell row={row} keyword={keyword} />
            </dd>
          </div>
        ))}
      </Rows>
      <Text as="p" tone="subtle" size="s">
        {t('rankings.locations.card_totals', {
          average: averageText(row.total.average, format),
          all: averageText(row.total.average_all, format),
          share: shareText(row.total.top3_share, format),
        })}
      </Text>
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('LocationPositionsTable-card'))`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
`;

const Rows = styled.dl.withConfig(innerClass('LocationPositionsTable-cardRows'))`
  display: grid;
  gap: 6px;
  margin: 0;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 26px;
  }
  & dt {
    min-inline-size: 0;
    color: var(--pf-ink-2);
    overflow-wrap: anywhere;
  }
  & dd {
    flex: none;
    margin: 0;
  }
`;
