'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import type { ProtectionRehearsal } from '../../protection/protection-queries.ts';

interface RehearsalNoteProps {
  rehearsal: ProtectionRehearsal | undefined;
  /** The figures are those before the last tick. */
  isUpdating: boolean;
}

/** What automatic protection would have done with what is ticked now. Nothing where the reader may not protect. */
export function RehearsalNote({ rehearsal, isUpdating }: RehearsalNoteProps): JSX.Element | null {
  const t = useTranslate();
  if (!rehearsal) return null;
  const { days, total, rejected, stopped } = rehearsal;
  if (total === 0)
    return <Note role="status">{t('external_changes.protection.rehearsal_empty', { days })}</Note>;
  const words = t('external_changes.protection.rehearsal', { count: total, rejected, days });
  return (
    <Note role="status" aria-busy={isUpdating} data-updating={isUpdating || undefined}>
      <Words>
        {words}
        {stopped > 0 && <small>{t('external_changes.protection.stopped', { count: stopped })}</small>}
      </Words>
      <Bar>
        <ProgressBar label={words} isLabelHidden value={rejected} maxValue={total} />
      </Bar>
    </Note>
  );
}

const Note = styled.div.withConfig(innerClass('ProtectionSettings-rehearsal'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  max-inline-size: 560px;
  padding: 14px 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  transition: color 140ms 200ms;
  &:where([data-updating]) {
    color: var(--pf-ink-3);
  }
`;

const Words = styled.p.withConfig(innerClass('ProtectionSettings-rehearsalText'))`
  margin: 0;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
  & > small {
    display: block;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 400;
  }
`;

const Bar = styled.div.withConfig(innerClass('ProtectionSettings-rehearsalBar'))`
  display: block;
`;
