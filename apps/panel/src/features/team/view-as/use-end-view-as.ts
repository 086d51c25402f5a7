import { useClient } from '@pinfold/sdk';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { endViewAs } from './view-as-store.ts';

/** The way back from a member's eyes to the team. Its token is given up, and would run out by itself otherwise. */
export function useEndViewAs(): () => void {
  const client = useClient();
  const navigate = useNavigate();
  return () => {
    client.api.POST('/logout/').catch(() => undefined);
    endViewAs();
    void navigate(paths.team);
  };
}
