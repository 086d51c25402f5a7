'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figure } from '../../../../patterns/figure.tsx';

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
  const { written, difference, isLowBetter = false } = props;
  const hasChange = now !== null && before !== null && before !== undefined;
  const gain = hasChange ? (isLowBetter ? before - now : now - before) : 0;
  const change = difference(Math.abs(gain));
  const isSame = change === difference(0);
  return (
    <Figure
      name={name}
      value={now === null ? '–' : written(now)}
      change={
        hasChange || note
          ? {
              text:
                note ??
                (isSame
                  ? t('rankings.figures.same')
                  : t(gain > 0 ? 'rankings.figures.better' : 'rankings.figures.worse', { change })),
              direction: !hasChange || isSame ? 'none' : gain > 0 ? 'up' : 'down',
              meaning: !hasChange || isSame ? 'same' : gain > 0 ? 'better' : 'worse',
            }
          : undefined
      }
      definition={now === null ? t('rankings.figures.none') : definition}
    />
  );
}
