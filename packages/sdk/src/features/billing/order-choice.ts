import { type BillingInterval, billingIntervals } from '@pinfold/contract/features/billing/billing-interval';
import { defineFilters, type FilterDefinition, type FiltersOf } from '../../state/define-filters.ts';
import { formatFilters, parseFilters, type Kinds, type SearchParam } from '../../state/search-params.ts';

export type { BillingInterval };

const fields = {
  /** How often the plan is paid for. */
  interval: (kind: Kinds): SearchParam<BillingInterval> => kind.choice(billingIntervals),
  /** Key of the plan. */
  plan: (kind: Kinds): SearchParam<string> => kind.text(40),
  /** How many locations. */
  quantity: (kind: Kinds): SearchParam<number> => kind.id(),
  /** Promotion code, as it was typed; `-` for none where one would be taken by itself. */
  code: (kind: Kinds): SearchParam<string> => kind.text(100),
};

/** What somebody is about to order. What is left out is decided by what the company has. */
export interface OrderChoice extends FiltersOf<typeof fields> {}

/** In place of a code: none is wanted, not even that of a campaign. */
export const noCode = '-';

/** How a choice is read and written. */
export const orderChoice: FilterDefinition<OrderChoice> = /* @__PURE__ */ defineFilters(fields);

/**
 * Reads a choice from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseOrderChoice(new URLSearchParams('plan=pro&quantity=12&interval=week')); // { plan: 'pro', quantity: 12 }
 * ```
 */
export function parseOrderChoice(params: URLSearchParams): OrderChoice {
  return parseFilters(orderChoice, params);
}

/**
 * Writes a choice for an address; `parseOrderChoice` reads it back.
 *
 * @example
 * ```ts
 * formatOrderChoice({ interval: 'year', plan: 'pro' }).toString(); // interval=year&plan=pro
 * ```
 */
export function formatOrderChoice(choice: OrderChoice): URLSearchParams {
  return formatFilters(orderChoice, choice);
}
