import { GoogleError } from './google-error.ts';

/** One thing that the My Business API v4 finds wrong; `field` is a path in snake case. */
export interface ErrorDetail {
  code: ValidationCode;
  field?: string;
  message: string;
}

export type ValidationCode =
  | 'REQUIRED_FIELD_MISSING_VALUE'
  | 'STRING_TOO_LONG'
  | 'INVALID_URL'
  | 'INVALID_TIME_SCHEDULE'
  | 'INVALID_ARGUMENT'
  | 'PHOTO_FETCH_FAILED'
  | 'PHOTO_UPLOAD_FAILED'
  | 'OPERATION_UNSUPPORTED_UNDER_ACCOUNT_CONDITION'
  | 'LOCATION_DISABLED_FOR_LOCAL_POST_API';

/** A refusal as the older API words it: 400 with a ValidationError instead of a BadRequest. */
export function validationError(...errorDetails: readonly ErrorDetail[]): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError', errorDetails },
  ]);
}
