'use client';
import {
  type PreflightFinding,
  sameBulkReplyFrom,
} from '@pinfold/contract/features/reviews/preflight/preflight-reply';
import { replyTextProblem } from '@pinfold/contract/features/reviews/reply';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FindingList } from '../ai/finding-list.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { BulkReplySample } from './bulk-reply-sample.tsx';

interface BulkReplyTextProps {
  toSend: readonly number[];
  findings: readonly PreflightFinding[];
  /** The reader has pressed send once with these findings. */
  isWarned: boolean;
}

/** One text for all of them, and how it will look. */
export function BulkReplyText({ toSend, findings, isWarned }: BulkReplyTextProps): JSX.Element {
  const t = useTranslate();
  const { inbox, bulk } = useInboxView();
  const chosen = inbox.reviews.filter((review) => toSend.includes(review.id));
  return (
    <>
      <TextArea
        autoFocus
        label={t('reviews.reply.title')}
        placeholder={t('reviews.reply.placeholder')}
        value={bulk.text}
        onChange={bulk.write}
        errorMessage={replyTextProblem(bulk.text) === 'too_long' ? t('reviews.refusal.too_long') : undefined}
        isDisabled={toSend.length === 0}
        dir="auto"
      />
      {isWarned && findings.length > 0 ? (
        <Banner tone="warn" role="alert" title={t('ai_reply.check.title')}>
          <FindingList findings={findings} />
          {t('ai_reply.check.again')}
        </Banner>
      ) : (
        <FindingList findings={findings} />
      )}
      {toSend.length >= sameBulkReplyFrom && (
        <Banner tone="warn" title={t('reviews.bulk.repetitive_title')}>
          {t('reviews.bulk.repetitive_text', { count: toSend.length })}
        </Banner>
      )}
      {bulk.text.trim() && <BulkReplySample reviews={chosen.slice(0, 3)} text={bulk.text.trim()} />}
    </>
  );
}
