'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen } from '../../../../patterns/screen.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LimitUse } from '../../../company/ui/shared/limit-use.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';
import { CompetitionFailure } from './competition-failure.tsx';
import { CompetitorLimit } from './competitor-limit.tsx';
import { CompetitorRow } from './competitor-row.tsx';
import { CompetitorSearch } from './competitor-search.tsx';
import { RemoveCompetitor } from './remove-competitor.tsx';

/** How the list of competitors fits into the page around it. */
export interface CompetitorListLooks {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Where the reader sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface CompetitorListViewProps extends CompetitorListLooks {
  /** From `useCompetitorList`. */
  state: CompetitorListState;
}

/**
 * The looks of the list of competitors: everything it shows and does comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompetitorList();
 * return <Surface><CompetitorListView state={state} planHref="/plan" /></Surface>;
 * ```
 */
export function CompetitorListView({
  state,
  headingLevel = 2,
  planHref,
}: CompetitorListViewProps): JSX.Element {
  const t = useTranslate();
  const { competitors, limit, permission, removal } = state;
  if (state.error) return <CompetitionFailure {...state} error={state.error} />;
  if (state.isPending) return <Skeleton label={t('common.loading')} blocks={4} />;
  return (
    <Screen part="CompetitorList" height="flow">
      <Card
        title={t('rankings.competitors.title')}
        headingLevel={headingLevel}
        actions={<LimitUse use={limit} />}
      >
        <Stack gap={4}>
          {competitors.length === 0 ? (
            <EmptyState
              title={t('rankings.competitors.empty.title')}
              headingLevel={headingLevel === 2 ? 3 : 4}
            >
              {t('rankings.competitors.empty.text', { limit: limit.max })}
            </EmptyState>
          ) : (
            <>
              <Text as="p" tone="muted" wrap="pretty">
                {t('rankings.competitors.lead')}
              </Text>
              <List lines="between" aria-label={t('rankings.competitors.title')}>
                {competitors.map((competitor) => (
                  <CompetitorRow
                    key={competitor.id}
                    competitor={competitor}
                    refusal={permission.reason?.text}
                    onRemove={() => removal.ask(competitor)}
                  />
                ))}
              </List>
            </>
          )}
          {permission.reason ? (
            <Banner>{permission.reason.text}</Banner>
          ) : (
            <CompetitorLimit state={state} planHref={planHref} />
          )}
        </Stack>
      </Card>
      {!permission.reason && <CompetitorSearch state={state} headingLevel={headingLevel} />}
      <RemoveCompetitor removal={removal} />
    </Screen>
  );
}
