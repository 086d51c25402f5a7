import type { StripeObject } from '../objects/stripe-object.ts';
import type { ListParameters } from './parameters.ts';
import { invalidParameter } from './stripe-error.ts';

export interface ListPage {
  object: 'list';
  data: object[];
  has_more: boolean;
  url: string;
}

/** A page of a list, the newest first; `matching` is in the order of creation. @throws StripeError */
export function listPage(
  matching: readonly StripeObject[],
  { created = {}, ending_before: before, limit = 10, starting_after: after }: ListParameters,
  url: string,
): ListPage {
  if (after !== undefined && before !== undefined)
    throw invalidParameter(
      'starting_after',
      'You may only specify one of these parameters: starting_after, ending_before.',
    );
  const { gt, gte, lt, lte } = created as Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>>;
  const listed = matching
    .filter(
      (one) =>
        (gt === undefined || one.created > gt) &&
        (gte === undefined || one.created >= gte) &&
        (lt === undefined || one.created < lt) &&
        (lte === undefined || one.created <= lte),
    )
    .toReversed();
  if (before !== undefined) {
    const end = placeOf(listed, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: listed.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(listed, after, 'starting_after') + 1;
  return {
    object: 'list',
    data: listed.slice(start, start + limit),
    has_more: listed.length > start + limit,
    url,
  };
}

function placeOf(listed: readonly StripeObject[], id: string, param: string): number {
  const place = listed.findIndex((one) => one.id === id);
  if (place === -1) throw invalidParameter(param, `No such object: '${id}'`, 'resource_missing');
  return place;
}
