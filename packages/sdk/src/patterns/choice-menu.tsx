'use client';
import { Fragment, type JSX } from 'react';
import { Button, type ButtonProps } from '../ui/actions/button.tsx';
import { ChevronDownIcon } from '../ui/icons/arrow-icons.tsx';
import { MenuItem } from '../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../ui/overlays/menu-section.tsx';
import { Menu, type MenuProps } from '../ui/overlays/menu.tsx';

interface ChoiceMenuProps<Id extends string> extends Pick<MenuProps, 'placement'> {
  /** Names the button for screen readers, with what is chosen. */
  label: string;
  /** What is chosen, as the button shows it. */
  text: string;
  choices: readonly Id[];
  nameOf: (id: Id) => string;
  /** Has a line above it. */
  separated?: NoInfer<Id> | undefined;
  value: NoInfer<Id> | undefined;
  onChange: (id: Id) => void;
  variant?: ButtonProps['variant'];
}

/** A small button that shows what is chosen, and a menu of the choices. */
export function ChoiceMenu<Id extends string>(props: ChoiceMenuProps<Id>): JSX.Element {
  const { label, text, choices, nameOf, separated, value, onChange, variant, ...menu } = props;
  return (
    <Menu
      {...menu}
      trigger={
        <Button size="s" variant={variant} aria-label={label}>
          {text}
          <ChevronDownIcon size={14} />
        </Button>
      }
      selectionMode="single"
      selectedKeys={value === undefined ? [] : [value]}
      onAction={(id) => onChange(id as Id)}
    >
      {choices.map((id) => (
        <Fragment key={id}>
          {id === separated && <MenuSeparator />}
          <MenuItem id={id}>{nameOf(id)}</MenuItem>
        </Fragment>
      ))}
    </Menu>
  );
}
