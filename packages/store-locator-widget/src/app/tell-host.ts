import type { StoreLocatorEvent } from './visitor.ts';

/** Says on the element what a visitor did: `pinfold:select` with `detail.id`, heard anywhere above it. */
export function tellHost(host: HTMLElement, { type, ...detail }: StoreLocatorEvent): void {
  host.dispatchEvent(new CustomEvent(`pinfold:${type}`, { detail, bubbles: true, composed: true }));
}
