'use client';
import type { JSX } from 'react';
import {
  ariaComboBoxProps,
  ComboBoxControl,
  ComboBoxEnd,
  ComboBoxInput,
  ComboBoxList,
  ComboBoxRoot,
} from './combo-box-parts.tsx';
import type { ComboBoxOptions } from './combo-box-parts.tsx';
import { FieldLabel, FieldNotes } from './field.tsx';

export interface ComboBoxProps extends ComboBoxOptions {
  /** The `id` of the chosen option, or null. */
  value: string | null;
  /** Called with the chosen `id`, or null when cleared. */
  onChange: (id: string | null) => void;
}

/**
 * A choice of one of many options, filtered by typing.
 *
 * @selector .pinfold-ComboBox
 * @example
 * ```tsx
 * <ComboBox label="Miasto" options={cities} value={city} onChange={setCity} emptyText="Brak takiego miasta" />
 * ```
 */
export function ComboBox({ value, onChange, ...props }: ComboBoxProps): JSX.Element {
  return (
    <ComboBoxRoot
      {...ariaComboBoxProps(props)}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
    >
      {!props.isLabelHidden && <FieldLabel>{props.label}</FieldLabel>}
      <ComboBoxControl>
        <ComboBoxInput placeholder={props.placeholder ?? ''} />
        <ComboBoxEnd isLoading={props.isLoading ?? false} />
      </ComboBoxControl>
      <FieldNotes description={props.description} errorMessage={props.errorMessage} />
      <ComboBoxList {...props} />
    </ComboBoxRoot>
  );
}
