'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figure } from '../../../../patterns/figure.tsx';
import { Link } from '../../../../ui/actions/link.tsx';

interface FigureCardProps {
  name: string;
  /** What it means, in a sentence. */
  definition: string;
  now: number | null;
  /** Of the days just before; undefined where there are none. */
  before: number | null | undefined;
  written: (value: number | null) => string;
  /** How far two values are apart, in words. @default written */
  difference?: (value: number) => string;
  isLowBetter?: boolean;
  /** More is neither better nor worse. */
  isNeutral?: boolean;
  href?: string | undefined;
  /** @default "Pokaż opinie" */
  hrefLabel?: string;
}

/** A figure with its change, what it means, and the way to its reviews. */
export function FigureCard({
  name,
  definition,
  now,
  before,
  written,
  ...props
}: FigureCardProps): JSX.Element {
  const t = useTranslate();
  const { difference = written, isLowBetter = false, isNeutral = false, href, hrefLabel } = props;
  const hasChange = now !== null && before !== null && before !== undefined;
  const step = hasChange ? now - before : 0;
  const change = difference(Math.abs(step));
  const isSame = change === difference(0);
  const meaning = isSame || isNeutral ? 'same' : step > 0 !== isLowBetter ? 'better' : 'worse';
  return (
    <Figure
      name={name}
      value={written(now)}
      change={
        hasChange
          ? {
              text: isSame
                ? t('review_analytics.same')
                : t(step > 0 ? 'review_analytics.more' : 'review_analytics.less', { change }),
              direction: isSame ? 'none' : step > 0 ? 'up' : 'down',
              meaning,
            }
          : undefined
      }
      definition={definition}
      action={
        href &&
        now !== null && (
          <Link
            href={href}
            isInApp
            aria-label={`${hrefLabel ?? t('review_analytics.show_reviews')}: ${name}`}
          >
            {hrefLabel ?? t('review_analytics.show_reviews')}
          </Link>
        )
      }
    />
  );
}
