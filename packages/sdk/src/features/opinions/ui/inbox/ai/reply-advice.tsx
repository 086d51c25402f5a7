'use client';
import { type JSX, useEffect, useRef } from 'react';
import type { PreflightFinding } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { aiReplyMessages } from '../../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useFeatureMessages } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { useInboxAiReply } from '../../../inbox/ai/use-ai-reply.ts';
import { useInboxPreflight } from '../../../inbox/ai/use-reply-preflight.ts';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import { type InboxPartProps, useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';
import type { ReplyGuard } from '../use-inbox-commands.ts';
import { FindingList } from '../../ai/finding-list.tsx';

interface ReplyAdviceProps extends InboxPartProps {
  /** What the field holds. */
  text: string;
}

/** Below the composer: how the model's draft went, what to look at before sending, and what is left of the limit. */
export function ReplyAdvice({ review, text }: ReplyAdviceProps): JSX.Element | null {
  const t = useInboxTranslate();
  const format = useFormat();
  const isReady = useFeatureMessages(aiReplyMessages);
  const { source, commands } = useOpinionInboxView();
  const ai = useInboxAiReply(source, review);
  const findings = useReplyGuard(review, text, ai.state === 'writing');
  if (!isReady) return null;
  const { limit } = ai;
  const isWarned = findings.length > 0 && commands.isWarned(review, text);
  const shownState =
    ai.state === 'writing' || ai.isByAi ? shownStates.find((state) => state === ai.state) : undefined;
  return (
    <Stack gap={3} padding={[3, 0, 0]}>
      {ai.failure && (
        <Banner
          tone="warn"
          role="alert"
          actions={
            ai.reason === undefined && (
              <Button size="s" onPress={() => ai.write()}>
                {t('ai_reply.retry')}
              </Button>
            )
          }
        >
          {ai.failure}
        </Banner>
      )}
      {isWarned ? (
        <Banner tone="warn" role="alert" title={t('ai_reply.check.title')}>
          <FindingList findings={findings} />
          {t('ai_reply.check.again')}
        </Banner>
      ) : (
        <FindingList findings={findings} />
      )}
      <Row gap={5} rowGap={2} wrap isHidden={!shownState && !limit}>
        <Text role="status" tone="subtle" size="s" isHidden={!shownState}>
          {shownState && t(`ai_reply.state.${shownState}`)}
        </Text>
        {limit && (
          <Text tone="subtle" size="s">
            {t('ai_reply.limit', {
              count: limit.remaining_limit,
              left: format.number(limit.remaining_limit),
              limit: format.number(limit.monthly_limit),
              date: format.date(limit.renews_at, 'day_month'),
            })}
          </Text>
        )}
      </Row>
    </Stack>
  );
}

const shownStates = ['writing', 'done', 'stopped'] as const;

/** Registers a check of the composer's text before it is sent. Returns the findings to show now. */
function useReplyGuard(review: InboxOpinion, text: string, isWriting: boolean): readonly PreflightFinding[] {
  const t = useInboxTranslate();
  const {
    source,
    commands: { guard },
  } = useOpinionInboxView();
  const check = useInboxPreflight(source, review);
  // Empty and too long texts are shown by the counter and the button.
  const found = isWriting ? [] : check(text).filter(({ code }) => code !== 'empty' && code !== 'too_long');

  const latest = useRef<ReplyGuard>(() => ({}));
  useEffect(() => {
    latest.current = (sent, words) => {
      if (sent.id !== review.id) return {};
      return isWriting
        ? { refusal: t('ai_reply.check.still_writing') }
        : { warns: check(words).some(({ severity }) => severity === 'warning') };
    };
  });
  const register = useRef(guard);
  useEffect(() => register.current((sent, words) => latest.current(sent, words)), []);
  return found;
}
