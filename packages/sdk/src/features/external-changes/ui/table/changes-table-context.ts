'use client';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ComponentType,
  type Context,
  type ElementType,
  type ReactNode,
} from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { ChangeWish, ExternalChange } from '../../external-change.ts';
import type { ExternalChangeSelection } from '../../change-selection.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import type { ChangeDecisions } from './use-change-decisions.ts';
import type { ChangesCommands } from './use-changes-commands.ts';

/** Props of every part that shows one external change. */
export interface ChangePartProps {
  /** The change that the part is about. */
  change: ExternalChange;
}

/** What a card of the table is given. */
export type ChangeCardProps = ChangePartProps;

/** A host's components in place of the table's own; each is given the props of the one it replaces. */
export interface ExternalChangesTableSlots {
  /** A change on a narrow screen. */
  Card?: ComponentType<ChangeCardProps> | undefined;
  /** The company's value. */
  Ours?: ComponentType<ChangePartProps> | undefined;
  /** The proposed value, marked against the company's. */
  Proposed?: ComponentType<ChangePartProps> | undefined;
  /** Who changed it, when, and why it is so. */
  Source?: ComponentType<ChangePartProps> | undefined;
}

/** How the table fits into the page around it. */
export interface ExternalChangesTableAppearance {
  /** Above the table; null for none, where the page has a heading of its own. @defaultValue "Zmiany zewnętrzne" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header, such as a link to the protection settings. */
  headerActions?: ReactNode;
  /** Where a location is edited. Left out, its name leads nowhere. */
  getHref?: ((location: ExternalChange['facility']) => string) | undefined;
  /** False leaves single keys such as A and D to the page. @defaultValue true */
  hasShortcuts?: boolean | undefined;
  /** Components of yours in place of parts. Keep the object between renders. */
  slots?: ExternalChangesTableSlots | undefined;
}

/** What every part of the table reads. */
export interface ChangesTableViewValue extends ExternalChangesTableAppearance {
  table: ExternalChangesTableState;
  decisions: ChangeDecisions;
  commands: ChangesCommands;
  /** Cards below each other, as on a phone. */
  isNarrow: boolean;
}

export const ChangesTableContext: Context<ChangesTableViewValue | undefined> = createContext<
  ChangesTableViewValue | undefined
>(undefined);

/**
 * What the parts of the table of external changes share.
 *
 * @throws Error outside an `ExternalChangesTableView`.
 * @example
 * ```tsx
 * const { table, isNarrow } = useExternalChangesTableView();
 * return isNarrow ? null : <p>{table.count}</p>;
 * ```
 */
export function useExternalChangesTableView(): ChangesTableViewValue {
  const value = useContext(ChangesTableContext);
  if (!value)
    throw new Error(
      'Parts of the table of external changes need an <ExternalChangesTableView> somewhere above them.',
    );
  return value;
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useChangesTableSlot<Name extends keyof ExternalChangesTableSlots, Own extends ElementType>(
  name: Name,
  own: Own,
): NonNullable<ExternalChangesTableSlots[Name]> | Own {
  const { slots } = useExternalChangesTableView();
  const provided = usePinfold().slots?.ExternalChangesTable?.[name];
  return slots?.[name] ?? provided ?? own;
}

/** What rows read of the table; stable while scrolling, so that rows do not render again. */
export interface ChangeRowValue {
  selection: ExternalChangeSelection;
  decisions: Pick<ChangeDecisions, ChangeWish>;
  /** Why the user may not decide. */
  disabledReason: string | undefined;
  getHref: ExternalChangesTableAppearance['getHref'];
}

export const ChangeRowContext: Context<ChangeRowValue | undefined> = createContext<
  ChangeRowValue | undefined
>(undefined);

/** @throws Error outside an `ExternalChangesTableView`. */
export function useChangeRow(): ChangeRowValue {
  const value = useContext(ChangeRowContext);
  if (!value) throw new Error('Rows of external changes need an <ExternalChangesTableView> above them.');
  return value;
}

/** What the rows below a view read. */
export function useChangeRowValue({
  table,
  decisions,
  getHref,
}: Pick<ChangesTableViewValue, 'table' | 'decisions' | 'getHref'>): ChangeRowValue {
  const { selection } = table;
  const disabledReason = table.permission.reason?.text;
  const latest = useRef(decisions);
  useEffect(() => {
    latest.current = decisions;
  });
  return useMemo(
    () => ({
      selection,
      disabledReason,
      getHref,
      decisions: {
        accept: (target) => latest.current.accept(target),
        reject: (target) => latest.current.reject(target),
        undo: (ids) => latest.current.undo(ids),
      },
    }),
    [selection, disabledReason, getHref],
  );
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ExternalChangesTable: ExternalChangesTableSlots;
  }
}
