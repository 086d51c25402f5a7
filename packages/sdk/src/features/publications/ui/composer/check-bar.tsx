'use client';
import { hasDateVariables } from '@pinfold/contract/features/publications/post-text';
import { recurrenceCarrier } from '@pinfold/contract/features/publications/recurrence';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SaveBar } from '../../../../ui/actions/save-bar.tsx';
import { SendIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { postBody } from '../../composer/post-draft.ts';
import type { PostComposerState } from '../../composer/use-post-composer.ts';
import { ExcludedDialog } from '../excluded-locations.tsx';
import { checkedFaults, useComposer, useComposerCheck } from './composer-context.ts';

/** How many locations get the post, who does not and why, how long it takes, and the button that sends it. */
export function CheckBar(): JSX.Element {
  const t = useTranslate();
  const { composer, form } = useComposer();
  const check = useComposerCheck();
  const isPlanned = useDraftValues(form, (values) => values.isPlanned);
  const isRepeating = useDraftValues(form, (values) => values.recurrence !== null);
  const isDirty = useDraftState(form, (state) => state.isDirty);
  const isSaving = useDraftState(form, (state) => state.isSaving);
  const conflicts = useDraftState(form, (state) => state.conflicts);
  const refused = checkedFaults(check);
  const [isAsking, setAsking] = useState(false);
  const reason =
    composer.sendingReason ??
    composer.waitingReason ??
    (conflicts.length > 0
      ? t('common.conflict.left')
      : check.data?.accepted === 0 && check.isCurrent
        ? t('post_composer.check.nobody')
        : undefined);
  const send = () => {
    // What only the API finds stands beside its field already; the attempt shows the rest and leads there.
    if (refused.length > 0) form.attempt();
    else if (form.getState().blocking.length === 0 && leavesGoogle(composer)) setAsking(true);
    else form.save();
  };
  return (
    <SaveBar refusal={composer.refusal} status={<CheckStatus />}>
      {isDirty && (
        <Button variant="ghost" onPress={form.discard} isDisabled={isSaving}>
          {t(composer.isNew ? 'post_composer.discard' : 'post_composer.discard_changes')}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<SendIcon size={16} />}
        isPending={isSaving}
        pendingLabel={t('post_composer.sending')}
        disabledReason={reason}
        onPress={send}
      >
        {t(
          !isPlanned
            ? 'post_composer.send_now'
            : composer.isNew
              ? isRepeating
                ? 'post_composer.send_repeating'
                : 'post_composer.send_planned'
              : 'post_composer.save_planned',
        )}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={t('post_composer.leaves_google.title')}
          confirmLabel={t('post_composer.leaves_google.confirm')}
          pendingLabel={t('post_composer.sending')}
          isPending={isSaving}
          onConfirm={() => {
            setAsking(false);
            form.save();
          }}
          onClose={() => setAsking(false)}
        >
          {t(
            composer.date === undefined ? 'post_composer.leaves_google' : 'post_composer.leaves_google.date',
          )}
        </RemoveDialog>
      )}
    </SaveBar>
  );
}

/** Whether a series that Google repeats is Pinfold's once this is saved, so that its post leaves Google. */
function leavesGoogle({ post, date, form }: PostComposerState): boolean {
  if (post?.carrier !== 'google') return false;
  const draft = postBody(form.getValues());
  const asks = { post: draft, hasDateVariables: hasDateVariables(draft), isGoogleOn: true };
  return date !== undefined || recurrenceCarrier(asks).carrier === 'pinfold';
}

/** What the check says, in one line. */
function CheckStatus() {
  const t = useTranslate();
  const format = useFormat();
  const { form } = useComposer();
  const { data, error, isCurrent, refetch } = useComposerCheck();
  const hasLocations = useDraftValues(form, ({ locations }) => locations.length > 0);
  const [isOpen, setOpen] = useState(false);
  if (error && !data)
    return (
      <Row gap={3} rowGap={1} wrap>
        <Text>{t('post_composer.check.failed')}</Text>
        <Button size="s" onPress={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Row>
    );
  if (!data)
    return (
      <Text>{t(hasLocations ? 'post_composer.check.pending' : 'post_composer.check.no_locations')}</Text>
    );
  const { accepted, excluded_count: excluded } = data;
  return (
    <Row gap={3} rowGap={1} aria-busy={!isCurrent} wrap>
      <Text isTabular weight="semibold" tone={isCurrent ? undefined : 'subtle'}>
        {t('post_composer.check.accepted', {
          count: accepted + excluded,
          number: format.number(accepted),
        })}
      </Text>
      {excluded > 0 && (
        <Button size="s" variant="ghost" onPress={() => setOpen(true)}>
          {t('post_composer.check.excluded', { count: excluded })}
        </Button>
      )}
      {accepted > 0 && (
        <Text tone="subtle" size="s">
          {t('post_composer.check.takes', { time: format.duration(data.seconds_left) })}
        </Text>
      )}
      {isOpen && <ExcludedDialog excluded={data.excluded} count={excluded} onClose={() => setOpen(false)} />}
    </Row>
  );
}
