'use client';
import { ToastQueue } from 'react-stately/useToastState';

/** Content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** One thing to do about it, such as to undo; closes the toast. */
  action?: { label: string; onAction: () => void };
}

/**
 * Queues of toasts, separate so that news never displace a problem: `problems` stay until closed, `news` time out, and
 * `brief` ones time out after 500 ms.
 */
export interface Toasts {
  readonly news: ToastQueue<ToastMessage>;
  readonly problems: ToastQueue<ToastMessage>;
  readonly brief: ToastQueue<ToastMessage>;
}

/**
 * Creates the queues of one Provider; show them with `ToastRegion`.
 *
 * @example
 * ```tsx
 * const toasts = createToasts();
 * showToast(toasts, { title: 'Wysłano 96 odpowiedzi', tone: 'good' });
 * ```
 */
export function createToasts(): Toasts {
  return {
    news: new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }),
    problems: new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }),
    brief: new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 }),
  };
}

/** Shows a message for 6,000 ms, 10,000 with an action; a bad one until closed. Returns a function that closes it. */
export function showToast(
  toasts: Toasts,
  message: ToastMessage,
  timeout: number = message.action ? 10_000 : 6000,
): () => void {
  const queue = message.tone === 'bad' ? toasts.problems : toasts.news;
  const key = queue.add(message, message.tone === 'bad' ? {} : { timeout });
  return () => queue.close(key);
}

/** Shows a confirmation for 500 ms, such as after a refresh. Returns a function that closes it. */
export function showBriefly(toasts: Toasts, title: string): () => void {
  const key = toasts.brief.add({ title, tone: 'good' }, { timeout: 500 });
  return () => toasts.brief.close(key);
}
