'use client';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import type { TextFieldProps } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { CloseIcon } from '../icons/action-icons.tsx';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle, inputStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface EntriesFieldProps
  extends Omit<TextFieldProps, 'children' | 'className' | 'style' | 'value' | 'onChange'>, FieldTexts {
  entries: readonly string[];
  /** Hears every text that was finished by Enter, a comma, a paste or by leaving the field; split it as you like. */
  onAdd: (text: string) => void;
  onRemove: (entry: string) => void;
  /** Names the cross of an entry, e.g. `(entry) => 'Usuń: ' + entry`. */
  removeLabel: (entry: string) => string;
  /** Marks entries that need to be mended. A press on any entry takes it back into the field. */
  isWrong?: ((entry: string) => boolean) | undefined;
  /** Names an entry that is wrong, e.g. `(entry) => entry + ', nieprawidłowy'`. */
  wrongLabel?: ((entry: string) => string) | undefined;
  placeholder?: string | undefined;
}

/**
 * Several short texts in one field, such as addresses or keywords. Backspace in the empty field takes the last one back.
 *
 * @selector .pinfold-EntriesField
 * @selector [data-wrong] on .pinfold-EntriesField-entry
 * @example
 * <EntriesField label="Adresy e-mail" entries={addresses} onAdd={add} onRemove={remove}
 *   removeLabel={(address) => `Usuń: ${address}`} />
 */
export function EntriesField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  entries,
  onAdd,
  onRemove,
  removeLabel,
  isWrong = () => false,
  wrongLabel = (entry) => entry,
  placeholder = '',
  ...props
}: EntriesFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const finish = (more = '') => {
    const all = `${text}${more}`;
    setText('');
    if (all.trim()) onAdd(all);
  };
  const takeBack = (entry: string) => {
    finish();
    onRemove(entry);
    setText(entry);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (/^[,;]$/.test(event.key) || (event.key === 'Enter' && text.trim() !== '')) {
      event.preventDefault();
      finish();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      takeBack(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\s]/.test(pasted.trim())) return;
    event.preventDefault();
    finish(pasted);
  };
  return (
    <Root
      {...props}
      {...(isLabelHidden && { 'aria-label': label })}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      value={text}
      onChange={setText}
      onBlur={() => finish()}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Control>
        {entries.map((entry) => {
          const wrong = isWrong(entry);
          return (
            <Entry key={entry} data-wrong={wrong || undefined}>
              <Text
                type="button"
                disabled={props.isDisabled}
                aria-label={wrong ? wrongLabel(entry) : entry}
                onClick={() => takeBack(entry)}
              >
                {entry}
              </Text>
              <Remove
                type="button"
                disabled={props.isDisabled}
                aria-label={removeLabel(entry)}
                onClick={() => {
                  onRemove(entry);
                  input.current?.focus();
                }}
              >
                <CloseIcon size={13} />
              </Remove>
            </Entry>
          );
        })}
        <StyledInput
          ref={input}
          placeholder={entries.length > 0 ? '' : placeholder}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(TextField).withConfig(partClass('EntriesField'))`
  ${fieldStyle}
`;

const Control = styled(Group).withConfig(partClass('EntriesField-control'))`
  ${controlStyle}
  flex-wrap: wrap;
  gap: 5px 6px;
  max-block-size: 168px;
  padding-block: 5px;
  overflow-y: auto;
`;

const StyledInput = styled(Input).withConfig(partClass('EntriesField-input'))`
  ${inputStyle}
  flex: 1 1 120px;
  min-block-size: 26px;
  inline-size: 120px;
`;

const Entry = styled.span.withConfig(partClass('EntriesField-entry'))`
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  border-radius: 5px;
  background: var(--pf-line-2);
  color: var(--pf-ink);
  font-size: var(--pf-font-size-s);
  &:where([data-wrong]) {
    background: var(--pf-bad-soft);
    color: var(--pf-bad);
    text-decoration: underline wavy;
    text-decoration-thickness: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;

const Text = styled.button.withConfig(partClass('EntriesField-text'))`
  ${focusRing}
  min-inline-size: 0;
  min-block-size: 26px;
  padding: 2px 2px 2px 8px;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: inherit;
  overflow-wrap: anywhere;
  cursor: text;
  @media (pointer: coarse) {
    min-block-size: 36px;
  }
`;

const Remove = styled.button.withConfig(partClass('EntriesField-remove'))`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 26px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: inherit;
  cursor: pointer;
  @media (pointer: coarse) {
    inline-size: 36px;
  }
`;
