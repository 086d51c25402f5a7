'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ProgressBar } from '../../../../../ui/feedback/progress-bar.tsx';
import { useAiReplyLimit } from '../../../ai/use-ai-reply-limit.ts';

/** What is left of the month's limit, and when it begins anew. */
export function AiLimitBar(): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const limit = useAiReplyLimit().data;
  if (!limit) return null;
  const { remaining_limit: left, monthly_limit: all, renews_at } = limit;
  return (
    <ProgressBar
      label={t('ai_reply.limit', {
        count: left,
        left: format.number(left),
        limit: format.number(all),
        date: format.date(renews_at, 'day_month'),
      })}
      value={all - left}
      maxValue={all}
    />
  );
}
