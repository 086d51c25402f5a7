import type { GooglePlaceState } from './google-place-states.ts';

/** Whether a place can be chosen for an import: it is verified at Google, and nobody has it in Pinfold. */
export function canImportPlace({ state }: { state: GooglePlaceState }): boolean {
  return state === 'importable';
}
