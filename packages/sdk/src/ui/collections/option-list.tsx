'use client';
import type { ReactNode, JSX } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { CheckIcon } from '../icons/action-icons.tsx';
import { optionDescriptionStyle, optionStyle, optionTextStyle } from './option-style.ts';

/** An option of `Select` and `ComboBox`. */
export interface Option {
  id: string;
  label: string;
  /** A second line, such as an address. */
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface OptionListProps {
  renderEmptyState?: () => ReactNode;
  /** Undefined if the field provides the collection. */
  options?: readonly Option[];
}

/** The list inside the popover of `Select` and `ComboBox`. */
export function OptionList({ options, renderEmptyState }: OptionListProps): JSX.Element {
  return (
    <List<Option> {...(options && { items: options })} {...(renderEmptyState && { renderEmptyState })}>
      {(option: Option) => (
        <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled ?? false}>
          {({ isSelected }) => (
            <>
              {option.icon}
              <Content>
                <span>{option.label}</span>
                {option.description && <Description>{option.description}</Description>}
              </Content>
              <Check data-selected={isSelected || undefined}>
                <CheckIcon size={16} />
              </Check>
            </>
          )}
        </Item>
      )}
    </List>
  );
}

const List = styled(ListBox).withConfig(partClass('ListBox'))`
  max-block-size: min(340px, 50dvh);
  padding: 5px;
  overflow: auto;
  outline: none;
` as typeof ListBox;

const Item = styled(ListBoxItem).withConfig(partClass('ListBox-item'))`
  ${optionStyle}
`;

const Content = styled.span.withConfig(partClass('ListBox-text'))`
  ${optionTextStyle}
`;

const Description = styled.span.withConfig(partClass('ListBox-description'))`
  ${optionDescriptionStyle}
`;

const Check = styled.span.withConfig(innerClass('ListBox-check'))`
  display: grid;
  visibility: hidden;
  color: var(--pf-primary);
  &:where([data-selected]) {
    visibility: visible;
  }
`;
