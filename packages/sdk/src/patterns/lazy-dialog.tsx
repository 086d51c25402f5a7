import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A dialog whose code is fetched when it is first opened, because most readers never open it. It draws nothing while
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
