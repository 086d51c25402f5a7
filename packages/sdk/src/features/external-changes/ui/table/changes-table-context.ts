import {
  createContext,
  useContext,
  type ComponentType,
  type ElementType,
  type ReactNode,
  type Context,
} from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { ExternalChange } from '../../external-change.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import type { ChangeCardProps } from './change-card.tsx';
import type { ChangePartProps } from './change-part-props.ts';
import type { ChangeDecisions } from './use-change-decisions.ts';
import type { ChangesCommands } from './use-changes-commands.ts';

/** A host's components in place of the table's own; each is given the props of the one it replaces. */
export interface ExternalChangesTableSlots {
  /** A change on a narrow screen. */
  Card?: ComponentType<ChangeCardProps> | undefined;
  /** What we say. */
  Ours?: ComponentType<ChangePartProps> | undefined;
  /** What is proposed, marked against what we say. */
  Proposed?: ComponentType<ChangePartProps> | undefined;
  /** Who changed it, when, and why it is so. */
  Source?: ComponentType<ChangePartProps> | undefined;
}

/** How the table fits into the page around it. */
export interface ExternalChangesTableLooks {
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
export interface ChangesTableViewValue extends ExternalChangesTableLooks {
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
