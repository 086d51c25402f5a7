/** What every object of Stripe has; `created` is in seconds. */
export interface Stored<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  livemode: false;
}

export type Metadata = Record<string, string>;

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

/** A list that is part of another object. */
export interface Contained<One> {
  object: 'list';
  data: One[];
  has_more: boolean;
  url: string;
}

export function contained<One>(url: string, data: One[]): Contained<One> {
  return { object: 'list', data, has_more: false, url };
}
