'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';
import { AccountHeader } from '../directories/account-header.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { FacebookListings } from './facebook-listings.tsx';
import { PageLinking } from './page-linking.tsx';

interface FacebookAccountViewProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  account: FacebookAccount;
  consent: Consent;
  onBack: () => void;
  headingLevel: 1 | 2;
}

/** One account: linking its pages with locations, and afterwards how far they are. */
export function FacebookAccountView(props: FacebookAccountViewProps): JSX.Element {
  const { account, consent, getLocationHref, onBack, headingLevel } = props;
  const t = useTranslate();
  const hasLinks = account.published + account.waiting + account.refused > 0;
  const [isLinking, setLinking] = useState(!hasLinks);
  return (
    <>
      <AccountHeader
        texts="facebook_accounts"
        account={account}
        consent={consent}
        onBack={onBack}
        headingLevel={headingLevel}
        actions={
          (hasLinks || !isLinking) && (
            <Button onPress={() => setLinking(!isLinking)}>
              {t(`facebook_accounts.${isLinking ? 'show_listings' : 'change_links'}`)}
            </Button>
          )
        }
      />
      {isLinking ? (
        <PageLinking
          account={account}
          consent={consent}
          onLinked={() => setLinking(false)}
          headingLevel={levelBelow[headingLevel]}
        />
      ) : (
        <FacebookListings
          account={account}
          getLocationHref={getLocationHref}
          headingLevel={levelBelow[headingLevel]}
        />
      )}
    </>
  );
}
