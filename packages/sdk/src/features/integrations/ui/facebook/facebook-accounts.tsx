'use client';
import { type JSX, useState } from 'react';
import { facebookAccountsMessages, listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { useFeatureFlag, usePermission } from '../../../../permissions/use-permission.ts';
import { useControlled } from '../../../../state/use-controlled.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import { type FacebookAccount, useFacebookAccounts } from '../../facebook/use-facebook-accounts.ts';
import { AccountList } from '../directories/account-list.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { FacebookAccountCard } from './facebook-account-card.tsx';
import { type FacebookConsentOptions, useFacebookConsent } from './facebook-consent.ts';

export interface FacebookAccountsProps
  extends FacebookConsentOptions, Pick<MapSettingsProps, 'getLocationHref'> {
  /** Id of the account whose pages are shown, or `all` for the list. @defaultValue its own state, from 'all' on */
  account?: number | 'all' | undefined;
  /** Another account is shown, or the list. */
  onAccountChange?: ((account: number | 'all') => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The Facebook accounts that the company is connected to: connect one, say which of its pages is which location's, see
 * what that changes before it is written, and how far each page is. Needs the feature flag `facebook_accounts`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-FacebookAccounts
 * @example
 * ```tsx
 * <FacebookAccounts getLocationHref={(id, section) => `/locations/${id}${section ? `#${section}` : ''}`} />
 * ```
 */
export function FacebookAccounts({ appearance, ...props }: FacebookAccountsProps): JSX.Element {
  const t = useTranslate();
  const isOn = useFeatureFlag('facebook_accounts');
  return (
    <FeatureSurface
      component="FacebookAccounts"
      appearance={appearance}
      messages={[facebookAccountsMessages, listingValueMessages]}
      permission={usePermission(facebookAccess.see)}
      forbidden="facebook_accounts.forbidden"
      loading={{ blocks: 2, lines: 3 }}
    >
      {isOn ? (
        <FacebookAccountsView {...props} />
      ) : (
        <EmptyState title={t('facebook_accounts.disabled')}>
          {t('facebook_accounts.disabled_text')}
        </EmptyState>
      )}
    </FeatureSurface>
  );
}

const FacebookAccountView = /* @__PURE__ */ lazyComponent(
  async () => (await import('./facebook-account-view.tsx')).FacebookAccountView,
);
const DisconnectFacebookDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./disconnect-facebook-dialog.tsx')).DisconnectFacebookDialog,
);

/** The accounts, or the pages of one of them. */
function FacebookAccountsView(props: Omit<FacebookAccountsProps, 'appearance'>): JSX.Element {
  const { account: given, onAccountChange, getLocationHref, openConsent, headingLevel = 1 } = props;
  const t = useTranslate();
  const query = useFacebookAccounts();
  const layout = useScreenLayout();
  const [opened, open] = useControlled<number | 'all'>(given, 'all', onAccountChange);
  const [leaving, setLeaving] = useState<FacebookAccount>();
  const { data } = query;
  const notConfigured = data?.is_configured === false ? t('facebook_accounts.not_configured') : undefined;
  const consent = useFacebookConsent({ openConsent }, notConfigured);
  const shown = data?.results.find(({ id }) => id === opened);
  if (shown)
    return (
      <Screen part="FacebookAccounts" layout={layout} height="flow" inset="page">
        <FacebookAccountView
          // Another account begins at its own step.
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
    <Screen part="FacebookAccounts" layout={layout} height="flow" inset="page">
      <AccountList
        texts="facebook_accounts"
        query={query}
        consent={consent}
        notConfigured={notConfigured}
        headingLevel={headingLevel}
      >
        {(account, cardLevel) => (
          <FacebookAccountCard
            key={account.id}
            account={account}
            consent={consent}
            onOpen={() => open(account.id)}
            onDisconnect={() => setLeaving(account)}
            headingLevel={cardLevel}
          />
        )}
      </AccountList>
      {leaving && <DisconnectFacebookDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Screen>
  );
}
