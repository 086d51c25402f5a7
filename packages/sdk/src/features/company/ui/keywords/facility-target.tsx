'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useReviewLocations } from '../../../listings/use-review-locations.ts';
import type { KeywordForm } from '../../keywords/use-keyword-form.ts';
import { targetOptions } from './target-options.ts';

/** Chooses the location that keywords are for. */
export function FacilityTarget({ form }: { form: KeywordForm }): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const isChosen = q === form.target?.name;
  const { data, isFetching } = useReviewLocations(q && !isChosen ? { q } : {});
  const options = (data?.results ?? []).map(({ id, name, formatted_address: address }) => ({
    id: String(id),
    label: `${name}, ${address}`,
  }));
  const choose = (id: string | null) => {
    const option = options.find((one) => one.id === id);
    form.setTarget(option && { id: Number(option.id), name: option.label });
  };
  return (
    <ComboBox
      label={t('company.keywords.scope.facility')}
      options={targetOptions(options, form.target)}
      value={form.target ? String(form.target.id) : null}
      onChange={choose}
      onInputChange={setQ}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      emptyText={t('company.keywords.no_facility')}
      placeholder={t('company.profile.choose')}
      {...(form.targetMessage !== undefined && { errorMessage: form.targetMessage })}
    />
  );
}
