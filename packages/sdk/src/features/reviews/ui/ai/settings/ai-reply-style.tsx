'use client';
import { aiLanguages, aiLengths, aiTones } from '@pinfold/contract/features/reviews/ai/ai-reply';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../../state/use-draft-form.ts';
import { RadioGroup } from '../../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Grid } from '../../../../../ui/layout/stack.tsx';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';

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
