'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { DecisionOutcome } from '../../use-decide-changes.ts';
import type { ExternalChangesTableState } from '../../use-external-changes-table.ts';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import { ChangeRows } from './change-rows.tsx';
import { ChangesBar, ChangesHeader, ChangesHints, ChangesShortcuts, ChangesState } from './changes-frame.tsx';
import {
  ChangeRowContext,
  ChangesTableContext,
  type ExternalChangesTableAppearance,
  useChangeRowValue,
  useExternalChangesTableView,
} from './changes-table-context.ts';
import { IdenticalRows } from './identical-rows.tsx';
import { skippedText, useChangeDecisions } from './use-change-decisions.ts';
import { changeIntent, useChangesCommands } from './use-changes-commands.ts';

const ChangeReviewDialog = lazyDialog(
  async () => (await import('./change-review-dialog.tsx')).ChangeReviewDialog,
);

const RejectDialogs = lazyDialog(async () => (await import('./reject-dialogs.tsx')).RejectDialogs);

export interface ExternalChangesTableViewProps extends ExternalChangesTableAppearance {
  /** From `useExternalChangesTable`. */
  table: ExternalChangesTableState;
}

/**
 * The viewProps of the table of external changes: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const table = useExternalChangesTable({ groupBy: 'identical' });
 * return <Surface isFullHeight><ExternalChangesTableView table={table} /></Surface>;
 * ```
 */
export function ExternalChangesTableView({
  table,
  ...viewProps
}: ExternalChangesTableViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const decisions = useChangeDecisions(table);
  const commands = useChangesCommands(layout.ref, table, decisions);
  const rowValue = useChangeRowValue({ table, decisions, getHref: viewProps.getHref });
  useShortcuts(
    layout.ref,
    (shortcut) => {
      const intent = changeIntent(shortcut);
      return intent !== undefined && commands.run(intent);
    },
    viewProps.hasShortcuts ?? true,
  );
  const hasRows = (table.count ?? 0) > 0;
  const { reason } = table.permission;
  return (
    <ChangesTableContext.Provider
      value={{ table, decisions, commands, isNarrow: layout.isNarrow, ...viewProps }}
    >
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
          <RejectDialogs isOpen={Boolean(decisions.question ?? decisions.rejected)} />
          <ChangesShortcuts />
        </Screen>
      </ChangeRowContext.Provider>
    </ChangesTableContext.Provider>
  );
}

/** Result of the last decision about several changes, or why one was not saved. A single change shows it in its row. */
function LatestDecision(): JSX.Element | null {
  const t = useTranslate();
  const { table, decisions } = useExternalChangesTableView();
  const { latest } = table;
  if (!decisions.failure && (!latest || (latest.ids.length === 1 && latest.skipped.length === 0)))
    return null;
  return (
    <Inset flex="none" padding={[3, 5]}>
      {decisions.failure ? (
        <Banner tone="bad" onDismiss={decisions.forget} dismissLabel={t('common.close')}>
          {decisions.failure}
        </Banner>
      ) : (
        latest && <Outcome key={latest.sendAt} outcome={latest} />
      )}
    </Inset>
  );
}

function Outcome({ outcome }: { outcome: DecisionOutcome }) {
  const t = useTranslate();
  const format = useFormat();
  const { decisions } = useExternalChangesTableView();
  const seconds = useSecondsUntil(outcome.sendAt);
  return (
    <Banner
      tone={outcome.ids.length > 0 ? 'good' : 'warn'}
      title={t(`external_changes.table.done.${outcome.wish}`, { count: outcome.ids.length })}
      onDismiss={decisions.forget}
      dismissLabel={t('common.close')}
      actions={
        seconds > 0 && (
          <Button size="s" icon={<UndoIcon size={15} />} onPress={() => decisions.undo(outcome.ids)}>
            {t('external_changes.table.state.undo', { seconds })}
          </Button>
        )
      }
    >
      {skippedText(outcome.skipped, t, format)}
    </Banner>
  );
}
