import type { Profile } from '@node-saml/node-saml';
import * as z from 'zod';

export interface SamlPerson {
  /** Undefined when the answer names none that could be one. */
  email: string | undefined;
  name: string;
  groups: string[];
}

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** The names that the common identity providers use. */
const names = {
  email: ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`],
  name: ['displayName', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/displayname`],
  firstName: ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}/givenname`],
  lastName: ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${claims}/surname`],
  groups: [
    'groups',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/Group',
  ],
};

/** Reads who somebody is from the attributes of an assertion. */
export function samlPerson({ attributes, nameID, nameIDFormat }: Profile): SamlPerson {
  const all = z.record(z.string(), z.unknown()).catch({}).parse(attributes);
  const valuesOf = (key: keyof typeof names): string[] =>
    names[key].flatMap((name) => [all[name]].flat()).filter((value) => typeof value === 'string');
  const [address] = [...valuesOf('email'), ...(nameIDFormat === emailFormat ? [nameID] : [])];
  const email = Email.safeParse(address).data;
  const [name] = [
    ...valuesOf('name'),
    [...valuesOf('firstName').slice(0, 1), ...valuesOf('lastName').slice(0, 1)].join(' '),
    email?.split('@')[0] ?? '',
  ]
    .map((one) => one.trim().slice(0, 120))
    .filter((one) => one !== '');
  return { email, name: name ?? '', groups: [...new Set(valuesOf('groups'))] };
}
