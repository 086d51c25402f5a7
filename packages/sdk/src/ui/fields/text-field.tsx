'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { hiddenName } from '../hidden-name.ts';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle, inputStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTexts {
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
  /** Content before the text, inside the border. */
  prefix?: ReactNode;
  /** Content after the text, inside the border. */
  suffix?: ReactNode;
}

/**
 * A text field of one line. The ref is the input.
 *
 * @selector .pinfold-TextField
 * @example
 * ```tsx
 * <TextField label="Adres e-mail" type="email" isRequired errorMessage={errors.email} />
 * ```
 */
export const TextField: ForwardRefExoticComponent<TextFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
    { label, isLabelHidden, description, errorMessage, placeholder = '', prefix, suffix, ...props },
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
          {prefix}
          <StyledInput ref={ref} placeholder={placeholder} />
          {suffix}
        </Control>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </Root>
    );
  });

const Root = styled(AriaTextField).withConfig(partClass('TextField'))`
  ${fieldStyle}
`;

const Control = styled(Group).withConfig(partClass('TextField-control'))`
  ${controlStyle}
  &:where([data-readonly] > *) {
    border-color: var(--pf-line);
    background: var(--pf-line-2);
  }
`;

const StyledInput = styled(Input).withConfig(partClass('TextField-input'))`
  ${inputStyle}
`;
