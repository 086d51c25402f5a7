import { locatorNameOf } from '@pinfold/contract/features/store-locator/locator-name';

interface Addressed {
  id: number;
  name: string;
  street: string;
  city: string;
}

/** Where the page of a locator for search engines is, on our address. */
export function locatorPath(locator: string): string {
  return `/locator/${locator}/`;
}

/** Where the page of one store is; the words after its id are for people, and follow what it is called. */
export function storePath(locator: string, { id, name, street, city }: Addressed): string {
  const words = locatorNameOf(`${name} ${city} ${street}`);
  return `${locatorPath(locator)}${words === '' ? id : `${id}-${words}`}/`;
}
