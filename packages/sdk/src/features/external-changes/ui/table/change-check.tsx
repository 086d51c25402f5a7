'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { ChangePartProps } from './change-part-props.ts';
import { useChangeRow } from './change-row-context.ts';

/** The box that ticks a change. */
export function ChangeCheck({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const { selection } = useChangeRow();
  const name = `${useFieldName(change.field)}, ${change.facility.formatted_address}`;
  return (
    <Check>
      <CheckBox
        label={t('external_changes.table.select', { name })}
        isLabelHidden
        excludeFromTabOrder
        isSelected={selection.has(change.id)}
        onChange={() => selection.toggle(change.id)}
      />
    </Check>
  );
}

const Check = styled.div.withConfig(partClass('ExternalChangesTable-check'))`
  display: grid;
  place-items: center;
`;
