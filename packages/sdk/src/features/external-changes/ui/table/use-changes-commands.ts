import { useEffect, useState, type RefObject } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { className } from '../../../../theme/part-class.ts';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { Shortcut } from '../../../../ui/use-shortcuts.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import { targetOfChange, targetOfIdentical, type ChangeDecisions } from './use-change-decisions.ts';

/** Everything that a key or its button does, and the row that it is done to. */
export interface ChangesCommands {
  /** False when there is nothing for the intent, so that the key stays the host's. */
  run(intent: ChangeIntent): boolean;
  /** The row with the keyboard's focus, -1 for none. */
  active: number;
  setActive(row: number): void;
  isHelpOpen: boolean;
  setHelpOpen(isOpen: boolean): void;
}

/** What keys and buttons share. */
export function useChangesCommands(
  root: RefObject<HTMLElement | null>,
  table: ExternalChangesTableState,
  decisions: ChangeDecisions,
): ChangesCommands {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const [active, setActive] = useState(-1);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { groupBy, selection, review, rows, identical } = table;
  const isByLocation = groupBy === 'location';
  const question = JSON.stringify([table.filters, groupBy]);
  useEffect(() => setActive(-1), [question]);

  const last = (isByLocation ? (rows.count ?? 0) : identical.groups.length) - 1;
  const change = isByLocation ? rows.at(active) : undefined;
  const group = isByLocation ? undefined : identical.groups[active];
  const move = (by: number) => {
    setActive(Math.min(last, Math.max(0, active + by)));
    root.current?.querySelector<HTMLElement>(grid)?.focus({ preventScroll: true });
    return last >= 0;
  };
  const decide = (wish: 'accept' | 'reject'): boolean => {
    if (group) decisions[wish](targetOfIdentical(group, nameOf(group.field), t));
    else if (change && !table.refusalOf(change, wish))
      decisions[wish](targetOfChange(change, nameOf(change.field)));
    else return false;
    // What is asked about first has to stay in sight; a group leaves the list when it is decided.
    if (change && !(wish === 'reject' && change.is_protected)) move(1);
    return true;
  };
  const undo = (): boolean => {
    if (change?.step === 'undoable') decisions.undo([change.id]);
    else if (table.latest) decisions.undo(table.latest.ids);
    else return false;
    return true;
  };

  const run = (intent: ChangeIntent): boolean => {
    switch (intent) {
      case 'next':
      case 'skip':
        return move(1);
      case 'previous':
        return move(-1);
      case 'accept':
      case 'reject':
        return decide(intent);
      case 'undo':
        return undo();
      case 'toggle':
        if (change) selection.toggle(change.id);
        return change !== undefined;
      case 'review':
        review.open(change?.id);
        return true;
      case 'search':
        root.current?.querySelector<HTMLElement>(search)?.focus();
        return true;
      case 'help':
        setHelpOpen(true);
        return true;
      case 'leave':
        if (selection.count > 0) selection.clear();
        else return false;
        return true;
    }
  };
  return { run, active: Math.min(active, last), setActive, isHelpOpen, setHelpOpen };
}

const grid = `.${className('VirtualTable')}`;
const search = `.${className('CollectionHeader-search')} input`;

/** Intent of a key in the table. */
export type ChangeIntent =
  | 'next'
  | 'previous'
  | 'accept'
  | 'reject'
  | 'skip'
  | 'undo'
  | 'toggle'
  | 'review'
  | 'search'
  | 'leave'
  | 'help';

/** Every command of the table with the key that gives it, as the list of keys shows them. */
export const changeShortcuts: readonly (readonly [ChangeIntent, string])[] = [
  ['next', 'J'],
  ['previous', 'K'],
  ['accept', 'A'],
  ['reject', 'D'],
  ['skip', 'S'],
  ['undo', 'Z'],
  ['toggle', 'X'],
  ['review', '↵'],
  ['search', '/'],
  ['leave', 'Esc'],
  ['help', '?'],
];

/** The keys that the bar below the rows shows. */
export const changeHints: readonly (readonly [HintedIntent, string])[] = [
  ['accept', 'A'],
  ['reject', 'D'],
  ['skip', 'S'],
  ['undo', 'Z'],
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['review', '↵'],
  ['help', '?'],
];

/** Searching and leaving explain themselves. */
type HintedIntent = Exclude<ChangeIntent, 'search' | 'leave'>;

const intents: ReadonlyMap<string, ChangeIntent> = new Map(
  changeShortcuts.map(([intent, key]) => [key.toLowerCase(), intent]),
);

/** Returns the intent of a key; undefined for all other keys, which are left to the host. */
export function changeIntent({ event, isTyping, isOnControl }: Shortcut): ChangeIntent | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isTyping) return undefined;
  if (key === 'Escape') return 'leave';
  if (key === 'Enter') return isOnControl ? undefined : 'review';
  if (shiftKey && key !== '?' && key !== '/') return undefined;
  return intents.get(key.toLowerCase());
}
