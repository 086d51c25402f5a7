'use client';
import { replyMaxBytes } from '@pinfold/contract/features/reviews/reply';
import { useState, type JSX } from 'react';
import { aiReplyMessages, replyTemplatesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { readTemplatesAccess } from '../../templates/reply-template-access.ts';
import { useTemplateBulkPreview } from '../../templates/use-template-bulk-preview.ts';
import { ByteCounter } from '../detail/byte-counter.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { BulkReplyCounts } from './bulk-reply-counts.tsx';
import { BulkReplyText } from './bulk-reply-text.tsx';
import { BulkTemplatePreview } from './bulk-template-preview.tsx';
import { BulkTemplates } from './bulk-templates.tsx';
import { useBulkPreflight } from './use-bulk-preflight.ts';

/** The dialog of a bulk reply, as long as it is open. */
export function OpenBulkReplyDialog(): JSX.Element {
  const t = useTranslate();
  const areTemplatesReady = useFeatureMessages(replyTemplatesMessages);
  useFeatureMessages(aiReplyMessages);
  const { inbox, bulk } = useInboxView();
  const reading = usePermission(readTemplatesAccess);
  const ids = [...inbox.selection.ids];
  const { toSend, skipped } = bulk.split(ids);
  const isByTemplates = bulk.mode === 'templates' && reading.allowed && areTemplatesReady;
  const preview = useTemplateBulkPreview({
    templateIds: isByTemplates ? bulk.templateIds : [],
    reviewIds: toSend,
  });
  const { refusal, findings, hasWarnings } = useBulkPreflight(bulk.text, toSend.length);
  const [warned, setWarned] = useState<string>();
  const accepted = isByTemplates && preview.data ? preview.data.accepted : toSend.length;
  const isNobody = toSend.length === 0 || accepted === 0;
  const lacking = isByTemplates && bulk.templateIds.length === 0 ? t('reply_templates.bulk.none') : undefined;
  const reason =
    inbox.replyPermission.reason?.text ??
    (isNobody ? t('reviews.bulk.nothing') : isByTemplates ? lacking : refusal);
  const send = () => {
    // What may be a mistake is pointed at once; whoever presses again means it.
    if (!isByTemplates && hasWarnings && warned !== bulk.text) setWarned(bulk.text);
    else bulk.send(ids);
  };
  return (
    <Dialog
      title={t('reviews.bulk.open', { count: toSend.length })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={bulk.setOpen}
      footer={
        <>
          {!isByTemplates && <ByteCounter text={bulk.text} maxBytes={replyMaxBytes} />}
          <Button onPress={() => bulk.setOpen(false)}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            isPending={bulk.isSending}
            pendingLabel={t('reviews.status.processing')}
            onPress={send}
          >
            {t('reviews.bulk.send_count', { count: accepted })}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
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
            value={bulk.mode}
            onChange={bulk.setMode}
          />
        )}
        {isByTemplates ? (
          <>
            <BulkTemplates chosen={bulk.templateIds} onChange={bulk.chooseTemplates} />
            <BulkTemplatePreview preview={preview} />
          </>
        ) : (
          <BulkReplyText toSend={toSend} findings={findings} isWarned={warned === bulk.text} />
        )}
        {bulk.failure && (
          <Banner tone="bad" role="alert">
            {bulk.failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
