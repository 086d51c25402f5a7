'use client';
import { useState, type JSX, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isUnderWay, type BatchCounts } from '@pinfold/contract/batch-status';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { innerClass } from '../theme/part-class.ts';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../ui/icons/arrow-icons.tsx';
import { CloseIcon } from '../ui/icons/control-icons.tsx';
import { Row } from '../ui/layout/stack.tsx';

interface BatchProgressProps {
  batch: BatchCounts & { status: number; total: number; seconds_left: number | null };
  /** What the batch has come to, above the bar. */
  label: string;
  /** Text beside the label, from the time left as text; undefined while that is unknown. */
  valueLabel: (timeLeft: string | undefined) => string;
  /** What is said and done about items that were not delivered; shown only where there are some. */
  problems?: BatchProblems | undefined;
  /** Closes the batch, once nothing of it is under way. */
  onDismiss?: (() => void) | undefined;
}

interface BatchProblems {
  /** Text of the button that opens the details. */
  label: string;
  /** @default 'danger' */
  variant?: 'danger' | 'ghost' | undefined;
  retry: {
    label: string;
    pendingLabel: string;
    icon?: ReactNode;
    isPending: boolean;
    disabledReason: string | undefined;
    onPress: () => void;
  };
  /** Between buttons and details, such as why the retry was refused. */
  notice?: ReactNode;
  /** Each item with its reason. */
  details: ReactNode;
}

/** Progress of a batch as a bar with the time left, its problems, and the buttons to retry or close it. */
export function BatchProgress({
  batch,
  label,
  valueLabel,
  problems,
  onDismiss,
}: BatchProgressProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { processing, rejected = 0, failed, total, seconds_left } = batch;
  const isMoving = isUnderWay(batch);
  const hasProblems = rejected + failed > 0;
  const shown = hasProblems ? problems : undefined;
  const canDismiss = onDismiss !== undefined && !isMoving;
  return (
    <>
      <ProgressBar
        label={label}
        valueLabel={valueLabel(isMoving && seconds_left !== null ? format.duration(seconds_left) : undefined)}
        value={total - processing}
        maxValue={Math.max(1, total)}
        tone={hasProblems ? 'warn' : isMoving ? 'primary' : 'good'}
      />
      {(shown || canDismiss) && (
        <Row gap={3} wrap>
          {shown && (
            <>
              <Button
                size="s"
                variant={shown.variant ?? 'danger'}
                aria-expanded={isOpen}
                onPress={() => setOpen(!isOpen)}
              >
                {shown.label}
              </Button>
              <Button
                size="s"
                icon={shown.retry.icon}
                disabledReason={shown.retry.disabledReason}
                isPending={shown.retry.isPending}
                pendingLabel={shown.retry.pendingLabel}
                onPress={shown.retry.onPress}
              >
                {shown.retry.label}
              </Button>
            </>
          )}
          {canDismiss && (
            <Button size="s" variant="ghost" onPress={onDismiss}>
              {t('common.close')}
            </Button>
          )}
        </Row>
      )}
      {problems?.notice}
      {isOpen && shown?.details}
    </>
  );
}

interface BatchTrayProps {
  /** Name of the region. */
  label: string;
  /** What is seen of it when it is closed. */
  heading: ReactNode;
  showLabel: string;
  hideLabel: string;
  /** One batch in a line, or a list of batches that scrolls under its heading. */
  holds: 'one' | 'many';
  /** @default false */
  startsOpen?: boolean | undefined;
  /** Without it, the tray cannot be closed for good. */
  onClose?: (() => void) | undefined;
  /** Shown while it is open. */
  children: ReactNode;
}

/**
 * Progress of batches in the corner of a page, so that the page can be used meanwhile. Positioned at the end of the
 * nearest positioned parent.
 *
 * @selector [data-state='open'|'closed']
 */
export function BatchTray({
  label,
  heading,
  showLabel,
  hideLabel,
  holds,
  startsOpen = false,
  onClose,
  children,
}: BatchTrayProps): JSX.Element {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Tray aria-label={label} data-state={isOpen ? 'open' : 'closed'} data-holds={holds}>
      <header>
        {heading}
        <IconButton
          size="s"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
          label={isOpen ? hideLabel : showLabel}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        {onClose && <IconButton size="s" icon={<CloseIcon />} label={t('common.close')} onPress={onClose} />}
      </header>
      {isOpen && children}
    </Tray>
  );
}

const Tray = styled.section.withConfig(innerClass('BatchTray'))`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: min(340px, calc(100% - 32px));
  padding: 8px 14px 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-raised);
  color: var(--pf-ink);
  box-shadow: var(--pf-shadow-l);
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--pf-space-2);
  }
  &:where([data-state='closed']) {
    padding-block-end: 8px;
  }
  &:where([data-holds='many']) {
    z-index: 1;
    gap: 0;
    inline-size: min(380px, calc(100% - 32px));
    max-block-size: min(420px, 60%);
    padding: 0;
    overflow: auto;
  }
  &:where([data-holds='many']) > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 6px;
    padding-inline: 14px 8px;
    border-block-end: 1px solid var(--pf-line-2);
    background: inherit;
  }
  & > header > h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  :where([data-layout='narrow']) > &:where([data-holds='many']) {
    inset-inline: 8px;
    inset-block-end: 8px;
    inline-size: auto;
  }
`;
