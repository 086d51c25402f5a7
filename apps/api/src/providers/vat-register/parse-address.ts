import { titleCase } from './title-case.ts';

export interface PostalAddress {
  /** Without "ul.", which a Polish street has unless it says otherwise; a village without streets stands here itself. */
  street: string;
  /** With flat or premises: `12A/3`, `12 lok. 4`. */
  houseNumber: string;
  postalCode: string;
  city: string;
}

/** Takes apart how the register writes addresses: `UL. LIPOWA 12/3, 31-042 KRAKÓW`. What has another form stays whole. */
export function parseAddress(text: string): PostalAddress {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const [, place, postalCode = '', city = ''] = /^(.*?),? ?(\d{2}-\d{3}) (.+)$/.exec(whole) ?? ['', whole];
  const [, street = place ?? '', houseNumber = ''] = withHouseNumber.exec(place ?? '') ?? [];
  return {
    street: readStreet(street),
    houseNumber: houseNumber.replace(/ (LOK|M)\b/, (word) => word.toLowerCase()),
    postalCode,
    city: titleCase(city),
  };
}

/** The shortest beginning after which only a house number follows, so that "3 MAJA 30" keeps its May. */
const withHouseNumber = /^(.+?) (\d[\p{L}\d]*(?: ?[/-] ?[\p{L}\d]+)*(?: (?:LOK|M)\.? ?[\p{L}\d]+)?)$/u;

function readStreet(text: string): string {
  const [, kind, name = text] = /^(UL|AL|PL|OS)(?:\. ?| )(.+)$/i.exec(text) ?? [];
  if (kind === undefined || /^UL$/i.test(kind)) return titleCase(name);
  return `${kind.toLowerCase()}. ${titleCase(name)}`;
}
