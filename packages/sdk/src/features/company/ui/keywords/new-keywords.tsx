'use client';
import { type JSX, useState } from 'react';
import { keywordScopes } from '@pinfold/contract/features/company/keyword';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Option } from '../../../../ui/collections/option-list.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';
import type { KeywordForm, KeywordTarget } from '../../keywords/use-keyword-form.ts';
import { PlanForm } from '../shared/plan-form.tsx';
import { KeywordEntriesField } from './keyword-entries-field.tsx';

interface NewKeywordsProps {
  state: CompanyKeywordsState;
  planHref: string | undefined;
}

/** Adds keywords, many at once, for the company, a group or a location. */
export function NewKeywords({ state, planHref }: NewKeywordsProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = state;
  const count = form.entries.entries.length;
  const { added } = form;
  const isFull = limit?.isReached ?? false;
  return (
    <PlanForm
      limit="max_maps_keywords"
      use={limit}
      form={form}
      planHref={planHref}
      onSubmit={form.submit}
      fields={
        <>
          <KeywordEntriesField entries={form.entries} isDisabled={isFull} />
          <KeywordScopeFields form={form} isDisabled={isFull} />
        </>
      }
      submitLabel={count === 0 ? t('company.keywords.add_none') : t('company.keywords.add', { count })}
      pendingLabel={t('company.keywords.adding')}
      variant="primary"
      refusal={form.scopeRefusal}
    >
      <Text as="p" tone="muted" wrap="pretty" role="status">
        {added &&
          [
            added.fresh > 0 && t('company.keywords.added', { count: added.fresh }),
            added.known > 0 && t('company.keywords.known', { count: added.known }),
          ]
            .filter(Boolean)
            .join(' ')}
      </Text>
    </PlanForm>
  );
}

interface KeywordScopeFieldsProps {
  form: KeywordForm;
  isDisabled: boolean;
}

/** Scope of new keywords. Users who may not see locations add them for the whole company. */
function KeywordScopeFields({ form, isDisabled }: KeywordScopeFieldsProps): JSX.Element | null {
  const t = useTranslate();
  const { allowed: maySeeLocations } = usePermission('view_facilities_data');
  if (!maySeeLocations) return null;
  return (
    <Stack gap={4} minInlineSize="0">
      <Select
        label={t('company.keywords.scope')}
        options={keywordScopes.map((id) => ({
          id,
          label: t(`company.keywords.scope.${id}`),
          isDisabled: id === 'company' && form.refusalForAll !== undefined,
        }))}
        {...(form.refusalForAll !== undefined && { description: form.refusalForAll })}
        value={form.scope}
        onChange={(id) => form.setScope(keywordScopes.find((scope) => scope === id) ?? 'company')}
        isDisabled={isDisabled}
      />
      {form.scope === 'group' && <GroupTarget form={form} />}
      {form.scope === 'facility' && <FacilityTarget form={form} />}
    </Stack>
  );
}

/** Chooses the location that keywords are for. */
function FacilityTarget({ form }: { form: KeywordForm }): JSX.Element {
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

/** Chooses the group that keywords are for. */
function GroupTarget({ form }: { form: KeywordForm }): JSX.Element {
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

/** What was found, and what is chosen already although another search does not find it. */
function targetOptions(found: readonly Option[], target: KeywordTarget | undefined): readonly Option[] {
  if (!target || found.some(({ id }) => id === String(target.id))) return found;
  return [{ id: String(target.id), label: target.name }, ...found];
}
