'use client';
import type { JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Figure } from './figure.tsx';
import { useFigureChange } from './figure-change.ts';

interface RankFigureProps {
  name: string;
  /** What it means, in a sentence. */
  definition: string;
  now: number | null;
  /** Of the earlier period; undefined where nothing is compared. */
  before: number | null | undefined;
  written: (value: number) => string;
  /** Formats the difference of two values. */
  difference: (value: number) => string;
  /** As positions, of which the first is the best. @default false */
  isLowBetter?: boolean;
  /** In place of the change. */
  note?: string | undefined;
}

/** A figure with its change and what it means: an arrow up is better, whichever way the number went. */
export function RankFigure({ name, definition, now, before, note, ...props }: RankFigureProps): JSX.Element {
  const t = useTranslate();
  const told = useFigureChange();
  const { written, difference, isLowBetter = false } = props;
  const words = {
    more: (change: string) => t('rank.better', { change }),
    less: (change: string) => t('rank.worse', { change }),
  };
  const hasChange = now !== null && before !== null && before !== undefined;
  const gain = hasChange ? (isLowBetter ? before - now : now - before) : 0;
  const change = hasChange && told({ step: gain, written: difference, words });
  return (
    <Figure
      name={name}
      value={now === null ? '–' : written(now)}
      change={note ? { ...(change || noChange), text: note } : change || undefined}
      definition={now === null ? t('rank.not_measured') : definition}
    />
  );
}

const noChange = { direction: 'none', meaning: 'same' } as const;
