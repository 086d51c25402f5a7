'use client';
import type { JSX } from 'react';
import { rankDepth } from '@pinfold/contract/rank-depth';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Divider } from '../ui/layout/list.tsx';
import { Grid, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { shownFigure } from '../state/rank-lead.ts';
import type { RankMeasure, RankSummary } from '../state/rank-series.ts';

/** What `useMeasureLabels` returns. */
interface UseMeasureLabelsResult {
  /** `4,2`, `3`, `20+` or `41%`; what was never found has no average. */
  value: (measure: RankMeasure, summary: RankSummary) => string;
  /** `1,3`, or of shares `9 p.p.` */
  difference: (measure: RankMeasure, by: number) => string;
}

/** A measure, and how far two of them are apart, as people read them. */
export function useMeasureLabels(): UseMeasureLabelsResult {
  const t = useTranslate();
  const format = useFormat();
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    value: (measure: RankMeasure, summary: RankSummary): string => {
      const figure = shownFigure(measure, summary);
      if (figure === null) return summary.points === 0 ? '–' : t('rank.none');
      if (measure === 'top3_share') return format.number(figure, { style: 'percent' });
      if (measure === 'best') return figure > rankDepth ? `${rankDepth}+` : format.number(figure);
      return format.number(figure, tenths);
    },
    difference: (measure: RankMeasure, by: number): string => {
      if (measure === 'top3_share') return t('rank.points', { value: format.number(Math.round(by * 100)) });
      return format.number(by, measure === 'best' ? {} : tenths);
    },
  };
}

interface MeasureDefinitionsProps {
  measures: readonly RankMeasure[];
  /** What a measure means, in a sentence. */
  definitionOf: (measure: RankMeasure) => string;
}

/** What each measure means, on the screen where it is read. */
export function MeasureDefinitions({ measures, definitionOf }: MeasureDefinitionsProps): JSX.Element {
  const t = useTranslate();
  return (
    <Stack gap={4} padding={[2, 0, 0]}>
      <Divider />
      <Grid as="dl" fit="240px" gap={7} rowGap={3}>
        {measures.map((measure) => (
          <div key={measure}>
            <Text as="dt" tone="muted" size="s" weight="semibold">
              {t(`rank.measure.${measure}`)}
            </Text>
            <Text as="dd" tone="muted" size="s" wrap="pretty">
              {definitionOf(measure)}
            </Text>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
