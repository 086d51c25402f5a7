'use client';
import { type JSX, useState } from 'react';
import {
  appleAccountsMessages,
  listingsMessages,
  listingValueMessages,
} from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { useFeatureFlag, usePermission } from '../../../../permissions/use-permission.ts';
import { useControlled } from '../../../../state/use-controlled.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { appleAccess } from '../../apple/apple.queries.ts';
import { type AppleAccount, useAppleAccounts } from '../../apple/use-apple-accounts.ts';
import { AccountCard } from '../directories/account-card.tsx';
import { AccountList } from '../directories/account-list.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { type AppleConsentOptions, useAppleConsent } from './apple-consent.ts';

export interface AppleAccountsProps extends AppleConsentOptions, Pick<MapSettingsProps, 'getLocationHref'> {
  /** Id of the organisation that is shown, or `all` for the list. @defaultValue its own state, from 'all' on */
  account?: number | 'all' | undefined;
  /** Another organisation is shown, or the list. */
  onAccountChange?: ((account: number | 'all') => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The organisations at Apple that the company is connected to: connect one, name the brand in each country, send
 * locations after seeing what they lack, settle what was changed on both sides, stop and bring back. Needs the feature
 * flag `apple_maps`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-AppleAccounts
 * @example
 * ```tsx
 * <AppleAccounts getLocationHref={(id, section) => `/locations/${id}${section ? `#${section}` : ''}`} />
 * ```
 */
export function AppleAccounts({ appearance, ...props }: AppleAccountsProps): JSX.Element {
  const t = useTranslate();
  const isOn = useFeatureFlag('apple_maps');
  return (
    <FeatureSurface
      component="AppleAccounts"
      appearance={appearance}
      messages={[appleAccountsMessages, listingsMessages, listingValueMessages]}
      permission={usePermission(appleAccess.see)}
      forbidden="apple_accounts.forbidden"
      loading={{ blocks: 2, lines: 3 }}
    >
      {isOn ? (
        <AppleAccountsView {...props} />
      ) : (
        <EmptyState title={t('apple_accounts.disabled')}>{t('apple_accounts.disabled_text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}

const AppleAccountView = /* @__PURE__ */ lazyComponent(
  async () => (await import('./apple-account-view.tsx')).AppleAccountView,
);
const DisconnectAppleDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./disconnect-apple-dialog.tsx')).DisconnectAppleDialog,
);

/** The organisations, or one of them. */
function AppleAccountsView(props: Omit<AppleAccountsProps, 'appearance'>): JSX.Element {
  const { account: given, onAccountChange, getLocationHref, openConsent, headingLevel = 1 } = props;
  const t = useTranslate();
  const query = useAppleAccounts();
  const layout = useScreenLayout();
  const [opened, open] = useControlled<number | 'all'>(given, 'all', onAccountChange);
  const [leaving, setLeaving] = useState<AppleAccount>();
  const { data } = query;
  const notConfigured = data?.is_configured === false ? t('apple_accounts.not_configured') : undefined;
  const consent = useAppleConsent({ openConsent }, notConfigured);
  const shown = data?.results.find(({ id }) => id === opened);
  if (shown)
    return (
      <Screen part="AppleAccounts" layout={layout} height="flow" inset="page">
        <AppleAccountView
          // Another organisation begins without what was asked about the former.
          key={shown.id}
          account={shown}
          consent={consent}
          getLocationHref={getLocationHref}
          onBack={() => open('all')}
          headingLevel={headingLevel}
        />
      </Screen>
    );
  return (
    <Screen part="AppleAccounts" layout={layout} height="flow" inset="page">
      <AccountList
        texts="apple_accounts"
        query={query}
        consent={consent}
        notConfigured={notConfigured}
        headingLevel={headingLevel}
      >
        {(account, cardLevel) => (
          <AccountCard
            key={account.id}
            part="AppleAccounts-account"
            texts="apple_accounts"
            account={account}
            counts={shownCounts
              .filter((count) => always.includes(count) || account[count] > 0)
              .map((count) => ({ label: t(`apple_accounts.count.${count}`), value: account[count] }))}
            consent={consent}
            onOpen={() => open(account.id)}
            onDisconnect={() => setLeaving(account)}
            headingLevel={cardLevel}
          />
        )}
      </AccountList>
      {leaving && <DisconnectAppleDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Screen>
  );
}

const shownCounts = ['published', 'waiting', 'waiting_for_brand', 'conflicts', 'refused'] as const;

/** Counts that are shown even where they are zero. */
const always: readonly (typeof shownCounts)[number][] = ['published', 'waiting', 'refused'];
