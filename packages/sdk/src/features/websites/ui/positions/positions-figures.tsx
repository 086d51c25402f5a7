'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figures } from '../../../../patterns/figure.tsx';
import { RankFigure } from '../../../../patterns/rank-figure.tsx';
import type { OrganicSums } from '../../positions/organic-series.ts';

interface PositionsFiguresProps {
  sums: OrganicSums;
  /** Of the earlier period; undefined where nothing is compared. */
  before: OrganicSums | undefined;
}

/** A period in four figures, each with what it means and how it has changed. */
export function PositionsFigures({ sums, before }: PositionsFiguresProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const decimal = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 });
  const points = (value: number) =>
    t('rank.points', { value: format.number(value * 100, { maximumFractionDigits: 0 }) });
  const shares = [
    ['top3', 'top3_share'],
    ['top10', 'top10_share'],
    ['found', 'found_share'],
  ] as const;
  return (
    <Figures label={t('websites.figures.label')}>
      <RankFigure
        name={t('websites.figures.average_all')}
        definition={t('websites.figures.average_all.definition')}
        {...{ now: sums.average_all, before: before?.average_all, written: decimal, difference: decimal }}
        isLowBetter
      />
      {shares.map(([name, share]) => (
        <RankFigure
          key={name}
          name={t(`websites.figures.${name}`)}
          definition={t(`websites.figures.${name}.definition`)}
          {...{ now: sums[share], before: before?.[share], written: percent, difference: points }}
        />
      ))}
    </Figures>
  );
}
