'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import type { DecisionOutcome } from '../../use-decide-changes.ts';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { skippedWords } from './use-change-decisions.ts';

/** What became of a decision about many changes, or why the last one was not saved. One by itself tells in its row. */
export function LatestDecision(): JSX.Element | null {
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
      {skippedWords(outcome.skipped, t, format)}
    </Banner>
  );
}
