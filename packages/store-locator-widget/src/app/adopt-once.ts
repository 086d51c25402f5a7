import { adoptStyles } from '../styles.ts';

const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** Adds styles to a shadow root once, since an element mounts a new locator when its attributes change. */
export function adoptOnce(root: ShadowRoot, css: string): void {
  const known = adopted.get(root) ?? new Set();
  if (known.has(css)) return;
  adopted.set(root, known.add(css));
  adoptStyles(root, css);
}
