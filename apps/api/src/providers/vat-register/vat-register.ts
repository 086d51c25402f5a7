import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Logger } from 'pino';
import * as z from 'zod';
import { Problem } from '../../problem.ts';
import { parseForeignJson } from '../storable-text.ts';
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
}

export interface VatRegisterSettings {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

export const officialVatRegister = 'https://wl-api.mf.gov.pl';

const timeoutMilliseconds = 8000;

export function openVatRegister(settings: VatRegisterSettings): VatRegister {
  return {
    async findByNip(nip) {
      const address = `${settings.baseUrl}/api/search/nip/${encodeURIComponent(nip)}?date=${today(settings.now())}`;
      const first = await ask(settings, address);
      const answer = isCode(first, 'WL-195') ? await ask(settings, address) : first;
      if (notANip.some((code) => isCode(answer, code))) return undefined;
      const found = Found.safeParse(answer.body);
      if (!answer.ok || !found.success)
        throw unavailable(settings, `HTTP ${answer.status} ${answer.code ?? ''}`);
      const { subject } = found.data.result;
      if (!subject) return undefined;
      const { name, workingAddress, residenceAddress } = subject;
      return { name, taxNumber: nip, ...parseAddress(workingAddress ?? residenceAddress ?? '') };
    },
  };
}

/** The register's codes for a number of the wrong length, with letters, or with a wrong check digit. */
const notANip = ['WL-112', 'WL-113', 'WL-114', 'WL-115'];

const Address = z.string().nullish();
const Found = z.object({
  result: z.object({
    subject: z.object({ name: z.string(), workingAddress: Address, residenceAddress: Address }).nullable(),
  }),
});
const Refused = z.object({ code: z.string() });

interface RegisterAnswer {
  ok: boolean;
  status: number;
  body: unknown;
  code: string | undefined;
}

async function ask(settings: VatRegisterSettings, address: string): Promise<RegisterAnswer> {
  try {
    const response = await settings.fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body = parseForeignJson(await response.text());
    const { data } = Refused.safeParse(body);
    return { ok: response.ok, status: response.status, body, code: data?.code };
  } catch (error) {
    throw unavailable(settings, (error as Error).message);
  }
}

const isCode = (answer: RegisterAnswer, code: string): boolean =>
  answer.status === 400 && answer.code === code;

/** The response only says that the lookup failed; the reason is logged. */
function unavailable({ log }: VatRegisterSettings, reason: string): Problem {
  log.warn({ reason }, 'the VAT register did not answer');
  return new Problem('registry_unavailable');
}

/** The register takes no date of tomorrow, and its day begins in Warsaw. */
function today(now: Date): string {
  return localTime(now, 'Europe/Warsaw').date;
}
