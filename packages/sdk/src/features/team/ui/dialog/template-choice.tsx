'use client';
import { memberTemplateKeys, memberTemplates } from '@pinfold/contract/features/team/member-templates';
import type { JSX } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { choosePermissions } from '../../permissions/permission-choice.ts';
import { useMemberFormState } from './member-form-context.ts';

/** Sets of permissions to begin with; the one that is chosen stays marked until something is changed. */
export function TemplateChoice(): JSX.Element {
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
