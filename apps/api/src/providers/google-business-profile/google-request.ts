import {
  ProviderError,
  type ProviderErrorKind,
  type ProviderErrorOptions,
} from '../../delivery/provider-error.ts';
import { kindOfStatus, providerRequest, type ProviderAnswer } from '../provider-request.ts';

const timeoutMilliseconds = 15_000;

export interface GoogleRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  /** A file, sent as it is. */
  bytes?: { content: Uint8Array<ArrayBuffer>; type: string };
}

/** Makes one call to Google; all failures become a GoogleError. */
export async function googleRequest<Answer>(
  fetch: typeof globalThis.fetch,
  request: GoogleRequest,
): Promise<Answer> {
  const { url, method = 'GET', token, headers, json, form, bytes } = request;
  const text = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const body = bytes?.content ?? text;
  const answer = await providerRequest(
    { name: 'Google', fetch, timeoutMilliseconds, Failure: GoogleError },
    url,
    {
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(bytes && { 'Content-Type': bytes.type }),
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    },
  );
  if (!answer.ok) throw googleError(answer);
  if (answer.text !== '' && answer.body === undefined)
    throw new GoogleError('temporary', 'Google answered something that is not JSON');
  return (answer.text === '' ? {} : answer.body) as Answer;
}

/** A call to Google that failed; `reasons` has codes such as `SERVICE_DISABLED` or `PHOTO_FETCH_FAILED`. */
export class GoogleError extends ProviderError {
  /** What Google has against single fields; empty if it lists none. */
  readonly violations: readonly FieldViolation[];

  constructor(
    kind: ProviderErrorKind,
    message: string,
    { violations = [], ...options }: ProviderErrorOptions & { violations?: readonly FieldViolation[] } = {},
  ) {
    super(kind, message, options);
    this.violations = violations;
  }
}

/** Reads Google's error body (google.rpc.Status). */
export function googleError({
  status,
  body,
  retryAfter,
}: Pick<ProviderAnswer, 'status' | 'body' | 'retryAfter'>): GoogleError {
  const { error } = (body ?? {}) as {
    error?: { message?: string; status?: string; details?: unknown[] } | string;
  };
  const said = typeof error === 'string' ? { message: error, status: error } : (error ?? {});
  const kind = kindOf(status, said.status);
  const details = said.details ?? [];
  return new GoogleError(kind, said.message ?? `HTTP ${status}`, {
    retryAfter,
    violations: kind === 'invalid' ? violationsIn(details) : [],
    reasons: reasonsIn(details),
  });
}

/** Codes of an ErrorInfo, and of the ValidationError by which the v4 API explains itself. */
function reasonsIn(details: readonly unknown[]): string[] {
  return details.filter(isDetail).flatMap((detail) => {
    if (isOfType(detail, 'ErrorInfo')) return detail.reason ?? [];
    if (!detail['@type']?.endsWith('mybusiness.v4.ValidationError')) return [];
    return (detail.errorDetails ?? []).flatMap(({ code }) => (code === undefined ? [] : String(code)));
  });
}

/** The token endpoint responds with 400 for a revoked grant, the others for a location that is not verified. */
function kindOf(status: number, code: string | undefined): ProviderErrorKind {
  if (code === 'invalid_grant') return 'denied';
  return code === 'FAILED_PRECONDITION' ? 'unverified' : kindOfStatus(status);
}

/** One thing that Google has against what was sent. */
interface FieldViolation {
  /** Google's path of the field, in either spelling; empty if it names none. */
  path: string;
  /** Of Google's ErrorCode list, such as `INVALID_PHONE_NUMBER`. */
  reason: string;
  message: string;
  /** What it is about within the field, such as the name of an attribute. */
  value?: string;
}

/** Reads the details of a google.rpc.Status: the fields of a BadRequest, and for each an ErrorInfo with the reason. */
function violationsIn(details: readonly unknown[]): FieldViolation[] {
  const all = details.filter(isDetail);
  const fields = all
    .filter((detail) => isOfType(detail, 'BadRequest'))
    .flatMap(({ fieldViolations = [] }) => fieldViolations);
  const reasons = all.filter((detail) => isOfType(detail, 'ErrorInfo'));
  const named = fields.map(({ field = '', description = '', reason }, index) =>
    violation(field, reason ?? reasons[index]?.reason, description, reasons[index]?.metadata),
  );
  const alone = reasons
    .slice(fields.length)
    .map(({ reason, metadata }) => violation(metadata?.field_mask ?? '', reason, '', metadata));
  return [...named, ...alone];
}

interface Detail {
  '@type'?: string;
  fieldViolations?: { field?: string; description?: string; reason?: string }[];
  reason?: string;
  metadata?: Record<string, string>;
  /** Of a ValidationError. */
  errorDetails?: { code?: string | number; field?: string; message?: string }[];
}

function violation(
  path: string,
  reason = 'INVALID_ARGUMENT',
  message = '',
  metadata: Record<string, string> = {},
): FieldViolation {
  const attribute = path.startsWith('attributes/') ? path : metadata.attribute_names;
  return { path, reason, message, ...(attribute !== undefined && { value: attribute }) };
}

function isDetail(detail: unknown): detail is Detail {
  return typeof detail === 'object' && detail !== null;
}

function isOfType(detail: Detail, type: string): boolean {
  return detail['@type']?.endsWith(`google.rpc.${type}`) ?? false;
}
