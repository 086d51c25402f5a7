import type { UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from '../../client/api-error.ts';
import {
  type ErrorOperation,
  errorPolicy,
  type ErrorSituation,
  type ReactionMessage,
} from '../../error-policy/error-policy.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { useCurrentCompany } from './current-company.ts';

/** Where a form's error is shown. */
interface FormRefusal {
  /** The message that the form shows; undefined for errors that concern more than the form. */
  message: ReactionMessage | undefined;
  /** Whether the host reacts to it: an ended session or plan, maintenance, the demo. */
  isForHost: boolean;
}

export function formRefusal(error: ApiError, situation: ErrorSituation): FormRefusal {
  if (error.status === 502) return { message: { key: 'company.provider_unavailable' }, isForHost: false };
  const reaction = errorPolicy(error, situation);
  // The host announces an ended plan once or not at all, so the form gives the reason at each try.
  if (error.status === 402) return { message: planEnded(error), isForHost: reaction.kind !== 'silent' };
  if (reaction.kind === 'silent') return { message: undefined, isForHost: false };
  const isOwn = error.code !== undefined && ownLimits.has(error.code);
  const isSaid = isOwn || reaction.kind === 'toast' || reaction.kind === 'inline';
  return { message: isSaid ? reaction.message : undefined, isForHost: !isSaid };
}

/** Limits that a form names beside the button which met them. */
const ownLimits: ReadonlySet<string> = new Set([
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

function planEnded({ detail }: ApiError): ReactionMessage {
  return detail === undefined ? { key: 'error.subscription_expired' } : { text: detail };
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
  wordsFor: (error: ApiError | null) => string | undefined;
}

/**
 * Splits a form's errors: those the form shows as text, and those that are reported to the host. With the operation that
 * the form is about, its text is the catalogue's own.
 */
export function useFormRefusal(operation?: ErrorOperation): UseFormRefusalResult {
  const { report, translate, featureFlags } = usePinfold();
  const { data: company } = useCurrentCompany();
  const situation = { company, featureFlags: featureFlags ?? company?.feature_flags, operation };
  const reportOperation = (made: ErrorOperation | undefined, error: ApiError) => {
    const { isForHost } = formRefusal(error, { ...situation, operation: made });
    if (isForHost || made !== undefined) report(error, { operation: made, isShownInPlace: !isForHost });
  };
  return {
    reportOperation,
    reportElsewhere: (error: ApiError) => reportOperation(operation, error),
    wordsFor: (error: ApiError | null): string | undefined => {
      const message = error ? formRefusal(error, situation).message : undefined;
      if (!message) return undefined;
      return 'text' in message ? message.text : translate(message.key, message.values);
    },
  };
}

/**
 * A form's mutation: the form shows why it was refused; errors that concern more than it, or that the catalogue has a
 * name for, are reported to the host.
 */
export function useFormMutation<Data, Variables = void>({
  operation,
  ...options
}: Omit<UseMutationOptions<Data, ApiError, Variables>, 'meta' | 'onError'> & {
  /** What the call is made for, where the catalogue distinguishes it. */
  operation?: ErrorOperation | ((variables: Variables) => ErrorOperation);
}): MutationResult<Data, Variables> {
  const { reportOperation } = useFormRefusal();
  return usePinfoldMutation({
    ...options,
    meta: { isQuiet: true },
    onError: (error, variables) =>
      reportOperation(typeof operation === 'function' ? operation(variables) : operation, error),
  });
}
