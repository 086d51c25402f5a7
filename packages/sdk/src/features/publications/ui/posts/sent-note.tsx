'use client';
import type { JSX } from 'react';
import { postComposerMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { type SentPost, useSentPost } from '../../composer/sent-post.ts';
import { ExcludedLocations } from '../excluded-locations.tsx';
import { sentTitle } from '../sent-title.ts';

interface SentNoteProps {
  /** Opens a post with its locations. */
  onOpen: (id: number) => void;
}

/** Says what became of the post that was sent just before, until it is dismissed or the list is left. */
export function SentNote({ onOpen }: SentNoteProps): JSX.Element {
  const { sent, dismiss } = useSentPost();
  // Always there, so that it announces what comes into it.
  return <div role="status">{sent && <SentBanner sent={sent} onOpen={onOpen} onDismiss={dismiss} />}</div>;
}

interface SentBannerProps extends SentNoteProps {
  sent: SentPost;
  onDismiss: () => void;
}

function SentBanner({ sent, onOpen, onDismiss }: SentBannerProps) {
  const t = useTranslate();
  const hasMessages = useFeatureMessages(postComposerMessages);
  if (!hasMessages) return null;
  const { post, excluded } = sent;
  return (
    <Inset padding={[4, 7]} narrow={{ padding: [4, 5] }}>
      <Banner
        tone="good"
        title={sentTitle(sent, t)}
        actions={
          <Button size="s" onPress={() => onOpen(post.id)}>
            {t('posts.details')}
          </Button>
        }
        onDismiss={onDismiss}
        dismissLabel={t('common.close')}
      >
        {excluded.length > 0 && <ExcludedLocations excluded={excluded} />}
      </Banner>
    </Inset>
  );
}
