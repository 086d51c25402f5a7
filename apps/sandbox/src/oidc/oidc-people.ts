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
