'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../../patterns/conflict-notice.tsx';
import { DraftSaveBar } from '../../../../../patterns/draft-save-bar.tsx';
import { useDraftState } from '../../../../../state/use-draft-form.ts';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { Heading } from '../../../../../ui/layout/text.tsx';
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
  const { form, error, readOnlyReason } = state;
  if (error)
    return (
      <ErrorState
        title={t('ai_reply.settings.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (!state.isReady) return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  return (
    <Root>
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
      <p>{t('ai_reply.settings.text')}</p>
      <AiLimitBar />
      <Part>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.style')}
        </Heading>
        <AiReplyStyle state={state} />
      </Part>
      <Part>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.content')}
        </Heading>
        <AiReplyContent state={state} />
      </Part>
      {!state.isReadOnly && <AiSaveBar state={state} />}
    </Root>
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

const Root = styled.div.withConfig(partClass('AiReplySettings'))`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 28px;
  max-inline-size: 720px;
  & > p {
    margin: 0;
    color: var(--pf-ink-2);
  }
`;

const Part = styled.section.withConfig(innerClass('AiReplySettings-part'))`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;
