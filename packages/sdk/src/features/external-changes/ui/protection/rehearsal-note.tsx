'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
    return (
      <Inset role="status" padding={[4, 5]} maxInlineSize="560px" isFramed>
        {t('external_changes.protection.rehearsal_empty', { days })}
      </Inset>
    );
  const words = t('external_changes.protection.rehearsal', { count: total, rejected, days });
  return (
    <Note
      role="status"
      aria-busy={isUpdating}
      data-updating={isUpdating || undefined}
      gap={3}
      padding={[4, 5]}
      maxInlineSize="560px"
      isFramed
    >
      <Text as="div" weight="medium" wrap="pretty" isTabular>
        {words}
        {stopped > 0 && (
          <Text as="div" tone="muted" size="s" weight="regular">
            {t('external_changes.protection.stopped', { count: stopped })}
          </Text>
        )}
      </Text>
      <ProgressBar label={words} isLabelHidden value={rejected} maxValue={total} />
    </Note>
  );
}

// Figures that come at once change without a flicker.
const Note = styled(Stack).withConfig(innerClass('ProtectionSettings-rehearsal'))`
  transition: color 140ms 200ms;
  &:where([data-updating]) {
    color: var(--pf-ink-3);
  }
`;
