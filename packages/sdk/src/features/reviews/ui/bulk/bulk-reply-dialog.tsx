'use client';
import { type JSX, useState } from 'react';
import {
  type PreflightFinding,
  preflightReply,
  sameBulkReplyFrom,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { replyMaxBytes, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { aiReplyMessages, replyTemplatesMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useAiReplyConfig } from '../../../opinions/ai/ai-reply-config.ts';
import type { Review } from '../../reviews.queries.ts';
import { readTemplatesAccess } from '../../../opinions/templates/reply-templates.ts';
import { useTemplateBulkPreview } from '../../use-bulk-reply.ts';
import type { BulkReplyOutcome } from '../../../opinions/inbox/use-bulk-reply.ts';
import { FindingList } from '../../../opinions/ui/ai/finding-list.tsx';
import { authorName, skippedMessage } from '../review-labels.ts';
import { ByteCounter } from '../../../opinions/ui/byte-counter.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import type { BulkReplyDraft } from './bulk-reply.tsx';
import { BulkTemplatePreview, BulkTemplates } from './bulk-templates.tsx';

/** The dialog of a bulk reply, as long as it is open. */
export function OpenBulkReplyDialog({ draft }: { draft: BulkReplyDraft }): JSX.Element {
  const t = useTranslate();
  const areTemplatesReady = useFeatureMessages(replyTemplatesMessages);
  useFeatureMessages(aiReplyMessages);
  const { inbox, bulk } = useInboxView();
  const reading = usePermission(readTemplatesAccess);
  const ids = [...inbox.selection.ids];
  const { toSend, skipped } = draft.split(ids);
  const isByTemplates = draft.mode === 'templates' && reading.allowed && areTemplatesReady;
  const preview = useTemplateBulkPreview({
    templateIds: isByTemplates ? draft.templateIds : [],
    reviewIds: toSend,
  });
  const { refusal, findings, hasWarnings } = useBulkPreflight(draft.text, toSend.length);
  const [warned, setWarned] = useState<string>();
  const accepted = isByTemplates && preview.data ? preview.data.accepted : toSend.length;
  const isNobody = toSend.length === 0 || accepted === 0;
  const lacking =
    isByTemplates && draft.templateIds.length === 0 ? t('reply_templates.bulk.none') : undefined;
  const reason =
    inbox.replyPermission.reason?.text ??
    (isNobody ? t('reviews.bulk.nothing') : isByTemplates ? lacking : refusal);
  const send = () => {
    // Warnings are shown at the first press; the second press sends the same text.
    if (!isByTemplates && hasWarnings && warned !== draft.text) setWarned(draft.text);
    else draft.send(ids);
  };
  return (
    <FormDialog
      title={t('reviews.bulk.open', { count: toSend.length })}
      onClose={() => bulk.setOpen(false)}
      onSubmit={send}
      note={!isByTemplates && <ByteCounter text={draft.text} maxBytes={replyMaxBytes} />}
      action={{
        children: t('reviews.bulk.send_count', { count: accepted }),
        disabledReason: reason,
        isPending: draft.isSending,
        pendingLabel: t('reviews.status.processing'),
      }}
    >
      <BulkReplyCounts
        toSend={toSend}
        skipped={skipped}
        tooLong={isByTemplates ? (preview.data?.too_long ?? 0) : 0}
      />
      {reading.allowed && areTemplatesReady && (
        <SegmentedControl
          label={t('reply_templates.bulk.mode')}
          segments={[
            { id: 'text', label: t('reply_templates.bulk.one_text') },
            { id: 'templates', label: t('reply_templates.bulk.templates') },
          ]}
          value={draft.mode}
          onChange={draft.setMode}
        />
      )}
      {isByTemplates ? (
        <>
          <BulkTemplates chosen={draft.templateIds} onChange={draft.setTemplateIds} />
          <BulkTemplatePreview preview={preview} />
        </>
      ) : (
        <BulkReplyText draft={draft} toSend={toSend} findings={findings} isWarned={warned === draft.text} />
      )}
      <RefusalBanner message={draft.failure} />
    </FormDialog>
  );
}

interface BulkReplyCountsProps {
  toSend: readonly number[];
  skipped: BulkReplyOutcome['skipped'];
  /** Replies that grow too long when their template is filled in. */
  tooLong: number;
}

/** How many get a reply, which are skipped and why, and how long it takes. */
function BulkReplyCounts({ toSend, skipped, tooLong }: BulkReplyCountsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { selection, reviews, count = 0 } = useInboxView().inbox;
  const chosen = reviews.filter((review) => toSend.includes(review.id));
  // The API skips those when all matching reviews are requested.
  const leftOut = selection.isAllMatching ? count - selection.count : 0;
  const more = [
    skipped.length > 0 && skippedMessage(skipped, t),
    tooLong > 0 && t('reply_templates.bulk.too_long', { count: tooLong }),
    leftOut > 0 && t('reviews.bulk.left_out', { count: leftOut }),
    toSend.length > 0 &&
      t('reviews.bulk.takes', { duration: format.duration(bulkReplySeconds(toSend.length, chosen)) }),
  ];
  return (
    <List>
      <Text as="li" weight="medium">
        {t('reviews.bulk.will_answer', { count: toSend.length - tooLong })}
      </Text>
      {more.map(
        (words) =>
          words && (
            <Text as="li" key={words} tone="muted">
              {words}
            </Text>
          ),
      )}
    </List>
  );
}

/** Google's quotas: 300 requests a minute in all, 10 edits a minute for a profile (Business Profile APIs, limits). */
const requestsPerMinute = 300;

const editsPerProfileAndMinute = 10;

/** About how long a bulk reply takes, in seconds. The busiest location sets the pace, guessed from what is loaded. */
export function bulkReplySeconds(count: number, loaded: readonly Review[]): number {
  const byLocation = new Map<number, number>();
  for (const { location } of loaded) byLocation.set(location.id, (byLocation.get(location.id) ?? 0) + 1);
  const share = Math.max(0, ...byLocation.values()) / Math.max(1, loaded.length);
  const minutes = Math.max(count / requestsPerMinute, (share * count) / editsPerProfileAndMinute);
  return Math.ceil(minutes * 60);
}

interface BulkReplyTextProps {
  draft: BulkReplyDraft;
  toSend: readonly number[];
  findings: readonly PreflightFinding[];
  /** The reader has pressed send once with these findings. */
  isWarned: boolean;
}

/** One text for all of them, and how it will look. */
function BulkReplyText({ draft, toSend, findings, isWarned }: BulkReplyTextProps): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const chosen = inbox.reviews.filter((review) => toSend.includes(review.id));
  return (
    <>
      <TextArea
        autoFocus
        label={t('reviews.reply.title')}
        placeholder={t('reviews.reply.placeholder')}
        value={draft.text}
        onChange={draft.setText}
        errorMessage={replyTextProblem(draft.text) === 'too_long' ? t('reviews.refusal.too_long') : undefined}
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
      {draft.text.trim() && <BulkReplySample reviews={chosen.slice(0, 3)} text={draft.text.trim()} />}
    </>
  );
}

interface BulkReplySampleProps {
  reviews: readonly Review[];
  text: string;
}

/** A few of the chosen reviews with the reply below them, as customers will see it. */
function BulkReplySample({ reviews, text }: BulkReplySampleProps): JSX.Element | null {
  const t = useTranslate();
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="s" tone="muted" weight="medium">
        {t('reviews.bulk.sample')}
      </Heading>
      <Stack lines="between">
        {reviews.map((review) => (
          <Stack as="article" key={review.id} gap={2} padding={[3, 0]}>
            <div>
              <Text as="strong" weight="semibold" dir="auto">
                {authorName(review, t)}
              </Text>{' '}
              <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
            </div>
            <Text as="p" tone="muted" clamp={2} dir="auto">
              {review.comment ?? t('reviews.no_text')}
            </Text>
            <Quotation clamp={4}>{text}</Quotation>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** What `useBulkPreflight` returns. */
interface UseBulkPreflightResult {
  /** Why it cannot be sent, as text. */
  refusal: string | undefined;
  findings: PreflightFinding[];
  hasWarnings: boolean;
}

/** Looks through the one text of a bulk reply before it is sent to so many. */
function useBulkPreflight(text: string, count: number): UseBulkPreflightResult {
  const t = useTranslate();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  const problem = replyTextProblem(text);
  const all: PreflightFinding[] = problem ? [] : preflightReply(text, { bulkSize: count, forbiddenWords });
  const isUnfilled = all.some(({ code }) => code === 'unfilled_variable');
  // The dialog has its own banner for it, which is always shown.
  const findings = all.filter(({ code }) => code !== 'repetition');
  return {
    refusal: problem
      ? t(`reviews.refusal.${problem}`)
      : isUnfilled
        ? t('reviews.refusal.unfilled_variable')
        : undefined,
    findings,
    hasWarnings: findings.some(({ severity }) => severity === 'warning'),
  };
}
