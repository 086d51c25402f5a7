'use client';
import { useEffect, useRef, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useToastQueue } from 'react-stately/useToastState';
import type { QueuedToast, ToastQueue } from 'react-stately/useToastState';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { isShadowRoot, treeOf } from '../tree-of.ts';
import { Toast } from './toast.tsx';
import type { ToastMessage, Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts`. */
  toasts: Toasts;
  /** Names the region, e.g. "Powiadomienia". */
  label: string;
  /** Names the cross of each toast. */
  closeLabel: string;
}

/**
 * The region of toasts: a polite live region that never takes the focus. Timeouts pause on hover and focus.
 *
 * @selector .pinfold-Toast-region
 * @example
 * ```tsx
 * <ToastRegion toasts={toasts} label="Powiadomienia" closeLabel="Zamknij" />
 * ```
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps): ReactPortal | null {
  const { getContainer } = useUNSAFE_PortalContext();
  const isServer = useIsSSR();
  const container = isServer ? null : getContainer ? getContainer() : document.body;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? keepLive(region.current) : undefined), [container]);
  if (!container) return null;
  return createPortal(
    // React Aria keeps the top layer accessible while a dialog hides the rest of the page.
    <Region ref={region} role="region" aria-label={label} data-react-aria-top-layer="true">
      <Group queue={toasts.problems} closeLabel={closeLabel} />
      <Group queue={toasts.news} closeLabel={closeLabel} />
      <Group queue={toasts.brief} closeLabel={closeLabel} />
    </Region>,
    container,
  );
}

/** In a shadow root React Aria does not find the top layer, and a dialog would make it inert with the page. */
function keepLive(region: Element): (() => void) | undefined {
  if (!isShadowRoot(treeOf(region))) return undefined;
  const observer = new MutationObserver(() => region.removeAttribute('inert'));
  observer.observe(region, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

function Group({ queue, closeLabel }: { queue: ToastQueue<ToastMessage>; closeLabel: string }) {
  const state = useToastQueue(queue);
  return (
    <List
      aria-live="polite"
      aria-relevant="additions"
      onMouseEnter={state.pauseAll}
      onMouseLeave={state.resumeAll}
      onFocus={state.pauseAll}
      onBlur={state.resumeAll}
    >
      {state.visibleToasts.map((toast) => (
        <TimedToast
          key={toast.key}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => state.close(toast.key)}
        />
      ))}
    </List>
  );
}

interface TimedToastProps {
  toast: QueuedToast<ToastMessage>;
  closeLabel: string;
  onClose: () => void;
}

/** Starts a toast's timeout when it is shown, not when it is queued. */
function TimedToast({ toast: { content, timer, timeout }, closeLabel, onClose }: TimedToastProps) {
  useEffect(() => {
    if (!timer || timeout === undefined) return undefined;
    timer.reset(timeout);
    return () => timer.pause();
  }, [timer, timeout]);
  return <Toast message={content} closeLabel={closeLabel} onClose={onClose} />;
}

const Region = styled.div.withConfig(partClass('Toast-region'))`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  z-index: var(--pf-z-toast);
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: min(380px, calc(100vw - 32px));
  pointer-events: none;
`;

const List = styled.div.withConfig(innerClass('Toast-group'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & > * {
    pointer-events: auto;
  }
`;
