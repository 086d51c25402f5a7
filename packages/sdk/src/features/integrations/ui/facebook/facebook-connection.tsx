'use client';
import type { JSX } from 'react';
import { facebookAccountsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import { type FacebookAccount, useFinishFacebookConnection } from '../../facebook/use-facebook-accounts.ts';
import { ConnectButton } from '../connect-button.tsx';
import { ConsentReturn } from '../consent-return.tsx';
import { type FacebookConsentOptions, useFacebookConsent } from './facebook-consent.ts';

export interface FacebookConnectionProps extends FacebookConsentOptions {
  /** The query that Facebook sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** The account is connected: lead on to its pages. Replace the address, since its code is used up. */
  onConnected: (account: FacebookAccount) => void;
  /** The user gives it up. */
  onBack: () => void;
  /** Appearance of the page alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The page that Facebook redirects to: connects the account, or shows why it was not connected and a button to try again.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <FacebookConnection
 *   search={location.search}
 *   onConnected={({ id }) => navigate(`/facebook?account=${id}`)}
 *   onBack={() => navigate('/facebook')}
 * />
 * ```
 */
export function FacebookConnection({ appearance, ...props }: FacebookConnectionProps): JSX.Element {
  return (
    <FeatureSurface
      component="FacebookConnection"
      appearance={appearance}
      messages={[facebookAccountsMessages]}
      permission={usePermission(facebookAccess.change)}
      forbidden="facebook_accounts.forbidden"
      loading={null}
    >
      <FacebookConnectionView {...props} />
    </FeatureSurface>
  );
}

/** Waits for the account, or shows why there is none; the API says best what to do at Facebook. */
function FacebookConnectionView(props: Omit<FacebookConnectionProps, 'appearance'>): JSX.Element {
  const { search, onConnected, onBack, openConsent } = props;
  const t = useTranslate();
  const finish = useFinishFacebookConnection();
  const { messageFor } = useFormRefusal();
  const consent = useFacebookConsent({ openConsent });
  return (
    <ConsentReturn
      search={search}
      onConsent={(given) => finish.mutate(given, { onSuccess: onConnected })}
      failure={finish.error ? (messageFor(finish.error) ?? '') : undefined}
      waiting={t('facebook_accounts.connected.waiting')}
      refused={{
        title: t('facebook_accounts.connected.refused_title'),
        text: t('facebook_accounts.connected.refused_text'),
      }}
      failedTitle={t('facebook_accounts.connected.failed_title')}
      actions={
        <>
          <ConnectButton
            consent={consent}
            label={t('facebook_accounts.connected.again')}
            pendingLabel={t('facebook_accounts.connecting')}
          />
          <Button onPress={onBack}>{t('facebook_accounts.connected.back')}</Button>
        </>
      }
    />
  );
}
