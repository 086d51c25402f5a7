'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { StartedAppleListings } from '../../apple/use-apple-listings.ts';
import { DirectoryProblemText } from '../directories/directory-problem-text.tsx';
import { useShownFirst } from '../directories/use-shown-first.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { LeftOutLocations } from './left-out-locations.tsx';

interface EnablePreviewProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  preview: StartedAppleListings;
}

/** What would be sent to Apple, which of it waits for a brand, what locations lack, and which are not sent. */
export function EnablePreview({ preview, getLocationHref }: EnablePreviewProps): JSX.Element {
  const t = useTranslate();
  const { accepted, waiting_for_brand: held, lacking, left_out: leftOut } = preview;
  const { shown, more } = useShownFirst(lacking, 'apple_accounts');
  return (
    <Stack gap={5}>
      <Text as="p" weight="medium" role="status">
        {accepted.length > 0
          ? t('apple_accounts.enable.accepted', { count: accepted.length })
          : t(leftOut.length > 0 ? 'apple_accounts.enable.none' : 'apple_accounts.enable.nothing')}
      </Text>
      {held.length > 0 && <Banner>{t('apple_accounts.enable.waiting', { count: held.length })}</Banner>}
      {lacking.length > 0 && (
        <Stack gap={3}>
          <Stack gap={1}>
            <Heading level={3}>{t('apple_accounts.enable.lacking', { count: lacking.length })}</Heading>
            <Text as="p" size="s" tone="muted" wrap="pretty">
              {t('apple_accounts.enable.lacking_text')}
            </Text>
          </Stack>
          <Stack as="ul" gap={3} aria-label={t('apple_accounts.enable.lacking_list')}>
            {shown.map(({ location, problems }) => {
              const name = `${location.name}, ${location.formatted_address}`;
              return (
                <Stack key={location.id} as="li" gap={1}>
                  <Text weight="medium" wrap="anywhere">
                    {name}
                  </Text>
                  {problems.map((problem) => (
                    <DirectoryProblemText
                      key={`${problem.code} ${problem.field ?? ''} ${problem.message}`}
                      problem={problem}
                      texts="apple_accounts"
                      locationId={location.id}
                      locationName={name}
                      getLocationHref={getLocationHref}
                    />
                  ))}
                </Stack>
              );
            })}
          </Stack>
          {more}
        </Stack>
      )}
      {leftOut.length > 0 && <LeftOutLocations leftOut={leftOut} />}
    </Stack>
  );
}
