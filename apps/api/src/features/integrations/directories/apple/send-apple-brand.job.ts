import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import type { AppleDetails, ResourceCalls } from '../../../../providers/apple-business/organization-calls.ts';
import { findAppleAccount } from './apple-account.ts';
import { type AppleBrandKey, type AppleBrandRow, findBrand } from './apple-brand.ts';
import { settleBrand, settledAs } from './apple-brands.service.ts';

type BrandVersion = AppleBrandKey & { version: number };

interface ClaimedBrand extends AppleBrandRow {
  /** Undefined where nobody gives us access any more. */
  brands: ResourceCalls | undefined;
}

/** Brings the name of a brand to Apple, which reviews it. A brand has our own id there, so that none is created twice. */
export const sendAppleBrand = defineProviderJob<BrandVersion, ClaimedBrand, string>({
  name: 'send-apple-brand',
  concurrency: 2,
  subject: ({ companyId, accountId, country, version }) => `${companyId}/${accountId}/${country}/${version}`,
  async claim(services, { version, ...key }) {
    const brand = await findBrand(services, key);
    if (brand?.state !== 'sending' || brand.version !== version) return undefined;
    const account = await findAppleAccount(services, key);
    return { ...brand, brands: account?.calls.brands(account.organization) };
  },
  async work(services, { brands, name, external_id: externalId }, { version, ...key }) {
    if (!brands) return { problem: '' };
    const { companyId, country } = key;
    const partnersBrandId = `pf-${companyId}-${country}`;
    const known = externalId === null ? await brands.find(partnersBrandId) : await brands.get(externalId);
    const details = namedDetails({ ...known?.details, partnersBrandId, countryCodes: [country] }, name);
    const sent = known ? await brands.replace(known.id, known.etag, details) : await brands.create(details);
    await settleBrand(services, key, settledAs(sent), version);
  },
  explain: ({ kind, message }) =>
    kind === 'invalid' || kind === 'denied' ? { problem: message } : undefined,
  lastProblem: '',
  settleFailed: (services, { version, ...key }, problem) =>
    settleBrand(services, key, { state: 'failed', problems: problem === '' ? [] : [problem] }, version),
});

/** Names in other languages stay. */
function namedDetails(details: AppleDetails, name: string): AppleDetails {
  const { displayNames } = details;
  const others = Array.isArray(displayNames)
    ? displayNames.filter((one: { primary?: unknown }) => one.primary !== true)
    : [];
  return { ...details, displayNames: [{ name, locale: 'en', primary: true }, ...others] };
}
