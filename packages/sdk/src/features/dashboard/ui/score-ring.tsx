'use client';
import { indicatorWeights } from '@pinfold/contract/features/dashboard/indicator';
import { leastCoverage } from '@pinfold/contract/features/dashboard/overall-score';
import type { QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FigureChangeText } from '../../../patterns/figure.tsx';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { partClass, innerClass } from '../../../theme/part-class.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { bandTones } from '../../listings/ui/quality/quality-score.tsx';
import type { DashboardStats } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';
import { ScoreFormula } from './score-formula.tsx';
import { useDashboardText } from './use-dashboard-text.ts';

/**
 * The overall score as a ring: its band in words, how it changed, and of how many indicators it is counted. Where too
 * little is known it says so instead of a number. The thin ring around it has an arc for each indicator, as long as its
 * weight, and pale where it is not known.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-ScoreRing
 * @selector [data-band='very_weak'|'weak'|'medium'|'good'|'very_good']
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><ScoreRing /></DashboardView>;
 * ```
 */
export function ScoreRing(): JSX.Element | null {
  const t = useTranslate();
  const text = useDashboardText();
  const { stats, headingLevel } = useDashboardView();
  if (!stats) return null;
  const { score, band, coverage, before, indicators, dates } = stats;
  const known = indicators.filter(({ state }) => state === 'known').length;
  const counted = { count: known, all: indicators.length };
  return (
    <TitledCard part="ScoreRing" title={t('dashboard.score.title')} headingLevel={headingLevel}>
      <Stack gap={4} align="center" justify="center" flex="grow" padding={[2, 0]}>
        <Round data-band={band ?? undefined}>
          <Arcs {...{ score, band, indicators }} />
          <Middle>
            {score === null ? (
              <Text size="l" weight="semibold" tone="muted" wrap="balance" textAlign="center">
                {t('dashboard.score.none')}
              </Text>
            ) : (
              <>
                <Score>{text.points(score)}</Score>
                <Text tone="subtle" size="s">
                  {t('dashboard.score.of')}
                </Text>
              </>
            )}
          </Middle>
        </Round>
        {band && <Tag tone={bandTones[band]}>{t(`dashboard.band.${band}`)}</Tag>}
        {score !== null && before.score !== null && (
          <Stack align="center" gap={1}>
            <FigureChangeText change={text.change(score, before.score)} />
            <Text size="s" tone="subtle" textAlign="center">
              {t('dashboard.score.compared', { count: dates.length })}
            </Text>
          </Stack>
        )}
        <Text as="p" size="s" tone="muted" textAlign="center" wrap="balance">
          {score === null
            ? t('dashboard.score.none_text', {
                ...counted,
                share: text.percent(coverage),
                least: text.percent(leastCoverage),
              })
            : t('dashboard.score.coverage', counted)}
          {score !== null && before.score === null && ` · ${t('dashboard.score.no_before')}`}
        </Text>
        <ScoreFormula />
      </Stack>
    </TitledCard>
  );
}

/** Of the drawing; the thick ring and the thin one around it. */
const [inner, outer] = [44, 56];

function Arcs({ score, band, indicators }: Pick<DashboardStats, 'score' | 'band' | 'indicators'>) {
  let from = 0;
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" fill="none">
      {indicators.map(({ id, state }) => {
        const weight = indicatorWeights[id];
        const begin = from;
        from += weight;
        return (
          <Arc
            key={id}
            {...circle(outer)}
            strokeWidth={3}
            stroke={state === 'known' ? 'var(--pf-ink-3)' : 'var(--pf-line)'}
            strokeDasharray={`${weight - 1.6} ${101.6 - weight}`}
            strokeDashoffset={-begin - 0.8}
          />
        );
      })}
      <Arc {...circle(inner)} strokeWidth={11} stroke="var(--pf-line)" />
      {score !== null && score > 0 && (
        <Arc
          {...circle(inner)}
          strokeWidth={11}
          strokeLinecap="round"
          stroke={bandColors[band ?? 'medium']}
          // A round end reaches beyond its length.
          strokeDasharray={`${Math.max(0.1, score - (score < 100 ? 2 : 0))} 200`}
          strokeDashoffset={score < 100 ? -1 : 0}
        />
      )}
    </svg>
  );
}

function circle(r: number) {
  return { cx: 60, cy: 60, r, pathLength: 100 };
}

const bandColors: Readonly<Record<QualityBand, string>> = {
  very_weak: 'var(--pf-rank-worst)',
  weak: 'var(--pf-rank-worst)',
  medium: 'var(--pf-series-3)',
  good: 'var(--pf-rank-best)',
  very_good: 'var(--pf-rank-best)',
};

const Round = styled.div.withConfig(partClass('ScoreRing-ring'))`
  position: relative;
  inline-size: min(216px, 100%);
  aspect-ratio: 1;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }
  @media (forced-colors: active) {
    & circle {
      stroke: CanvasText;
    }
    & circle:not([stroke-dasharray]) {
      stroke: Canvas;
    }
  }
`;

const Arc = styled.circle.withConfig(innerClass('ScoreRing-arc'))`
  transition: stroke-dasharray 500ms ease-out;
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Middle = styled.div.withConfig(innerClass('ScoreRing-middle'))`
  position: absolute;
  inset: 22%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
`;

const Score = styled.strong.withConfig(innerClass('ScoreRing-score'))`
  font-size: 2.625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1.1;
`;
