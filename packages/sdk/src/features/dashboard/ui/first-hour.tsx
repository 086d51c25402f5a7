'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { DashboardIndicator } from '../dashboard.queries.ts';
import { isFirstHour } from '../is-first-hour.ts';
import { useDashboardView } from './dashboard-context.ts';
import { useDashboardText } from './use-dashboard-text.ts';
import { useWayOut } from './use-way-out.ts';

/**
 * What is ready, what is still to come and what has to be set up, for a company that begins. Nothing once there is a
 * score.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-FirstHour
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><FirstHour /></DashboardView>;
 * ```
 */
export function FirstHour(): JSX.Element | null {
  const t = useTranslate();
  const { stats, headingLevel } = useDashboardView();
  if (!stats || !isFirstHour(stats)) return null;
  const { indicators } = stats;
  const ready = indicators.filter(({ state }) => state === 'known').length;
  const isComing = indicators.some(({ state }) => state === 'waiting');
  return (
    <TitledCard
      part="FirstHour"
      title={t(isComing ? 'dashboard.first.title' : 'dashboard.first.set_up')}
      headingLevel={headingLevel}
    >
      <Text as="p" tone="muted" wrap="pretty">
        {isComing
          ? t('dashboard.first.lead', { count: ready, all: indicators.length })
          : t('dashboard.first.set_up_lead')}
      </Text>
      <List lines="between">
        {indicators.map((indicator) => (
          <FirstStep key={indicator.id} indicator={indicator} />
        ))}
      </List>
    </TitledCard>
  );
}

function FirstStep({ indicator }: { indicator: DashboardIndicator }) {
  const t = useTranslate();
  const wayOut = useWayOut(indicator);
  const state = useDashboardText().state(indicator);
  return (
    <Row as="li" part="FirstHour-row" gap={4} rowGap={1} padding={[3, 0]} wrap>
      <Text weight="medium" inlineSize="200px" maxInlineSize="100%">
        {t(`dashboard.indicator.${indicator.id}`)}
      </Text>
      <Tag tone={state?.tone ?? 'good'}>{state?.label ?? t('dashboard.first.ready')}</Tag>
      {state && (
        <Text size="s" tone="muted" basis="220px">
          {state.reason}
        </Text>
      )}
      {wayOut && (
        <Text size="s">
          <Link href={wayOut.href} isInApp>
            {wayOut.label}
          </Link>
        </Text>
      )}
    </Row>
  );
}
