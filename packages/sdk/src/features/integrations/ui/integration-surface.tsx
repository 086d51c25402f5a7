'use client';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { ReactNode, JSX } from 'react';
import { integrationsMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../patterns/query-state.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import type { ComponentName } from '../../../theme/components.ts';
import { Surface } from '../../../ui/surface.tsx';

interface IntegrationSurfaceProps {
  component: ComponentName;
  appearance: Appearance | undefined;
  access: MemberAccess;
  /** Said to those who may not see it. */
  forbiddenKey: 'integrations.forbidden' | 'integrations.import.forbidden';
  children: ReactNode;
}

/** Around accounts and import: their looks, their words, and why they are closed to some. */
export function IntegrationSurface(props: IntegrationSurfaceProps): JSX.Element {
  const { component, appearance, access, forbiddenKey, children } = props;
  const t = useTranslate();
  const permission = usePermission(access);
  const hasMessages = useFeatureMessages(integrationsMessages);
  const content = permission.reason ? (
    <ForbiddenState title={t(forbiddenKey)} reason={permission.reason.text} />
  ) : (
    !permission.isPending && children
  );
  return (
    <Surface component={component} appearance={appearance}>
      {hasMessages && content}
    </Surface>
  );
}
