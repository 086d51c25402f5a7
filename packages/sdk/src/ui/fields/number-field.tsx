'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { buttonStyle } from '../actions/button-style.ts';
import { hiddenName } from '../hidden-name.ts';
import { MinusIcon, PlusIcon } from '../icons/action-icons.tsx';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle, inputStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'>, FieldTexts {}

/**
 * A number that is typed, or counted up and down by buttons and arrow keys. Reads and writes it as the language does. The
 * ref is the input.
 *
 * @selector .pinfold-NumberField
 * @example
 * ```tsx
 * <NumberField label="Liczba lokalizacji" minValue={1} maxValue={500} defaultValue={12} />
 * ```
 */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
    { label, isLabelHidden, description, errorMessage, ...props },
    ref,
  ) {
    return (
      <Root
        {...props}
        {...(isLabelHidden && hiddenName(label))}
        isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      >
        {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
        <Control>
          <Step slot="decrement" data-variant="ghost" data-size="s">
            <MinusIcon size={16} />
          </Step>
          <StyledInput ref={ref} />
          <Step slot="increment" data-variant="ghost" data-size="s">
            <PlusIcon size={16} />
          </Step>
        </Control>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Root>
    );
  });

const Root = styled(AriaNumberField).withConfig(partClass('NumberField'))`
  ${fieldStyle}
`;

const Control = styled(Group).withConfig(partClass('NumberField-control'))`
  ${controlStyle}
  max-inline-size: 200px;
  padding-inline: 4px;
`;

const StyledInput = styled(Input).withConfig(partClass('NumberField-input'))`
  ${inputStyle}
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Step = styled(Button).withConfig(partClass('NumberField-step'))`
  ${buttonStyle}
`;
