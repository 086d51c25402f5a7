import { formatOrderChoice, parseOrderChoice, type OrderChoice } from '@pinfold/sdk/headless/billing';
import { useUrlState } from '../../routing/use-url-state.ts';

/** Keeps what is about to be ordered in the address. Steps of a stepper are none of the back button. */
export function useChoiceAddress() {
  const [{ choice }, change] = useUrlState({
    parse: (params) => ({ choice: parseOrderChoice(params) }),
    format: (values) => formatOrderChoice(values.choice),
  });
  return {
    choice,
    onChoiceChange: (next: OrderChoice) => change({ choice: next }, { replace: true }),
  };
}

/** An address that carries what is about to be ordered. */
export function withChoice(path: string, choice: OrderChoice): string {
  const query = formatOrderChoice(choice).toString();
  return query === '' ? path : `${path}?${query}`;
}
