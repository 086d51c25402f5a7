'use client';
import { isWithinSwing, type ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RankScan } from '../../ranking.ts';
import { changeKind, changeSigns, type GridLabels } from './grid-labels.ts';

interface GridFiguresProps {
  scan: RankScan;
  /** What it won over another. */
  comparison: ScanComparison | undefined;
  /** Usual variation of the average of all points; null while it is unknown. */
  noise: number | null;
  words: GridLabels;
}

/** The three measures of a scan, each with what it means, and what changed where two are compared. */
export function GridFigures({ scan, comparison, noise, words }: GridFiguresProps): JSX.Element {
  const t = useTranslate();
  const swing = noise === null ? undefined : { noise: words.decimal(noise) };
  const isUsual = comparison && isWithinSwing(comparison.averageAll, noise);
  const points = (share: number) =>
    t('rankings.grid.measure.points', { points: Math.round(Math.abs(share) * 100) });
  return (
    <Stack gap={4}>
      <Grid as="dl" fit="170px" gap={6} rowGap={5}>
        <Figure
          name={t('rankings.grid.measure.all')}
          value={words.average(scan.average_all)}
          text={t('rankings.grid.measure.all_text')}
          change={comparison && rounded(comparison.averageAll, 10)}
          changeWords={words.decimal}
          isUsual={isUsual}
        >
          {comparison && swing && comparison.averageAll !== null && (
            <Definition words={t(`rankings.grid.noise.${isUsual ? 'within' : 'beyond'}`, swing)} />
          )}
        </Figure>
        <Figure
          name={t('rankings.grid.measure.average')}
          value={words.average(scan.average)}
          text={t('rankings.grid.measure.average_text')}
          change={comparison && rounded(comparison.average, 10)}
          changeWords={words.decimal}
        />
        <Figure
          name={t('rankings.grid.measure.top3')}
          value={words.share(scan.top3_share)}
          text={t('rankings.grid.measure.top3_text')}
          change={comparison && rounded(comparison.top3Share, 100)}
          changeWords={points}
        />
      </Grid>
      <Text as="p" tone="subtle" size="s" wrap="pretty">
        {swing ? t('rankings.grid.noise.text', swing) : t('rankings.grid.noise.unknown')}
      </Text>
    </Stack>
  );
}

interface FigureProps {
  name: string;
  value: string;
  text: string;
  /** Undefined where nothing is compared, null where it cannot be. */
  change: number | null | undefined;
  /** An amount without its sign. */
  changeWords: (amount: number) => string;
  /** The change is within the usual variation. */
  isUsual?: boolean | undefined;
  children?: ReactNode;
}

function Figure({ name, value, text, change, changeWords, isUsual = false, children }: FigureProps) {
  const t = useTranslate();
  const kind = changeKind(change ?? null);
  return (
    <Stack minInlineSize="0">
      <Text as="dt" tone="muted" size="s">
        {name}
      </Text>
      <Text as="dd" size="xl" weight="bold" isTabular>
        {value}{' '}
        {change !== undefined && kind !== 'unknown' && (
          <Text size="s" weight="medium" tone={changeTones[isUsual ? 'same' : kind]}>
            <span aria-hidden>{changeSigns[kind]} </span>
            {kind === 'same'
              ? t('rankings.grid.change.same')
              : t(`rankings.grid.measure.${kind}`, { by: changeWords(Math.abs(change ?? 0)) })}
          </Text>
        )}
      </Text>
      {children}
      <Definition words={text} />
    </Stack>
  );
}

function Definition({ words }: { words: string }) {
  return (
    <Text as="dd" tone="subtle" size="s" wrap="pretty">
      {words}
    </Text>
  );
}

const changeTones = { better: 'good', worse: 'bad', same: 'muted' } as const;

/** What is not to be seen in the number beside it is no change. */
function rounded(change: number | null, parts: number): number | null {
  return change === null ? null : Math.round(change * parts) / parts + 0;
}
