import type { ApiError, TranslatedReaction } from '@pinfold/sdk';
import { authPaths, maintenancePath } from '../routing/auth-paths.ts';
import { signOut } from '../session/sign-out.ts';
import { showExpired, showModal } from './modal-store.ts';
import { notifyProblem } from './notices.ts';

export interface ReactionSurroundings {
  navigate: (path: string) => void;
  pathname: string;
  search: string;
  isDemo: boolean;
}

/** Does what the SDK's error policy asks for; what belongs beside a field or on a page is shown there. */
export function reactToError(
  reaction: TranslatedReaction,
  error: ApiError,
  { navigate, pathname, search, isDemo }: ReactionSurroundings,
): void {
  // The company gate leads there, in place of every page that was refused.
  if (error.code === 'second_factor_missing') return;
  switch (reaction.kind) {
    case 'toast':
      return notifyProblem(reaction.message);
    case 'sign_out':
      return signOut(reaction.message);
    case 'maintenance':
      if (pathname !== maintenancePath()) navigate(maintenancePath(pathname + search));
      return;
    case 'modal':
      if (reaction.action === 'subscription_settings') showExpired(reaction.message);
      // The plan's own page shows the state of the plan.
      else if (error.status !== 402 || pathname !== authPaths.subscription)
        showModal({
          message: reaction.message,
          ...(reaction.action === 'contact_support' && { hasContact: true, hasSignUpLink: isDemo }),
        });
      return;
    // Said beside what it concerns, by the page that asked.
    case 'inline':
    case 'page':
    case 'silent':
      return;
  }
}
