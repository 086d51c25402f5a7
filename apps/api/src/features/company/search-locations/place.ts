import * as z from 'zod';

/** A town, told apart from others of its name by region and country. */
export interface NamedPlace {
  name: string;
  region: string;
  country: string;
}

const Encoded = z.tuple([z.string(), z.string(), z.string()]);

/** Names a place in a call; whoever gets it need not look inside. */
export function encodePlace({ name, region, country }: NamedPlace): string {
  return Buffer.from(JSON.stringify([name, region, country])).toString('base64url');
}

/** Undefined for what `encodePlace` did not write. */
export function decodePlace(text: string): NamedPlace | undefined {
  try {
    const [name, region, country] = Encoded.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    return { name, region, country };
  } catch {
    return undefined;
  }
}

/** The same for places that differ only in case and blanks. */
export function placeKey({ name, region, country }: NamedPlace): string {
  return JSON.stringify([name, region, country].map(plain));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
