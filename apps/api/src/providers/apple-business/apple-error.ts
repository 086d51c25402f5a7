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

  constructor(
    kind: ProviderErrorKind,
    message: string,
    {
      faults = [],
      isStale = false,
      ...options
    }: ProviderErrorOptions & { faults?: readonly AppleFault[]; isStale?: boolean } = {},
  ) {
    super(kind, message, options);
    this.faults = faults;
    this.isStale = isStale;
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
      isStale: status === 412,
    },
  );
}

function kindOf(status: number, code: string | undefined, retryAfter: number | undefined): ProviderErrorKind {
  if (code === 'invalid_grant' || code === 'invalid_client') return 'denied';
  if (status === 409 || status === 412) return 'conflict';
  // Apple documents no 429, and an overload looks the same.
  if (status === 503 && retryAfter !== undefined) return 'quota';
  return kindOfStatus(status);
}
