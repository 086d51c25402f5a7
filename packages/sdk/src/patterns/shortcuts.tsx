'use client';
import type { ComponentType, JSX } from 'react';
import { styled } from 'styled-components';
import { useShortcutMode } from '../provider/use-shortcut-mode.ts';
import { partClass } from '../theme/part-class.ts';
import { Kbd } from '../ui/display/kbd.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { useScreen } from './screen.tsx';
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx';

/** The list of all keys; its code is fetched when it is first opened. */
export const ShortcutsDialog: ComponentType<ShortcutsDialogProps & { isOpen: boolean }> = lazyDialog(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

export interface ShortcutHintsProps<Intent extends string> {
  /** Names the bar for screen readers. */
  label: string;
  /** What a key does, the key, and its words. */
  hints: readonly { intent: Intent; key: string; label: string }[];
  onRun: (intent: Intent) => void;
  /** `inline` where it ends what is read, without a line of its own. @default 'bar' */
  variant?: 'bar' | 'inline' | undefined;
}

/** The keys of a screen, each as the button that does the same; none on phones, or where the user has none. */
export function ShortcutHints<Intent extends string>({
  label,
  hints,
  onRun,
  variant = 'bar',
}: ShortcutHintsProps<Intent>): JSX.Element | null {
  const { isNarrow } = useScreen();
  if (useShortcutMode() !== 'all' || isNarrow) return null;
  return (
    <Hints role="group" aria-label={label} data-variant={variant}>
      {hints.map((hint) => (
        <button key={hint.intent} type="button" onClick={() => onRun(hint.intent)}>
          <Kbd>{hint.key}</Kbd> {hint.label}
        </button>
      ))}
    </Hints>
  );
}

const Hints = styled.div.withConfig(partClass('ShortcutHints'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--pf-space-1) var(--pf-space-2);
  padding: 6px var(--pf-space-5);
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-background);
  &:where([data-variant='inline']) {
    padding: 0;
    margin-inline-start: -6px;
    border: 0;
  }
  & > button {
    min-block-size: 26px;
    padding: var(--pf-space-1) 6px;
    border: 0;
    border-radius: var(--pf-radius-s);
    background: transparent;
    color: var(--pf-ink-3);
    font: inherit;
    font-size: var(--pf-font-size-s);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--pf-hover);
  }
  & > button:focus-visible {
    outline: var(--pf-focus);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
