'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { ChipGroup } from '../filters/chip-group.tsx';
import type { RulePartProps } from './rule-part-props.ts';

/** Which reviews a rule answers: by stars, and by whether they have text. */
export function RuleReviews({ rule, onChange }: RulePartProps): JSX.Element {
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
