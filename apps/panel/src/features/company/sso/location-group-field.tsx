import { useReviewGroups } from '@pinfold/sdk/headless/listings';
import { ComboBox } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useText } from '../../../texts/use-text.ts';

export interface LocationGroupFieldProps {
  value: number | null;
  isDisabled: boolean;
  onChange: (id: number | null) => void;
}

/** Chooses a group of locations by its name. */
export function LocationGroupField({ value, isDisabled, onChange }: LocationGroupFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { data: all } = useReviewGroups();
  const chosen = all?.results.find(({ id }) => id === value);
  // The chosen one's own name is no search: all others have to stay within reach.
  const name = typed === chosen?.name ? '' : typed.trim();
  const { data: found, isFetching } = useReviewGroups(name ? { name } : {});
  const groups = found?.results ?? [];
  const shown = chosen && !groups.some(({ id }) => id === value) ? [chosen, ...groups] : groups;
  return (
    <ComboBox
      label={t('sso.mapping_locations')}
      placeholder={t('sso.mapping_choose')}
      emptyText={t(name ? 'sso.mapping_no_locations' : 'sso.mapping_no_groups')}
      options={shown.map((group) => ({ id: String(group.id), label: group.name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onInputChange={setTyped}
      isLoading={isFetching}
      loadingText={t('sso.loading')}
      isDisabled={isDisabled}
    />
  );
}
