'use client';
import type { JSX } from 'react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { OptionList } from '../collections/option-list.tsx';
import type { Option } from '../collections/option-list.tsx';
import { hiddenName } from '../hidden-name.ts';
import { ChevronDownIcon } from '../icons/arrow-icons.tsx';
import { PopoverSurface } from '../overlays/popover-surface.tsx';
import { controlStyle, FieldLabel, FieldNotes, fieldStyle } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { ServerField } from './server-field.tsx';

export interface SelectProps extends FieldTexts {
  /** The options. */
  options: readonly Option[];
  /** The `id` of the chosen option, or null. */
  value: string | null;
  /** Called with the chosen `id`. */
  onChange: (id: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** `quiet` has no border, for toolbars. @default 'default' */
  variant?: 'default' | 'quiet';
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Name under which a form submits the `id`. */
  name?: string;
}

/**
 * A choice of one of a few options. For many, or to filter by typing, use `ComboBox`.
 *
 * @selector .pinfold-Select
 * @example
 * ```tsx
 * <Select label="Kolejność" options={orders} value={order} onChange={setOrder} />
 * ```
 */
export function Select({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder = '',
  variant = 'default',
  ...field
}: SelectProps): JSX.Element {
  const isServer = useIsSSR();
  if (isServer) {
    const text = options.find((option) => option.id === value)?.label ?? placeholder;
    return <ServerField label={label} isLabelHidden={isLabelHidden} text={text} />;
  }
  return (
    <Root
      {...field}
      data-variant={variant}
      placeholder={placeholder}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={Boolean(errorMessage)}
      {...(isLabelHidden && hiddenName(label))}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Control data-variant={variant}>
        <Value>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</Value>
        <ChevronDownIcon size={16} />
      </Control>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <PopoverSurface>
        <OptionList options={options} />
      </PopoverSurface>
    </Root>
  );
}

const Root = styled(AriaSelect).withConfig(partClass('Select'))`
  ${fieldStyle}
  position: relative;
`;

const Control = styled(Button).withConfig(partClass('Select-control'))`
  ${controlStyle}
  cursor: pointer;
  &:where([data-variant='quiet']) {
    inline-size: auto;
    min-block-size: var(--pf-control);
    border-color: transparent;
    background: transparent;
    color: var(--pf-ink-2);
  }
  &:where([data-variant='quiet'][data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([data-focused]:not([data-focus-visible])) {
    outline: none;
  }
`;

const Value = styled(SelectValue).withConfig(innerClass('Select-value'))`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:where([data-placeholder]) {
    color: var(--pf-ink-3);
  }
`;
