'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
  const tone = isSame || isNeutral ? 'same' : step > 0 !== isLowBetter ? 'better' : 'worse';
  return (
    <Figure>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Value>{written(now)}</Value>
      {hasChange && (
        <Change data-tone={tone}>
          {!isSame && (step > 0 ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />)}
          {isSame
            ? t('review_analytics.same')
            : t(step > 0 ? 'review_analytics.more' : 'review_analytics.less', { change })}
        </Change>
      )}
      <Text as="dd" tone="subtle" size="s">
        {definition}
      </Text>
      {href && now !== null && (
        <dd data-way>
          <Link
            href={href}
            isInApp
            aria-label={`${hrefLabel ?? t('review_analytics.show_reviews')}: ${name}`}
          >
            {hrefLabel ?? t('review_analytics.show_reviews')}
          </Link>
        </dd>
      )}
    </Figure>
  );
}

const Figure = styled.div.withConfig(innerClass('ReviewAnalytics-figure'))`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 18px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  & > [data-way] {
    margin: auto 0 0;
    padding-block-start: 6px;
  }
`;

const Value = styled.dd.withConfig(innerClass('ReviewAnalytics-value'))`
  margin: 0;
  font-size: 1.625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

const Change = styled.dd.withConfig(innerClass('ReviewAnalytics-change'))`
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
