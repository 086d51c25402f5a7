'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useShortcutMode } from '../../provider/use-shortcut-mode.ts';
import { innerClass } from '../../theme/part-class.ts';
import { Kbd } from './kbd.tsx';

export interface KeyHintProps {
  /** The key has to be pressed with Ctrl, Cmd or Alt. @defaultValue false */
  hasModifier?: boolean | undefined;
  children: ReactNode;
}

/** Shortcut of a button; hidden if the user has disabled it. */
export function KeyHint({ hasModifier = false, children }: KeyHintProps): JSX.Element | null {
  const mode = useShortcutMode();
  return mode === 'all' || (mode === 'modifiers' && hasModifier) ? <Hint>{children}</Hint> : null;
}

// Hidden on touch screens.
const Hint = styled(Kbd).withConfig(innerClass('KeyHint'))`
  @media (pointer: coarse) {
    display: none;
  }
`;
