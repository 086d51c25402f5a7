'use client';
import type { JSX } from 'react';
import {
  phraseMaxLength,
  phrasesAtMost,
  reviewCategoryMaxLength,
} from '@pinfold/contract/features/opinions/categories/review-category';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { EntriesField } from '../../../../ui/fields/entries-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { PlanBanner } from '../../../../patterns/plan-banner.tsx';
import type { ReviewCategory } from '../../categories/review-categories.ts';
import {
  type ReviewCategoryForm,
  type ReviewCategoryProblem,
  useReviewCategoryForm,
} from '../../categories/use-review-category-form.ts';
import { TriedPhrases } from './tried-phrases.tsx';

interface CategoryDialogProps {
  /** Left out, a new one. */
  category: ReviewCategory | undefined;
  planHref: string | undefined;
  onClose: () => void;
}

/** Edits a category: its name, its phrases with a preview, and whether it is automatic. */
export function CategoryDialog({ category, planHref, onClose }: CategoryDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useReviewCategoryForm({ category, onSaved: onClose });
  const { problem, permission } = form;
  return (
    <FormDialog
      title={t(category ? 'review_categories.form.change' : 'review_categories.form.new')}
      onClose={onClose}
      onSubmit={() => permission.allowed && form.save()}
      action={{
        children: t(category ? 'review_categories.form.save' : 'review_categories.form.create'),
        disabledReason: permission.reason?.text ?? (problem && t(...problemWords(problem))),
        isPending: form.isSaving,
        pendingLabel: t('review_categories.form.saving'),
      }}
    >
      <TextField
        autoFocus={!category}
        label={t('review_categories.form.name')}
        placeholder={t('review_categories.form.name_placeholder')}
        value={form.name}
        onChange={form.setName}
        isRequired
        errorMessage={nameError(form, t)}
      />
      <EntriesField
        label={t('review_categories.form.phrases')}
        description={t('review_categories.form.inflection')}
        placeholder={t('review_categories.form.phrases_placeholder')}
        addLabel={t('review_categories.form.add_phrase')}
        entries={form.phrases}
        onAdd={form.addPhrases}
        onRemove={form.removePhrase}
        removeLabel={(phrase) => t('review_categories.form.remove_phrase', { phrase })}
        isWrong={form.isWrongPhrase}
        wrongLabel={(phrase) => t('review_categories.form.wrong_phrase', { phrase })}
        errorMessage={
          problem === 'phrase_too_long' || problem === 'too_many_phrases'
            ? t(...problemWords(problem))
            : undefined
        }
      />
      <TriedPhrases tried={form.tried} hasPhrases={form.phrases.length > 0} />
      <AutomaticSwitch form={form} />
      <CategoryRefusal form={form} planHref={planHref} />
    </FormDialog>
  );
}

type Translate = ReturnType<typeof useTranslate>;

function nameError(form: ReviewCategoryForm, t: Translate): string | undefined {
  if (form.problem === 'name_too_long') return t(...problemWords('name_too_long'));
  return form.isNameTaken ? form.refusal : undefined;
}

function problemWords(problem: ReviewCategoryProblem) {
  return [`review_categories.form.${problem}`, { max: most[problem] }] as const;
}

const most: Record<ReviewCategoryProblem, number> = {
  name_missing: reviewCategoryMaxLength,
  name_too_long: reviewCategoryMaxLength,
  phrase_too_long: phraseMaxLength,
  too_many_phrases: phrasesAtMost,
  unchanged: 0,
};

/** The switch that makes the category automatic, or why it cannot be. */
function AutomaticSwitch({ form }: { form: ReviewCategoryForm }): JSX.Element {
  const t = useTranslate();
  const { isAutomatic, setAutomatic, automatic, phrases } = form;
  const limit =
    automatic.isLimitReached && automatic.limit
      ? t('review_categories.limit_reached', { count: automatic.limit.max })
      : undefined;
  const isIdle = isAutomatic && phrases.length === 0;
  const hint = t(isIdle ? 'review_categories.form.phrases_needed' : 'review_categories.form.automatic_hint');
  return (
    <CheckBox
      label={t('review_categories.form.automatic')}
      isSelected={isAutomatic}
      isDisabled={!automatic.isAllowed && !isAutomatic}
      onChange={setAutomatic}
      description={automatic.reason?.text ?? limit ?? hint}
    />
  );
}

interface CategoryRefusalProps {
  form: ReviewCategoryForm;
  planHref: string | undefined;
}

/** Why the API refused the category, unless it is shown at a field. */
function CategoryRefusal({ form, planHref }: CategoryRefusalProps): JSX.Element | null {
  if (!form.refusal || form.isNameTaken) return null;
  return (
    <PlanBanner isAboutPlan={form.isAboutPlan} planHref={planHref} role="alert">
      {form.refusal}
    </PlanBanner>
  );
}
