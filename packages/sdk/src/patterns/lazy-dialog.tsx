import { lazy, Suspense, type ComponentType } from 'react';

/**
 * Returns a dialog whose code is loaded when it is first opened. It renders nothing while
 * `isOpen` is false.
 *
 * @example
 * ```tsx
 * const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);
 * return <ReviewDialog isOpen={review.isOpen} />;
 * ```
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { isOpen: boolean }> {
  const Later = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LazyDialog({ isOpen, ...props }) {
    if (!isOpen) return null;
    return (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    );
  };
}
