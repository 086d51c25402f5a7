'use client';
import type { JSX } from 'react';
import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { FacebookListing } from '../../facebook/use-facebook-pages.ts';
import { DirectoryProblemText } from '../directory-problem-text.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';

interface FacebookListingRowProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  listing: FacebookListing;
  onRetry: () => void;
  isRetrying: boolean;
  /** Why it cannot be sent again. */
  disabledReason: string | undefined;
}

/** A linked page with how far it is, and what has to be corrected. */
export function FacebookListingRow(props: FacebookListingRowProps): JSX.Element {
  const { listing, getLocationHref, onRetry, isRetrying, disabledReason } = props;
  const t = useTranslate();
  const format = useFormat();
  const { location, state, problems, published_at: publishedAt, link } = listing;
  const name = `${location.name}, ${location.formatted_address}`;
  const href = getLocationHref?.(location.id);
  const facts = [
    location.store_code,
    publishedAt && t('facebook_accounts.listings.published_on', { date: format.date(publishedAt) }),
  ];
  return (
    <Spread as="li" part="FacebookAccounts-listing" align="start" gap={5} rowGap={3} padding={[4, 5]}>
      <Inset basis="260px">
        <Text as="div" weight="medium" wrap="anywhere">
          {href ? (
            <Link variant="name" href={href} isInApp>
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text as="div" tone="subtle" size="s" wrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {problems.length > 0 && (
          <Stack as="ul" gap={1} padding={[2, 0, 0]}>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.field ?? ''} ${problem.message}`}>
                <DirectoryProblemText
                  problem={problem}
                  texts="facebook_accounts"
                  locationId={location.id}
                  locationName={name}
                  getLocationHref={getLocationHref}
                />
              </li>
            ))}
          </Stack>
        )}
      </Inset>
      <Row gap={3} rowGap={2} wrap>
        <Tag tone={tones[state]}>{t(`facebook_accounts.state.${state}`)}</Tag>
        {link !== '' && (
          <Link
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={t('facebook_accounts.listings.open_named', { name })}
          >
            {t('facebook_accounts.listings.open')}
          </Link>
        )}
        {canRetryListing(listing) && (
          <Button
            size="s"
            aria-label={t('facebook_accounts.retry_named', { name })}
            onPress={onRetry}
            isPending={isRetrying}
            pendingLabel={t('facebook_accounts.retrying')}
            disabledReason={disabledReason}
          >
            {t('facebook_accounts.retry')}
          </Button>
        )}
      </Row>
    </Spread>
  );
}

const tones: Readonly<Record<FacebookListing['state'], Tone>> = {
  off: 'mute',
  waiting: 'info',
  in_review: 'info',
  publishing: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'bad',
  removing: 'mute',
};
