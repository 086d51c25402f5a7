'use client';
import { useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import { changeIntent } from './change-intent.ts';
import { ChangeReviewDialog } from './change-review-dialog.tsx';
import { ChangeRowContext, useChangeRowValue } from './change-row-context.ts';
import { ChangeRows } from './change-rows.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { ChangesHeader } from './changes-header.tsx';
import { ChangesState } from './changes-state.tsx';
import { ChangesTableContext, type ExternalChangesTableLooks } from './changes-table-context.ts';
import { IdenticalRows } from './identical-rows.tsx';
import { LatestDecision } from './latest-decision.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { RejectDialogs } from './reject-dialogs.tsx';
import { ShortcutHints } from './shortcut-hints.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useChangeDecisions } from './use-change-decisions.ts';
import { useChangesCommands } from './use-changes-commands.ts';

export interface ExternalChangesTableViewProps extends ExternalChangesTableLooks {
  /** From `useExternalChangesTable`. */
  table: ExternalChangesTableState;
}

/**
 * The looks of the table of external changes: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const table = useExternalChangesTable({ groupBy: 'identical' });
 * return <Surface isFullHeight><ExternalChangesTableView table={table} /></Surface>;
 * ```
 */
export function ExternalChangesTableView({ table, ...looks }: ExternalChangesTableViewProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const decisions = useChangeDecisions(table);
  const commands = useChangesCommands(root, table, decisions);
  const rowValue = useChangeRowValue({ table, decisions, getHref: looks.getHref });
  useShortcuts(
    root,
    (shortcut) => {
      const intent = changeIntent(shortcut);
      return intent !== undefined && commands.run(intent);
    },
    looks.hasShortcuts ?? true,
  );
  const hasRows = (table.count ?? 0) > 0;
  const { text, turn } = decisions.announcement;
  return (
    <ChangesTableContext.Provider value={{ table, decisions, commands, isNarrow, ...looks }}>
      <ChangeRowContext.Provider value={rowValue}>
        <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
          <ChangesHeader />
          {table.permission.reason && <ReadOnlyNote reason={table.permission.reason.text} />}
          <Body data-state={table.isStale ? 'stale' : 'ready'} aria-busy={table.isStale}>
            {!hasRows ? <ChangesState /> : table.groupBy === 'location' ? <ChangeRows /> : <IdenticalRows />}
            <LatestDecision />
            {hasRows && <ChangesBar />}
            {hasRows && !isNarrow && <ShortcutHints />}
          </Body>
          <ChangeReviewDialog />
          <RejectDialogs />
          <ShortcutsDialog />
          <Live role="status">
            <span key={turn}>{text}</span>
          </Live>
        </Root>
      </ChangeRowContext.Provider>
    </ChangesTableContext.Provider>
  );
}

const Root = styled.div.withConfig(partClass('ExternalChangesTable'))`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: min(560px, 100dvh);
  overflow: hidden;
  background: var(--pf-background);
  color: var(--pf-ink);
`;

const Body = styled.div.withConfig(partClass('ExternalChangesTable-body'))`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-surface);
`;

const Live = styled.div.withConfig(partClass('ExternalChangesTable-live'))`
  ${visuallyHidden}
`;
