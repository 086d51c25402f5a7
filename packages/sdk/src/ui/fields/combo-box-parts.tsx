'use client';
import type { JSX } from 'react';
import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { OptionList } from '../collections/option-list.tsx';
import type { Option } from '../collections/option-list.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { focusRing } from '../focus-ring.ts';
import { hiddenName } from '../hidden-name.ts';
import { ChevronDownIcon } from '../icons/arrow-icons.tsx';
import { PopoverSurface } from '../overlays/popover-surface.tsx';
import { controlStyle, fieldStyle, inputStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export interface ComboBoxOptions extends FieldTexts {
  /** The options; with `onInputChange`, those found for the text. */
  options: readonly Option[];
  /** Shown if no option matches. */
  emptyText: string;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Called with the text, to search on a server; pass the results as `options`. */
  onInputChange?: (text: string) => void;
  /** `options` are loading; shows `loadingText`. */
  isLoading?: boolean;
  /** Read while `isLoading`. */
  loadingText?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** Props of both combo boxes for React Aria. */
export interface AriaComboBoxProps {
  /** Set if the host searches. */
  items?: readonly Option[];
  onInputChange?: (text: string) => void;
  /** Set if React Aria filters. */
  defaultItems?: readonly Option[];
  'aria-label'?: string;
  isInvalid: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  allowsEmptyCollection: boolean;
  menuTrigger: 'focus';
}

/** Returns the props of both combo boxes for React Aria. */
export function ariaComboBoxProps(props: ComboBoxOptions): AriaComboBoxProps {
  const { options, onInputChange, label, isLabelHidden, errorMessage, isDisabled, isRequired } = props;
  return {
    ...(onInputChange ? { items: options, onInputChange } : { defaultItems: options }),
    ...(isLabelHidden && hiddenName(label)),
    isInvalid: Boolean(errorMessage),
    isDisabled: isDisabled ?? false,
    isRequired: isRequired ?? false,
    allowsEmptyCollection: true,
    menuTrigger: 'focus' as const,
  };
}

/** The end of the control: a spinner while options load, and the arrow. */
export function ComboBoxEnd({ isLoading }: Pick<ComboBoxOptions, 'isLoading'>): JSX.Element {
  return (
    <>
      {isLoading && <Spinner size={15} />}
      <Toggle>
        <ChevronDownIcon size={16} />
      </Toggle>
    </>
  );
}

export function ComboBoxList({ isLoading, loadingText, emptyText }: ComboBoxOptions): JSX.Element {
  return (
    <PopoverSurface>
      <OptionList renderEmptyState={() => <Empty>{isLoading ? loadingText : emptyText}</Empty>} />
    </PopoverSurface>
  );
}

export const ComboBoxRoot = styled(AriaComboBox).withConfig(partClass('ComboBox'))`
  ${fieldStyle}
` as typeof AriaComboBox;

export const ComboBoxControl: StyledComponent<typeof Group> = styled(Group).withConfig(
  partClass('ComboBox-control'),
)`
  ${controlStyle}
  flex-wrap: wrap;
  gap: 4px 6px;
  padding-block: 3px;
  padding-inline-end: 4px;
`;

export const ComboBoxInput: StyledComponent<typeof Input> = styled(Input).withConfig(
  partClass('ComboBox-input'),
)`
  ${inputStyle}
  flex: 1 1 80px;
  inline-size: 80px;
`;

const Toggle = styled(Button).withConfig(innerClass('ComboBox-toggle'))`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  cursor: pointer;
`;

const Empty = styled.div.withConfig(innerClass('ComboBox-empty'))`
  padding: 8px 10px;
  color: var(--pf-ink-2);
`;
