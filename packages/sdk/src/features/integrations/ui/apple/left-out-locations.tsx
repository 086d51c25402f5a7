'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { StartedAppleListings } from '../../apple/use-apple-listings.ts';
import { useShownFirst } from '../directories/use-shown-first.tsx';

interface LeftOutLocationsProps {
  leftOut: StartedAppleListings['left_out'];
}

/** Locations that were asked for and are not sent to Apple, each with the reason. */
export function LeftOutLocations({ leftOut }: LeftOutLocationsProps): JSX.Element {
  const t = useTranslate();
  const { shown, more } = useShownFirst(leftOut, 'apple_accounts');
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('apple_accounts.enable.left_out', { count: leftOut.length })}</Heading>
      <Stack as="ul" gap={3} aria-label={t('apple_accounts.enable.left_out_list')}>
        {shown.map(({ location, reason }) => (
          <Stack key={location.id} as="li" gap={1}>
            <Text weight="medium" wrap="anywhere">
              {`${location.name}, ${location.formatted_address}`}
            </Text>
            <Text size="s" tone="muted" wrap="pretty">
              {t(`apple_accounts.enable.left_out.${reason}`)}
            </Text>
          </Stack>
        ))}
      </Stack>
      {more}
    </Stack>
  );
}
