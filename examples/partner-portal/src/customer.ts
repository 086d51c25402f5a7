import { queryOptions } from '@tanstack/react-query';

export interface Person {
  id: string;
  name: string;
}

export interface Customer {
  name: string;
  person: Person;
  people: Person[];
  invoices: { number: string; issued: string; amount: number }[];
  pinfold: { baseUrl: string; companyId: number };
}

/** Query for the person who is logged in to the portal, in the portal's own React Query. */
export const customerQuery = queryOptions({
  queryKey: ['customer'],
  queryFn: async (): Promise<Customer> => {
    const response = await fetch('/portal/customer');
    if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
    return (await response.json()) as Customer;
  },
});

/** Logs in as the person with the id. */
export async function becomePerson(id: string): Promise<void> {
  await fetch('/portal/person', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  });
}
