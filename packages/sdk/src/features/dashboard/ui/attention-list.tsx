'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useDashboardView } from './dashboard-context.ts';

/**
 * What waits for somebody, the most urgent first, each with its count and the way there; it says so where nothing waits.
 * Nothing for those who may see none of it.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-AttentionList
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><AttentionList /></DashboardView>;
 * ```
 */
export function AttentionList(): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { stats, headingLevel, hrefOf } = useDashboardView();
  if (!stats?.attention) return null;
  return (
    <TitledCard part="AttentionList" title={t('dashboard.attention.title')} headingLevel={headingLevel}>
      {stats.attention.length === 0 ? (
        <Row gap={3}>
          <Text tone="good">
            <CheckIcon size={18} />
          </Text>
          <Text tone="muted">{t('dashboard.attention.none')}</Text>
        </Row>
      ) : (
        <List lines="between">
          {stats.attention.map(({ kind, count, target }) => {
            const href = hrefOf?.(target);
            const name = t(`dashboard.attention.${kind}`, { count });
            return (
              <Row as="li" key={kind} part="AttentionList-row" gap={4} padding={[3, 0]} align="baseline">
                <Text
                  as="strong"
                  size="xl"
                  weight="bold"
                  tone={kind === 'open_replies' ? 'default' : 'warn'}
                  minInlineSize="2.25ch"
                  textAlign="end"
                  isTabular
                >
                  {format.number(count)}
                </Text>
                {href ? (
                  <Link href={href} isInApp aria-label={`${format.number(count)} ${name}`}>
                    {name}
                  </Link>
                ) : (
                  <Text>{name}</Text>
                )}
              </Row>
            );
          })}
        </List>
      )}
    </TitledCard>
  );
}
