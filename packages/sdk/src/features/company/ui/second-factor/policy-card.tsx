'use client';
import { type JSX, useState } from 'react';
import { companyMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useCurrentCompany } from '../../current-company.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useChangeSecondFactorPolicy } from '../../second-factor-policy.ts';

/** Whether a second factor is asked for, as a switch; a question comes before it is turned on. */
export function PolicyCard({ headingLevel }: { headingLevel: 2 | 3 | 4 }): JSX.Element | null {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(companyMessages);
  const { reason } = usePermission(changing);
  const { allowed: maySee } = usePermission(seeing);
  const { data: company } = useCurrentCompany();
  const change = useChangeSecondFactorPolicy();
  const [isAsking, setAsking] = useState(false);
  const { reportElsewhere, messageFor } = useFormRefusal();
  if (!company || !maySee || !areWordsReady) return null;
  const send = (isRequired: boolean) =>
    change.mutate(isRequired, { onSettled: () => setAsking(false), onError: reportElsewhere });
  const failure = messageFor(change.error);
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
          <RefusalBanner message={failure} />
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

/** In the demo and in view-as one may see what holds; a manager may not. */
const seeing = { ...changing, demo: 'allowed' } as const;

const RequireFactorDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./require-factor-dialog.tsx')).RequireFactorDialog,
);
