'use client';
import { type JSX, useState } from 'react';
import { cutText } from '@pinfold/contract/cut-text';
import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { rotatedAtMost } from '@pinfold/contract/features/opinions/templates/reply-template';
import type { ApiError } from '../../../../client/api-error.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ChipGroup } from '../../../../patterns/chip-group.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import type { NewAutoReplyRule } from '../../auto-replies/auto-replies.ts';
import { changeRule, ruleGap } from '../../auto-replies/auto-reply-rules.ts';
import { useReplyTemplates } from '../../../opinions/templates/reply-templates.ts';
import { ruleSummary } from './rule-labels.ts';

interface RuleDialogProps {
  title: string;
  initial: NewAutoReplyRule;
  /** Why it cannot be for groups or for all locations. */
  wideReason: string | undefined;
  isSaving: boolean;
  error: ApiError | null;
  onClose: () => void;
  onSave: (rule: NewAutoReplyRule) => void;
}

/** Creates or changes one rule, with a summary as text below. */
export function RuleDialog({
  title,
  initial,
  wideReason,
  isSaving,
  error,
  onClose,
  onSave,
}: RuleDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [rule, setRule] = useState(initial);
  const gap = ruleGap(rule);
  const change = (next: Partial<NewAutoReplyRule>) => setRule((now) => changeRule(now, next));
  return (
    <FormDialog
      title={title}
      isDismissable={false}
      onClose={onClose}
      onSubmit={() => onSave({ ...rule, name: rule.name.trim() })}
      action={{
        children: t('auto_replies.form.save'),
        disabledReason: gap
          ? t(`auto_replies.form.gap.${gap}`)
          : namesOnlyLocations(rule)
            ? undefined
            : wideReason,
        isPending: isSaving,
        pendingLabel: t('auto_replies.form.saving'),
      }}
    >
      <TextField
        label={t('auto_replies.form.name')}
        placeholder={t('auto_replies.form.name_placeholder')}
        maxLength={60}
        autoFocus
        value={rule.name}
        onChange={(name) => change({ name })}
      />
      <RuleReviews rule={rule} onChange={change} />
      <RulePlaces rule={rule} onChange={change} />
      <RuleAnswer rule={rule} onChange={change} />
      {rule.rating.length > 0 && <Banner>{ruleSummary(rule, t, format)}</Banner>}
      {error && (
        <Banner tone="bad" role="alert">
          {error.detail ?? t('auto_replies.rules.save_failed')}
        </Banner>
      )}
    </FormDialog>
  );
}

/** Props of every part of a rule's form. */
interface RulePartProps {
  rule: NewAutoReplyRule;
  onChange: (change: Partial<NewAutoReplyRule>) => void;
}

/** Scope of a rule: chosen locations and groups, or all locations. */
function RulePlaces({ rule, onChange }: RulePartProps): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const found = useReviewLocations({ q });
  const chosen = useReviewLocations({ ids: rule.gmb_address_ids, enabled: rule.gmb_address_ids.length > 0 });
  const groups = useReviewGroups().data?.results ?? [];
  const locations = [...(chosen.data?.results ?? []), ...(found.data?.results ?? [])];
  const texts = {
    emptyText: t('auto_replies.form.nothing_found'),
    loadingText: t('common.loading'),
    removeLabel: (name: string) => t('auto_replies.form.remove', { name }),
  };
  const nameOf = (id: number) => locations.find((one) => one.id === id)?.formatted_address ?? `#${id}`;
  const groupOf = (id: number) => groups.find((one) => one.id === id)?.name ?? `#${id}`;
  return (
    <>
      <MultiComboBox
        {...texts}
        label={t('auto_replies.form.locations')}
        description={t('auto_replies.form.locations_hint')}
        options={(found.data?.results ?? []).map((location) => ({
          id: String(location.id),
          label: location.formatted_address,
          description: location.name,
        }))}
        isLoading={found.isFetching}
        onInputChange={setQ}
        value={rule.gmb_address_ids.map((id) => ({ id: String(id), label: nameOf(id) }))}
        onChange={(next) => onChange({ gmb_address_ids: next.map(({ id }) => Number(id)) })}
      />
      <MultiComboBox
        {...texts}
        label={t('auto_replies.form.groups')}
        options={groups.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={rule.groups.map((id) => ({ id: String(id), label: groupOf(id) }))}
        onChange={(next) => onChange({ groups: next.map(({ id }) => Number(id)) })}
      />
    </>
  );
}

/** Which reviews a rule replies to: by stars, and by whether they have text. */
function RuleReviews({ rule, onChange }: RulePartProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <ChipGroup
        label={t('auto_replies.form.rating')}
        options={[5, 4, 3, 2, 1].map((stars) => ({
          id: stars,
          label: `★ ${stars}`,
          name: t('reviews.rating', { count: stars }),
        }))}
        value={rule.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <Select
        label={t('auto_replies.form.comment')}
        options={[
          { id: 'any', label: t('auto_replies.form.comment.any') },
          { id: 'yes', label: t('auto_replies.form.comment.yes') },
          { id: 'no', label: t('auto_replies.form.comment.no') },
        ]}
        value={rule.comment === null ? 'any' : rule.comment ? 'yes' : 'no'}
        onChange={(id) => onChange({ comment: id === 'any' ? null : id === 'yes' })}
        isDisabled={rule.source === 'ai'}
      />
    </>
  );
}

const delays = [0, 15, 60, 180, 1440, 2880, 10_080];

/** Source, delay and acceptance of a rule's replies. */
function RuleAnswer({ rule, onChange }: RulePartProps): JSX.Element {
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
            label: cutText(text),
            description: categories.find((one) => one.id === category)?.name ?? '',
          }))}
          value={rule.reply_templates_ids.map((id) => ({ id: String(id), label: cutText(textOf(id)) }))}
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
