export interface SamlPerson {
  email: string;
  name: string;
  groups: readonly string[];
  /** Whose login page they come from. */
  team: 'kawiarnia-lipa' | 'palarnia-sowa';
}

/** The directory of the identity provider. Olga has a Pinfold account already; the others are made by a first login. */
export const samlPeople: readonly SamlPerson[] = [
  { team: 'kawiarnia-lipa', email: 'anna.sso@lipa.test', name: 'Anna Lipska', groups: ['Krakow-managers'] },
  {
    team: 'kawiarnia-lipa',
    email: 'piotr.sso@lipa.test',
    name: 'Piotr Wierzba',
    groups: ['Warszawa-managers'],
  },
  { team: 'palarnia-sowa', email: 'other@rival.pinfold.test', name: 'Olga Sowa', groups: [] },
];
