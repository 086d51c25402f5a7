'use client';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { hiddenName } from '../hidden-name.ts';
import { SearchIcon } from '../icons/action-icons.tsx';
import { CloseIcon } from '../icons/control-icons.tsx';
import { controlStyle, fieldStyle, inputStyle } from './field.tsx';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> {
  /** Accessible name; only a magnifier is visible. */
  label: string;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
}

/**
 * A search field; Escape clears it. The ref is the input.
 *
 * @selector .pinfold-SearchField
 * @example
 * ```tsx
 * <SearchField label="Szukaj w opiniach" clearLabel="Wyczyść" onChange={setQuery} />
 * ```
 */
export const SearchField: ForwardRefExoticComponent<SearchFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
    { label, clearLabel, placeholder = '', ...props },
    ref,
  ) {
    return (
      <Root {...props} {...hiddenName(label)}>
        <Control>
          <SearchIcon size={16} />
          <StyledInput ref={ref} placeholder={placeholder} />
          <Clear aria-label={clearLabel}>
            <CloseIcon size={14} />
          </Clear>
        </Control>
      </Root>
    );
  });

const Root = styled(AriaSearchField).withConfig(partClass('SearchField'))`
  ${fieldStyle}
`;

const Control = styled(Group).withConfig(partClass('SearchField-control'))`
  ${controlStyle}
  min-block-size: var(--pf-control);
  padding-inline-end: 6px;
`;

const StyledInput = styled(Input).withConfig(partClass('SearchField-input'))`
  ${inputStyle}
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

const Clear = styled(Button).withConfig(innerClass('SearchField-clear'))`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--pf-ink-2);
  cursor: pointer;
  :where([data-empty]) & {
    visibility: hidden;
  }
`;
