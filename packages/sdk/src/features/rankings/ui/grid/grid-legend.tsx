'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RankScan } from '../../ranking.ts';
import { rankColor } from '../../../../ui/rank-color.ts';
import { changeKind, changeText, type GridLabels } from './grid-labels.ts';
import { ChangePoint, PositionPoint } from './grid-point.tsx';

interface GridLegendProps {
  scan: RankScan;
  words: GridLabels;
  /** Points show changes in place of positions. */
  isDifference: boolean;
}

/** What colours and shapes stand for, and how far the points are apart. */
export function GridLegend({ scan, words, isDifference }: GridLegendProps): JSX.Element {
  const t = useTranslate();
  const { size, spacing_m: spacing } = scan;
  return (
    <Text as="div" tone="muted" size="s">
      <List direction="row" gap={5} rowGap={2} wrap>
        {isDifference ? <ChangeSamples /> : <PositionSamples positions={scan.positions} />}
      </List>
      <Text as="p" wrap="pretty" padding={[2, 0, 0]}>
        {t('rankings.grid.scale', {
          spacing: words.metres(spacing),
          width: words.metres((size - 1) * spacing),
        })}
      </Text>
    </Text>
  );
}

/** Only what is to be seen. */
function PositionSamples({ positions }: Pick<RankScan, 'positions'>) {
  const t = useTranslate();
  return (
    <>
      <Row as="li" gap={3}>
        {t('rankings.grid.legend.first')}
        <Sample viewBox="0 0 100 10" aria-hidden data-kind="scale">
          {Array.from({ length: 20 }, (_, index) => (
            <rect key={index} x={index * 5} width="5.2" height="10" fill={rankColor(index + 1)} />
          ))}
        </Sample>
        {t('rankings.grid.legend.last')}
      </Row>
      {positions.includes(0) && (
        <Row as="li" gap={3}>
          <Sample viewBox="-20 -20 40 40" aria-hidden>
            <PositionPoint position={0} text="20+" title="" />
          </Sample>
          {t('rankings.grid.legend.beyond')}
        </Row>
      )}
      {positions.includes(null) && (
        <Row as="li" gap={3}>
          <Sample viewBox="-20 -20 40 40" aria-hidden>
            <PositionPoint position={null} text="–" title="" />
          </Sample>
          {t('rankings.grid.legend.missing')}
        </Row>
      )}
    </>
  );
}

function ChangeSamples() {
  const t = useTranslate();
  return ([2, -2, 0] as const).map((change) => {
    const kind = changeKind(change);
    if (kind === 'unknown') return null;
    return (
      <Row as="li" gap={3} key={kind}>
        <Sample viewBox="-20 -20 40 40" aria-hidden>
          <ChangePoint change={change} text={changeText(change).slice(0, 1)} title="" />
        </Sample>
        {t(`rankings.grid.legend.${kind}`)}
      </Row>
    );
  });
}

const Sample = styled.svg.withConfig(innerClass('GeoGridCard-sample'))`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  forced-color-adjust: none;
  print-color-adjust: exact;
  &:where([data-kind='scale']) {
    inline-size: 90px;
    block-size: 9px;
    border-radius: 5px;
  }
`;
