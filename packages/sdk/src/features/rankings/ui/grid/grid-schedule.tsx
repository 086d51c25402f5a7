'use client';
import { gridIntervals } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { RankGrid } from '../../ranking.ts';

interface GridScheduleProps {
  state: GeoGridState;
  grid: RankGrid;
}

/** How often the grid is scanned by itself, and when next. */
export function GridSchedule({ state, grid }: GridScheduleProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const every = state.every ?? grid.every;
  const { next_scan_on: next } = grid;
  return (
    <Stack gap={3}>
      <Divider />
      <Text as="div" tone="muted" size="s">
        <Row gap={3} rowGap={1} wrap>
          <span>{t('rankings.grid.every.label')}</span>
          {state.permission.allowed ? (
            <Select
              label={t('rankings.grid.every.label')}
              isLabelHidden
              variant="quiet"
              options={gridIntervals.map((id) => ({ id, label: t(`rankings.grid.every.${id}`) }))}
              value={every}
              onChange={(id) => {
                const chosen = gridIntervals.find((one) => one === id);
                if (chosen) state.setEvery(chosen);
              }}
            />
          ) : (
            <span>{t(`rankings.grid.every.${every}`)}</span>
          )}
          {next !== null && (
            // A day has no time zone: at noon it is the same day in most of them.
            <span>{t('rankings.grid.every.next', { date: format.date(`${next}T12:00:00Z`) })}</span>
          )}
        </Row>
      </Text>
    </Stack>
  );
}
