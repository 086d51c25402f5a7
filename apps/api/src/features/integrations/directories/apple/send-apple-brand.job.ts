import { defineProviderJob } from '../../../../delivery/define-provider-job.ts';
import { AppleError, isAccessEnd } from '../../../../providers/apple-business/apple-error.ts';
import type { ResourceCalls } from '../../../../providers/apple-business/organization-calls.ts';
import { findAppleAccount } from './apple-account.ts';
import { type AppleBrandRow, type AppleBrandVersion, findBrand } from './apple-brand.ts';
import { settleBrand, type SettledBrand, settledAs } from './apple-brands.service.ts';
import { withName } from './apple-details.ts';
import { readPresent } from './read-present.ts';

interface ClaimedBrand extends AppleBrandRow {
  /** Undefined where nobody gives us access any more. */
  brands: ResourceCalls | undefined;
}

const notSent: SettledBrand = { state: 'failed', problems: [] };

/** Brings the name of a brand to Apple, which reviews it. A brand has our own id there, so that none is created twice. */
export const sendAppleBrand = defineProviderJob<AppleBrandVersion, ClaimedBrand, SettledBrand>({
  name: 'send-apple-brand',
  concurrency: 2,
  subject: ({ companyId, accountId, country, version }) => `${companyId}/${accountId}/${country}/${version}`,
  async claim(services, { version, ...key }) {
    const brand = await findBrand(services, key);
    if (brand?.state !== 'sending' || brand.version !== version) return undefined;
    const account = await findAppleAccount(services, key);
    return { ...brand, brands: account?.calls.brands(account.organization) };
  },
  async work(
    services,
    { brands, name, external_id: externalId },
    { companyId, accountId, country, version },
  ) {
    if (!brands) return { problem: notSent };
    const partnersBrandId = `pf-${companyId}-${country}`;
    const id = externalId ?? (await brands.find(partnersBrandId))?.id;
    const present = id === undefined ? undefined : await readPresent(brands, id);
    const details = {
      ...present?.details,
      partnersBrandId,
      countryCodes: [country],
      displayNames: withName(present?.details['displayNames'], name, country),
    };
    const sent = present
      ? await brands.replace(present.id, present.etag, details)
      : await brands.create(details);
    await settleBrand(services, { companyId, accountId, country }, settledAs(sent), version);
  },
  explain(error) {
    if (isAccessEnd(error)) return { problem: notSent };
    if (!(error instanceof AppleError) || error.kind !== 'invalid') return undefined;
    return { problem: { state: 'rejected', problems: error.words } };
  },
  lastProblem: notSent,
  settleFailed: (services, { companyId, accountId, country, version }, settled) =>
    settleBrand(services, { companyId, accountId, country }, settled, version),
});
