'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { useCompanyCategories } from '../../reference/use-company-categories.ts';

/** The line of business, found by its name; it may stay open. */
export function CategoryField({ form }: { form: ProfileForm }): JSX.Element {
  const t = useTranslate();
  const { data: categories = [], isPending } = useCompanyCategories();
  const { category_id: id } = form.values;
  return (
    <ComboBox
      label={t('company.profile.field.category_id')}
      placeholder={t('company.profile.choose')}
      options={categories.map((category) => ({ id: String(category.id), label: category.name }))}
      value={id === null ? null : String(id)}
      onChange={(chosen) => form.set('category_id', chosen === null ? null : Number(chosen))}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_category')}
    />
  );
}
