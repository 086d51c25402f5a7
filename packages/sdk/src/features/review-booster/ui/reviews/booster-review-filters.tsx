'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { boosterAccess } from '../../booster.queries.ts';
import { useBoosterForms } from '../../forms/use-booster-forms.ts';

/** What narrows the answers, beside their form. */
export interface ReviewChoice {
  /** Words of the comment. */
  q: string;
  /** Stars; null for any. */
  rating: number | null;
  hasContact: boolean;
}

interface BoosterReviewFilterFieldsProps {
  choice: ReviewChoice;
  formId: number | null;
  onChange: (changes: Partial<ReviewChoice>) => void;
  onFormChange: (formId: number | null) => void;
}

/** An `id` of no form and of no score. */
const any = 'any';

/** Narrows the answers by form, score and contact. The forms are for those who may see them. */
export function BoosterReviewFilterFields({
  choice,
  formId,
  onChange,
  onFormChange,
}: BoosterReviewFilterFieldsProps): JSX.Element {
  const t = useTranslate();
  const { allowed } = usePermission(boosterAccess.seeForms);
  const { data: forms = [] } = useBoosterForms({ enabled: allowed });
  return (
    <Row gap={4} rowGap={3} wrap>
      {forms.length > 0 && (
        <Select
          label={t('review_booster.reviews.form')}
          isLabelHidden
          options={[
            { id: any, label: t('review_booster.reviews.all_forms') },
            ...forms.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={String(formId ?? any)}
          onChange={(id) => onFormChange(id === any ? null : Number(id))}
        />
      )}
      <Select
        label={t('review_booster.reviews.score')}
        isLabelHidden
        options={[
          { id: any, label: t('review_booster.reviews.any_score') },
          ...[5, 4, 3, 2, 1].map((count) => ({
            id: String(count),
            label: t('review_booster.audit.stars', { count }),
          })),
        ]}
        value={String(choice.rating ?? any)}
        onChange={(id) => onChange({ rating: id === any ? null : Number(id) })}
      />
      <CheckBox
        label={t('review_booster.reviews.only_contact')}
        isSelected={choice.hasContact}
        onChange={(hasContact) => onChange({ hasContact })}
      />
    </Row>
  );
}
