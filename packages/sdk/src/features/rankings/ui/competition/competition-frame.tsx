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
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
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

interface CompetitionHeaderProps {
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A card's title with more choices than fit beside it on a phone. */
export function CompetitionHeader({ title, headingLevel, children }: CompetitionHeaderProps): JSX.Element {
  return (
    <Row part="Competition-header" gap={4} rowGap={3} padding={[0, 0, 4]} wrap>
      <Heading level={headingLevel} basis="auto">
        {title}
      </Heading>
      <Row gap={3} wrap>
        {children}
      </Row>
    </Row>
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
