'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LockIcon, WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { ChangePartProps } from './change-part-props.ts';

/** Which field it is, whether it is protected, and whether others keep changing it back. */
export function ChangeField({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const name = useFieldName(change.field);
  return (
    <Field>
      <strong>{name}</strong>
      {change.is_protected && (
        <Tag tone="info" icon={<LockIcon size={12} />}>
          {t('external_changes.table.mark.protected')}
        </Tag>
      )}
      {change.is_escalated && (
        <>
          <Tag tone="warn" icon={<WarningIcon size={12} />}>
            {t('external_changes.table.mark.escalated')}
          </Tag>
          <small>{t('external_changes.table.mark.escalated_hint')}</small>
        </>
      )}
    </Field>
  );
}

const Field = styled.div.withConfig(partClass('ExternalChangesTable-field'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-inline-size: 0;
  & > strong {
    font-weight: 600;
  }
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
