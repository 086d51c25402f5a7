import { useEffect, useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { rehearsalAccess } from './protection-access.ts';
import {
  rehearseProtection,
  type ProtectionChanges,
  type ProtectionRehearsal,
} from './protection-queries.ts';

/** Long enough that several ticks in a row are one question. */
const restMs = 300;

const nothing: ProtectionChanges = { is_automatic: true, fields: [], groups: [] };

/** What `useProtectionRehearsal` returns. */
export interface UseProtectionRehearsalResult {
  rehearsal: ProtectionRehearsal | undefined;
  /** The figures are those of settings before; the right ones are on their way. */
  isUpdating: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionRehearsal>['refetch'];
}

/**
 * What automatic protection with these settings would have rejected in the last 90 days: the dry run that belongs
 * beside the settings while they are filled in. Asks once the ticking rests, and only where the reader may protect.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { rehearsal } = useProtectionRehearsal({ is_automatic: true, fields: ['name'], groups: [] });
 * return <p>{rehearsal?.rejected} / {rehearsal?.total}</p>;
 * ```
 */
export function useProtectionRehearsal(
  settings: ProtectionChanges | undefined,
): UseProtectionRehearsalResult {
  const permission = usePermission(rehearsalAccess);
  // Rehearsed is what would happen by itself, so whether it does yet makes no other question.
  const question = JSON.stringify({ ...(settings ?? nothing), is_automatic: true });
  const [asked, setAsked] = useState(question);
  const [hadSettings, setHadSettings] = useState(settings !== undefined);
  // The first settings have been at rest for long.
  if (settings && !hadSettings) {
    setHadSettings(true);
    setAsked(question);
  }
  useEffect(() => {
    if (asked === question) return;
    const timer = setTimeout(() => setAsked(question), restMs);
    return () => clearTimeout(timer);
  }, [asked, question]);
  const query = usePinfoldQuery({
    ...rehearseProtection(useClient(), JSON.parse(asked) as ProtectionChanges),
    enabled: settings !== undefined && permission.allowed,
  });
  return {
    rehearsal: permission.allowed && settings ? query.data : undefined,
    isUpdating: query.isFetching || query.isPlaceholderData || asked !== question,
    error: query.error,
    refetch: query.refetch,
  };
}
