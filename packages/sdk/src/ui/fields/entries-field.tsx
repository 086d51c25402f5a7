'use client';
import { useRef, useState, type JSX, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { Button } from '../actions/button.tsx';
import { hiddenName } from '../hidden-name.ts';
import { CloseIcon } from '../icons/control-icons.tsx';
import {
  EntriesControl,
  EntriesInput,
  EntriesRoot,
  EntryChip,
  EntryRemove,
  EntryText,
} from './entries-field-parts.ts';
import { FieldLabel, FieldNotes } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface EntriesFieldProps
  extends Omit<TextFieldProps, 'children' | 'className' | 'style' | 'value' | 'onChange'>, FieldTexts {
  entries: readonly string[];
  /** Called with text completed by Enter, comma, semicolon, paste or blur; it may contain several entries. */
  onAdd: (text: string) => void;
  onRemove: (entry: string) => void;
  /** Names the cross of an entry, e.g. `(entry) => 'Usuń: ' + entry`. */
  removeLabel: (entry: string) => string;
  /** Whether an entry is invalid. Pressing an entry moves it back into the field for editing. */
  isWrong?: ((entry: string) => boolean) | undefined;
  /** Names an entry that is wrong, e.g. `(entry) => entry + ', nieprawidłowy'`. */
  wrongLabel?: ((entry: string) => string) | undefined;
  placeholder?: string | undefined;
  /** Label of a button that does the same as Enter. @default no button */
  addLabel?: string | undefined;
}

/**
 * Several short texts in one field, such as addresses or keywords. Backspace in the empty field moves
 * the last one back into it.
 *
 * @selector .pinfold-EntriesField
 * @example
 * ```tsx
 * <EntriesField label="Adresy e-mail" entries={addresses} onAdd={add} onRemove={remove}
 *   removeLabel={(address) => `Usuń: ${address}`} />
 * ```
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
  addLabel,
  ...props
}: EntriesFieldProps): JSX.Element {
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
    <EntriesRoot
      {...props}
      {...(isLabelHidden && hiddenName(label))}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      value={text}
      onChange={setText}
      onBlur={() => finish()}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <EntriesControl>
        {entries.map((entry) => {
          const wrong = isWrong(entry);
          return (
            <EntryChip key={entry} data-wrong={wrong || undefined}>
              <EntryText
                type="button"
                disabled={props.isDisabled}
                aria-label={wrong ? wrongLabel(entry) : undefined}
                onClick={() => takeBack(entry)}
              >
                {entry}
              </EntryText>
              <EntryRemove
                type="button"
                disabled={props.isDisabled}
                aria-label={removeLabel(entry)}
                onClick={() => {
                  onRemove(entry);
                  input.current?.focus();
                }}
              >
                <CloseIcon size={13} />
              </EntryRemove>
            </EntryChip>
          );
        })}
        <EntriesInput
          ref={input}
          placeholder={entries.length > 0 ? '' : placeholder}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {addLabel && (
          <Button
            size="s"
            isDisabled={props.isDisabled ?? false}
            onPress={() => {
              finish();
              input.current?.focus();
            }}
          >
            {addLabel}
          </Button>
        )}
      </EntriesControl>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </EntriesRoot>
  );
}
