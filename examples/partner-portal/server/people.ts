/** People of our customer, and what each may do with the reviews. */
export const people = [
  { id: 'anna', name: 'Anna Lipska', permissions: ['view_facilities_data', 'view_reviews', 'reply_reviews'] },
  { id: 'piotr', name: 'Piotr Maj', permissions: ['view_facilities_data', 'view_reviews'] },
] as const;

export type Person = (typeof people)[number];

/** Whoever is logged in; the first when nobody is. */
export function findPerson(id: string | undefined): Person {
  return people.find((person) => person.id === id) ?? people[0];
}
