import { lazy, type ComponentType } from 'react';
import { fetchCode } from './stale-code.ts';

/** A component whose code is fetched when it is first shown, and which survives a deploy in between. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazy(() => fetchCode(load));
}
