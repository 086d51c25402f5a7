'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-review-locations.ts';
import type { RulePartProps } from './rule-part-props.ts';

/** Where a rule answers: in chosen locations and groups, or everywhere. */
export function RulePlaces({ rule, onChange }: RulePartProps): JSX.Element {
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
