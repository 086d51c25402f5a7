'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
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
    <Stack
      role="status"
      aria-busy={isUpdating}
      gap={3}
      padding={[4, 5]}
      maxInlineSize="560px"
      isFramed
      isStale={isUpdating}
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
    </Stack>
  );
}
