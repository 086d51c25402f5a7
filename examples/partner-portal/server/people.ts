const reading = ['view_facilities_data', 'view_reviews', 'view_external_changes'] as const;

/** People of the customer with their permissions in Pinfold. */
export const people = [
  {
    id: 'anna',
    name: 'Anna Lipska',
    permissions: [...reading, 'reply_reviews', 'approve_and_reject_external_changes'],
  },
  { id: 'piotr', name: 'Piotr Maj', permissions: reading },
] as const;

export type Person = (typeof people)[number];

/** Returns the person with the id, or the first one for an unknown or missing id. */
export function findPerson(id: string | undefined): Person {
  return people.find((person) => person.id === id) ?? people[0];
}
