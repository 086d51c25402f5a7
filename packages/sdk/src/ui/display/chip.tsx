'use client';
import type { ReactNode, JSX } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { CloseIcon } from '../icons/control-icons.tsx';

interface ChipBase {
  children: ReactNode;
  /** A number after the text, such as how many reviews a view holds. */
  count?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface Toggle {
  /** Makes the chip a switch. */
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onPress?: never;
}

interface Press {
  /** Makes the chip a button, e.g. to edit the filter it stands for. */
  onPress: () => void;
  isSelected?: never;
  onChange?: never;
}

interface Plain {
  isSelected?: never;
  onChange?: never;
  onPress?: never;
}

interface Removable {
  onRemove: () => void;
  /** Names the cross, e.g. "Usuń filtr: Kraków". */
  removeLabel: string;
}

interface Lasting {
  onRemove?: never;
  removeLabel?: never;
}

export type ChipProps = ChipBase &
  (Toggle | Press | Plain) &
  (Removable | Lasting) & {
    /** `dashed` for a chip that adds a filter. @default 'solid' */
    variant?: 'solid' | 'dashed';
  };

/**
 * A filter that can be toggled, pressed or removed.
 *
 * @selector .pinfold-Chip
 * @selector [data-selected] [data-variant]
 * @example
 * ```tsx
 * <Chip onRemove={clearCity} removeLabel="Usuń filtr: Kraków">Kraków</Chip>
 * ```
 */
export function Chip({
  children,
  count,
  icon,
  isDisabled = false,
  variant = 'solid',
  ...does
}: ChipProps): JSX.Element {
  const content = (
    <>
      {icon}
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </>
  );
  return (
    <Root
      data-selected={does.isSelected || undefined}
      data-variant={variant}
      data-disabled={isDisabled || undefined}
    >
      {does.onChange && (
        <Toggling
          aria-pressed={does.isSelected}
          onPress={() => does.onChange(!does.isSelected)}
          isDisabled={isDisabled}
        >
          {content}
        </Toggling>
      )}
      {does.onPress && (
        <Pressing onPress={does.onPress} isDisabled={isDisabled}>
          {content}
        </Pressing>
      )}
      {!does.onChange && !does.onPress && <Still>{content}</Still>}
      {does.onRemove && (
        <Remove aria-label={does.removeLabel} onPress={does.onRemove} isDisabled={isDisabled}>
          <CloseIcon size={13} />
        </Remove>
      )}
    </Root>
  );
}

const Root = styled.span.withConfig(partClass('Chip'))`
  display: inline-flex;
  align-items: stretch;
  flex: none;
  max-inline-size: 100%;
  min-block-size: calc(var(--pf-space) * 7);
  border: 1px solid var(--pf-line);
  border-radius: 99px;
  background: var(--pf-surface);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  &:where([data-variant='dashed']) {
    border-style: dashed;
    border-color: var(--pf-field-line);
  }
  &:where([data-selected]) {
    border-color: transparent;
    background: var(--pf-primary-soft);
    color: var(--pf-primary-strong);
    font-weight: 550;
  }
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      border: 2px solid Highlight;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 40px;
  }
`;

const part = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 2px 10px;
  border: 0;
  border-radius: 99px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: var(--pf-text-start);
  overflow-wrap: anywhere;
  cursor: pointer;
  &:not(:last-child) { padding-inline-end: 4px; }
  &:where([data-hovered]) { background: color-mix(in srgb, currentColor 7%, transparent); }
  &:where([data-disabled]) { cursor: not-allowed; }
`;

const Toggling = styled(AriaButton).withConfig(innerClass('Chip-toggle'))`
  ${focusRing}
  ${part}
`;

const Pressing = styled(AriaButton).withConfig(innerClass('Chip-button'))`
  ${focusRing}
  ${part}
`;

const Still = styled.span.withConfig(partClass('Chip-text'))`
  ${part}
  cursor: default;
`;

const Count = styled.span.withConfig(innerClass('Chip-count'))`
  opacity: 0.85;
`;

const Remove = styled(AriaButton).withConfig(innerClass('Chip-remove'))`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  margin: 0;
  margin-inline-end: 3px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:where([data-hovered]) {
    color: var(--pf-ink);
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
`;
