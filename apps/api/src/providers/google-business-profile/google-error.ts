import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { ProviderError } from '../../delivery/provider-error.ts';

/**
 * Why a call to Google failed. `quota`: too many requests, wait. `temporary`: no response, or a server error: retry.
 * `not_found`: the review or location does not exist. `denied`: the grant was revoked. `unverified`: the location is
 * not, or no longer, verified. `invalid`: the request is refused, so a retry is pointless.
 */
export type GoogleErrorKind = 'quota' | 'temporary' | 'not_found' | 'denied' | 'unverified' | 'invalid';

export class GoogleError extends ProviderError<GoogleErrorKind> {
  /** Violations by field of a listing; empty if Google lists none. */
  readonly violations: readonly GoogleViolation[];
  /** Such as `SERVICE_DISABLED` or `PHOTO_FETCH_FAILED`. */
  override readonly reasons: readonly string[];

  constructor(
    kind: GoogleErrorKind,
    message: string,
    retryAfter?: number,
    violations: readonly GoogleViolation[] = [],
    reasons: readonly string[] = [],
  ) {
    super(kind, message, retryAfter);
    this.violations = violations;
    this.reasons = reasons;
  }
}

/** Reads Google's error body (google.rpc.Status). */
export function googleError(status: number, body: unknown, retryAfter: string | null): GoogleError {
  const { error } = (body ?? {}) as {
    error?: { message?: string; status?: string; details?: unknown[] } | string;
  };
  const said = typeof error === 'string' ? { message: error, status: error } : (error ?? {});
  const kind = kindOf(status, said.status);
  const details = said.details ?? [];
  return new GoogleError(
    kind,
    said.message ?? `HTTP ${status}`,
    retryAfter === null ? undefined : Number(retryAfter) || undefined,
    kind === 'invalid' ? googleViolations(details) : [],
    reasonsIn(details),
  );
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
function kindOf(status: number, code: string | undefined): GoogleErrorKind {
  if (code === 'invalid_grant') return 'denied';
  if (code === 'FAILED_PRECONDITION') return 'unverified';
  if (status === 429) return 'quota';
  if (status === 404) return 'not_found';
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 408 ? 'temporary' : 'invalid';
}

/** One thing that Google has against a listing. */
interface GoogleViolation {
  /** Our name of the field; missing if it concerns the whole listing, or a field that we do not show. */
  field?: ListingField;
  /** Of Google's ErrorCode list, such as `INVALID_PHONE_NUMBER`. */
  reason: string;
  message: string;
  /** What it is about within the field, such as the name of an attribute. */
  value?: string;
}

/** Reads the details of a google.rpc.Status: the fields of a BadRequest, and for each an ErrorInfo with the reason. */
function googleViolations(details: readonly unknown[]): GoogleViolation[] {
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

/** Returns our field for a path of Google's field masks, in either spelling. */
function fieldOfGooglePath(path: string): ListingField | undefined {
  const snake = path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return ourFields.find(([start]) => snake.startsWith(start))?.[1];
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
): GoogleViolation {
  const field = fieldOfGooglePath(path);
  const attribute = path.startsWith('attributes/') ? path : metadata.attribute_names;
  return { ...(field && { field }), reason, message, ...(attribute !== undefined && { value: attribute }) };
}

function isDetail(detail: unknown): detail is Detail {
  return typeof detail === 'object' && detail !== null;
}

function isOfType(detail: Detail, type: string): boolean {
  return detail['@type']?.endsWith(`google.rpc.${type}`) ?? false;
}

/** The first that a path starts with wins. */
const ourFields: readonly (readonly [string, ListingField])[] = [
  ['title', 'name'],
  ['store_code', 'store_code'],
  ['storefront_address.postal_code', 'postal_code'],
  ['storefront_address.locality', 'city'],
  ['storefront_address.administrative_area', 'region'],
  ['storefront_address.region_code', 'country'],
  ['storefront_address', 'street'],
  ['latlng.longitude', 'longitude'],
  ['latlng', 'latitude'],
  ['phone_numbers.additional_phones', 'phone_number_2'],
  ['phone_numbers', 'phone_number'],
  ['website_uri', 'website'],
  ['categories.additional_categories', 'additional_categories'],
  ['categories', 'primary_category'],
  ['regular_hours', 'opening_hours'],
  ['special_hours', 'special_hours'],
  ['more_hours', 'more_hours'],
  ['open_info.opening_date', 'opening_date'],
  ['open_info', 'open_status'],
  ['profile', 'description'],
  ['service_items', 'service_items'],
  ['labels', 'labels'],
  ['attribute', 'attributes'],
];
