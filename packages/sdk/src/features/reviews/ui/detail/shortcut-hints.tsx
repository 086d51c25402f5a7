'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import type { InboxIntent } from '../../inbox-intent.ts';
import { useInboxView } from '../inbox-view-context.ts';

const hints = [
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['range', '⇧X'],
  ['reply', 'R'],
  ['note', 'N'],
  ['tags', 'C'],
  ['template', 'T'],
  ['ai_draft', 'A'],
  ['search', '/'],
  ['help', '?'],
] as const satisfies readonly (readonly [InboxIntent, string])[];

/** The keys, each as the button that does the same; nothing for a reader who has switched them off. */
export function ShortcutHints(): JSX.Element | null {
  const t = useTranslate();
  const { commands } = useInboxView();
  const mode = useShortcutMode();
  if (mode !== 'all') return null;
  return (
    <Hints role="group" aria-label={t('reviews.shortcuts.title')}>
      {hints.map(([intent, key]) => (
        <button key={intent} type="button" onClick={() => commands.run(intent)}>
          <Kbd>{key}</Kbd> {t(`reviews.hint.${intent}`)}
        </button>
      ))}
    </Hints>
  );
}

const Hints = styled.div.withConfig(innerClass('ReviewsInbox-hints'))`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  margin-inline-start: -6px;
  & > button {
    min-block-size: 26px;
    padding: 2px 6px;
    border: 0;
    border-radius: var(--pf-radius-s);
    background: transparent;
    color: var(--pf-ink-3);
    font: inherit;
    font-size: var(--pf-font-size-s);
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
