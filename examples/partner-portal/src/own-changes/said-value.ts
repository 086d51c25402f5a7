import type { ExternalChange } from '@pinfold/sdk/headless/external-changes';

/** What a field says, where it is said in words; hours, categories and the like are left to their name. */
export function saidValue(values: ExternalChange['ours']): string | undefined {
  const [value] = Object.values(values);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
