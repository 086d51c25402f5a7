'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { ErrorIcon, SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { useSecondsLeft } from '../../use-seconds-left.ts';
import type { ChangePartProps } from './change-part-props.ts';
import { useChangeRow } from './change-row-context.ts';

interface ChangeStateProps extends ChangePartProps {
  /** The change in words, for screen readers. */
  name: string;
}

/** How far the decision about a change is on its way, and what can still be done about it. */
export function ChangeState({ change, name }: ChangeStateProps): JSX.Element {
  const t = useTranslate();
  const { decisions } = useChangeRow();
  const seconds = useSecondsLeft(change);
  const { step, decision } = change;
  const word = change.is_informational ? 'noted' : decision === 1 ? 'accepted' : 'rejected';
  if (change.status !== 1)
    return (
      <State data-state="done">
        <SuccessIcon size={15} /> {t(`external_changes.table.state.${word}`)}
      </State>
    );
  if (step === 'failed')
    return (
      <State data-state="failed">
        <Tag tone="bad" icon={<ErrorIcon size={12} />}>
          {t(`external_changes.table.state.failed.${decision === 1 ? 1 : 2}`)}
        </Tag>
        {change.problems.map(({ code, message }) => (
          <small key={code}>{message}</small>
        ))}
      </State>
    );
  if (step === 'retrying')
    return (
      <State data-state="retrying">
        <Tag tone="warn">{t('external_changes.table.state.retrying')}</Tag>
        <small>{t('external_changes.table.state.retrying_hint')}</small>
      </State>
    );
  if (step === 'undoable' && (seconds > 0 || change.send_at === null)) {
    const undo =
      change.send_at === null ? t('common.undo') : t('external_changes.table.state.undo', { seconds });
    return (
      <State data-state="undoable">
        <span>{t(`external_changes.table.state.${word}`)}</span>
        <Button
          size="s"
          icon={<UndoIcon size={15} />}
          aria-label={`${undo}: ${name}`}
          isDisabled={change.send_at === null}
          onPress={() => decisions.undo([change.id])}
        >
          {undo}
        </Button>
      </State>
    );
  }
  return (
    <State data-state="sending">
      <Spinner size={15} /> {t('external_changes.table.state.sending')}
    </State>
  );
}

const State = styled.div.withConfig(partClass('ExternalChangesTable-state'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 8px;
  color: var(--pf-ink-2);
  font-variant-numeric: tabular-nums;
  text-align: var(--pf-text-end);
  & > small {
    inline-size: 100%;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  &:where([data-state='failed']) > small {
    color: var(--pf-bad);
  }
  :where([data-layout='narrow']) & {
    justify-content: flex-start;
    text-align: var(--pf-text-start);
  }
`;
