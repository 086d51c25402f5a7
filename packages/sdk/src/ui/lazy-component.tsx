import { Component, lazy, Suspense, type ComponentType, type ContextType, type ReactNode } from 'react';
import { PinfoldContext } from '../provider/pinfold-context.ts';

/**
 * Returns a component whose code is fetched when it is first rendered; until then it renders nothing. Code that does not
 * come is thrown as a `ChunkLoadError`, and the Provider's `onError` receives `chunk_load`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: (await loaded(load)) as ComponentType<object> }));
  return function LazyComponent(props: Props) {
    return (
      <ChunkBoundary>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

async function loaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new Error('A part of Pinfold could not be loaded.', { cause }), { name: codeIsGone });
  }
}

/** Code did not come: a new version has replaced it, or the connection is gone. */
const codeIsGone = 'ChunkLoadError';

interface ChunkState {
  error?: unknown;
  isTold: boolean;
}

/** Tells the host of code that is gone, then leaves what is shown to the host's own boundary. React asks for a class. */
class ChunkBoundary extends Component<{ children: ReactNode }, ChunkState> {
  static override contextType = PinfoldContext;
  declare context: ContextType<typeof PinfoldContext>;
  override state: ChunkState = { isTold: false };

  static getDerivedStateFromError(error: unknown): ChunkState {
    // React forgets a boundary that throws again before it has committed, and so what was to be told.
    return { error, isTold: (error as Error | null)?.name !== codeIsGone };
  }

  override componentDidCatch(): void {
    this.context?.report('chunk_load');
    this.setState({ isTold: true });
  }

  override render(): ReactNode {
    const { error, isTold } = this.state;
    if (error === undefined) return this.props.children;
    if (isTold) throw error;
    return null;
  }
}
