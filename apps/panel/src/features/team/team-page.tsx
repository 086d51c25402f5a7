import type { ViewAs } from '@pinfold/sdk/headless/team';
import { ApiKeys, TeamMembers } from '@pinfold/sdk/team';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useStored } from '../../session/session-store.ts';
import { beginViewAs } from './view-as/view-as.ts';

export default function TeamPage() {
  const address = useTeamAddress();
  const { companyId } = useStored();
  const navigate = useNavigate();
  const viewAs = (session: ViewAs) => {
    beginViewAs({ ...session, companyId });
    void navigate(paths.home);
  };
  return (
    <>
      <TeamMembers {...address} onViewAs={viewAs} />
      <ApiKeys />
    </>
  );
}

/** What is searched for in the team, kept in the address. */
function useTeamAddress() {
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
