import { useUrlState } from '../../routing/use-url-state.ts';

/** What is searched for in the team, kept in the address. */
export function useTeamAddress() {
  const [{ q }, change] = useUrlState({ parse, format });
  return { q, onQChange: (text: string) => change({ q: text }, { replace: true }) };
}

function parse(params: URLSearchParams) {
  return { q: params.get('q') ?? '' };
}

function format({ q }: { q: string }, former: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(former);
  if (q) params.set('q', q);
  else params.delete('q');
  return params;
}
