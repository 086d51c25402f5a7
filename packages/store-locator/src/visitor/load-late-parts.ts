import { afterTheList } from '../after-the-list.ts';
import type * as lateParts from './late-parts.tsx';

/** What nobody needs before the list is there; null until it has come. */
export type LateParts = typeof lateParts;

export async function loadLateParts(): Promise<LateParts> {
  await afterTheList();
  return import('./late-parts.tsx');
}
