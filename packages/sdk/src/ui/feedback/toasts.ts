'use client';
import { ToastQueue } from 'react-stately/useToastState';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** One thing to do about it, such as to undo; closes the toast. */
  action?: { label: string; onAction: () => void };
}

/**
 * Groups, so that news never pushes a problem away: `problems` stay until closed, `news` leave by themselves, and
 * `brief` ones are gone before the next figure is read.
 */
export interface Toasts {
  readonly news: ToastQueue<ToastMessage>;
  readonly problems: ToastQueue<ToastMessage>;
  readonly brief: ToastQueue<ToastMessage>;
}

/**
 * The messages of one Provider; show them with `ToastRegion`.
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

/** Adds a message; the function returned takes it back. Milliseconds, 6000 without an action and 10000 with one. */
export function showToast(
  toasts: Toasts,
  message: ToastMessage,
  timeout: number = message.action ? 10_000 : 6000,
): () => void {
  const queue = message.tone === 'bad' ? toasts.problems : toasts.news;
  const key = queue.add(message, message.tone === 'bad' ? {} : { timeout });
  return () => queue.close(key);
}

/** Confirms for half a second what can be seen anyway, such as figures that were fetched anew. */
export function showBriefly(toasts: Toasts, title: string): () => void {
  const key = toasts.brief.add({ title, tone: 'good' }, { timeout: 500 });
  return () => toasts.brief.close(key);
}
