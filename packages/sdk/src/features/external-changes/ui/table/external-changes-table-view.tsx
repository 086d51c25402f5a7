'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import { ChangeRows } from './change-rows.tsx';
import { ChangesBar, ChangesHeader, ChangesHints, ChangesShortcuts, ChangesState } from './changes-frame.tsx';
import {
  ChangeRowContext,
  ChangesTableContext,
  useChangeRowValue,
  type ExternalChangesTableLooks,
} from './changes-table-context.ts';
import { IdenticalRows } from './identical-rows.tsx';
import { LatestDecision } from './latest-decision.tsx';
import { useChangeDecisions } from './use-change-decisions.ts';
import { changeIntent, useChangesCommands } from './use-changes-commands.ts';

const ChangeReviewDialog = lazyDialog(
  async () => (await import('./change-review-dialog.tsx')).ChangeReviewDialog,
);
const RejectDialogs = lazyDialog(async () => (await import('./reject-dialogs.tsx')).RejectDialogs);

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
  const t = useTranslate();
  const layout = useScreenLayout();
  const decisions = useChangeDecisions(table);
  const commands = useChangesCommands(layout.ref, table, decisions);
  const rowValue = useChangeRowValue({ table, decisions, getHref: looks.getHref });
  useShortcuts(
    layout.ref,
    (shortcut) => {
      const intent = changeIntent(shortcut);
      return intent !== undefined && commands.run(intent);
    },
    looks.hasShortcuts ?? true,
  );
  const hasRows = (table.count ?? 0) > 0;
  const { reason } = table.permission;
  return (
    <ChangesTableContext.Provider value={{ table, decisions, commands, isNarrow: layout.isNarrow, ...looks }}>
      <ChangeRowContext.Provider value={rowValue}>
        <Screen part="ExternalChangesTable" layout={layout} announcement={decisions.announcement}>
          <ChangesHeader />
          {reason && (
            <Inset flex="none" padding={[3, 7]} narrow={{ padding: [3, 5] }}>
              <Banner title={t('external_changes.table.read_only')}>{reason.text}</Banner>
            </Inset>
          )}
          <ScreenBody isStale={table.isStale}>
            {!hasRows ? <ChangesState /> : table.groupBy === 'location' ? <ChangeRows /> : <IdenticalRows />}
            <LatestDecision />
            {hasRows && <ChangesBar />}
            {hasRows && <ChangesHints />}
          </ScreenBody>
          <ChangeReviewDialog isOpen={table.review.isOpen} />
          <RejectDialogs isOpen={Boolean(decisions.question ?? decisions.told)} />
          <ChangesShortcuts />
        </Screen>
      </ChangeRowContext.Provider>
    </ChangesTableContext.Provider>
  );
}
