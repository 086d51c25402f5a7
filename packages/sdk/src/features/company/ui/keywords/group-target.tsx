'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useReviewGroups } from '../../../listings/use-review-locations.ts';
import type { KeywordForm } from '../../keywords/use-keyword-form.ts';
import { targetOptions } from './target-options.ts';

/** Chooses the group that keywords are for. */
export function GroupTarget({ form }: { form: KeywordForm }): JSX.Element {
  const t = useTranslate();
  const [name, setName] = useState('');
  const isChosen = name === form.target?.name;
  const { data, isFetching } = useReviewGroups(name && !isChosen ? { name } : {});
  const groups = data?.results ?? [];
  return (
    <ComboBox
      label={t('company.keywords.scope.group')}
      options={targetOptions(
        groups.map(({ id, name: label, facilities_count: count, concerns_other_locations: isOthersToo }) => ({
          id: String(id),
          label,
          description: (isOthersToo && form.refusalForAll) || t('common.locations', { count }),
          isDisabled: isOthersToo && form.refusalForAll !== undefined,
        })),
        form.target,
      )}
      value={form.target ? String(form.target.id) : null}
      onChange={(id) => form.setTarget(groups.find((group) => String(group.id) === id))}
      onInputChange={setName}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      emptyText={t('company.keywords.no_group')}
      placeholder={t('company.profile.choose')}
      {...(form.targetMessage !== undefined && { errorMessage: form.targetMessage })}
    />
  );
}
