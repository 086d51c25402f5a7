'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { PauseIcon, PlayIcon } from '../../../../ui/icons/action-icons.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ScanDifference, ScanLapse } from '../../grid/scan-changes.ts';
import type { RankScan } from '../../ranking.ts';
import type { GridLabels } from './grid-labels.ts';

interface GridDifferenceProps {
  difference: ScanDifference;
  scans: readonly RankScan[];
  words: GridLabels;
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

interface GridLapseProps {
  lapse: ScanLapse;
  count: number;
  words: GridLabels;
}

/** Steps through the scans: a slider by hand, a button that plays them in turn. */
export function GridLapse({ lapse, count, words }: GridLapseProps): JSX.Element | null {
  const t = useTranslate();
  const { scan, index, isPlaying } = lapse;
  if (!scan) return null;
  const moment = t('rankings.grid.lapse.value', { date: words.moment(scan), number: index + 1, count });
  return (
    <Row gap={3} align="start">
      <IconButton
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        label={t(`rankings.grid.lapse.${isPlaying ? 'pause' : 'play'}`)}
        onPress={lapse.toggle}
      />
      <Stack flex="grow">
        <Slider
          type="range"
          min={0}
          max={count - 1}
          step={1}
          value={index}
          aria-label={t('rankings.grid.lapse.label')}
          aria-valuetext={moment}
          onChange={(event) => lapse.show(event.currentTarget.valueAsNumber)}
        />
        {/* By hand the slider itself says where it is. */}
        <Text tone="muted" size="s" isTabular aria-live={isPlaying ? 'polite' : 'off'}>
          {moment}
        </Text>
      </Stack>
    </Row>
  );
}

const Slider = styled.input.withConfig(innerClass('GeoGridCard-slider'))`
  ${focusRing}
  inline-size: 100%;
  block-size: var(--pf-control);
  margin: 0;
  border-radius: var(--pf-radius-s);
  accent-color: var(--pf-primary);
  cursor: pointer;
`;
