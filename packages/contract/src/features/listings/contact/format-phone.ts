import { planOf, type E164 } from './parse-phone.ts';
import { phonePlans, type PhonePlan } from './phone-plans.ts';

/**
 * A number for reading: with its calling code, or as people dial it within a country where that is asked for and the
 * number is of that country.
 */
export function formatPhone(number: E164, withinCountry?: string): string {
  const plan = planOf(number.slice(1));
  if (!number.startsWith('+') || !plan) return number;
  const national = number.slice(1 + plan.callingCode.length);
  const groups = groupsOf(national, plan);
  if (plan.callingCode === '1')
    return withinCountry === 'US' ? `(${groups[0]}) ${groups.slice(1).join('-')}` : `+1 ${groups.join('-')}`;
  const within = withinCountry !== undefined && plan === phonePlans[withinCountry];
  return within ? `${plan.trunk}${groups.join(' ')}` : `+${plan.callingCode} ${groups.join(' ')}`;
}

function groupsOf(national: string, { groups }: PhonePlan): string[] {
  const sizes = groups.find(([pattern]) => pattern.test(national))?.[1] ?? [];
  const parts: string[] = [];
  let rest = national;
  for (const size of sizes) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter((part) => part !== '');
}
