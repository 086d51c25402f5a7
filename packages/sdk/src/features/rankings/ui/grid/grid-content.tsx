'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { RankGrid } from '../../ranking.ts';
import { ChangesMap, PositionsMap } from './grid-map.tsx';
import { GridDifference, GridLapse } from './grid-difference.tsx';
import { GridFigures } from './grid-figures.tsx';
import { GridHeader, GridSchedule } from './grid-header.tsx';
import { GridLegend } from './grid-legend.tsx';
import { GridRivals } from './grid-rivals.tsx';
import { GridTable } from './grid-table.tsx';
import { type GridLabels, useGridLabels } from './grid-labels.ts';

interface GridContentProps {
  state: GeoGridState;
  grid: RankGrid;
  headingLevel: 2 | 3 | 4;
  onAdd: () => void;
  onRemove: () => void;
}

/** One grid: how it stands, its points, its measures, and who wins around there. */
export function GridContent({ state, grid, headingLevel, onAdd, onRemove }: GridContentProps): JSX.Element {
  const t = useTranslate();
  const words = useGridLabels();
  const [isTable, setTable] = useState(false);
  const { scans, lapse, difference } = state;
  const { before, after, comparison } = difference;
  const scan = comparison ? after : lapse.scan;
  const hasSeveral = scans.length > 1;
  return (
    <Stack gap={5} minInlineSize="0">
      <GridHeader {...{ state, grid, scan, headingLevel, isTable, setTable, words, onAdd, onRemove }} />
      <GridState state={state} words={words} />
      {scan && (
        <Grid
          columns="minmax(0, 5fr) minmax(0, 4fr)"
          gap={8}
          rowGap={6}
          narrow={{ columns: 'minmax(0, 1fr)' }}
        >
          <Stack gap={4} minInlineSize="0">
            {isTable ? (
              <GridTable scan={scan} comparison={comparison} words={words} />
            ) : (
              <>
                {comparison && before ? (
                  <ChangesMap before={before} after={scan} comparison={comparison} words={words} />
                ) : (
                  <PositionsMap scan={scan} words={words} />
                )}
                <GridLegend scan={scan} words={words} isDifference={comparison !== undefined} />
              </>
            )}
            {comparison ? (
              <GridDifference difference={difference} scans={scans} words={words} />
            ) : (
              hasSeveral && <GridLapse lapse={lapse} count={scans.length} words={words} />
            )}
            {hasSeveral && (
              <Switch
                label={t('rankings.grid.compare')}
                isSelected={difference.isOn}
                onChange={difference.setOn}
              />
            )}
          </Stack>
          <Stack gap={4} minInlineSize="0">
            <GridFigures scan={scan} comparison={comparison} noise={grid.noise} words={words} />
            <GridRivals scan={scan} words={words} headingLevel={below(headingLevel)} />
            {!hasSeveral && (
              <Text as="p" tone="muted" size="s">
                {t('rankings.grid.lapse.first')}
              </Text>
            )}
          </Stack>
        </Grid>
      )}
      <GridSchedule state={state} grid={grid} />
    </Stack>
  );
}

function below(level: 2 | 3 | 4): 3 | 4 | 5 {
  return level === 2 ? 3 : level === 3 ? 4 : 5;
}

interface GridStateProps {
  state: GeoGridState;
  words: GridLabels;
}

/** A scan that is being made, one that failed, and why one could not be ordered. */
function GridState({ state, words }: GridStateProps): JSX.Element | null {
  const t = useTranslate();
  const { running, failed, refusal, scans } = state;
  if (!running && !failed && refusal === undefined) return null;
  const all = running ? running.size ** 2 : 0;
  return (
    <Stack gap={4}>
      {refusal !== undefined && (
        <Banner tone="bad" role="alert" title={t('rankings.grid.refused')}>
          {refusal}
        </Banner>
      )}
      {failed && (
        <Banner tone="warn" title={t('rankings.grid.scan_failed.title', { date: words.day(failed) })}>
          {t('rankings.grid.scan_failed.text')}
        </Banner>
      )}
      {running && (
        <Stack role="status" gap={3}>
          <ProgressBar
            label={t('rankings.grid.running', { all })}
            {...(running.points > 0 && {
              value: running.points,
              maxValue: all,
              valueLabel: t('rankings.grid.running_points', { done: running.points, all }),
            })}
          />
          {scans.length === 0 && (
            <Text as="p" tone="muted">
              {t('rankings.grid.first_scan')}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
