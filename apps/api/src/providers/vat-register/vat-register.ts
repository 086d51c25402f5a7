import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Logger } from 'pino';
import * as z from 'zod';
import { ProviderError } from '../../delivery/provider-error.ts';
import { kindOfStatus, type ProviderAnswer, providerRequest, unavailable } from '../provider-request.ts';
import { parseAddress, type PostalAddress } from './parse-address.ts';

/** The Polish register of VAT payers ("biała lista"). */
export interface VatRegister {
  /**
   * Returns the company with a tax number of ten digits; undefined if there is none.
   * @throws Problem `registry_unavailable`
   */
  findByNip(nip: string): Promise<RegisteredFirm | undefined>;
}

export interface RegisteredFirm extends PostalAddress {
  /** As the register writes it, in capitals. */
  name: string;
  taxNumber: string;
  /** Pays VAT, or is exempt from it; false for a firm that was struck off, which the register still shows. */
  isTaxpayer: boolean;
}

export interface VatRegisterSettings {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

export const officialVatRegister = 'https://wl-api.mf.gov.pl';

const timeoutMilliseconds = 8000;

export function openVatRegister({ baseUrl, fetch, now, log }: VatRegisterSettings): VatRegister {
  const ask = (url: string) =>
    providerRequest({ name, fetch, timeoutMilliseconds, Failure: ProviderError }, url, {
      headers: { Accept: 'application/json' },
    });

  async function find(nip: string): Promise<RegisteredFirm | undefined> {
    const url = `${baseUrl}/api/search/nip/${encodeURIComponent(nip)}?date=${today(now())}`;
    const first = await ask(url);
    const answer = codeOf(first) === 'WL-195' ? await ask(url) : first;
    const code = codeOf(answer);
    if (notANip.includes(code ?? '')) return undefined;
    const found = Found.safeParse(answer.body);
    if (!answer.ok || !found.success) throw registerError(answer, code);
    const { subject } = found.data.result;
    if (!subject) return undefined;
    const address = subject.workingAddress ?? subject.residenceAddress ?? '';
    const isTaxpayer = subject.statusVat !== 'Niezarejestrowany';
    return { name: subject.name, taxNumber: nip, isTaxpayer, ...parseAddress(address) };
  }

  return { findByNip: (nip) => find(nip).catch(unavailable(log, name, 'registry_unavailable')) };
}

const name = 'the VAT register';

/** The register's codes for a number of the wrong length, with letters, or with a wrong check digit. */
const notANip = ['WL-112', 'WL-113', 'WL-114', 'WL-115'];

const Address = z.string().nullish();
const Found = z.object({
  result: z.object({
    subject: z
      .object({
        name: z.string(),
        statusVat: z.string().nullish(),
        workingAddress: Address,
        residenceAddress: Address,
      })
      .nullable(),
  }),
});
const Refused = z.object({ code: z.string() });

function codeOf({ status, body }: ProviderAnswer): string | undefined {
  return status === 400 ? Refused.safeParse(body).data?.code : undefined;
}

/** While the register is updated, at night and right after, it refuses every call. */
function registerError({ ok, status, retryAfter }: ProviderAnswer, code: string | undefined): ProviderError {
  const isUpdated = ok || code === 'WL-195' || code === 'WL-196';
  const kind = isUpdated ? 'temporary' : kindOfStatus(status);
  return new ProviderError(kind, `HTTP ${status} ${code ?? ''}`, { retryAfter, reasons: code ? [code] : [] });
}

/** The register takes no date of tomorrow, and its day begins in Warsaw. */
function today(now: Date): string {
  return localTime(now, 'Europe/Warsaw').date;
}
