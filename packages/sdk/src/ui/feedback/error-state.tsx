'use client';
import type { ReactNode, JSX } from 'react';
import { Button } from '../actions/button.tsx';
import { WarningIcon } from '../icons/state-icons.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  /** What failed, in a few words. */
  title: ReactNode;
  /** Explanation of the error. */
  children?: ReactNode;
  /** Called by the retry button; needs `retryLabel`. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button; needed with `onRetry`. */
  retryLabel?: string | undefined;
  /** A retry is pending. */
  isRetrying?: boolean | undefined;
  /** Above the title. */
  icon?: ReactNode;
}

/**
 * Shown in place of content that failed to load.
 *
 * @selector .pinfold-EmptyState[role=alert]
 * @example
 * ```tsx
 * <ErrorState title="Nie udało się wczytać opinii" onRetry={refetch} retryLabel="Spróbuj ponownie" />
 * ```
 */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  isRetrying = false,
  icon,
}: ErrorStateProps): JSX.Element {
  return (
    <EmptyState
      role="alert"
      icon={icon ?? <WarningIcon size={24} />}
      title={title}
      actions={
        onRetry && (
          <Button onPress={onRetry} isPending={isRetrying} pendingLabel={retryLabel}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
