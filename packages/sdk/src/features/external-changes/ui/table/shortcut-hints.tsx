'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import type { ChangeIntent } from './change-intent.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';

const hints = [
  ['accept', 'A'],
  ['reject', 'D'],
  ['skip', 'S'],
  ['undo', 'Z'],
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['review', '↵'],
  ['help', '?'],
] as const satisfies readonly (readonly [ChangeIntent, string])[];

/** The keys, each as the button that does the same; nothing for a reader who has switched them off. */
export function ShortcutHints(): JSX.Element | null {
  const t = useTranslate();
  const { commands, table } = useExternalChangesTableView();
  const seconds = useSecondsUntil(table.latest?.sendAt ?? null);
  const mode = useShortcutMode();
  if (mode !== 'all') return null;
  return (
    <Hints role="group" aria-label={t('external_changes.table.shortcuts.title')}>
      {hints.map(([intent, key]) => (
        <button key={intent} type="button" onClick={() => commands.run(intent)}>
          <Kbd>{key}</Kbd>{' '}
          {intent === 'undo' && seconds > 0
            ? t('external_changes.table.hint.undo_left', { seconds })
            : t(`external_changes.table.hint.${intent}`)}
        </button>
      ))}
    </Hints>
  );
}

const Hints = styled.div.withConfig(partClass('ExternalChangesTable-hints'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 2px 4px;
  padding: 6px 16px;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-background);
  & > button {
    min-block-size: 26px;
    padding: 2px 6px;
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
