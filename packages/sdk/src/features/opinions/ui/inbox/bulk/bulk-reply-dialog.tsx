'use client';
import { type JSX, useState } from 'react';
import type { ReplyChannel } from '@pinfold/contract/features/opinions/reply';
import { aiReplyMessages, replyTemplatesMessages } from '../../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useFeatureMessages } from '../../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../../patterns/refusal-banner.tsx';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../../patterns/form-dialog.tsx';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import type { InboxRules } from '../../../inbox/inbox-source.ts';
import { readTemplatesAccess } from '../../../templates/reply-templates.ts';
import { useInboxTemplatePreview } from '../../../inbox/template-bulk-preview.ts';
import type { BulkReplyOutcome } from '../../../inbox/use-bulk-reply.ts';
import { skippedMessage } from '../review-labels.ts';
import { ReplyCounter } from '../../reply-counter.tsx';
import { useInboxTranslate } from '../inbox-view-context.ts';
import { useBulkInboxView } from './bulk-inbox-view.ts';
import { type BulkReplyDraft, useBulkReplyDraft } from './bulk-reply-draft.ts';
import { BulkReplyText, useBulkPreflight } from './bulk-reply-text.tsx';
import { BulkTemplatePreview, BulkTemplates } from './bulk-templates.tsx';

/** A bulk reply since it was begun, and its dialog as long as that is open. */
export function BegunBulkReply(): JSX.Element | null {
  const { bulk } = useBulkInboxView();
  const draft = useBulkReplyDraft();
  return bulk.isOpen ? <OpenBulkReplyDialog draft={draft} /> : null;
}

function OpenBulkReplyDialog({ draft }: { draft: BulkReplyDraft }): JSX.Element {
  const t = useInboxTranslate();
  const areTemplatesReady = useFeatureMessages(replyTemplatesMessages);
  useFeatureMessages(aiReplyMessages);
  const { source, presentation, inbox, bulk } = useBulkInboxView();
  const reading = usePermission(readTemplatesAccess);
  const ids = [...inbox.selection.ids];
  const isByTemplates = draft.mode === 'templates' && reading.allowed && areTemplatesReady;
  const { toSend: canReply } = draft.split(ids);
  const { toSend, skipped } = draft.split(ids, isByTemplates ? undefined : draft.text);
  const channels = channelsOf(source.rules, inbox.reviews, canReply);
  const preview = useInboxTemplatePreview(source, {
    templateIds: isByTemplates ? draft.templateIds : [],
    reviewIds: toSend,
  });
  const { refusal, findings, hasWarnings } = useBulkPreflight(draft.text, channels, toSend.length);
  const [warned, setWarned] = useState<string>();
  const accepted = isByTemplates && preview.data ? preview.data.accepted : toSend.length;
  const isNobody = toSend.length === 0 || accepted === 0;
  const lacking =
    isByTemplates && draft.templateIds.length === 0 ? t('reply_templates.bulk.none') : undefined;
  const reason =
    inbox.replyPermission.reason?.text ??
    (canReply.length > 0 && !isByTemplates ? refusal : undefined) ??
    (isByTemplates && preview.error ? t('reply_templates.bulk.preview_failed') : undefined) ??
    (isNobody ? t('reviews.bulk.nothing') : lacking);
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
      note={
        !isByTemplates &&
        channels.map((channel) => (
          <ReplyCounter
            key={channel}
            text={draft.text}
            channel={channel}
            name={channels.length > 1 ? presentation.channelNameOf(channel) : undefined}
          />
        ))
      }
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
        <BulkReplyText
          draft={draft}
          toSend={toSend}
          channels={channels}
          isDisabled={canReply.length === 0}
          findings={findings}
          isWarned={warned === draft.text}
        />
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
  const t = useInboxTranslate();
  const format = useFormat();
  const { presentation, inbox } = useBulkInboxView();
  const { selection, reviews, count = 0 } = inbox;
  const chosen = reviews.filter((review) => toSend.includes(review.id));
  // The API skips those when all matching reviews are requested.
  const leftOut = selection.isAllMatching ? count - selection.count : 0;
  const more = [
    skipped.length > 0 && skippedMessage(skipped, t),
    tooLong > 0 && t('reply_templates.bulk.too_long', { count: tooLong }),
    leftOut > 0 && t('reviews.bulk.left_out', { count: leftOut }),
    toSend.length > 0 &&
      t('reviews.bulk.takes', {
        duration: format.duration(presentation.bulkSecondsOf(toSend.length, chosen)),
      }),
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

/** Where the replies go, as far as the chosen opinions are loaded; else wherever they may go. */
function channelsOf(
  rules: InboxRules,
  loaded: readonly InboxOpinion[],
  ids: readonly number[],
): readonly ReplyChannel[] {
  const chosen = loaded.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || chosen.length < ids.length) return rules.channels;
  return [...new Set(chosen.map((review) => rules.channelOf(review)))];
}
