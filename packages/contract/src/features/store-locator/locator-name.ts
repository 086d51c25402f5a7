import { fold } from '../../fold.ts';

/** What a locator is called in addresses: 3 to 60 of a–z, 0–9 and hyphens between them. */
export const locatorNamePattern: RegExp = /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){2,59}$/;

/** Whether a locator can be called so in an address. */
export function isLocatorName(name: string): boolean {
  return locatorNamePattern.test(name);
}

/** A name for addresses from the name of a business: `Kawiarnia Lipa` becomes `kawiarnia-lipa`; may be too short. */
export function locatorNameOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}
