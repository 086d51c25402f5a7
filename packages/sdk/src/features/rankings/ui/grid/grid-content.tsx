'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { RankGrid } from '../../ranking.ts';
import { ChangesMap } from './changes-map.tsx';
import { GridDifference } from './grid-difference.tsx';
import { GridFigures } from './grid-figures.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridLapse } from './grid-lapse.tsx';
import { GridLegend } from './grid-legend.tsx';
import { GridRivals } from './grid-rivals.tsx';
import { GridSchedule } from './grid-schedule.tsx';
import { GridState } from './grid-state.tsx';
import { GridTable } from './grid-table.tsx';
import { PositionsMap } from './positions-map.tsx';
import { useGridWords } from './use-grid-words.ts';

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
  const words = useGridWords();
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
