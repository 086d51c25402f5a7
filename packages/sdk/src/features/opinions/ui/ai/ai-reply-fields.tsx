'use client';
import type { JSX } from 'react';
import { aiTones } from '@pinfold/contract/ai-tones';
import { aiLanguages, aiLengths } from '@pinfold/contract/features/opinions/ai/ai-reply';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { EntriesField } from '../../../../ui/fields/entries-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import type { AiReplyForm } from '../../ai/use-ai-reply-form.ts';

/** Tone, length, language and signature. */
export function AiReplyStyle({ state }: { state: AiReplyForm }): JSX.Element {
  const t = useTranslate();
  const { form, isReadOnly: isDisabled } = state;
  const tone = useDraftField(form, 'tone');
  const length = useDraftField(form, 'length');
  const language = useDraftField(form, 'language');
  const { fault: _fault, ...signature } = useDraftField(form, 'signature');
  return (
    <>
      <Grid fit="180px" gap={7} rowGap={5}>
        <RadioGroup
          label={t('ai_reply.settings.tone')}
          options={aiTones.map((id) => ({ value: id, label: t(`ai_reply.settings.tone.${id}`) }))}
          value={tone.value}
          onChange={(chosen) => tone.onChange(aiTones.find((id) => id === chosen) ?? tone.value)}
          isDisabled={isDisabled}
        />
        <RadioGroup
          label={t('ai_reply.settings.length')}
          options={aiLengths.map((id) => ({ value: id, label: t(`ai_reply.settings.length.${id}`) }))}
          value={length.value}
          onChange={(chosen) => length.onChange(aiLengths.find((id) => id === chosen) ?? length.value)}
          isDisabled={isDisabled}
        />
      </Grid>
      <Select
        label={t('ai_reply.settings.language')}
        options={aiLanguages.map((id) => ({ id, label: t(`ai_reply.settings.language.${id}`) }))}
        value={language.value}
        onChange={(chosen) => language.onChange(aiLanguages.find((id) => id === chosen) ?? language.value)}
        isDisabled={isDisabled}
      />
      <TextField
        label={t('ai_reply.settings.signature')}
        description={t('ai_reply.settings.signature_hint')}
        placeholder={t('ai_reply.settings.signature_placeholder')}
        maxLength={200}
        {...signature}
        isDisabled={isDisabled}
      />
    </>
  );
}

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
