import type { PreflightFinding } from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useReplyPreflight } from '../../ai/use-reply-preflight.ts';
import type { Review } from '../../review.ts';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReplyGuard } from '../use-inbox-commands.ts';

/** Looks through what the composer holds before it is sent. Answers what is worth saying about it now. */
export function useReplyGuard(review: Review, text: string, isWriting: boolean): readonly PreflightFinding[] {
  const t = useTranslate();
  const { guard } = useInboxView().commands;
  const check = useReplyPreflight(review);
  // The counter and the button speak of an empty or too long text themselves.
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
