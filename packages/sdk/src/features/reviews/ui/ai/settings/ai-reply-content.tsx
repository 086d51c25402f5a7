'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import type { AiReplyConfig } from '../../../ai/use-ai-reply-config.ts';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';

interface AiReplyContentProps {
  form: AiReplyForm;
  config: AiReplyConfig;
}

/** Words that no reply may hold, and what the model should know. */
export function AiReplyContent({ form, config }: AiReplyContentProps): JSX.Element {
  const t = useTranslate();
  const { mostWords } = form;
  return (
    <>
      <EntriesField
        label={t('ai_reply.settings.forbidden_words')}
        description={t('ai_reply.settings.forbidden_words_hint')}
        placeholder={t('ai_reply.settings.forbidden_words_placeholder')}
        errorMessage={
          mostWords === undefined ? undefined : t('ai_reply.settings.too_many_words', { count: mostWords })
        }
        entries={config.forbidden_words}
        onAdd={form.addWords}
        onRemove={form.removeWord}
        removeLabel={(word) => t('ai_reply.settings.remove_word', { word })}
        isDisabled={form.isReadOnly}
      />
      <TextArea
        label={t('ai_reply.settings.instructions')}
        description={t('ai_reply.settings.instructions_hint')}
        placeholder={t('ai_reply.settings.instructions_placeholder')}
        maxLength={1000}
        value={config.instructions}
        onChange={(instructions) => form.change({ instructions })}
        isDisabled={form.isReadOnly}
        dir="auto"
      />
    </>
  );
}
