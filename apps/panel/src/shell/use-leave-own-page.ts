import { useLocation, useNavigate } from 'react-router-dom';
import { routeAt } from '../routing/route-table.ts';

/** Leads away from a page about one thing of one company, which the next company does not have. */
export function useLeaveOwnPage(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (routeAt(pathname).path.includes(':')) void navigate('/');
  };
}
