import type { MemberAccess } from '@pinfold/contract/access/access';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { MutationResult } from '../../../../query/results.ts';
import type { Consent } from '../connect-button.tsx';

interface AccountConsent<Wish> {
  /** Returns the address of the consent page. */
  connect: MutationResult<string, Wish>;
  /** What it is asked for. */
  wish: Wish;
  access: MemberAccess;
  /** @defaultValue `window.location.assign` */
  openConsent: ((url: string) => void) | undefined;
  /** Another reason why nothing can be connected. */
  obstacle?: string | undefined;
}

/** The button that connects an account: what it does, whether it waits, and why it may be closed. */
export function useAccountConsent<Wish>(props: AccountConsent<Wish>): Consent {
  const { connect, wish, access, obstacle } = props;
  const { reason, isPending } = usePermission(access);
  const open = props.openConsent ?? ((url: string) => window.location.assign(url));
  return {
    connect: () => connect.mutate(wish, { onSuccess: (url) => open(url) }),
    // The page that opens takes a moment to come, so the button stays as it is.
    isConnecting: connect.isPending || connect.isSuccess,
    isPending,
    refusal: reason?.text ?? obstacle,
  };
}
