'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { PauseIcon, PlayIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ScanLapse } from '../../grid/use-scan-lapse.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridLapseProps {
  lapse: ScanLapse;
  count: number;
  words: GridWords;
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
