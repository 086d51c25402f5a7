'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { innerClass } from '../theme/part-class.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons/arrow-icons.tsx';
import { VisuallyHidden } from '../ui/layout/text.tsx';
import type { RankMove } from '../state/rank-move.ts';
import { rankColor, rankInkColor } from '../ui/rank-color.ts';

interface RankBadgeProps {
  /** 1 to 20; null where it was looked for and not among them. */
  position: number | null;
}

/** A position as its number on its colour; beyond the first twenty it is "20+" on grey. */
export function RankBadge({ position }: RankBadgeProps): JSX.Element {
  const t = useTranslate();
  return (
    <Badge style={{ background: rankColor(position), color: rankInkColor }}>
      {position ?? (
        <>
          <span aria-hidden>20+</span>
          <VisuallyHidden>{t('rank.beyond')}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
}

const Badge = styled.span.withConfig(innerClass('RankBadge'))`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-inline-size: 34px;
  block-size: 24px;
  padding-inline: 7px;
  border: 1px solid transparent;
  border-radius: 99px;
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1;
  print-color-adjust: exact;
`;

/** How a position moved: an arrow and the number of places, and the same as text for screen readers. */
export function RankMoveMark({ move }: { move: RankMove | undefined }): JSX.Element | null {
  const t = useTranslate();
  if (!move) return null;
  const { kind, by } = move;
  const isBetter = kind === 'up' || kind === 'in';
  const words = t(`rank.change.${kind}`, { count: by });
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

const Mark = styled.span.withConfig(innerClass('RankMoveMark'))`
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
