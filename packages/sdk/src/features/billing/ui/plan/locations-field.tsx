import type { JSX } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, NumberField } from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import {
  controlStyle,
  FieldLabel,
  FieldNotes,
  fieldStyle,
  inputStyle,
} from '../../../../ui/fields/field.tsx';
import { MinusIcon, PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { maxQuantity } from '../../decide-order.ts';

interface LocationsFieldProps {
  quantity: number;
  /** How many the company has; undefined for those who may not see it. */
  used: number | undefined;
  onChange: (quantity: number) => void;
}

/** For how many locations: a stepper that can also be typed into. */
export function LocationsField({ quantity, used, onChange }: LocationsFieldProps): JSX.Element {
  const t = useTranslate();
  return (
    <Root
      value={quantity}
      minValue={1}
      maxValue={maxQuantity}
      onChange={(value) => {
        // An emptied field keeps what it had.
        if (Number.isInteger(value)) onChange(value);
      }}
    >
      <FieldLabel>{t('billing.locations')}</FieldLabel>
      <Control>
        <Step slot="decrement" data-variant="ghost" data-size="s">
          <MinusIcon size={16} />
        </Step>
        <Quantity />
        <Step slot="increment" data-variant="ghost" data-size="s">
          <PlusIcon size={16} />
        </Step>
      </Control>
      <FieldNotes
        description={used === undefined ? undefined : t('billing.locations.used', { count: used })}
      />
    </Root>
  );
}

const Root = styled(NumberField).withConfig(innerClass('Billing-locations'))`
  ${fieldStyle}
  max-inline-size: 280px;
`;

const Control = styled(Group).withConfig(innerClass('Billing-stepper'))`
  ${controlStyle}
  max-inline-size: 200px;
  padding-inline: 4px;
`;

const Quantity = styled(Input).withConfig(innerClass('Billing-quantity'))`
  ${inputStyle}
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Step = styled(Button).withConfig(innerClass('Billing-step'))`
  ${buttonStyle}
`;
