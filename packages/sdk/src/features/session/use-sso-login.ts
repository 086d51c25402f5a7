import { answer } from '../../client/answer.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';

/** Which team logs in, and where to come back to. */
export interface SsoLogin {
  teamName: string;
  /** A path of the panel to come back to. */
  next?: string | undefined;
}

/**
 * Begins single sign-on by the name of a team; the answer is the address to send the browser to.
 *
 * @throws Error outside a `PinfoldProvider`. An unknown team is an ApiError with the code `sso_team_not_found`, left to
 * the form.
 * @example
 * ```tsx
 * const login = useSsoLogin();
 * login.mutate({ teamName: 'kawiarnia-lipa' }, { onSuccess: ({ url }) => location.assign(url) });
 * ```
 */
export function useSsoLogin(): MutationResult<Schemas['Redirection'], SsoLogin> {
  const client = useClient();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: ({ teamName, next }: SsoLogin) =>
      answer(
        client.api.POST('/sso/', { body: { team_name: teamName, ...(next !== undefined && { next }) } }),
      ),
  });
}
