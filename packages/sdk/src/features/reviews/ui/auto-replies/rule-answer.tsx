'use client';
import { rotatedAtMost } from '@pinfold/contract/features/reviews/templates/reply-template';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useReplyTemplates } from '../../templates/use-reply-templates.ts';
import type { RulePartProps } from './rule-part-props.ts';

const delays = [0, 15, 60, 180, 1440, 2880, 10_080];

/** What a rule answers with, when, and who sends it. */
export function RuleAnswer({ rule, onChange }: RulePartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { templates, categories } = useReplyTemplates();
  const isByTemplates = rule.source === 'templates';
  const textOf = (id: number) => templates.find((template) => template.id === id)?.text ?? `#${id}`;
  const minutes = [...new Set([...delays, rule.delay_minutes])].toSorted((a, b) => a - b);
  return (
    <>
      <RadioGroup
        label={t('auto_replies.form.source')}
        options={[
          {
            value: 'templates',
            label: t('auto_replies.form.source.templates'),
            description: t('auto_replies.form.source.templates_hint'),
          },
          {
            value: 'ai',
            label: t('auto_replies.form.source.ai'),
            description: t('auto_replies.form.source.ai_hint'),
          },
        ]}
        value={rule.source}
        onChange={(value) => onChange({ source: value === 'ai' ? 'ai' : 'templates' })}
      />
      {isByTemplates && (
        <MultiComboBox
          label={t('auto_replies.form.templates')}
          emptyText={t('auto_replies.form.nothing_found')}
          removeLabel={(name) => t('auto_replies.form.remove', { name })}
          options={templates.map(({ id, text, category }) => ({
            id: String(id),
            label: shortened(text),
            description: categories.find((one) => one.id === category)?.name ?? '',
          }))}
          value={rule.reply_templates_ids.map((id) => ({ id: String(id), label: shortened(textOf(id)) }))}
          onChange={(next) =>
            onChange({ reply_templates_ids: next.slice(0, rotatedAtMost).map(({ id }) => Number(id)) })
          }
        />
      )}
      <Select
        label={t('auto_replies.form.delay')}
        options={minutes.map((after) => ({
          id: String(after),
          label:
            after === 0
              ? t('auto_replies.form.delay_at_once')
              : t('auto_replies.form.delay_after', { duration: format.duration(after * 60) }),
        }))}
        value={String(rule.delay_minutes)}
        onChange={(id) => onChange({ delay_minutes: Number(id) })}
      />
      <CheckBox
        label={t('auto_replies.form.acceptance')}
        isSelected={rule.needs_acceptance}
        isDisabled={!isByTemplates}
        onChange={(needs_acceptance) => onChange({ needs_acceptance })}
      />
    </>
  );
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}
