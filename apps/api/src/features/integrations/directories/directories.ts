import type { Directory } from '@pinfold/contract/features/integrations/directory';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { appleDirectory } from './apple/apple-directory.ts';
import { bingDirectory } from './bing/bing-directory.ts';
import type { DirectoryWire } from './directory-wire.ts';
import { facebookDirectory } from './facebook/facebook-directory.ts';

/** Every directory. The compiler asks for a line with each. */
const wires: Readonly<Record<Directory, DirectoryWire>> = {
  apple: appleDirectory as DirectoryWire,
  bing: bingDirectory as DirectoryWire,
  facebook: facebookDirectory as DirectoryWire,
};

/** Returns how a directory is spoken to. */
export function wireOf(directory: Directory): DirectoryWire {
  return wires[directory];
}

/** Returns the directories that show any of these fields. */
export function directoriesShowing(fields: readonly ListingField[]): Directory[] {
  return Object.values(wires)
    .filter((wire) => wire.fields.some((field) => fields.includes(field)))
    .map(({ directory }) => directory);
}
