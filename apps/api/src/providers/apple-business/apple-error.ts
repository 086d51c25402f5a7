import * as z from 'zod';
import {
  ProviderError,
  type ProviderErrorKind,
  type ProviderErrorOptions,
} from '../../delivery/provider-error.ts';
import { kindOfStatus, type ProviderAnswer } from '../provider-request.ts';

/** What Apple dislikes about what it was sent. */
export interface AppleFault {
  /** Such as `VALIDATION__BRAND_NOT_PUBLISHED`. */
  code: string;
  /** The path of the field, such as `locationDetails.brandId`; empty for the whole. */
  field: string;
  message: string;
}

/**
 * A call to Apple Business that failed. `reasons` has its code, and those of its details. `conflict`: it exists already,
 * or was changed since it was read, which `isStale` tells apart.
 */
export class AppleError extends ProviderError {
  readonly faults: readonly AppleFault[];
  /** Whether the etag was not the newest. */
  readonly isStale: boolean;
  /** What Apple says is wrong, in its own words; empty where it says nothing. */
  readonly words: readonly string[];

  constructor(
    kind: ProviderErrorKind,
    message: string,
    {
      faults = [],
      isStale = false,
      said = '',
      ...options
    }: ProviderErrorOptions & { faults?: readonly AppleFault[]; isStale?: boolean; said?: string } = {},
  ) {
    super(kind, message, options);
    this.faults = faults;
    this.isStale = isStale;
    const found = faults.map((fault) => fault.message);
    this.words = (found.length > 0 ? found : [said]).filter((one) => one !== '');
  }
}

const Refused = z.object({
  code: z.string(),
  message: z.string().default(''),
  details: z
    .array(
      z.object({
        code: z.string().default(''),
        field: z.string().default(''),
        message: z.string().default(''),
      }),
    )
    .catch([]),
});

/** Reads an error body `{ code, message, context, details }`. */
export function appleError({
  status,
  body,
  retryAfter,
}: Pick<ProviderAnswer, 'status' | 'body' | 'retryAfter'>) {
  const said = Refused.safeParse(body).data;
  return new AppleError(
    kindOf(status, said?.code, retryAfter),
    `HTTP ${status} ${said?.message ?? ''}`.trim(),
    {
      retryAfter,
      reasons: said ? [said.code, ...said.details.map(({ code }) => code)] : [],
      faults: said?.details ?? [],
      said: said?.message ?? '',
      isStale: status === 412,
    },
  );
}

/** Whether Apple takes what an organisation gave no longer; `invalid_client` is the installation's own secret. */
export function isAccessEnd({ kind, reasons }: ProviderError): boolean {
  return kind === 'denied' && !reasons.includes(invalidClient);
}

/** Apple's code, and ours, for a partner whose id or secret is wrong or missing. */
export const invalidClient = 'invalid_client';

function kindOf(status: number, code: string | undefined, retryAfter: number | undefined): ProviderErrorKind {
  if (code === 'invalid_grant' || code === invalidClient) return 'denied';
  if (status === 409 || status === 412) return 'conflict';
  // Apple documents no 429, and an overload looks the same.
  if (status === 503 && retryAfter !== undefined) return 'quota';
  return kindOfStatus(status);
}
