'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { PermissionTree } from '../permissions/permission-tree.tsx';
import { useMemberFormState } from './member-form-context.ts';
import { TemplateChoice } from './template-choice.tsx';

/** What a manager may do: a template to begin with, then one by one. */
export function PermissionsStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const form = useMemberFormState();
  const [q, setQ] = useState('');
  const { lastChange } = form;
  const along = lastChange?.added.length ? lastChange.added : (lastChange?.removed ?? []);
  const names = (permissions: readonly (typeof along)[number]['permission'][]) =>
    format.list(
      [...new Set(permissions)].map((one) =>
        t('team.permissions.quoted', { name: t(`team.permission.${one}`) }),
      ),
    );
  return (
    <>
      <TemplateChoice />
      <SearchField
        label={t('team.permissions.search')}
        placeholder={t('team.permissions.search')}
        clearLabel={t('common.clear')}
        value={q}
        onChange={setQ}
        maxLength={100}
      />
      {along.length > 0 && (
        <Banner
          tone="info"
          role="status"
          actions={
            <Button size="s" onPress={form.undoChange}>
              {t('common.undo')}
            </Button>
          }
        >
          {t(lastChange?.added.length ? 'team.permissions.added' : 'team.permissions.removed', {
            names: names(along.map(({ permission }) => permission)),
            because: names(along.map(({ because }) => because)),
          })}
        </Banner>
      )}
      <PermissionTree
        chosen={form.draft.permissions}
        grantable={form.grantable}
        q={q}
        onChange={form.choosePermissions}
      />
    </>
  );
}
