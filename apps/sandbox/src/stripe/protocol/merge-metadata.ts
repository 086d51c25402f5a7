import type { Metadata } from '../objects/stored.ts';

/** Adds keys, and takes away those that are empty; an empty text takes all away. */
export function mergeMetadata(before: Metadata, given: Metadata | '' | undefined): Metadata {
  if (given === undefined) return before;
  if (given === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}
