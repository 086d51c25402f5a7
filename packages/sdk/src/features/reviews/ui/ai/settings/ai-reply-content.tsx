'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../../state/use-draft-form.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';

/** Words that no reply may hold, and what the model should know. */
export function AiReplyContent({ state }: { state: AiReplyForm }): JSX.Element {
  const t = useTranslate();
  const { form, mostWords, isReadOnly } = state;
  const words = useDraftField(form, 'forbidden_words');
  const { fault: _fault, ...instructions } = useDraftField(form, 'instructions');
  return (
    <>
      <EntriesField
        label={t('ai_reply.settings.forbidden_words')}
        description={t('ai_reply.settings.forbidden_words_hint')}
        placeholder={t('ai_reply.settings.forbidden_words_placeholder')}
        errorMessage={
          mostWords === undefined
            ? words.errorMessage
            : t('ai_reply.settings.too_many_words', { count: mostWords })
        }
        entries={words.value}
        onAdd={state.addWords}
        onRemove={state.removeWord}
        removeLabel={(word) => t('ai_reply.settings.remove_word', { word })}
        isDisabled={isReadOnly}
      />
      <TextArea
        label={t('ai_reply.settings.instructions')}
        description={t('ai_reply.settings.instructions_hint')}
        placeholder={t('ai_reply.settings.instructions_placeholder')}
        maxLength={1000}
        {...instructions}
        isDisabled={isReadOnly}
        dir="auto"
      />
    </>
  );
}
