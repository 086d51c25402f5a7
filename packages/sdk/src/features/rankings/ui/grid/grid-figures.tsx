'use client';
import type { ScanComparison } from '@pinfold/contract/features/rankings/compare-scans';
import { isWithinSwing } from '@pinfold/contract/features/rankings/is-within-swing';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { RankScan } from '../../ranking.ts';
import { changeKind, changeSigns } from './change-kind.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridFiguresProps {
  scan: RankScan;
  /** What it won over another. */
  comparison: ScanComparison | undefined;
  /** By how much the average of all usually swings; null where nobody knows yet. */
  noise: number | null;
  words: GridWords;
}

/** The three measures of a scan, each with what it means, and what changed where two are compared. */
export function GridFigures({ scan, comparison, noise, words }: GridFiguresProps): JSX.Element {
  const t = useTranslate();
  const swing = noise === null ? undefined : { noise: words.decimal(noise) };
  const isUsual = comparison && isWithinSwing(comparison.averageAll, noise);
  const points = (share: number) =>
    t('rankings.grid.measure.points', { points: Math.round(Math.abs(share) * 100) });
  return (
    <div>
      <Figures>
        <Figure
          name={t('rankings.grid.measure.all')}
          value={words.average(scan.average_all)}
          text={t('rankings.grid.measure.all_text')}
          change={comparison && rounded(comparison.averageAll, 10)}
          changeWords={words.decimal}
          isUsual={isUsual}
        >
          {comparison && swing && comparison.averageAll !== null && (
            <Definition>{t(`rankings.grid.noise.${isUsual ? 'within' : 'beyond'}`, swing)}</Definition>
          )}
        </Figure>
        <Figure
          name={t('rankings.grid.measure.average')}
          value={words.average(scan.average)}
          text={t('rankings.grid.measure.average_text')}
          change={comparison && rounded(comparison.average, 10)}
          changeWords={words.decimal}
        />
        <Figure
          name={t('rankings.grid.measure.top3')}
          value={words.share(scan.top3_share)}
          text={t('rankings.grid.measure.top3_text')}
          change={comparison && rounded(comparison.top3Share, 100)}
          changeWords={points}
        />
      </Figures>
      <Definition as="p">
        {swing ? t('rankings.grid.noise.text', swing) : t('rankings.grid.noise.unknown')}
      </Definition>
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  text: string;
  /** Undefined where nothing is compared, null where it cannot be. */
  change: number | null | undefined;
  /** An amount without its sign. */
  changeWords: (amount: number) => string;
  /** The change says nothing yet. */
  isUsual?: boolean | undefined;
  children?: ReactNode;
}

function Figure({ name, value, text, change, changeWords, isUsual = false, children }: FigureProps) {
  const t = useTranslate();
  const kind = changeKind(change ?? null);
  return (
    <FigureBox>
      <dt>{name}</dt>
      <Value>
        {value}
        {change !== undefined && kind !== 'unknown' && (
          <Change data-kind={isUsual ? 'same' : kind}>
            <span aria-hidden>{changeSigns[kind]} </span>
            {kind === 'same'
              ? t('rankings.grid.change.same')
              : t(`rankings.grid.measure.${kind}`, { by: changeWords(Math.abs(change ?? 0)) })}
          </Change>
        )}
      </Value>
      {children}
      <Definition>{text}</Definition>
    </FigureBox>
  );
}

/** What is not to be seen in the number beside it is no change. */
function rounded(change: number | null, parts: number): number | null {
  return change === null ? null : Math.round(change * parts) / parts + 0;
}

const Figures = styled.dl.withConfig(innerClass('GeoGridCard-figures'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 170px), 1fr));
  gap: 16px 20px;
  margin: 0 0 12px;
`;

const FigureBox = styled.div.withConfig(innerClass('GeoGridCard-figure'))`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  & > dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;

const Value = styled.dd.withConfig(innerClass('GeoGridCard-value'))`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  font-variant-numeric: tabular-nums;
`;

const Change = styled.span.withConfig(innerClass('GeoGridCard-change'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 550;
  &:where([data-kind='better']) {
    color: var(--pf-good);
  }
  &:where([data-kind='worse']) {
    color: var(--pf-bad);
  }
`;

const Definition = styled.dd.withConfig(innerClass('GeoGridCard-definition'))`
  margin: 0;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  text-wrap: pretty;
`;
