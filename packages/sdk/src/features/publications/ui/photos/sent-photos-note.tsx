'use client';
import type { JSX } from 'react';
import { postComposerMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useSentPhotos } from '../../composer/sent-post.ts';
import type { PhotosSent } from '../../use-photo-actions.ts';
import { ExcludedLocations } from '../excluded-locations.tsx';

/** Says which photos were sent just before and who was left out, until it is dismissed or the screen is left. */
export function SentPhotosNote(): JSX.Element {
  const { sent, dismiss } = useSentPhotos();
  return <SentPhotosBanner sent={sent} onDismiss={dismiss} />;
}

interface SentPhotosBannerProps {
  sent: PhotosSent | undefined;
  onDismiss: () => void;
}

/** How many photos are on their way, and the locations that get none. */
export function SentPhotosBanner({ sent, onDismiss }: SentPhotosBannerProps): JSX.Element {
  const t = useTranslate();
  const hasMessages = useFeatureMessages(postComposerMessages);
  return (
    // Always there, so that it announces what comes into it.
    <div role="status">
      {sent && hasMessages && (
        <Banner
          tone="good"
          title={t('photos.upload.sent', { count: sent.batch.total })}
          onDismiss={onDismiss}
          dismissLabel={t('common.close')}
        >
          <Stack gap={3}>
            <span>{t('photos.upload.when')}</span>
            {sent.excluded.length > 0 && <ExcludedLocations excluded={sent.excluded} />}
          </Stack>
        </Banner>
      )}
    </div>
  );
}
