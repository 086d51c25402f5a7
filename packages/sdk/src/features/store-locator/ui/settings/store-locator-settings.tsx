'use client';
import type { JSX } from 'react';
import { storeLocatorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { useLocatorSettings, type LocatorSettingsOptions } from '../../settings/use-locator-settings.ts';
import {
  StoreLocatorSettingsView,
  type StoreLocatorSettingsAppearance,
} from './store-locator-settings-view.tsx';

export interface StoreLocatorSettingsProps extends LocatorSettingsOptions, StoreLocatorSettingsAppearance {
  /** Appearance of these settings alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Settings of the store locator on the company's website: its appearance and contents, with a live preview and the code
 * to paste.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place, refusals beside their fields. When
 * another user saves meanwhile, nothing is lost: a field that both changed is a conflict.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-StoreLocatorSettings
 * @example
 * ```tsx
 * <StoreLocatorSettings questionsHref="/store-locator/faq" onSaved={() => notify('Zapisano')} />
 * ```
 */
export function StoreLocatorSettings({ appearance, ...props }: StoreLocatorSettingsProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission('manage_store_locator');
  useFeatureMessages(storeLocatorMessages);
  return (
    <Surface component="StoreLocatorSettings" appearance={appearance}>
      {permission.reason ? (
        <ForbiddenState title={t('store_locator.settings.forbidden')} reason={permission.reason.text} />
      ) : (
        <AllowedSettings {...props} />
      )}
    </Surface>
  );
}

function AllowedSettings({ onSaved, ...viewProps }: LocatorSettingsOptions & StoreLocatorSettingsAppearance) {
  return <StoreLocatorSettingsView state={useLocatorSettings({ onSaved })} {...viewProps} />;
}
