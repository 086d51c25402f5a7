'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface RankFigureProps {
  name: string;
  /** What it means, in a sentence. */
  definition: string;
  now: number | null;
  /** Of the earlier period; undefined where nothing is compared. */
  before: number | null | undefined;
  written: (value: number) => string;
  /** How far two values are apart, in words. */
  difference: (value: number) => string;
  /** As positions, of which the first is the best. @default false */
  isLowBetter?: boolean;
  /** In place of the change. */
  note?: string | undefined;
}

/** A figure with its change and what it means: an arrow up is better, whichever way the number went. */
export function RankFigure({ name, definition, now, before, note, ...props }: RankFigureProps): JSX.Element {
  const t = useTranslate();
  const { written, difference, isLowBetter = false } = props;
  const hasChange = now !== null && before !== null && before !== undefined;
  const gain = hasChange ? (isLowBetter ? before - now : now - before) : 0;
  const change = difference(Math.abs(gain));
  const isSame = change === difference(0);
  return (
    <Figure>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Value>{now === null ? '–' : written(now)}</Value>
      {(hasChange || note) && (
        <Change data-tone={!hasChange || isSame ? 'same' : gain > 0 ? 'better' : 'worse'}>
          {hasChange && !isSame && (gain > 0 ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />)}
          {note ??
            (isSame
              ? t('rankings.figures.same')
              : t(gain > 0 ? 'rankings.figures.better' : 'rankings.figures.worse', { change }))}
        </Change>
      )}
      <Text as="dd" tone="subtle" size="s">
        {now === null ? t('rankings.figures.none') : definition}
      </Text>
    </Figure>
  );
}

const Figure = styled.div.withConfig(innerClass('RankFigures-figure'))`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 18px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  color: var(--pf-ink);
`;

const Value = styled.dd.withConfig(innerClass('RankFigures-value'))`
  margin: 0;
  font-size: 1.625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

const Change = styled.dd.withConfig(innerClass('RankFigures-change'))`
  display: flex;
  align-items: center;
  gap: 4px;
  margin: 0;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  &:where([data-tone='better']) {
    color: var(--pf-good);
  }
  &:where([data-tone='worse']) {
    color: var(--pf-bad);
  }
`;
