/** Seconds that the provider takes to decide after the last call; the quota decides how long the calls take. */
export const decisionSeconds = 5;

/** Returns an estimate of the seconds until a batch is sent and decided, from the time of its last call. */
export function secondsLeft(lastSendAt: string | Date, now: Date): number {
  const untilLastSend = Math.ceil((new Date(lastSendAt).getTime() - now.getTime()) / 1000);
  return Math.max(0, untilLastSend) + decisionSeconds;
}
