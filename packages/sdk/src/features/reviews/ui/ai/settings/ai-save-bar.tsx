'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';

/** What is not saved yet, and the way to save it. */
export function AiSaveBar({ form }: { form: AiReplyForm }): JSX.Element {
  const t = useTranslate();
  const { isDirty, isSaving, isSaved, refusal } = form;
  const isShown = isDirty || isSaving;
  return (
    <>
      {refusal && isDirty && (
        <Banner tone="bad" role="alert">
          {refusal.detail ?? t('ai_reply.settings.save_failed')}
        </Banner>
      )}
      <Bar data-shown={isShown || isSaved || undefined}>
        <span role="status">
          {isShown && t('ai_reply.settings.dirty')}
          {isSaved && !isShown && t('ai_reply.settings.saved')}
        </span>
        {isShown && (
          <>
            <Button variant="ghost" onPress={form.discard} isDisabled={isSaving}>
              {t('ai_reply.settings.discard')}
            </Button>
            <Button
              variant="primary"
              isPending={isSaving}
              pendingLabel={t('ai_reply.settings.saving')}
              onPress={form.save}
            >
              {t('common.save')}
            </Button>
          </>
        )}
      </Bar>
    </>
  );
}

const Bar = styled.div.withConfig(partClass('AiReplySettings-saveBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--pf-ink-2);
  & > span {
    flex: 1 1 160px;
  }
  /* Out of the column while it says nothing, but there for screen readers. */
  &:where(:not([data-shown])) {
    position: absolute;
  }
  &:where([data-shown]) {
    position: sticky;
    inset-block-end: 12px;
    z-index: 1;
    padding: 10px 12px 10px 16px;
    border: 1px solid var(--pf-line);
    border-radius: var(--pf-radius-m);
    background: var(--pf-raised);
  }
`;
