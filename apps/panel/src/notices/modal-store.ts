import { useSyncExternalStore } from 'react';
import { authPaths } from '../routing/auth-paths.ts';
import type { PanelPath } from '../routing/paths.ts';
import type { TextKey } from '../texts/text-key.ts';

/** A message that the reader has to close before they go on. */
export interface ModalRequest {
  /** @default 'modal.title' */
  title?: TextKey;
  message: string;
  /** Offers to write to us, at the address for the reader's language. */
  hasContact?: boolean;
  /** Offers an account of one's own. */
  hasSignUpLink?: boolean;
  /** The way on, as a button. */
  action?: { label: TextKey; to: PanelPath };
  /** Where closing leads; the page stays otherwise. */
  closeTo?: PanelPath;
}

let shown: ModalRequest | undefined;
const listeners = new Set<() => void>();

/** Shows a message above the page; a newer one takes its place. Returns a function that takes it back. */
export function showModal(request: ModalRequest): () => void {
  change(request);
  return () => {
    if (shown === request) change(undefined);
  };
}

export function closeModal(): void {
  change(undefined);
}

export function useModalRequest(): ModalRequest | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}

function change(request: ModalRequest | undefined): void {
  shown = request;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let wasShown = false;

/**
 * Says that the plan has expired, once on each visit of a page, whether the page or a refused call notices it first. Returns
 * a function that ends the visit.
 */
export function showExpired(message: string): () => void {
  if (wasShown) return endVisit;
  wasShown = true;
  const takeBack = showModal({
    title: 'modal.expired',
    message,
    action: { label: 'modal.subscription', to: authPaths.subscription },
  });
  return () => {
    takeBack();
    endVisit();
  };
}

function endVisit(): void {
  wasShown = false;
}
