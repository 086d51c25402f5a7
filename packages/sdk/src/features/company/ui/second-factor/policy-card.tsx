'use client';
import { type JSX, useState } from 'react';
import { companyMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useCurrentCompany } from '../../current-company.ts';
import { useChangeSecondFactorPolicy } from '../../second-factor-policy.ts';

/** Whether a second factor is asked for, as a switch; a question comes before it is turned on. */
export function PolicyCard({ headingLevel }: { headingLevel: 2 | 3 | 4 }): JSX.Element | null {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(companyMessages);
  const { reason } = usePermission(changing);
  const { data: company } = useCurrentCompany();
  const change = useChangeSecondFactorPolicy();
  const [isAsking, setAsking] = useState(false);
  // In the demo and in view-as one may see what holds; a manager may not.
  const isClosed = reason && reason.code !== 'demo_read_only' && reason.code !== 'view_as_read_only';
  if (!company || isClosed || !areWordsReady) return null;
  const send = (isRequired: boolean) => change.mutate(isRequired, { onSettled: () => setAsking(false) });
  return (
    <>
      <Card title={t('company.second_factor.title')} headingLevel={headingLevel}>
        <Stack gap={4}>
          <Switch
            label={t('company.second_factor.label')}
            description={reason?.text ?? t('company.second_factor.text')}
            isDisabled={Boolean(reason) || change.isPending}
            isSelected={company.second_factor_required}
            onChange={(isRequired) => (isRequired ? setAsking(true) : send(false))}
          />
          {change.error && (
            <Banner tone="bad" role="alert">
              {change.error.detail ?? t('error.generic')}
            </Banner>
          )}
        </Stack>
      </Card>
      {isAsking && (
        <RequireFactorDialog
          isPending={change.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => send(true)}
        />
      )}
    </>
  );
}

/** How people log in decides who gets in, so this is for owners and admins alone. */
const changing = { fullAccess: true, module: 'permissions', demo: 'blocked' } as const;

const RequireFactorDialog = lazyComponent(
  async () => (await import('./require-factor-dialog.tsx')).RequireFactorDialog,
);
