'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';

interface CompetitionFrameProps {
  component: ComponentName;
  appearance: Appearance | undefined;
  permission: PermissionDecision;
  areWordsReady: boolean;
  children: ReactNode;
}

/** Around each component about competitors: its looks, and why it is closed to those who may not see them. */
export function CompetitionFrame({
  component,
  appearance,
  permission,
  areWordsReady,
  children,
}: CompetitionFrameProps): JSX.Element {
  const t = useTranslate();
  return (
    <Surface component={component} appearance={appearance}>
      {!areWordsReady || permission.isPending ? (
        <Skeleton label={t('common.loading')} blocks={4} />
      ) : permission.reason ? (
        <ForbiddenState title={t('rankings.competition.forbidden')} reason={permission.reason.text} />
      ) : (
        children
      )}
    </Surface>
  );
}

interface CompetitionFailureProps {
  error: ApiError;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Why there is nothing to show: a location that cannot be watched, or a call that failed. */
export function CompetitionFailure({ error, isFetching, refetch }: CompetitionFailureProps): JSX.Element {
  const t = useTranslate();
  if (error.code === 'service_area_not_monitored')
    return (
      <EmptyState
        icon={<PinIcon size={24} />}
        title={t('rankings.competition.service_area.title')}
        headingLevel={3}
        role="status"
      >
        {t('rankings.competition.service_area.text')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('rankings.competition.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

/** Says that nothing was measured in the period. */
export function NoPositions(): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState title={t('rankings.competition.no_positions.title')} headingLevel={3} role="status">
      {t('rankings.competition.no_positions.text')}
    </EmptyState>
  );
}
