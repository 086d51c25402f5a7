import { invalidArgument } from './google-error.ts';

interface Limits {
  byDefault: number;
  max: number;
}

/** Google trims a page that is asked too large, and refuses a negative one. */
export function readPageSize(given: string | number | undefined, { byDefault, max }: Limits): number {
  if (given === undefined || given === '' || Number(given) === 0) return byDefault;
  const size = Number(given);
  if (!Number.isInteger(size) || size < 0) {
    throw invalidArgument('page_size', 'Page size must be a positive integer.');
  }
  return Math.min(size, max);
}
