'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RankMeasure } from '../../rank-series.ts';

/** What each measure means, on the screen where it is read. */
export function MeasureDefinitions({ measures }: { measures: readonly RankMeasure[] }): JSX.Element {
  const t = useTranslate();
  return (
    <Stack gap={4} padding={[5, 0, 0]}>
      <Divider />
      <Grid as="dl" fit="240px" gap={7} rowGap={3}>
        {measures.map((measure) => (
          <div key={measure}>
            <Text as="dt" tone="muted" size="s" weight="semibold">
              {t(`rankings.measure.${measure}`)}
            </Text>
            <Text as="dd" tone="muted" size="s" wrap="pretty">
              {t(`rankings.measure.${measure}.definition`)}
            </Text>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
