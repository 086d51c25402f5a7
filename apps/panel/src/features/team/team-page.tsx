import type { ViewAs } from '@pinfold/sdk/headless/team';
import { ApiKeys, TeamMembers } from '@pinfold/sdk/team';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useStored } from '../../session/use-stored.ts';
import { useTeamAddress } from './use-team-address.ts';
import { beginViewAs } from './view-as/view-as-store.ts';

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
