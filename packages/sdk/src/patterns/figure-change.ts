import { useMemo } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { FigureChange } from './figure.tsx';

interface ChangedFigure {
  /** By how much it is more than before; below zero: less. */
  step: number;
  /** Writes a difference, which is never below zero. */
  written: (difference: number) => string;
  /** What more means. @default 'better' */
  more?: 'better' | 'worse' | 'neither';
  /** In place of `o {{change}} więcej` and `o {{change}} mniej`. */
  words?: { more: (change: string) => string; less: (change: string) => string };
}

/** Tells changes of figures: one that is written as none is none, whatever its digits. */
export function useFigureChange(): (changed: ChangedFigure) => FigureChange {
  const t = useTranslate();
  return useMemo(
    () =>
      ({ step, written, more = 'better', words }) => {
        const change = written(Math.abs(step));
        if (change === written(0))
          return { text: t('common.change.same'), direction: 'none', meaning: 'same' };
        const isMore = step > 0;
        const told = words ?? {
          more: () => t('common.change.more', { change }),
          less: () => t('common.change.less', { change }),
        };
        return {
          text: told[isMore ? 'more' : 'less'](change),
          direction: isMore ? 'up' : 'down',
          meaning: more === 'neither' ? 'same' : isMore === (more === 'better') ? 'better' : 'worse',
        };
      },
    [t],
  );
}
