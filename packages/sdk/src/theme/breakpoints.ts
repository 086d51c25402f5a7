/**
 * Widths in pixels at which a component changes its layout. They are measured on the component, never on the screen,
 * because a host may give a component any part of its page.
 */
export const breakpoints = {
  /** Below it there is one short column. */
  small: 480,
  /** Below it lists show cards, panes are stacked and bars wrap. */
  narrow: 720,
  /** From it on a second pane fits beside the main one. */
  wide: 1080,
} as const;

/** The query container that the widths are measured on: the nearest `Screen`, `Section` or other named container. */
export const containerName = 'pinfold';

/** The width conditions that layout props can depend on. */
export type WidthCondition = 'small' | 'narrow' | 'wide';

/** The container queries of the width conditions; later ones win over earlier ones. */
export const containerQueries: Readonly<Record<WidthCondition, string>> = {
  wide: `@container ${containerName} (min-width: ${breakpoints.wide}px)`,
  narrow: `@container ${containerName} (max-width: ${breakpoints.narrow - 0.02}px)`,
  small: `@container ${containerName} (max-width: ${breakpoints.small - 0.02}px)`,
};

/** Declarations that make an element the container of the queries above. */
export const containerStyle: string = `container: ${containerName} / inline-size;`;
