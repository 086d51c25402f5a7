import { authPaths } from '../routing/auth-paths.ts';
import { showModal } from './modal-store.ts';

let wasShown = false;

/**
 * Says that the plan has expired, once on each visit of a page, whoever notices it first: the page or a call that was
 * refused. The function returned ends the visit.
 */
export function showExpired(message: string): () => void {
  if (wasShown) return endVisit;
  wasShown = true;
  const takeBack = showModal({
    title: 'modal.expired',
    message,
    action: { label: 'modal.subscription', to: authPaths.subscription },
  });
  return () => {
    takeBack();
    endVisit();
  };
}

function endVisit(): void {
  wasShown = false;
}
