import { useFormat, usePermission } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { Tag } from '@pinfold/sdk/ui';
import { readingChanges } from './reading-changes.ts';

/** How many changes of others wait for a decision in a location; nothing when none does. */
export function WaitingChanges({ id }: { id: number }) {
  const { allowed } = usePermission(readingChanges);
  return allowed ? <Waiting id={id} /> : null;
}

function Waiting({ id }: { id: number }) {
  const format = useFormat();
  const pending = useExternalChangeStats([id]).data?.pending ?? 0;
  return pending > 0 ? <Tag tone="warn">{format.number(pending)}</Tag> : null;
}
