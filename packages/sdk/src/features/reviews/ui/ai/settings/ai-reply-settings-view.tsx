'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../../patterns/conflict-notice.tsx';
import { DraftSaveBar } from '../../../../../patterns/draft-save-bar.tsx';
import { QueryState } from '../../../../../patterns/query-state.tsx';
import { useDraftState } from '../../../../../state/use-draft-form.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../../ui/layout/text.tsx';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';
import { AiLimitBar } from './ai-limit-bar.tsx';
import { AiReplyContent } from './ai-reply-content.tsx';
import { AiReplyStyle } from './ai-reply-style.tsx';

/** How the settings fit into the page around them. */
export interface AiReplySettingsLooks {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface AiReplySettingsViewProps extends AiReplySettingsLooks {
  /** From `useAiReplyForm`. */
  state: AiReplyForm;
}

/**
 * The looks of the settings of AI replies: everything they show and do comes in through their props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useAiReplyForm();
 * return <Surface><AiReplySettingsView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function AiReplySettingsView({ state, headingLevel = 2 }: AiReplySettingsViewProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { form, readOnlyReason } = state;
  if (state.error || !state.isReady)
    return (
      <QueryState
        query={state}
        failed={t('ai_reply.settings.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 3 }}
      />
    );
  return (
    <Stack part="AiReplySettings" gap={7} maxInlineSize="720px">
      {readOnlyReason && <Banner title={t('ai_reply.settings.read_only')}>{readOnlyReason}</Banner>}
      <ConflictNotice
        form={form}
        title={t('common.conflict.settings')}
        nameOf={(field) => t(`ai_reply.settings.${field}`)}
        theirs={(field, saved) => {
          if (field === 'tone') return t(`ai_reply.settings.tone.${saved.tone}`);
          if (field === 'length') return t(`ai_reply.settings.length.${saved.length}`);
          if (field === 'language') return t(`ai_reply.settings.language.${saved.language}`);
          return field === 'forbidden_words' ? format.list(saved.forbidden_words) : saved[field];
        }}
      />
      <Text as="p" tone="muted">
        {t('ai_reply.settings.text')}
      </Text>
      <AiLimitBar />
      <Stack as="section" gap={5}>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.style')}
        </Heading>
        <AiReplyStyle state={state} />
      </Stack>
      <Stack as="section" gap={5}>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.content')}
        </Heading>
        <AiReplyContent state={state} />
      </Stack>
      {!state.isReadOnly && <AiSaveBar state={state} />}
    </Stack>
  );
}

/** What is not saved yet, and the way to save it. */
function AiSaveBar({ state: { form } }: { state: AiReplyForm }) {
  const t = useTranslate();
  const error = useDraftState(form, (state) => state.error);
  return (
    <DraftSaveBar
      form={form}
      refusal={error && (error.detail ?? t('ai_reply.settings.save_failed'))}
      texts={{
        dirty: t('ai_reply.settings.dirty'),
        saved: t('ai_reply.settings.saved'),
        discard: t('ai_reply.settings.discard'),
        saving: t('ai_reply.settings.saving'),
      }}
      onSave={form.save}
    />
  );
}
