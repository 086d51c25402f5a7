'use client';
import type { IndicatorId } from '@pinfold/contract/features/dashboard/indicator';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FigureChangeText, FigureValue } from '../../../patterns/figure.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import type { DashboardIndicator } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { useDashboardText } from './use-dashboard-text.ts';
import { useWayOut } from './use-way-out.ts';

export interface IndicatorCardProps {
  indicator: IndicatorId;
}

/**
 * One indicator of the score: its value with its change and its course, in which a day without a measurement is a gap;
 * or why it has none, and the way out where there is one.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-IndicatorCard
 * @selector [data-state='known'|'not_set_up'|'waiting'|'failed'|'stale'|'not_in_plan']
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><IndicatorCard indicator="map_visibility" /></DashboardView>;
 * ```
 */
export function IndicatorCard({ indicator: id }: IndicatorCardProps): JSX.Element | null {
  const t = useTranslate();
  const { stats, headingLevel, indicatorHref } = useDashboardView();
  const indicator = stats?.indicators.find((one) => one.id === id);
  if (!indicator) return null;
  const name = t(`dashboard.indicator.${id}`);
  const href = indicator.state === 'known' || indicator.state === 'stale' ? indicatorHref?.(id) : undefined;
  return (
    <Stack
      as="article"
      part="IndicatorCard"
      data-state={indicator.state}
      aria-label={name}
      gap={3}
      padding={5}
      minInlineSize="0"
      isFramed
    >
      <Heading level={headingLevel} size="m" weight="semibold" title={t(`dashboard.about.${id}`)}>
        {name}
      </Heading>
      {indicator.state === 'known' ? (
        <KnownIndicator indicator={indicator} />
      ) : (
        <IndicatorReason indicator={indicator} />
      )}
      <Stack flex="grow" justify="end">
        <Row gap={3} rowGap={1} wrap>
          {href && (
            <Text size="s">
              <Link href={href} isInApp aria-label={t('dashboard.card.open_of', { name })}>
                {t('dashboard.card.open')}
              </Link>
            </Text>
          )}
          {indicator.scope === 'visible' && (
            <Text size="xs" tone="subtle">
              {t('dashboard.card.visible')}
            </Text>
          )}
          <Text size="xs" tone="subtle" push>
            {t('dashboard.card.weight', { weight: indicator.weight })}
          </Text>
        </Row>
      </Stack>
    </Stack>
  );
}

function KnownIndicator({ indicator: { id, value, before, series } }: { indicator: DashboardIndicator }) {
  const t = useTranslate();
  const text = useDashboardText();
  const { stats } = useDashboardView();
  const known = series.filter((one) => one !== null);
  const [first, last] = [known[0], known.at(-1)];
  const gaps = series.length - known.length;
  const course =
    known.length > 1 && first !== undefined && last !== undefined
      ? [
          t('dashboard.card.trend', {
            first: text.points(first),
            last: text.points(last),
            low: text.points(Math.min(...known)),
            high: text.points(Math.max(...known)),
          }),
          gaps > 0 && t('dashboard.card.gaps', { count: gaps }),
        ]
          .filter(Boolean)
          .join(' ')
      : undefined;
  return (
    <>
      <Row gap={4} rowGap={1} wrap align="baseline">
        <FigureValue>{value === null ? '–' : text.points(value)}</FigureValue>
        {value !== null && before !== null && <FigureChangeText change={text.change(value, before, id)} />}
        {before === null && stats?.before.score !== null && (
          <Text size="s" tone="subtle">
            {t('dashboard.card.first')}
          </Text>
        )}
      </Row>
      {course && <Sparkline label={course} values={series} />}
    </>
  );
}

/** Why there is no value, in words, with the way out. */
function IndicatorReason({ indicator }: { indicator: DashboardIndicator }) {
  const wayOut = useWayOut(indicator);
  const state = useDashboardText().state(indicator);
  if (!state) return null;
  return (
    <Stack gap={3} align="start">
      <Tag tone={state.tone}>{state.label}</Tag>
      <Text as="p" size="s" tone="muted" wrap="pretty">
        {state.reason}
      </Text>
      {wayOut && (
        <Text size="s">
          <Link href={wayOut.href} isInApp>
            {wayOut.label}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
