'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { RankMove } from '../../locations/rank-move.ts';

/** How a position moved: an arrow and the number of places, and the same in words for readers. */
export function RankMoveMark({ move }: { move: RankMove | undefined }): JSX.Element | null {
  const t = useTranslate();
  if (!move) return null;
  const { kind, by } = move;
  const isBetter = kind === 'up' || kind === 'in';
  const words = t(`rankings.locations.change.${kind}`, { count: by });
  if (kind === 'same')
    return (
      <Mark data-kind="same">
        <span aria-hidden>=</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </Mark>
    );
  return (
    <Mark data-kind={isBetter ? 'better' : 'worse'}>
      {isBetter ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />}
      <span aria-hidden>{kind === 'in' || kind === 'out' ? `≥ ${by}` : by}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Mark>
  );
}

const Mark = styled.span.withConfig(innerClass('RankLocations-change'))`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 1px;
  min-inline-size: 28px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  font-weight: 550;
  white-space: nowrap;
  &:where([data-kind='better']) {
    color: var(--pf-good);
  }
  &:where([data-kind='worse']) {
    color: var(--pf-bad);
  }
`;
