interface Fiber {
  type: unknown;
  return: Fiber | null;
}

/** A renderer as React's development build passes it to developer tools. */
interface Renderer {
  getCurrentFiber?: () => Fiber | null;
}

/**
 * Init script of a page. Appends the components that are being rendered to each warning, innermost first: React 18 and
 * 19 report them only to developer tools.
 */
export function nameComponents(): void {
  const renderers: Renderer[] = [];
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: (renderer: Renderer) => renderers.push(renderer),
      onCommitFiberRoot: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      const components = renderers.flatMap(({ getCurrentFiber }) => namesFrom(getCurrentFiber?.() ?? null));
      write(...words, ...(components.length > 0 ? [`\nrendering ${components.join(' < ')}`] : []));
    };
  }

  function namesFrom(first: Fiber | null): string[] {
    const names: string[] = [];
    for (let fiber = first; fiber; fiber = fiber.return) {
      const name = nameOf(fiber.type);
      if (name) names.push(name);
    }
    return names;
  }

  function nameOf(type: unknown): string | undefined {
    if ((typeof type !== 'function' && typeof type !== 'object') || type === null) return undefined;
    const known = type as Partial<Record<'styledComponentId' | 'displayName' | 'name' | 'render', unknown>>;
    const names = [known.styledComponentId, known.displayName, known.name];
    return names.find((name) => typeof name === 'string') ?? nameOf(known.render);
  }
}
