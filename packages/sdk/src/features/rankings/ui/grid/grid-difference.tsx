'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ScanDifference } from '../../grid/use-scan-difference.ts';
import type { RankScan } from '../../ranking.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridDifferenceProps {
  difference: ScanDifference;
  scans: readonly RankScan[];
  words: GridWords;
}

/** Which two scans are compared, and how many points went which way. */
export function GridDifference({ difference, scans, words }: GridDifferenceProps): JSX.Element | null {
  const t = useTranslate();
  const { before, after, comparison } = difference;
  if (!before || !after || !comparison) return null;
  const { better, worse, same } = comparison;
  const optionsWithout = (other: RankScan) =>
    scans
      .toReversed()
      .map((scan) => ({ id: String(scan.id), label: words.moment(scan), isDisabled: scan.id === other.id }));
  return (
    <Stack gap={3}>
      <Grid columns={2} gap={4}>
        <Select
          label={t('rankings.grid.difference.before')}
          options={optionsWithout(after)}
          value={String(before.id)}
          onChange={(id) => difference.setBefore(Number(id))}
        />
        <Select
          label={t('rankings.grid.difference.after')}
          options={optionsWithout(before)}
          value={String(after.id)}
          onChange={(id) => difference.setAfter(Number(id))}
        />
      </Grid>
      <Text as="p" role="status" weight="medium" isTabular>
        {t('rankings.grid.difference.counts', { better, worse, same })}
      </Text>
    </Stack>
  );
}
