import type { TranslatedReaction } from '@pinfold/sdk';
import { maintenancePath } from '../routing/maintenance-path.ts';
import { signOut } from '../session/sign-out.ts';
import { showModal } from './modal-store.ts';
import { notifyProblem } from './notices.ts';

export interface ReactionSurroundings {
  navigate: (path: string) => void;
  /** Path and query of the page on screen. */
  location: string;
  isDemo: boolean;
}

/** Does what the SDK's error policy asks for; what belongs beside a field or on a page is shown there. */
export function reactToError(reaction: TranslatedReaction, surroundings: ReactionSurroundings): void {
  const { navigate, location, isDemo } = surroundings;
  switch (reaction.kind) {
    case 'toast':
      return notifyProblem(reaction.message);
    case 'sign_out':
      return signOut(reaction.message);
    case 'maintenance':
      if (!location.startsWith(maintenancePath())) navigate(maintenancePath(location));
      return;
    case 'modal':
      showModal({
        message: reaction.message,
        ...(reaction.action === 'contact_support' && { hasContact: true, hasSignUpLink: isDemo }),
        ...(reaction.action === 'subscription_settings' && {
          action: { label: 'modal.subscription', to: 'subscription-settings' },
        }),
      });
      return;
    // Said beside what it concerns, by the page that asked.
    case 'inline':
    case 'page':
    case 'silent':
      return;
  }
}
