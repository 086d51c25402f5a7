import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';

/** Returns the value of a text field; undefined for structured fields such as hours and categories. */
export function saidValue(values: ExternalChange['ours']): string | undefined {
  const [value] = Object.values(values);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
