'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { companyMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ComponentName } from '../../../../theme/components.ts';

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
export function LoadState({ blocks = 3, ...query }: LoadStateProps): JSX.Element {
  const t = useTranslate();
  return (
    <QueryState query={query} failed={t('company.failed')} empty={undefined} loading={{ blocks, lines: 2 }} />
  );
}
