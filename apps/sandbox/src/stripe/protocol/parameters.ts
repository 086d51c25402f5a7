import * as z from 'zod';
import type { FormValue } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

/** A whole number, as forms write it. */
export const Int = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number);

export const Fraction = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'number')
  .transform(Number);

export const DecimalText = z.string().regex(/^-?\d+(\.\d{1,12})?$/, 'decimal');

export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const Text = z.string().min(1).max(5000);

/** An empty text takes the value away. */
export const ClearableText = z.string().max(5000);

export const MetadataParam = z.record(z.string().max(40), z.string().max(500)).or(z.literal(''));

export const AddressParam = z.strictObject({
  city: ClearableText.optional(),
  country: ClearableText.optional(),
  line1: ClearableText.optional(),
  line2: ClearableText.optional(),
  postal_code: ClearableText.optional(),
  state: ClearableText.optional(),
});

/** An empty text stands for no list. */
export function clearable<Value>(schema: z.ZodType<Value>) {
  return z.union([z.literal('').transform(() => undefined), schema]);
}

const Range = z.union([
  Int.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: Int.optional(), gte: Int.optional(), lt: Int.optional(), lte: Int.optional() }),
]);

/** What every list takes; a list's own filters extend it. */
export const ListParameters = z.strictObject({
  created: Range.optional(),
  ending_before: Text.optional(),
  limit: Int.pipe(z.number().min(1).max(100)).optional(),
  starting_after: Text.optional(),
});

export type ListParameters = z.infer<typeof ListParameters>;

export const NoParameters = z.strictObject({});

/** Checks parameters. @throws StripeError as Stripe says what is unknown, missing or not of its type. */
export function readParameters<Value>(schema: z.ZodType<Value>, given: { [name: string]: FormValue }): Value {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw errorOf(deepest(parsed.error.issues));
}

/** Of a union the branch that came furthest says what is wrong. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue;
  const branches = issue.errors.map((errors) => deepest(errors)).filter((one) => one !== undefined);
  const [best] = branches.sort((one, other) => other.path.length - one.path.length);
  return best && { ...best, path: [...issue.path, ...best.path] };
}

function errorOf(issue: z.core.$ZodIssue | undefined): StripeError {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? '']);
    return new StripeError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  if (issue?.input === undefined)
    return new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.input === '')
    return new StripeError(400, `You passed an empty string for '${param}'.`, {
      code: 'parameter_invalid_empty',
      param,
    });
  if (issue.message === 'integer')
    return new StripeError(400, `Invalid integer: ${String(issue.input)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  return new StripeError(400, `Invalid ${param}: ${issue.message}`, { param });
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((key) => `[${key}]`).join('');
}
