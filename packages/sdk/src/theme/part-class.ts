import type { PartName } from './parts.ts';
import { useAppearance } from './appearance-context.ts';

/**
 * Names a styled part: its stable class is `pinfold-<part>`, and the host's `appearance.classNames` join it.
 * The name doubles as styled-components' id, so server and browser agree without a compiler plugin.
 *
 * @example
 * ```tsx
 * const Row = styled.div.withConfig(partClass('VirtualList-row'))`padding: 4px;`;
 * ```
 */
export function partClass(part: PartName): { componentId: string; attrs: [() => HostClass] } {
  return { componentId: className(part), attrs: [() => useHostClass(part)] };
}

/**
 * Names an internal styled element, so that server and browser use the same class. Hosts must not style it.
 *
 * @example
 * ```tsx
 * const Dot = styled.span.withConfig(innerClass('SectionNav-dot'))`inline-size: 6px;`;
 * ```
 */
export function innerClass(name: string): { componentId: string } {
  return { componentId: `pinfold-inner-${name}` };
}

/** The stable class of a part, for selectors and for elements that are not styled. */
export function className(part: PartName): string {
  return `pinfold-${part}`;
}

interface HostClass {
  className?: string;
}

const noClass: HostClass = {};

function useHostClass(part: PartName): HostClass {
  const name = useAppearance().classNames?.[part];
  return name ? { className: name } : noClass;
}
