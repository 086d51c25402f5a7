'use client';
import { useEffect, useRef, type JSX } from 'react';
import { aiReplyMessages } from '../../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../../ui/display/key-hint.tsx';
import { SparkleIcon, StopIcon } from '../../../../../ui/icons/action-icons.tsx';
import { useInboxAiReply } from '../../../inbox/ai/use-ai-reply.ts';
import { type InboxPartProps, useOpinionInboxView } from '../inbox-view-context.ts';

/** Starts or stops an AI reply in the composer; also the shortcut A. */
export function AiReplyButton({ review }: InboxPartProps): JSX.Element | null {
  const t = useTranslate();
  const isReady = useFeatureMessages(aiReplyMessages);
  const { source, commands, isNarrow } = useOpinionInboxView();
  const ai = useInboxAiReply(source, review);
  const isWriting = ai.state === 'writing';
  const act = () => (isWriting ? ai.stop() : ai.write());
  useOffer(commands.offer, act);
  if (!isReady) return null;
  return (
    <Button
      size={isNarrow ? 'm' : 's'}
      icon={isWriting ? <StopIcon size={15} /> : <SparkleIcon size={15} />}
      disabledReason={isWriting ? undefined : ai.reason}
      onPress={act}
    >
      {isWriting
        ? `${t('ai_reply.writing')} ${t('ai_reply.stop')}`
        : t(ai.isByAi ? 'ai_reply.write_again' : 'ai_reply.write')}{' '}
      {!isNarrow && !isWriting && <KeyHint>A</KeyHint>}
    </Button>
  );
}

type Offer = ReturnType<typeof useOpinionInboxView>['commands']['offer'];

function useOffer(offer: Offer, act: () => void): void {
  const latest = useRef({ offer, act });
  useEffect(() => {
    latest.current = { offer, act };
  });
  useEffect(() => latest.current.offer('ai_draft', () => latest.current.act()), []);
}
