'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { FacebookAccountProblem } from './facebook-account-card.tsx';
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
      <Row>
        <Button variant="ghost" size="s" icon={<ArrowStartIcon size={16} />} onPress={onBack}>
          {t('facebook_accounts.back')}
        </Button>
      </Row>
      <PageHeader
        title={account.name}
        headingLevel={headingLevel}
        actions={
          (hasLinks || !isLinking) && (
            <Button onPress={() => setLinking(!isLinking)}>
              {t(`facebook_accounts.${isLinking ? 'show_listings' : 'change_links'}`)}
            </Button>
          )
        }
      />
      <FacebookAccountProblem account={account} consent={consent} />
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
