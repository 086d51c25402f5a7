'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { Heading } from '../../../../../ui/layout/text.tsx';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';
import { AiLimitBar } from './ai-limit-bar.tsx';
import { AiReplyContent } from './ai-reply-content.tsx';
import { AiReplyStyle } from './ai-reply-style.tsx';
import { AiSaveBar } from './ai-save-bar.tsx';
import './ai-settings-parts.ts';

/** How the settings fit into the page around them. */
export interface AiReplySettingsLooks {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface AiReplySettingsViewProps extends AiReplySettingsLooks {
  /** From `useAiReplyForm`. */
  form: AiReplyForm;
}

/**
 * The looks of the settings of AI replies: everything they show and do comes in through their props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const form = useAiReplyForm();
 * return <Surface><AiReplySettingsView form={form} headingLevel={3} /></Surface>;
 * ```
 */
export function AiReplySettingsView({ form, headingLevel = 2 }: AiReplySettingsViewProps): JSX.Element {
  const t = useTranslate();
  const { config, error, readOnlyReason } = form;
  if (error)
    return (
      <ErrorState
        title={t('ai_reply.settings.failed')}
        onRetry={() => void form.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={form.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (!config) return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  return (
    <Root>
      {readOnlyReason && <Banner title={t('ai_reply.settings.read_only')}>{readOnlyReason}</Banner>}
      <p>{t('ai_reply.settings.text')}</p>
      <AiLimitBar />
      <Part>
        <Heading level={headingLevel} part="AiReplySettings-title" weight="semibold">
          {t('ai_reply.settings.style')}
        </Heading>
        <AiReplyStyle form={form} config={config} />
      </Part>
      <Part>
        <Heading level={headingLevel} part="AiReplySettings-title" weight="semibold">
          {t('ai_reply.settings.content')}
        </Heading>
        <AiReplyContent form={form} config={config} />
      </Part>
      {!form.isReadOnly && <AiSaveBar form={form} />}
    </Root>
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

const Part = styled.section.withConfig(partClass('AiReplySettings-part'))`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;
