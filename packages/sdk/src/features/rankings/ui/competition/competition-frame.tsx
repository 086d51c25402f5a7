'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
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
        <EmptyState icon={<LockIcon size={24} />} title={t('rankings.competition.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      ) : (
        children
      )}
    </Surface>
  );
}
