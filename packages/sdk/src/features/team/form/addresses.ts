import { plainLine } from '@pinfold/contract/plain-line';

/** Addresses that one invitation can name. */
export const maxAddresses = 50;

/**
 * Takes e-mail addresses out of what was typed or pasted: apart by commas, semicolons, spaces or lines, also as
 * `Anna Nowak <anna@example.com>`. What is no address stays, so that it can be corrected.
 */
export function splitAddresses(text: string): string[] {
  return plainLine(text)
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => {
      const named = /<([^<>]*)>\s*$/.exec(part)?.[1];
      return (named ?? part).split(/\s+/).filter((word) => word !== '');
    });
}

/** Returns both lists joined, without duplicates, ignoring case. */
export function joinAddresses(known: readonly string[], more: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...known, ...more].filter((address) => {
    const key = address.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether the API would take it for an e-mail address, with or without blanks and invisible marks around it. */
export function isAddress(text: string): boolean {
  const address = plainLine(text).trim();
  return address.length <= 254 && pattern.test(address);
}

const pattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
