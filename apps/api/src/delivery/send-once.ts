import type { Services } from '../services.ts';
import { ProviderError } from './provider-error.ts';

/** One thing to send, that an earlier run may have sent already. */
export interface Sending<Sent> {
  /** When an earlier run was about to call the provider; undefined when none was. */
  sentBefore: Date | undefined;
  /** When the last of them was, where that is known apart. */
  calledAt?: Date;
  /** Seconds for which the provider's lists may lack what it has taken; 0 where it is asked about the thing itself. */
  lagSeconds: number;
  find(): Promise<Sent | undefined>;
  /** Notes that the provider is about to be called, and calls it; undefined when the job is void by now. */
  send(): Promise<Sent | undefined>;
  /** Takes the note back for a call that was refused, and so has not arrived. */
  release?(): Promise<void>;
}

/** What was sent: by this run, or found. */
export interface Delivered<Sent> {
  sent: Sent;
  isNew: boolean;
}

/**
 * Sends something once, however often its job is killed half way and however many answers are lost: what may have been
 * sent before is looked for first, and nothing is sent while the provider's lists may still lack it. Returns the moment to
 * look again then; undefined when the job is void.
 */
export async function sendOnce<Sent>(
  { now }: Pick<Services, 'now'>,
  { sentBefore, calledAt, lagSeconds, find, send, release }: Sending<Sent>,
): Promise<Delivered<Sent> | { at: Date; isRetry: true } | undefined> {
  if (sentBefore) {
    const found = await find();
    if (found !== undefined) return { sent: found, isNew: false };
    const until = new Date((calledAt ?? sentBefore).getTime() + lagSeconds * 1000);
    if (now() < until) return { at: until, isRetry: true };
  }
  try {
    const sent = await send();
    return sent === undefined ? undefined : { sent, isNew: true };
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== 'temporary') await release?.();
    throw error;
  }
}
