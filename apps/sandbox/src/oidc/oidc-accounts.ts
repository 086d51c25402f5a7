import { createHash } from 'node:crypto';
import type { FindAccount } from 'oidc-provider';

export interface OidcAccounts {
  /** Stores who is logging in; returns the subject, which is always the same for an email. */
  add(person: OidcPerson): string;
  find: FindAccount;
}

/** Who logged in since the start: tokens do not outlive a restart either. */
export function createOidcAccounts(): OidcAccounts {
  const people = new Map<string, OidcPerson>();
  return {
    add(person) {
      const subject = createHash('sha256')
        .update(person.email.toLowerCase())
        .digest('base64url')
        .slice(0, 22);
      people.set(subject, person);
      return subject;
    },
    find(_context, subject) {
      const person = people.get(subject);
      if (!person) return undefined;
      const { email, name, emailVerified } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: emailVerified, name, locale: 'pl' }),
      };
    },
  };
}

export interface OidcPerson {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** Who has a Lipa ID: two people of the demo company, and one whom Pinfold does not know yet. */
export const oidcPeople: readonly OidcPerson[] = [
  { email: 'owner@demo.pinfold.test', name: 'Anna Nowak', emailVerified: true },
  { email: 'manager@demo.pinfold.test', name: 'Marek Zieliński', emailVerified: true },
  { email: 'zofia.nowa@lipa.test', name: 'Zofia Wrona', emailVerified: true },
];
