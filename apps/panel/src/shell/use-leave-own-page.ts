import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { useRouteAt } from '../routing/use-panel-session.ts';

/** Leads away from a page about one thing of one company, which the next company does not have. */
export function useLeaveOwnPage(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routeAt = useRouteAt();
  return () => {
    if (routeAt(pathname).path.includes(':')) void navigate(paths.home);
  };
}
