import { ApiError } from '../../client/api-error.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { AccountCalls, Call } from './account-calls.ts';

type Variables<Name extends keyof AccountCalls> = Parameters<AccountCalls[Name]>[1];
type Data<Name extends keyof AccountCalls> = Awaited<ReturnType<AccountCalls[Name]>>;

/**
 * A mutation by one of the calls about accounts. `done` is called with what it gives, unless the user has closed the
 * browser's dialog.
 */
export function useAccountCall<Name extends keyof AccountCalls>(
  name: Name,
  done?: (data: NonNullable<Data<Name>>) => void,
): MutationResult<Data<Name>, Variables<Name>> {
  const client = useClient();
  return usePinfoldMutation<Data<Name>, Variables<Name>>({
    meta: { isQuiet: true },
    mutationFn: (variables) =>
      loadCalls().then((calls) => (calls[name] as Call<Variables<Name>, Data<Name>>)(client, variables)),
    onSuccess: (data) => {
      if (data !== null) done?.(data as NonNullable<Data<Name>>);
    },
  });
}

async function loadCalls(): Promise<AccountCalls> {
  try {
    return (await import('./account-calls.ts')).accountCalls;
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
}
