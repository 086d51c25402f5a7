import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ServiceItem, ServicePrice } from '@pinfold/contract/features/listings/services/service';
import type { GoogleMoney, GoogleServiceItem } from './google-location.ts';

export function serviceFromGoogle(item: GoogleServiceItem): ServiceItem {
  const { structuredServiceItem: standard, freeFormServiceItem: custom } = item;
  return {
    service_type_id: standard?.serviceTypeId ?? null,
    category: categoryKey(custom?.category ?? ''),
    name: custom?.label?.displayName ?? '',
    description: standard?.description ?? custom?.label?.description ?? '',
    price: priceFromGoogle(item.price),
  };
}

/**
 * Google has a single price and no ranges, so a range is not sent unless both ends are equal: the lower end alone would
 * be misleading.
 */
export function serviceToGoogle(service: ServiceItem, languageCode: string): GoogleServiceItem {
  const { service_type_id: serviceTypeId, description, price } = service;
  const amount = amountOf(price);
  const money = price.type !== 'none' && amount !== undefined && { price: moneyOf(amount, price.currency) };
  if (serviceTypeId !== null)
    return { ...money, structuredServiceItem: { serviceTypeId, ...(description && { description }) } };
  const label = { displayName: service.name, ...(description && { description }), languageCode };
  return {
    ...money,
    freeFormServiceItem: { category: `categories/${categoryKey(service.category)}`, label },
  };
}

function priceFromGoogle(money: GoogleMoney | undefined): ServicePrice {
  if (!money?.currencyCode) return { type: 'none' };
  const amount = Number(money.units ?? 0) * minorUnits + Math.round((money.nanos ?? 0) / nanosOfMinorUnit);
  return { type: 'fixed', amount, currency: money.currencyCode };
}

function amountOf(price: ServicePrice): number | undefined {
  if (price.type === 'range') return price.from === price.to ? price.from : undefined;
  return price.type === 'fixed' ? price.amount : undefined;
}

function moneyOf(amount: number, currencyCode: string): GoogleMoney {
  const nanos = (amount % minorUnits) * nanosOfMinorUnit;
  return { currencyCode, units: String(Math.trunc(amount / minorUnits)), ...(nanos && { nanos }) };
}

/** Prices are in grosze, cents and pence (product spec, section 9). */
const minorUnits = 100;
const nanosOfMinorUnit = 1_000_000_000 / minorUnits;
