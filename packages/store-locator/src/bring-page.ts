import type { LocatorSource } from './locator-source.ts';
import type { PublicLocatorPage } from './locator.ts';
import type { FedEngine } from './use-store-locator-engine.ts';

interface Way {
  source: LocatorSource;
  signal: AbortSignal;
  /** Something is known that was not before, or it is known that it cannot be had. */
  changed(): void;
  /** Something else was published meanwhile. */
  onOther(): void;
}

/** Brings an engine a page, one at a time. */
export function bringPage(fed: FedEngine, page: number, { source, signal, changed, onOther }: Way): void {
  const { engine, locator, coming, failed } = fed;
  if (coming.size > 0) return;
  coming.add(page);
  const arrived = (isHere: boolean) => {
    if (signal.aborted) return;
    coming.delete(page);
    if (!isHere) failed.add(page);
    changed();
  };
  const take = (columns: PublicLocatorPage) => {
    if (signal.aborted) return;
    const isOurs = columns.version === locator.version;
    if (isOurs) engine.add(columns);
    arrived(isOurs);
    if (!isOurs) onOther();
  };
  source.page(locator, page, signal).then(take, () => arrived(false));
}
