'use client';
import { createContext, useContext, useEffect, useMemo, useRef, type Context } from 'react';
import type { ExternalChangeSelection } from '../../use-external-change-selection.ts';
import type { ExternalChangesTableLooks, ChangesTableViewValue } from './changes-table-context.ts';
import type { ChangeDecisions } from './use-change-decisions.ts';
import type { ChangeWish } from '../../decided-change.ts';

/** What rows read of the table: it stays the same while they scroll, so that they need not be drawn again. */
export interface ChangeRowValue {
  selection: ExternalChangeSelection;
  decisions: Pick<ChangeDecisions, ChangeWish>;
  /** Why the reader may not decide. */
  disabledReason: string | undefined;
  getHref: ExternalChangesTableLooks['getHref'];
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
