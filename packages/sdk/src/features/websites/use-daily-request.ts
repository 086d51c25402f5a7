import type { MemberAccess } from '@pinfold/contract/access/access';
import { useEffect } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useFormMutation } from '../../query/form-refusal.ts';
import type { MutationResult } from '../../query/results.ts';

interface DailyRequestOptions<Answer> {
  access: MemberAccess;
  send: (website: number) => Promise<Answer>;
  onSettled?: (website: number) => unknown;
}

interface DailyRequest<Answer> {
  permission: PermissionDecision;
  request: () => void;
  isPending: boolean;
  /** What the last request for this website was answered. */
  answer: Answer | undefined;
  error: ApiError | null;
  /** From when on the next one can be, where the refusal tells that. */
  nextAt: Date | undefined;
}

/** Asks for what a website can have a few times a day; a refusal is forgotten at the moment that it names. */
export function useDailyRequest<Answer>(
  website: number,
  { access, send, onSettled }: DailyRequestOptions<Answer>,
): DailyRequest<Answer> {
  const permission = usePermission(access);
  const order: MutationResult<Answer, number> = useFormMutation({
    mutationFn: send,
    onSettled: (_answer, _error, id) => onSettled?.(id),
  });
  const { error, reset, submittedAt } = order;
  const isOfThis = order.variables === website;
  const seconds = error?.code === 'too_many_attempts' ? error.retryAfter : undefined;
  const nextAt = seconds === undefined ? undefined : submittedAt + seconds * 1000;
  useEffect(() => {
    if (nextAt === undefined) return undefined;
    const timer = setTimeout(reset, nextAt - Date.now());
    return () => clearTimeout(timer);
  }, [nextAt, reset]);
  return {
    permission,
    request: () => {
      if (!order.isPending) order.mutate(website);
    },
    isPending: order.isPending && isOfThis,
    answer: isOfThis ? order.data : undefined,
    error: isOfThis ? error : null,
    nextAt: isOfThis && nextAt !== undefined ? new Date(nextAt) : undefined,
  };
}
