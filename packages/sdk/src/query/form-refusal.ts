import type { UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import type { ErrorOperation } from '../error-policy/error-policy.ts';
import type { Translate } from '../i18n/i18n.ts';
import type { TranslatedReaction } from '../provider/pinfold-context.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { MutationResult } from './results.ts';
import { usePinfoldMutation } from './use-pinfold-query.ts';

/** Whether the host reacts to an error of a form: an ended session or plan, maintenance, the demo. */
export function isForHost({ status, code }: ApiError, { kind }: TranslatedReaction): boolean {
  if (kind === 'silent' || status === 502) return false;
  // The host announces an ended plan once or not at all, so the form gives the reason at each try.
  if (status === 402) return true;
  return !(kind === 'toast' || kind === 'inline' || ownLimits.has(code));
}

/** The message that the form shows; undefined for errors that concern more than the form. */
export function formMessage(
  error: ApiError,
  reaction: TranslatedReaction,
  translate: Translate,
): string | undefined {
  if (error.status === 502) return translate('company.provider_unavailable');
  if (error.status === 402) return error.detail ?? translate('error.subscription_expired');
  return reaction.kind === 'silent' || isForHost(error, reaction) ? undefined : reaction.message;
}

/** Limits that a form names beside the button which met them. */
const ownLimits: ReadonlySet<string | undefined> = new Set([
  'plan_limit_reached',
  'too_many_attempts',
  'too_busy',
  'scan_limit_reached',
]);

/** The plan is the reason: too little of it is left, or it has ended. */
export function isAboutPlan(error: ApiError | null): boolean {
  return error?.code === 'plan_limit_reached' || error?.status === 402;
}

/** The field that was refused, by its name on the wire, with the API's sentence. */
export function refusedFields(error: ApiError | null): Readonly<Record<string, string>> {
  const named = (error?.errors ?? []).map(
    ({ path, message }) => [path.replace(/^body\./, ''), message] as const,
  );
  return Object.fromEntries(named);
}

/** What `useFormRefusal` returns. */
interface UseFormRefusalResult {
  /**
   * Reports to the host what concerns more than the form, and as `inline` what the catalogue has a name for; call it
   * with each failure.
   */
  reportElsewhere: (error: ApiError) => void;
  /** As `reportElsewhere`, of an operation that is known with the failure alone. */
  reportOperation: (operation: ErrorOperation | undefined, error: ApiError) => void;
  /** The form's message, in the user's language. */
  messageFor: (error: ApiError | null) => string | undefined;
}

/**
 * Splits a form's errors: those the form shows as text, and those that are reported to the host. With the operation that
 * the form is about, its text is the catalogue's own.
 */
export function useFormRefusal(operation?: ErrorOperation): UseFormRefusalResult {
  const { reactionTo, translate } = usePinfold();
  const reportOperation = useReportOperation();
  return {
    reportOperation,
    reportElsewhere: (error) => reportOperation(operation, error),
    messageFor: (error) =>
      error ? formMessage(error, reactionTo(error, { operation }), translate) : undefined,
  };
}

/**
 * Returns a function that reports to the host what concerns more than the form, and as `inline` what the catalogue has
 * a name for.
 */
export function useReportOperation(): UseFormRefusalResult['reportOperation'] {
  const { reactionTo, report } = usePinfold();
  return (operation, error) => {
    const isElsewhere = isForHost(error, reactionTo(error, { operation }));
    if (isElsewhere || operation !== undefined) report(error, { operation, isShownInPlace: !isElsewhere });
  };
}

/**
 * A form's mutation: the form shows why it was refused; errors that concern more than it, or that the catalogue has a
 * name for, are reported to the host.
 */
export function useFormMutation<Data, Variables = void>({
  operation,
  ...options
}: Omit<UseMutationOptions<Data, ApiError, Variables>, 'onError'> & {
  /** What the call is made for, where the catalogue distinguishes it. */
  operation?: ErrorOperation | ((variables: Variables) => ErrorOperation);
}): MutationResult<Data, Variables> {
  const reportOperation = useReportOperation();
  return usePinfoldMutation({
    ...options,
    meta: { ...options.meta, isQuiet: true },
    onError: (error, variables) =>
      reportOperation(typeof operation === 'function' ? operation(variables) : operation, error),
  });
}
