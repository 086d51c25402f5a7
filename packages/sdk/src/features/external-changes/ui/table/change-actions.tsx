'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { ErrorIcon, SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { ChangeWish } from '../../external-change.ts';
import { useSecondsLeft } from '../../use-seconds-left.ts';
import { useChangeRow, type ChangePartProps } from './changes-table-context.ts';
import { targetOfChange } from './use-change-decisions.ts';

/** What can be decided of a change, or how far its decision is. */
export function ChangeActions({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const { decisions, disabledReason } = useChangeRow();
  const target = targetOfChange(change, useFieldName(change.field));
  const { step, status } = change;
  if (status !== 1 || step === 'undoable' || step === 'sending' || step === 'retrying')
    return <ChangeState change={change} name={target.name} />;
  const again = step !== 'failed' ? undefined : change.decision === 1 ? 'accept' : 'reject';
  return (
    <DecisionButtons
      name={target.name}
      disabledReason={disabledReason}
      onDecide={(wish) => decisions[wish](target)}
      isInformational={change.is_informational}
      primary={again ?? 'accept'}
      labelOf={(wish) =>
        t(again === wish ? 'external_changes.table.state.retry' : `external_changes.table.${wish}`)
      }
    >
      {step === 'failed' && !change.is_informational && <ChangeState change={change} name={target.name} />}
    </DecisionButtons>
  );
}

type Verdict = Exclude<ChangeWish, 'undo'>;

interface DecisionButtonsProps {
  /** What is decided, as text for screen readers. */
  name: string;
  disabledReason: string | undefined;
  isDisabled?: boolean;
  onDecide: (wish: Verdict) => void;
  /** There is nothing to choose; it can only be noted. */
  isInformational: boolean;
  primary?: Verdict;
  labelOf: (wish: Verdict) => string;
  /** Before the buttons. */
  children?: ReactNode;
}

/** Accept and reject, or "noted" where a change only informs. */
export function DecisionButtons({
  name,
  onDecide,
  isInformational,
  primary = 'accept',
  labelOf,
  children,
  ...state
}: DecisionButtonsProps): JSX.Element {
  const t = useTranslate();
  return (
    <Row gap={3} justify="end" wrap narrow={{ justify: 'start' }}>
      {children}
      {isInformational ? (
        <>
          <Text tone="subtle">{t('external_changes.table.informational')}</Text>
          <Button
            {...state}
            size="s"
            variant="ghost"
            aria-label={`${t('external_changes.table.note')}: ${name}`}
            onPress={() => onDecide('accept')}
          >
            {t('external_changes.table.note')}
          </Button>
        </>
      ) : (
        <Row gap={3} narrow={{ flex: 'grow', share: true }}>
          {(['reject', 'accept'] as const).map((wish) => (
            <Button
              key={wish}
              {...state}
              size="s"
              variant={wish === primary ? 'primary' : 'default'}
              aria-label={`${labelOf(wish)}: ${name}`}
              onPress={() => onDecide(wish)}
            >
              {labelOf(wish)}
            </Button>
          ))}
        </Row>
      )}
    </Row>
  );
}

interface ChangeStateProps extends ChangePartProps {
  /** The change, as text for screen readers. */
  name: string;
}

/** How far the decision about a change is on its way, and what can still be done about it. */
export function ChangeState({ change, name }: ChangeStateProps): JSX.Element {
  return (
    <Text as="div" tone="muted" textAlign="end" narrow={{ textAlign: 'start' }}>
      <Row gap={3} rowGap={2} justify="end" wrap narrow={{ justify: 'start' }}>
        <Progress change={change} name={name} />
      </Row>
    </Text>
  );
}

function Progress({ change, name }: ChangeStateProps) {
  const t = useTranslate();
  const { decisions } = useChangeRow();
  const seconds = useSecondsLeft(change);
  const { step, decision } = change;
  const word = change.is_informational ? 'noted' : decision === 1 ? 'accepted' : 'rejected';
  if (change.status !== 1)
    return (
      <>
        <SuccessIcon size={15} /> {t(`external_changes.table.state.${word}`)}
      </>
    );
  if (step === 'failed')
    return (
      <>
        <Tag tone="bad" icon={<ErrorIcon size={12} />}>
          {t(`external_changes.table.state.failed.${decision === 1 ? 1 : 2}`)}
        </Tag>
        {change.problems.map(({ code, message }) => (
          <Text as="small" key={code} size="s" tone="bad" inlineSize="100%">
            {message}
          </Text>
        ))}
      </>
    );
  if (step === 'retrying')
    return (
      <>
        <Tag tone="warn">{t('external_changes.table.state.retrying')}</Tag>
        <Text as="small" size="s" tone="subtle" inlineSize="100%">
          {t('external_changes.table.state.retrying_hint')}
        </Text>
      </>
    );
  if (step === 'undoable' && (seconds > 0 || change.send_at === null)) {
    const undo =
      change.send_at === null ? t('common.undo') : t('external_changes.table.state.undo', { seconds });
    return (
      <>
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
      </>
    );
  }
  return (
    <>
      <Spinner size={15} /> {t('external_changes.table.state.sending')}
    </>
  );
}
