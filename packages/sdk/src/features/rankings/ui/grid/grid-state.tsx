'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridStateProps {
  state: GeoGridState;
  words: GridWords;
}

/** A scan that is being made, one that failed, and why one could not be ordered. */
export function GridState({ state, words }: GridStateProps): JSX.Element | null {
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
