import { fault, type Fault } from '../fault.ts';
import { categoryKey } from '../listing-categories.ts';
import { listingTextLengths, nameFault, textKey, tooLong } from '../listing-texts.ts';

/** What a location offers: one of the provider's services, or one in the company's own words. */
export interface ServiceItem {
  /** The provider's id of a standard service; null for a custom one. */
  service_type_id: string | null;
  /** The category to which it belongs. */
  category: string;
  name: string;
  description: string;
  price: ServicePrice;
}

/** Amounts are in minor units: grosze, cents, pence (product spec, section 3). */
export type ServicePrice =
  | { type: 'none' }
  | { type: 'fixed'; amount: number; currency: string }
  | { type: 'range'; from: number; to: number; currency: string };

/** A fault of one service in a list. */
interface ServiceFault {
  index: number;
  field: 'name' | 'description' | 'price';
  fault: Fault;
}

/** What is wrong with services. The provider drops a second one of a kind silently, so that it is an error here. */
export function serviceFaults(services: readonly ServiceItem[]): ServiceFault[] {
  const seen = new Set<string>();
  return services.flatMap((service, index) => {
    const keys = serviceKeys(service);
    const repeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (repeated)
      return [{ index, field: 'name' as const, fault: fault('service_repeated', { service: service.name }) }];
    return faultsOf(service).map((found) => ({ index, ...found }));
  });
}

/** What makes it the same service: the provider's id, and the name within its category. */
export function serviceKeys(service: ServiceItem): string[] {
  const name = `${categoryKey(service.category)} ${textKey(service.name).toLowerCase()}`;
  if (service.service_type_id === null) return [name];
  return service.name.trim() === '' ? [service.service_type_id] : [service.service_type_id, name];
}

export function isSameService(a: ServiceItem, b: ServiceItem): boolean {
  const keys = serviceKeys(a);
  return serviceKeys(b).some((key) => keys.includes(key));
}

function faultsOf(service: ServiceItem): Omit<ServiceFault, 'index'>[] {
  const custom = service.service_type_id === null;
  const name = service.name.trim();
  const lengths = listingTextLengths;
  // A standard service is named by its category; the listing need not repeat the name.
  const ofName = custom ? (nameFault(name) ?? tooLong(name, lengths.custom_service_name)) : undefined;
  const ofDescription = tooLong(
    service.description.trim(),
    custom ? lengths.custom_service_description : lengths.structured_service_description,
  );
  const ofPrice = priceFault(service);
  return [
    ...(ofName ? [{ field: 'name' as const, fault: ofName }] : []),
    ...(ofDescription ? [{ field: 'description' as const, fault: ofDescription }] : []),
    ...(ofPrice ? [{ field: 'price' as const, fault: ofPrice }] : []),
  ];
}

function priceFault({ name: service, price }: ServiceItem): Fault | undefined {
  if (price.type === 'none') return undefined;
  const { currency } = price;
  if (!/^[A-Z]{3}$/.test(currency)) return fault('currency_invalid', { service, currency });
  const amounts = price.type === 'fixed' ? [price.amount] : [price.from, price.to];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    return fault('service_price_invalid', { service });
  return price.type === 'range' && price.from > price.to
    ? fault('service_price_inverted', { service })
    : undefined;
}
