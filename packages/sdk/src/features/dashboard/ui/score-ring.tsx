'use client';
import { leastCoverage } from '@pinfold/contract/features/dashboard/overall-score';
import type { QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FigureChangeText } from '../../../patterns/figure.tsx';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import type { TokenName } from '../../../theme/tokens.ts';
import { Ring } from '../../../ui/chart/ring.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { bandTones } from '../../listings/ui/quality/quality-score.tsx';
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
        <Ring
          value={score}
          color={bandColors[band ?? 'medium']}
          arcs={indicators.map(({ id, weight, state }) => ({
            id,
            length: weight,
            isFilled: state === 'known',
          }))}
        >
          {score === null ? (
            <Text size="l" weight="semibold" tone="muted" wrap="balance" textAlign="center">
              {t('dashboard.score.none')}
            </Text>
          ) : (
            <>
              <strong>{text.points(score)}</strong>
              <Text tone="subtle" size="s">
                {t('dashboard.score.of')}
              </Text>
            </>
          )}
        </Ring>
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
        </Text>
        {score !== null && before.score === null && (
          <Text as="p" size="s" tone="subtle" textAlign="center" wrap="balance">
            {t('dashboard.score.no_before')}
          </Text>
        )}
        <ScoreFormula />
      </Stack>
    </TitledCard>
  );
}

const bandColors: Readonly<Record<QualityBand, TokenName>> = {
  very_weak: 'color-rank-worst',
  weak: 'color-rank-worst',
  medium: 'color-series-3',
  good: 'color-rank-best',
  very_good: 'color-rank-best',
};
