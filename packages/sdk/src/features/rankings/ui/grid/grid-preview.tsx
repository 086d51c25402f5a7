'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RankGridFormState } from '../../grid/use-rank-grid-form.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridPreviewProps {
  form: RankGridFormState;
  words: GridWords;
}

/** The points of a new grid, how much ground they cover, and what a scan costs. */
export function GridPreview({ form: { size, width, lookups }, words }: GridPreviewProps): JSX.Element {
  const t = useTranslate();
  const half = size / 2;
  return (
    <Row role="status" gap={4}>
      <Dots viewBox={`${-half} ${-half} ${size} ${size}`} aria-hidden>
        {Array.from({ length: size * size }, (_, point) => (
          <circle
            key={point}
            cx={(point % size) - half + 0.5}
            cy={Math.floor(point / size) - half + 0.5}
            r={point === (size * size - 1) / 2 ? 0.36 : 0.22}
            data-own={point === (size * size - 1) / 2 || undefined}
          />
        ))}
      </Dots>
      <Text tone="muted" size="s">
        {t('rankings.grid.form.preview', { width: words.metres(width), count: lookups })}
      </Text>
    </Row>
  );
}

const Dots = styled.svg.withConfig(innerClass('GeoGridCard-dots'))`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  padding: 4px;
  border-radius: var(--pf-radius-m);
  background: var(--pf-line-2);
  & > circle {
    fill: var(--pf-ink-3);
  }
  & > circle[data-own] {
    fill: var(--pf-primary);
  }
`;
