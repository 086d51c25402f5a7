'use client';
import type { ReactNode, JSX } from 'react';
import { companyMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import type { ComponentName } from '../../../../theme/components.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';

interface CompanySurfaceProps {
  component: ComponentName;
  appearance: Appearance | undefined;
  children: ReactNode;
}

/** Around each of the company's components: its looks, and why it is closed to those who may not see the data. */
export function CompanySurface({ component, appearance, children }: CompanySurfaceProps): JSX.Element {
  const permission = usePermission('view_company_data');
  useFeatureMessages(companyMessages);
  const content = permission.reason ? <Forbidden reason={permission.reason.text} /> : children;
  return (
    <Surface component={component} appearance={appearance}>
      {content}
    </Surface>
  );
}

function Forbidden({ reason }: { reason: string }) {
  const t = useTranslate();
  return (
    <EmptyState icon={<LockIcon size={24} />} title={t('company.forbidden')}>
      {reason}
    </EmptyState>
  );
}
