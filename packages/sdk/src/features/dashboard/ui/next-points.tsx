'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, levelBelow, Text } from '../../../ui/layout/text.tsx';
import type { DashboardStats, ScoreAim, ScoreStep } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';
import { useDashboardText } from './use-dashboard-text.ts';

/**
 * What would raise the score by the next five points, most for each location first, with the way to those locations; and
 * apart from it what is worth an effort but up to Google.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-NextPoints
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><NextPoints /></DashboardView>;
 * ```
 */
export function NextPoints(): JSX.Element | null {
  const t = useTranslate();
  const { stats, headingLevel } = useDashboardView();
  if (!stats) return null;
  const { next, indicators } = stats;
  const aims = indicators.flatMap((one) => one.next?.aims ?? []).filter(({ gain }) => gain > 0);
  return (
    <TitledCard part="NextPoints" title={t('dashboard.next.title')} headingLevel={headingLevel}>
      <Text as="p" tone="muted" size="s">
        {next.length > 0 ? t('dashboard.next.lead') : t(`dashboard.next.${nothingToDo(stats)}`)}
      </Text>
      {next.length > 0 && (
        <List as="ol" lines="between">
          {next.map((step, index) => (
            <Step key={step.indicator + step.part} step={step} number={index + 1} />
          ))}
        </List>
      )}
      {aims.length > 0 && (
        <Stack gap={3}>
          <Heading level={headingLevel === 4 ? 5 : levelBelow[headingLevel]} size="m" weight="semibold">
            {t('dashboard.next.aims')}
          </Heading>
          <List>
            {aims.map((aim) => (
              <Aim key={aim.indicator + aim.aim} aim={aim} />
            ))}
          </List>
          <Text as="p" size="s" tone="subtle">
            {t('dashboard.next.aims_note')}
          </Text>
        </Stack>
      )}
    </TitledCard>
  );
}

/** Why there is no step: without a score none has a gain, and without access to the listings none is told. */
function nothingToDo({ score, indicators }: DashboardStats): 'unknown' | 'hidden' | 'done' | 'small' {
  if (score === null) return 'unknown';
  const listings = indicators.find(({ id }) => id === 'listing_quality');
  if (!listings?.next) return 'hidden';
  const isDone = listings.state === 'known' && indicators.every((one) => (one.next?.steps.length ?? 0) === 0);
  return isDone ? 'done' : 'small';
}

function Step({ step, number }: { step: ScoreStep; number: number }) {
  const t = useTranslate();
  const text = useDashboardText();
  const { hrefOf } = useDashboardView();
  const { reason } = usePermission(step.permission);
  const part = text.part(step.indicator, step.part);
  const href = hrefOf?.(step.target);
  return (
    <Row as="li" part="NextPoints-row" gap={4} padding={[4, 0]} align="start">
      <Tag tone="info">{number}</Tag>
      <Stack flex="grow" gap={1}>
        <Text weight="medium">
          {t(step.indicator === 'other_maps' ? 'dashboard.next.refused' : 'dashboard.next.step', { part })}
        </Text>
        <Row gap={3} rowGap={1} wrap>
          <Text size="s" tone="muted">
            {t('common.locations', { count: step.count })}
          </Text>
          {href && (
            <Text size="s">
              <Link href={href} isInApp aria-label={t('dashboard.next.show_of', { part })}>
                {t('dashboard.next.show')}
              </Link>
            </Text>
          )}
        </Row>
        {reason && (
          <Text size="s" tone="subtle">
            {reason.text}
          </Text>
        )}
      </Stack>
      <Text tone="good" weight="semibold" isTabular wrap={false}>
        {t('dashboard.next.gain', { points: text.points(step.gain) })}
      </Text>
    </Row>
  );
}

function Aim({ aim }: { aim: ScoreAim }) {
  const t = useTranslate();
  const text = useDashboardText();
  const { hrefOf } = useDashboardView();
  const href = hrefOf?.(aim.target);
  return (
    <Row as="li" gap={4} padding={[2, 0]} align="start">
      <Stack flex="grow" gap={1}>
        <Text size="s">{t(`dashboard.next.${aim.aim}`, { count: aim.count })}</Text>
        <Row gap={3} rowGap={1} wrap>
          <Text size="s" tone="subtle">
            {t(`dashboard.indicator.${aim.indicator}`)}
          </Text>
          {href && (
            <Text size="s">
              <Link href={href} isInApp>
                {t('dashboard.next.positions')}
              </Link>
            </Text>
          )}
        </Row>
      </Stack>
      <Text size="s" tone="muted" isTabular wrap={false}>
        {t('dashboard.next.aim_gain', { points: text.points(aim.gain) })}
      </Text>
    </Row>
  );
}
