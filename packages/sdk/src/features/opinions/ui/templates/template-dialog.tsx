'use client';
import { type JSX, useRef } from 'react';
import { renderTemplate } from '@pinfold/contract/features/opinions/templates/render-template';
import {
  templateParts,
  templateVariables,
  unknownVariables,
} from '@pinfold/contract/features/opinions/templates/reply-template';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import type { ReplyCategory, ReplyTemplate } from '../../templates/reply-templates.ts';
import { useReplyTemplateForm } from '../../templates/use-reply-template-form.ts';
import { ReplyCounter } from '../reply-counter.tsx';
import { insertAtCaret } from './insert-at-caret.ts';

interface TemplateDialogProps {
  /** Left out, a new one. */
  template: ReplyTemplate | undefined;
  /** Where a new one begins. */
  category: number | undefined;
  categories: readonly ReplyCategory[];
  onClose: () => void;
}

/** Writes a template, with what a customer will read below it. */
export function TemplateDialog({
  template,
  category,
  categories,
  onClose,
}: TemplateDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const only = categories.length === 1 ? categories[0]?.id : undefined;
  const form = useReplyTemplateForm({ template, category: category ?? only, onSaved: onClose });
  const { problem, permission, refusal } = form;
  const unknown = problem === 'unknown_variable' ? format.list(unknownVariables(form.text)) : '';
  const words = problem && t(`reply_templates.form.${problem}`, { variables: unknown });
  // What is merely not written yet is no mistake.
  const isMistake = problem === 'unknown_variable' || problem === 'no_words' || problem === 'too_long';
  return (
    <FormDialog
      title={t(template ? 'reply_templates.form.change' : 'reply_templates.form.new')}
      gap={4}
      onClose={onClose}
      onSubmit={form.save}
      note={<ReplyCounter text={form.text} channel="google_maps" />}
      action={{
        children: t(template ? 'reply_templates.form.save' : 'reply_templates.form.create'),
        disabledReason: permission.reason?.text ?? words,
        isPending: form.isSaving,
        pendingLabel: t('reply_templates.form.saving'),
      }}
    >
      {!template && (
        <Select
          label={t('reply_templates.form.category')}
          placeholder={t('reply_templates.form.choose_category')}
          options={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={form.category === undefined ? null : String(form.category)}
          onChange={(id) => form.setCategory(Number(id))}
          isRequired
        />
      )}
      <TextArea
        ref={field}
        autoFocus={template !== undefined || form.category !== undefined}
        label={t('reply_templates.form.text')}
        placeholder={t('reply_templates.form.placeholder')}
        minRows={5}
        value={form.text}
        onChange={form.setText}
        errorMessage={isMistake ? words : undefined}
        isRequired
        dir="auto"
      />
      <VariableChips
        onInsert={(variable) => insertAtCaret(field.current, form.text, variable, form.setText)}
      />
      {form.text.trim() !== '' && <TemplateSample text={form.text} />}
      <RefusalBanner message={refusal} />
    </FormDialog>
  );
}

/** What can be filled in, each a press away. */
function VariableChips({ onInsert }: { onInsert: (variable: string) => void }): JSX.Element {
  const t = useTranslate();
  return (
    <Row role="group" aria-label={t('reply_templates.form.insert')} gap={3} rowGap={2} align="stretch" wrap>
      {templateVariables.map((variable) => (
        <Chip
          key={variable}
          variant="dashed"
          icon={<PlusIcon size={13} />}
          onPress={() => onInsert(`{${variable}}`)}
        >
          {t(`reply_templates.variable.${variable}`)}
        </Chip>
      ))}
    </Row>
  );
}

/** What customers read: one with a name and, where the name is spoken of, one without. */
function TemplateSample({ text }: { text: string }): JSX.Element {
  const t = useTranslate();
  const values = {
    name: t('reply_templates.form.example_name'),
    location: t('reply_templates.form.example_location'),
    city: t('reply_templates.form.example_city'),
    rating: 5,
  };
  const asksName = templateParts(text).some((part) => part.kind === 'variable' && part.variable === 'name');
  return (
    <Stack role="group" aria-label={t('reply_templates.form.sample')} gap={2}>
      <Heading level={3} size="s" tone="muted" weight="medium">
        {t('reply_templates.form.sample')}
      </Heading>
      {asksName && (
        <Text as="small" size="s" tone="subtle">
          {t('reply_templates.form.sample_named')}
        </Text>
      )}
      <Quotation>{renderTemplate(text, values)}</Quotation>
      {asksName && (
        <>
          <Text as="small" size="s" tone="subtle">
            {t('reply_templates.form.sample_anonymous')}
          </Text>
          <Quotation>{renderTemplate(text, { ...values, name: undefined })}</Quotation>
        </>
      )}
    </Stack>
  );
}
