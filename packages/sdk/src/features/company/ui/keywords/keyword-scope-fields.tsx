'use client';
import { keywordScopes } from '@pinfold/contract/features/company/keyword';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { KeywordForm } from '../../keywords/use-keyword-form.ts';
import { FacilityTarget } from './facility-target.tsx';
import { GroupTarget } from './group-target.tsx';

interface KeywordScopeFieldsProps {
  form: KeywordForm;
  isDisabled: boolean;
}

/** Whom new keywords are for. Who may not see locations adds them for the whole company. */
export function KeywordScopeFields({ form, isDisabled }: KeywordScopeFieldsProps): JSX.Element | null {
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
