'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { rankColor, rankInkColor } from '../rank-color.ts';

export interface RankBadgeProps {
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
          <VisuallyHidden>{t('rankings.locations.beyond')}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
}

const Badge = styled.span.withConfig(innerClass('RankLocations-badge'))`
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
