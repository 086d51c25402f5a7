import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code is fetched when it is first shown, because most readers never open it. */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LoadedLater(props: Props) {
    return (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    );
  };
}
