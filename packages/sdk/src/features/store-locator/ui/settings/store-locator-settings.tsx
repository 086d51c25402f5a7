'use client';
import type { JSX } from 'react';
import { storeLocatorMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
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
  return (
    <FeatureSurface
      component="StoreLocatorSettings"
      appearance={appearance}
      messages={[storeLocatorMessages]}
      permission={usePermission('manage_store_locator')}
      forbidden="store_locator.settings.forbidden"
    >
      <AllowedSettings {...props} />
    </FeatureSurface>
  );
}

function AllowedSettings({ onSaved, ...viewProps }: LocatorSettingsOptions & StoreLocatorSettingsAppearance) {
  return <StoreLocatorSettingsView state={useLocatorSettings({ onSaved })} {...viewProps} />;
}
