'use client';
import type { JSX } from 'react';
import { canRetryListing, directoryReviewDays } from '@pinfold/contract/features/integrations/directory';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Inset, Row, Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MapsConnectionTag } from '../../listings/ui/list/maps-connection-tag.tsx';
import type { BingListing } from '../use-map-settings.ts';
import { DirectoryProblemText } from './directory-problem-text.tsx';
import type { MapSettingsProps } from './map-settings.tsx';

interface BingListingRowProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  listing: BingListing;
  onRetry: () => void;
  isRetrying: boolean;
  /** Why it cannot be sent again. */
  disabledReason: string | undefined;
}

/** A location with what Bing made of it, and what has to be corrected. */
export function BingListingRow({
  listing,
  getLocationHref,
  onRetry,
  isRetrying,
  disabledReason,
}: BingListingRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { location, maps_integration_status: status, problems, published_at: publishedAt, link } = listing;
  const name = `${location.name}, ${location.formatted_address}`;
  const href = getLocationHref?.(location.id);
  const facts = [
    location.store_code,
    publishedAt && t('integrations.maps.published_on', { date: format.date(publishedAt) }),
  ];
  return (
    <Spread as="li" part="MapSettings-row" align="start" gap={5} rowGap={3} padding={[4, 5]}>
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
                  texts="integrations.maps"
                  locationId={location.id}
                  locationName={name}
                  getLocationHref={getLocationHref}
                />
              </li>
            ))}
          </Stack>
        )}
        {listing.is_late && (
          <Text as="p" tone="muted" size="s" padding={[2, 0, 0]}>
            {t('integrations.maps.late', { count: directoryReviewDays })}
          </Text>
        )}
      </Inset>
      <Row gap={3} rowGap={2} wrap>
        <MapsConnectionTag status={status} />
        {link !== '' && (
          <Link
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={t('integrations.maps.open_named', { name })}
          >
            {t('integrations.maps.open')}
          </Link>
        )}
        {canRetryListing(listing) && (
          <Button
            size="s"
            aria-label={t('integrations.maps.retry_named', { name })}
            onPress={onRetry}
            isPending={isRetrying}
            pendingLabel={t('integrations.maps.retrying')}
            disabledReason={disabledReason}
          >
            {t('integrations.maps.retry')}
          </Button>
        )}
      </Row>
    </Spread>
  );
}
