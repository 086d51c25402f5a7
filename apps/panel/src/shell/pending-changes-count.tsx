import { useFormat } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { useText } from '../texts/use-text.ts';
import { SectionCount } from './section-count.tsx';

/** How many changes of others wait for a decision; nothing when none does. */
export function PendingChangesCount() {
  const t = useText();
  const format = useFormat();
  const pending = useExternalChangeStats().data?.pending ?? 0;
  if (pending === 0) return null;
  return (
    <SectionCount label={t('nav.pending_changes', { count: pending })}>{format.number(pending)}</SectionCount>
  );
}
