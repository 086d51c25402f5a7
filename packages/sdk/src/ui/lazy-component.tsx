import { lazy, Suspense, type ComponentType } from 'react';

/** Returns a component whose code is fetched when it is first rendered; until then it renders nothing. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
