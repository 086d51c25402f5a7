import type { LiveWorld } from '../../world/live-world.ts';
import type { PushMessage } from './pubsub.routes.ts';

const firstPause = 100;
const longestPause = 60_000;
const retention = 7 * 86_400_000;
const answerWithin = 10_000;

interface PushDelivery {
  /** Sends messages that are due; called after every change and by a timer. */
  pump(): void;
  close(): void;
}

/**
 * Pub/Sub push: a message is sent until its endpoint responds with 2xx, with intervals that double, for at most seven
 * days.
 */
export function createPushDelivery(world: LiveWorld): PushDelivery {
  // Kept by message, not by number: numbers begin again when the world is reset.
  const attempts = new WeakMap<PushMessage, { tries: number; dueAt: number }>();
  const underway = new Set<PushMessage>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    if (closing.signal.aborted) return;
    for (const message of world.state.outbox.values()) {
      const dueAt = attempts.get(message)?.dueAt ?? 0;
      if (!underway.has(message) && dueAt <= world.now()) void deliver(message);
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const due = [...world.state.outbox.values()]
      .filter((message) => !underway.has(message))
      .map((message) => attempts.get(message)?.dueAt ?? 0);
    if (due.length === 0) return;
    timer = setTimeout(pump, Math.max(1, Math.min(...due) - world.now()));
    timer.unref();
  }

  async function deliver(message: PushMessage): Promise<void> {
    underway.add(message);
    const accepted = await send(message);
    underway.delete(message);
    if (closing.signal.aborted) return;
    const expired = message.publishTime + retention < world.now();
    if (accepted || expired || !world.state.subscriptions.has(message.subscription)) {
      if (world.state.outbox.get(message.messageId) === message) {
        world.commit({ kind: 'message_settled', messageId: message.messageId });
      }
      return;
    }
    const tries = (attempts.get(message)?.tries ?? 0) + 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (tries - 1));
    attempts.set(message, { tries, dueAt: world.now() + pause });
    schedule();
  }

  async function send(message: PushMessage): Promise<boolean> {
    const subscription = world.state.subscriptions.get(message.subscription);
    if (!subscription) return false;
    try {
      const response = await fetch(subscription.pushConfig.pushEndpoint, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(envelopeOf(message)),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithin)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // An endpoint that is down is the ordinary case that redelivery is for.
      return false;
    }
  }

  return {
    pump,
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

function envelopeOf(message: PushMessage): object {
  const { data, messageId, attributes, subscription } = message;
  const publishTime = new Date(message.publishTime).toISOString();
  return { message: { attributes, data, messageId, publishTime }, subscription };
}
