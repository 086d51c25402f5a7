import { adoptStyles } from '../styles.ts';

const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** Styles of a shadow root that may hold one locator after another. */
export function adoptOnce(root: ShadowRoot, css: string): void {
  const known = adopted.get(root) ?? new Set();
  if (known.has(css)) return;
  adopted.set(root, known.add(css));
  adoptStyles(root, css);
}
