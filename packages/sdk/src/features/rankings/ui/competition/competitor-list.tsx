'use client';
import type { JSX } from 'react';
import { companyMessages, rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PlanBanner } from '../../../../patterns/plan-banner.tsx';
import { RemovalQuestion } from '../../../../patterns/removal-question.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { DataRow } from '../../../company/ui/shared/data-row.tsx';
import { LimitUse } from '../../../company/ui/shared/limit-use.tsx';
import {
  type CompetitorListOptions,
  type CompetitorListState,
  useCompetitorList,
} from '../../competition/use-competitor-list.ts';
import type { Competitor } from '../../ranking.ts';
import { CompetitionFailure } from './competition-failure.tsx';
import { CompetitorSearch } from './competitor-search.tsx';
import { PlaceFacts } from './place-facts.tsx';

export interface CompetitorListProps extends CompetitorListAppearance, CompetitorListOptions {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The listings that the company compares itself with, at most five: a search on the map near one of the own locations,
 * suggestions of those most often ahead of it, and removing one. Own listings, listings already chosen and those
 * without a position are shown with the reason why they cannot be added.
 *
 * Failures are shown in place; what concerns more than a form is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompetitorList
 * @example
 * ```tsx
 * <CompetitorList planHref="/plan" />
 * ```
 */
export function CompetitorList({
  appearance,
  defaultFacility,
  ...viewProps
}: CompetitorListProps): JSX.Element {
  const state = useCompetitorList({ defaultFacility });
  return (
    <FeatureSurface
      component="CompetitorList"
      appearance={appearance}
      messages={[rankingsMessages, companyMessages]}
      permission={state.viewing}
      forbidden="rankings.competition.forbidden"
      loading={{ blocks: 4 }}
    >
      <CompetitorListView state={state} {...viewProps} />
    </FeatureSurface>
  );
}

/** How the list of competitors fits into the page around it. */
export interface CompetitorListAppearance {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface CompetitorListViewProps extends CompetitorListAppearance {
  /** From `useCompetitorList`. */
  state: CompetitorListState;
}

/**
 * The view of the list of competitors: everything it shows and does comes in through the props.
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
      <RemovalQuestion
        removal={removal}
        titleOf={({ name }) => t('rankings.competitors.remove_title', { name })}
        textOf={() => t('rankings.competitors.remove_text')}
        confirmLabel={t('rankings.competitors.remove_confirm')}
        pendingLabel={t('rankings.competitors.removing')}
      />
    </Screen>
  );
}

interface CompetitorRowProps {
  competitor: Competitor;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One listing that the company compares itself with. */
function CompetitorRow({ competitor, refusal, onRemove }: CompetitorRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <DataRow
      title={competitor.name}
      text={<PlaceFacts place={competitor} />}
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('rankings.competitors.remove', { name: competitor.name })}
          disabledReason={refusal}
          onPress={onRemove}
        />
      }
    />
  );
}

interface CompetitorLimitProps {
  state: CompetitorListState;
  planHref: string | undefined;
}

/** How many can be added; why none can any more; why the last one was refused. */
function CompetitorLimit({ state, planHref }: CompetitorLimitProps): JSX.Element {
  const t = useTranslate();
  const { limit, isLimitOfPlan, search } = state;
  const { refusal } = search;
  const isPlan = search.isAboutPlan || (!refusal && isLimitOfPlan);
  if (!refusal && !limit.isReached)
    return (
      <Text as="p" tone="muted" wrap="pretty">
        {t('rankings.competitors.left', { count: limit.left })}
      </Text>
    );
  return (
    <PlanBanner
      isAboutPlan={isPlan}
      planHref={planHref}
      tone={refusal && !isPlan ? 'bad' : 'warn'}
      role={refusal ? 'alert' : undefined}
    >
      {refusal ??
        t(isPlan ? 'rankings.competitors.plan' : 'rankings.competitors.limit', { count: limit.max })}
    </PlanBanner>
  );
}
