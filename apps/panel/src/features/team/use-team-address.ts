import { useSearchParams } from 'react-router-dom';

/** What is searched for in the team, kept in the address: it survives a reload and can be sent to somebody. */
export function useTeamAddress() {
  const [params, setParams] = useSearchParams();
  return {
    q: params.get('q') ?? '',
    onQChange: (q: string) => {
      setParams(
        (former) => {
          const next = new URLSearchParams(former);
          if (q) next.set('q', q);
          else next.delete('q');
          return next;
        },
        { replace: true },
      );
    },
  };
}
