'use client';
import { aiLanguages, aiLengths, aiTones } from '@pinfold/contract/features/reviews/ai/ai-tones';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { RadioGroup } from '../../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import type { AiReplyConfig } from '../../../ai/use-ai-reply-config.ts';
import type { AiReplyForm } from '../../../ai/use-ai-reply-form.ts';
import { ChoiceRow } from './choice-row.ts';

interface AiReplyStyleProps {
  form: AiReplyForm;
  config: AiReplyConfig;
}

/** Tone, length, language and signature. */
export function AiReplyStyle({ form, config }: AiReplyStyleProps): JSX.Element {
  const t = useTranslate();
  const isDisabled = form.isReadOnly;
  return (
    <>
      <ChoiceRow>
        <RadioGroup
          label={t('ai_reply.settings.tone')}
          options={aiTones.map((tone) => ({ value: tone, label: t(`ai_reply.settings.tone.${tone}`) }))}
          value={config.tone}
          onChange={(value) => form.change({ tone: aiTones.find((tone) => tone === value) ?? config.tone })}
          isDisabled={isDisabled}
        />
        <RadioGroup
          label={t('ai_reply.settings.length')}
          options={aiLengths.map((length) => ({
            value: length,
            label: t(`ai_reply.settings.length.${length}`),
          }))}
          value={config.length}
          onChange={(value) =>
            form.change({ length: aiLengths.find((length) => length === value) ?? config.length })
          }
          isDisabled={isDisabled}
        />
      </ChoiceRow>
      <Select
        label={t('ai_reply.settings.language')}
        options={aiLanguages.map((language) => ({
          id: language,
          label: t(`ai_reply.settings.language.${language}`),
        }))}
        value={config.language}
        onChange={(id) =>
          form.change({ language: aiLanguages.find((language) => language === id) ?? config.language })
        }
        isDisabled={isDisabled}
      />
      <TextField
        label={t('ai_reply.settings.signature')}
        description={t('ai_reply.settings.signature_hint')}
        placeholder={t('ai_reply.settings.signature_placeholder')}
        maxLength={200}
        value={config.signature}
        onChange={(signature) => form.change({ signature })}
        isDisabled={isDisabled}
      />
    </>
  );
}
