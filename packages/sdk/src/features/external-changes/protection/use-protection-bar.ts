import { useState } from 'react';
import type { Schemas } from '../../../client/schema.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { useDecideChanges } from '../use-decide-changes.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { type ProtectionSummary, rejectAccess } from './protection.queries.ts';
import {
  type ProtectionSummaryOptions,
  useProtectionSummary,
  useRejectProtected,
} from './use-protection-settings.ts';

/**
 * State of the bar about changes of protected fields: pending changes, the confirmation before rejecting all, the
 * result, and undo until it is sent.
 *
 * @throws Error outside a `PinfoldProvider`. Why it could not be rejected is in `refusal`.
 * @example
 * ```tsx
 * const bar = useProtectionBar({ navigationKey: location.pathname });
 * if (bar.asked) return <button onClick={bar.confirm}>Tak, odrzuć {bar.asked.ids.length}</button>;
 * return bar.summary ? <button onClick={bar.ask}>Odrzuć</button> : null;
 * ```
 */
export function useProtectionBar(options: ProtectionSummaryOptions = {}): ProtectionBarState {
  const { summary } = useProtectionSummary(options);
  const permission = usePermission(rejectAccess);
  const reject = useRejectProtected();
  const decide = useDecideChanges();
  const { messageFor } = useFormRefusal();
  const [asked, setAsked] = useState<ProtectionSummary>();
  const [isReported, setReported] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const outcome = isReported ? reject.data : undefined;
  const sendAt = isUndone ? null : (outcome?.send_at ?? null);
  const secondsLeft = useSecondsLeft({ step: 'undoable', send_at: sendAt, decided_at: null });

  return {
    summary: summary && summary.count > 0 ? summary : undefined,
    permission,
    asked,
    ask: () => {
      reject.reset();
      setAsked(summary);
    },
    cancel: () => setAsked(undefined),
    confirm: () => {
      if (!asked || reject.isPending) return;
      setUndone(false);
      reject.mutate(asked.ids, {
        onSuccess: () => {
          setAsked(undefined);
          setReported(true);
        },
      });
    },
    isRejecting: reject.isPending,
    outcome,
    secondsLeft,
    undo: () => {
      if (outcome && outcome.ids.length > 0)
        decide.mutate({ wish: 'undo', ids: outcome.ids }, { onSuccess: () => setUndone(true) });
    },
    isUndoing: decide.isPending,
    isUndone,
    close: () => {
      setReported(false);
      decide.reset();
    },
    refusal: messageFor(reject.error ?? decide.error),
  };
}

/** What `useProtectionBar` gives. */
export interface ProtectionBarState {
  /** Pending changes; undefined when there are none or the user may not see them. */
  summary: ProtectionSummary | undefined;
  /** Whether the user may reject it. */
  permission: PermissionDecision;
  /** What the question is about, while it is open: what waited when it was asked. */
  asked: ProtectionSummary | undefined;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
  isRejecting: boolean;
  /** Result of the rejection, until it is dismissed. */
  outcome: Schemas['DecidedChanges'] | undefined;
  /** Seconds until it is sent and cannot be undone. */
  secondsLeft: number;
  undo: () => void;
  isUndoing: boolean;
  isUndone: boolean;
  close: () => void;
  /** Why rejecting or undoing failed. */
  refusal: string | undefined;
}
