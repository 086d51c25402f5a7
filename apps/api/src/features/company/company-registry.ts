import { LRUCache } from 'lru-cache';
import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import type { RegisteredCompany } from '@pinfold/contract/features/company/reference-data.endpoints';
import { Problem } from '../../problem.ts';
import type { RegisteredFirm } from '../../providers/vat-register/vat-register.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../caller.ts';
import type { SessionUser } from '../session/account.ts';
import { countTry } from '../../limits/throttle.ts';

/** Looks Polish companies up by their tax number. */
interface CompanyRegistry {
  /** @throws Problem `tax_number_invalid`, `company_not_found`, `registry_unavailable` or `too_many_attempts` */
  lookUp(taxNumber: string, by: Asker): Promise<RegisteredCompany>;
  /**
   * Whether the register has a company as a taxpayer. Whoever is exempt need not be in it at all.
   * @throws Problem as `lookUp`, but for `company_not_found`
   */
  isTaxpayer(taxNumber: string, by: Asker): Promise<boolean>;
}

interface Asker {
  user: SessionUser;
  caller: Caller;
}

/** The register changes once a day. */
const rememberedMilliseconds = 86_400_000;

const rememberedCompanies = 1000;

/** Asks the register only for valid numbers, and for each at most once a day. */
export function openCompanyRegistry(services: Services): CompanyRegistry {
  const remembered = new LRUCache<string, RegisteredFirm>({
    max: rememberedCompanies,
    ttl: rememberedMilliseconds,
    ttlResolution: 0,
    perf: { now: () => services.now().getTime() },
  });

  async function find(taxNumber: string, { user, caller }: Asker): Promise<RegisteredFirm | undefined> {
    if (!isValidNip(taxNumber)) throw new Problem('tax_number_invalid');
    const nip = normalizeNip(taxNumber);
    const known = remembered.get(nip);
    if (known) return known;
    await countTry(services, { purpose: 'registry', account: String(user.id), address: caller.address });
    const firm = await services.vatRegister.findByNip(nip);
    if (firm) remembered.set(nip, firm);
    return firm;
  }

  return {
    async lookUp(taxNumber, by) {
      const firm = await find(taxNumber, by);
      if (!firm) throw new Problem('company_not_found');
      return {
        tax_number: firm.taxNumber,
        name: firm.name,
        street: firm.street,
        house_number: firm.houseNumber,
        postal_code: firm.postalCode,
        city: firm.city,
        country: 'PL',
      };
    },
    isTaxpayer: async (taxNumber, by) => (await find(taxNumber, by))?.isTaxpayer ?? false,
  };
}
