import type { LiveWorld } from '../world/live-world.ts';

export interface Redelivery {
  /** Sends messages that are due; called after every change and by a timer. */
  pump(): void;
  /** Resolves when nothing that is due by now is left or underway. */
  settled(): Promise<void>;
  close(): void;
}

interface Redelivered<Message> {
  world: LiveWorld;
  /** The messages that were not settled yet. */
  waiting(): Iterable<Message>;
  /** Returns whether the endpoint has taken the message. */
  send(message: Message, closing: AbortSignal): Promise<boolean>;
  /** Whether a message is not sent again, although nobody took it. */
  isOver(message: Message): boolean;
  settle(message: Message): void;
  /** How many are sent at the same time. Default any number. */
  mostAtOnce?: number;
}

const firstPause = 100;
const longestPause = 60_000;

/** Sends each message until its endpoint takes it, with intervals that double. */
export function createRedelivery<Message extends object>({
  world,
  waiting,
  send,
  isOver,
  settle,
  mostAtOnce = Number.POSITIVE_INFINITY,
}: Redelivered<Message>): Redelivery {
  // Kept by message, not by number: numbers begin again when the world is reset.
  const attempts = new WeakMap<Message, { tries: number; dueAt: number }>();
  const underway = new Map<Message, Promise<void>>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    if (closing.signal.aborted) return;
    for (const message of waiting()) {
      if (underway.size >= mostAtOnce) break;
      const dueAt = attempts.get(message)?.dueAt ?? 0;
      if (!underway.has(message) && dueAt <= world.now()) underway.set(message, deliver(message));
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const due = [...waiting()]
      .filter((message) => !underway.has(message))
      .map((message) => attempts.get(message)?.dueAt ?? 0);
    if (due.length === 0) return;
    timer = setTimeout(pump, Math.max(1, Math.min(...due) - world.now()));
    timer.unref();
  }

  async function deliver(message: Message): Promise<void> {
    const accepted = await send(message, closing.signal);
    underway.delete(message);
    if (closing.signal.aborted) return;
    if (accepted || isOver(message)) {
      settle(message);
      return;
    }
    const tries = (attempts.get(message)?.tries ?? 0) + 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (tries - 1));
    attempts.set(message, { tries, dueAt: world.now() + pause });
    pump();
  }

  return {
    pump,
    async settled() {
      for (pump(); underway.size > 0; pump()) await Promise.all(underway.values());
    },
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
