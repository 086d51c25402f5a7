'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { ChangePartProps } from './change-part-props.ts';
import { useChangeRow } from './change-row-context.ts';
import { ChangeState } from './change-state.tsx';
import { targetOfChange } from './target-of.ts';

/** What can be decided of a change, or how far its decision is. */
export function ChangeActions({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const { decisions, disabledReason } = useChangeRow();
  const target = targetOfChange(change, useFieldName(change.field));
  const { step, status } = change;
  if (status !== 1 || step === 'undoable' || step === 'sending' || step === 'retrying')
    return <ChangeState change={change} name={target.name} />;
  if (change.is_informational)
    return (
      <Actions>
        <span>{t('external_changes.table.informational')}</span>
        <Button
          size="s"
          variant="ghost"
          aria-label={`${t('external_changes.table.note')}: ${target.name}`}
          disabledReason={disabledReason}
          onPress={() => decisions.accept(target)}
        >
          {t('external_changes.table.note')}
        </Button>
      </Actions>
    );
  const again = step !== 'failed' ? undefined : change.decision === 1 ? 'accept' : 'reject';
  const wordsOf = (wish: 'accept' | 'reject') =>
    t(again === wish ? 'external_changes.table.state.retry' : `external_changes.table.${wish}`);
  return (
    <Actions>
      {step === 'failed' && <ChangeState change={change} name={target.name} />}
      <Button
        size="s"
        variant={again === 'reject' ? 'primary' : 'default'}
        aria-label={`${wordsOf('reject')}: ${target.name}`}
        disabledReason={disabledReason}
        onPress={() => decisions.reject(target)}
      >
        {wordsOf('reject')}
      </Button>
      <Button
        size="s"
        variant={again === 'reject' ? 'default' : 'primary'}
        aria-label={`${wordsOf('accept')}: ${target.name}`}
        disabledReason={disabledReason}
        onPress={() => decisions.accept(target)}
      >
        {wordsOf('accept')}
      </Button>
    </Actions>
  );
}

const Actions = styled.div.withConfig(partClass('ExternalChangesTable-actions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  & > span {
    color: var(--pf-ink-3);
  }
  :where([data-layout='narrow']) & {
    justify-content: flex-start;
  }
  :where([data-layout='narrow']) & > button {
    flex: 1;
  }
`;
