'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import type { DecisionOutcome } from '../../use-decide-changes.ts';
import { useSecondsUntil } from '../../use-seconds-left.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { skippedWords } from './skipped-words.ts';

/** What became of a decision about many changes, or why the last one was not saved. One by itself tells in its row. */
export function LatestDecision(): JSX.Element | null {
  const t = useTranslate();
  const { table, decisions } = useExternalChangesTableView();
  const { latest } = table;
  if (decisions.failure)
    return (
      <Place>
        <Banner tone="bad" onDismiss={decisions.forget} dismissLabel={t('common.close')}>
          {decisions.failure}
        </Banner>
      </Place>
    );
  if (!latest || (latest.ids.length === 1 && latest.skipped.length === 0)) return null;
  return <Outcome key={latest.sendAt} outcome={latest} />;
}

function Outcome({ outcome }: { outcome: DecisionOutcome }) {
  const t = useTranslate();
  const format = useFormat();
  const { decisions } = useExternalChangesTableView();
  const seconds = useSecondsUntil(outcome.sendAt);
  const skipped = skippedWords(outcome.skipped, t, format);
  return (
    <Place>
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
        {skipped}
      </Banner>
    </Place>
  );
}

const Place = styled.div.withConfig(partClass('ExternalChangesTable-latest'))`
  flex: none;
  padding: 8px 16px;
`;
