'use client';
import type { ReactNode, JSX } from 'react';
import { Button } from '../actions/button.tsx';
import { WarningIcon } from '../icons/state-icons.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  /** What did not work, in a few words. */
  title: ReactNode;
  /** What happened, in the reader's words. */
  children?: ReactNode;
  /** Offers to try again, together with `retryLabel`. */
  onRetry?: (() => void) | undefined;
  /** Said on the button; needed with `onRetry`. */
  retryLabel?: string | undefined;
  /** Another try is under way. */
  isRetrying?: boolean | undefined;
  /** Above the title. */
  icon?: ReactNode;
}

/**
 * Stands in for what could not be loaded.
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
