'use client';
import { type JSX, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { memberTemplateKeys, memberTemplates } from '@pinfold/contract/features/team/member-templates';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { choosePermissions } from '../../permissions/permission-choice.ts';
import { PermissionTree } from '../permissions/permission-tree.tsx';
import { useMemberFormState } from './member-form-context.ts';

/** Permissions of a manager: a template to start with, then one by one. */
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

/** Templates of permissions; the chosen one stays marked until something is changed. */
function TemplateChoice(): JSX.Element {
  const t = useTranslate();
  const { draft, grantable, chooseTemplate } = useMemberFormState();
  const chosen = new Set(draft.permissions);
  return (
    <Grid role="group" aria-label={t('team.templates.label')} fit="165px" gap={3}>
      {memberTemplateKeys.map((key) => {
        const { permissions } = choosePermissions([], memberTemplates[key], true, grantable);
        const isChosen = permissions.length === chosen.size && permissions.every((one) => chosen.has(one));
        return (
          <Template key={key} isSelected={isChosen} onChange={() => chooseTemplate(key)}>
            {t(`team.templates.${key}`)}
            <Text tone="muted" size="s" weight="regular">
              {t(`team.templates.${key}_text`)}
            </Text>
          </Template>
        );
      })}
    </Grid>
  );
}

const Template = styled(ToggleButton).withConfig(innerClass('MemberDialog-template'))`
  ${focusRing}
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 10px 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: var(--pf-ink);
  font: inherit;
  font-weight: 600;
  text-align: var(--pf-text-start);
  cursor: pointer;
  &:where([data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([data-selected]) {
    border-color: var(--pf-primary);
    background: var(--pf-primary-soft);
    color: var(--pf-primary-strong);
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      border: 2px solid Highlight;
    }
  }
`;
