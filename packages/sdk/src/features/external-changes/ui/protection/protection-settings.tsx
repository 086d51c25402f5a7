'use client';
import type { JSX } from 'react';
import { externalChangesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useProtectionForm, type ProtectionFormOptions } from '../../protection/use-protection-form.ts';
import { ProtectionSettingsView, type ProtectionSettingsLooks } from './protection-settings-view.tsx';

export interface ProtectionSettingsProps extends ProtectionFormOptions, ProtectionSettingsLooks {
  /** Looks of these settings alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What is protected from changes by others: fields for all locations, lists of groups, and the switch that rejects
 * such changes automatically. Beside it stands, while one ticks, what it would have rejected in the last 90 days.
 *
 * What is ticked and not saved stays while the Provider lives. Failures are shown in place. Who may not protect reads
 * the settings, with the reason above.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ProtectionSettings
 * @example
 * ```tsx
 * <ProtectionSettings onSaved={() => notify('Zapisano ustawienia ochrony')} />
 * ```
 */
export function ProtectionSettings({ appearance, ...props }: ProtectionSettingsProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission('view_external_changes');
  useFeatureMessages(externalChangesMessages);
  return (
    <Surface component="ProtectionSettings" appearance={appearance}>
      {permission.reason ? (
        <EmptyState icon={<LockIcon size={24} />} title={t('external_changes.protection.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      ) : (
        <AllowedSettings {...props} />
      )}
    </Surface>
  );
}

function AllowedSettings({ onSaved, ...looks }: ProtectionFormOptions & ProtectionSettingsLooks) {
  return <ProtectionSettingsView state={useProtectionForm({ onSaved })} {...looks} />;
}
