import * as z from 'zod';
import {
  ProviderError,
  type ProviderErrorKind,
  type ProviderErrorOptions,
} from '../../delivery/provider-error.ts';
import { kindOfStatus, type ProviderAnswer } from '../provider-request.ts';

/** Why a token is good no more; `ended` where Facebook does not say more. */
export type AccessEnd = 'app_removed' | 'password_changed' | 'expired' | 'ended';

/**
 * A call to Facebook that failed. `reasons` has its code, and with a subcode both, such as `190` and `190/460`.
 * `conflict`: the same words were posted just now.
 */
export class FacebookError extends ProviderError {
  /** Undefined unless the token is what is wrong. */
  readonly accessEnd: AccessEnd | undefined;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    { accessEnd, ...options }: ProviderErrorOptions & { accessEnd?: AccessEnd | undefined } = {},
  ) {
    super(kind, message, options);
    this.accessEnd = accessEnd;
  }
}

const Refused = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.int(),
    error_subcode: z.int().optional(),
    is_transient: z.boolean().default(false),
  }),
});

interface Heard {
  /** What must not be repeated, whoever says it. */
  secrets: readonly string[];
  /** How long to wait by the usage of the limit. */
  pausedSeconds: number | undefined;
}

/** Reads an error body (developers.facebook.com/docs/graph-api/guides/error-handling): by its codes, never its words. */
export function facebookError(
  { status, body, retryAfter }: Pick<ProviderAnswer, 'status' | 'body' | 'retryAfter'>,
  { secrets, pausedSeconds }: Heard,
): FacebookError {
  const said = Refused.safeParse(body).data?.error;
  if (!said) return new FacebookError(kindOfStatus(status), `HTTP ${status}`, { retryAfter });
  const { code, error_subcode: subcode, message } = said;
  const kind = said.is_transient && code !== tokenCode ? 'temporary' : kindOf(code, subcode);
  return new FacebookError(kind, `${code} ${withoutSecrets(message, secrets)}`, {
    retryAfter: kind === 'quota' ? (pausedSeconds ?? retryAfter) : retryAfter,
    reasons: [String(code), ...(subcode === undefined ? [] : [`${code}/${subcode}`])],
    accessEnd: code === tokenCode ? (accessEnds[subcode ?? 0] ?? 'ended') : undefined,
  });
}

const tokenCode = 190;

const accessEnds: Readonly<Record<number, AccessEnd>> = {
  458: 'app_removed',
  460: 'password_changed',
  463: 'expired',
};

const quotaCodes = [4, 17, 32, 613];

/** The authorization code has expired, belongs to another address, or was used. */
const codeSubcodes = [36_007, 36_008, 36_009];

/** What is not there, and what a token does not open, look the same. */
const missingSubcode = 33;

function kindOf(code: number, subcode: number | undefined): ProviderErrorKind {
  if (code === 1 || code === 2) return 'temporary';
  if (quotaCodes.includes(code) || (code >= 80_000 && code < 81_000)) return 'quota';
  if ([tokenCode, 10, 101, 102, 104].includes(code) || (code >= 200 && code < 300)) return 'denied';
  if (code === 803 || (code === 100 && subcode === missingSubcode)) return 'not_found';
  if (code === 100 && codeSubcodes.includes(subcode ?? 0)) return 'denied';
  return code === 506 ? 'conflict' : 'invalid';
}

/** Facebook repeats a token that it cannot read. */
function withoutSecrets(message: string, secrets: readonly string[]): string {
  const named = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return named.replaceAll(/\bEAA[\w.-]{8,}/g, '…').slice(0, 300);
}

/** Shorter parameters are words, such as `name`. */
const shortestSecret = 12;
