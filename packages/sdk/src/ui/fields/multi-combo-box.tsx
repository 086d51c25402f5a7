'use client';
import { useState, type JSX, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import type { Option } from '../collections/option-list.tsx';
import { Tag } from '../display/tag.tsx';
import { focusRing } from '../focus-ring.ts';
import { CloseIcon } from '../icons/control-icons.tsx';
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

export interface MultiComboBoxProps extends ComboBoxOptions {
  /** The chosen options, not only ids, since a later search may not return them. */
  value: readonly Option[];
  onChange: (value: readonly Option[]) => void;
  /** Names the cross on a tag, e.g. `(label) => 'Usuń: ' + label`. */
  removeLabel: (label: string) => string;
}

/**
 * A choice of several of many options, shown as tags. Backspace in the empty field removes the last one.
 *
 * @selector .pinfold-ComboBox
 * @example
 * ```tsx
 * <MultiComboBox label="Lokalizacje" options={found} value={chosen} onChange={setChosen} onInputChange={search}
 *   removeLabel={(label) => `Usuń: ${label}`} emptyText="Nic nie znaleziono" />
 * ```
 */
export function MultiComboBox({ value, onChange, removeLabel, ...props }: MultiComboBoxProps): JSX.Element {
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    props.onInputChange?.(next);
  };
  const removeLast = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <ComboBoxRoot
      {...ariaComboBoxProps(props)}
      selectionMode="multiple"
      inputValue={text}
      onInputChange={type}
      value={value.map((option) => option.id)}
      onChange={(keys) => {
        // Clears the search after a selection.
        if (keys.length > value.length) type('');
        onChange(pick(keys.map(String), [...value, ...props.options]));
      }}
    >
      {!props.isLabelHidden && <FieldLabel>{props.label}</FieldLabel>}
      <ComboBoxControl>
        {value.map((option) => (
          <Tag key={option.id}>
            {option.label}
            <Remove
              type="button"
              aria-label={removeLabel(option.label)}
              disabled={props.isDisabled}
              onClick={() => onChange(value.filter((kept) => kept.id !== option.id))}
            >
              <CloseIcon size={12} />
            </Remove>
          </Tag>
        ))}
        <ComboBoxInput
          placeholder={value.length > 0 ? '' : (props.placeholder ?? '')}
          onKeyDown={removeLast}
        />
        <ComboBoxEnd isLoading={props.isLoading ?? false} />
      </ComboBoxControl>
      <FieldNotes description={props.description} errorMessage={props.errorMessage} />
      <ComboBoxList {...props} />
    </ComboBoxRoot>
  );
}

function pick(ids: readonly string[], known: readonly Option[]): Option[] {
  return ids.flatMap((id) => known.find((option) => option.id === id) ?? []);
}

const Remove = styled.button.withConfig(innerClass('ComboBox-remove'))`
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin: -3px;
  margin-inline-end: -6px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  cursor: pointer;
`;
