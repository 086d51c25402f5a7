'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { companyMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

interface CompanySurfaceProps {
  component: ComponentName;
  appearance: Appearance | undefined;
  children: ReactNode;
}

/** Around each of the company's components: its looks, and why it is closed to those who may not see the data. */
export function CompanySurface({ component, appearance, children }: CompanySurfaceProps): JSX.Element {
  return (
    <FeatureSurface
      {...{ component, appearance }}
      messages={[companyMessages]}
      permission={usePermission('view_company_data')}
      forbidden="company.forbidden"
    >
      {children}
    </FeatureSurface>
  );
}

interface LoadStateProps {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Blocks to stand in for. */
  blocks?: number;
}

/** In place of what is on its way, or could not be fetched. */
export function LoadState({ error, isFetching, refetch, blocks = 3 }: LoadStateProps): JSX.Element {
  const t = useTranslate();
  if (!error) return <Skeleton label={t('common.loading')} blocks={blocks} lines={2} />;
  return (
    <ErrorState
      title={t('company.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
