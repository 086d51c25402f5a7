import { useEffect, useState } from 'react';
import type { ExternalChange } from './external-change.ts';

/**
 * Seconds in which a decision can still be undone, counting down; 0 once it is sent. Never more than the time that the
 * API gave, whatever the local clock shows.
 *
 * @example
 * ```tsx
 * const seconds = useSecondsLeft(change);
 * return seconds > 0 ? <button onClick={undo}>Cofnij ({seconds} s)</button> : null;
 * ```
 */
export function useSecondsLeft({
  step,
  send_at,
  decided_at,
}: Pick<ExternalChange, 'step' | 'send_at' | 'decided_at'>): number {
  const seconds = useSecondsUntil(step === 'undoable' ? send_at : null);
  const given = send_at && decided_at ? Date.parse(send_at) - Date.parse(decided_at) : Infinity;
  return Math.min(seconds, Math.max(0, Math.ceil(given / 1000)));
}

/** Whole seconds until a moment, counting down to 0; 0 without a moment. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(Date.now);
  const left = moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const isCounting = moment !== null && left > 0;
  useEffect(() => setNow(Date.now()), [moment]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
}
