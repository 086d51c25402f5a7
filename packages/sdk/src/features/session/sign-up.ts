import { queryOptions } from '@tanstack/react-query';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldPublicQuery } from '../../query/use-pinfold-query.ts';
import { linkKeys } from '../../query/user-keys.ts';
import { type Session, useOpenSession } from './session.ts';
import { useAccountCall } from './use-account-call.ts';

/** The two parts of a link that was sent by mail. */
export type MailedLink = Schemas['MailedLink'];

/** Whether the sign-up is open, and where others are sent. */
export type SignUpAccess = Schemas['SignUpAccess'];

/** An invitation: who invites whom to which company, and until when. */
export type Invitation = Schemas['Invitation'];

/** What the address of a sign-up page carries. */
export interface SignUpLink {
  /** Has to be approved by the installation. */
  access?: string | undefined;
  /** The link comes from an audit; opens the sign-up together with `customInvitation`. */
  isAudit?: boolean | undefined;
  hasCustomInvitation?: boolean | undefined;
}

/** Whether a link allows signing up, as a query that needs no session. */
function getSignUpAccess(client: PinfoldClient, link: SignUpLink): QueryOf<SignUpAccess> {
  return queryOptions({
    queryKey: linkKeys.signUpAccess(link),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/register/access/', { params: { query: accessQuery(link) }, signal })),
    staleTime: 60_000,
  });
}

function accessQuery({ access, isAudit, hasCustomInvitation }: SignUpLink) {
  return {
    ...(access !== undefined && { access }),
    ...(isAudit && { audit: 'true' as const }),
    ...(hasCustomInvitation && { custom_invitation: 'true' as const }),
  };
}

/**
 * Whether a link allows signing up. Needs no session.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the page.
 * @example
 * ```tsx
 * const { data } = useSignUpAccess({ access: 'spring-campaign' });
 * if (data && !data.is_open) location.assign(data.pricing_url);
 * ```
 */
export function useSignUpAccess(
  link: SignUpLink,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<SignUpAccess> {
  return usePinfoldPublicQuery({ ...getSignUpAccess(useClient(), link), enabled, meta: { isQuiet: true } });
}

/** Data of a new account, and the link by which the user came. */
export interface NewAccount extends SignUpLink {
  email: string;
  name: string;
  password: string;
  hasAcceptedTerms: boolean;
  /** @defaultValue false */
  hasAcceptedMarketing?: boolean | undefined;
  /** Where the link was published, for the record. */
  campaign?: string | undefined;
}

/**
 * Registers an account. The API responds the same whether or not the address is known, and sends a mail to it.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `sign_up_closed`,
 * `terms_not_accepted`, `password_too_short`, `password_breached` or `too_many_attempts`; it is left to the form.
 * @example
 * ```tsx
 * const register = useRegister();
 * const account = { email, name: 'Anna Nowak', password, hasAcceptedTerms: true, access };
 * register.mutate(account, { onSuccess: askToReadMail });
 * ```
 */
export function useRegister(): MutationResult<void, NewAccount> {
  return useAccountCall('register');
}

/**
 * Creates the account of a mailed link and logs in. Call it on a press, not when the page opens: mail programs open
 * links automatically, and this one works once.
 *
 * @throws Error outside a `PinfoldProvider`. A used or old link is an ApiError with the code `link_invalid`, left to
 * the page.
 * @example
 * ```tsx
 * const confirm = useConfirmRegistration();
 * confirm.mutate({ uid, token }, { onSuccess: ({ token }) => session.store(token) });
 * ```
 */
export function useConfirmRegistration(): MutationResult<Session, MailedLink> {
  return useAccountCall('confirmRegistration', useOpenSession());
}

/** The invitation of a link, as a query that needs no session. */
function getInvitation(client: PinfoldClient, { uid, token }: MailedLink): QueryOf<Invitation> {
  return queryOptions({
    queryKey: linkKeys.invitation({ uid, token }),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/invitations/look-up/', { body: { uid, token }, signal })),
    staleTime: Infinity,
  });
}

/**
 * What an invitation link invites to. Looking does not use it up.
 *
 * @throws Error outside a `PinfoldProvider`. A used, replaced or old link is an ApiError with the code `link_invalid`,
 * left to the page.
 * @example
 * ```tsx
 * const { data: invitation } = useInvitation({ uid, token });
 * return <h1>{invitation?.company_name}</h1>;
 * ```
 */
export function useInvitation(link: MailedLink): QueryResult<Invitation> {
  return usePinfoldPublicQuery({ ...getInvitation(useClient(), link), meta: { isQuiet: true } });
}

/** A mailed link and who follows it. */
export interface AcceptedInvitation extends MailedLink {
  /** Left out by a user with an account, as are the password and the terms. */
  name?: string | undefined;
  password?: string | undefined;
  hasAcceptedTerms?: boolean | undefined;
}

/**
 * Joins the company of an invitation and logs in; the response names the company. The mail address is always the
 * invitation's.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `link_invalid`,
 * `terms_not_accepted`, `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const accept = useAcceptInvitation();
 * const variables = { uid, token, name: 'Anna Nowak', password, hasAcceptedTerms: true };
 * accept.mutate(variables, { onSuccess: enterCompany });
 * ```
 */
export function useAcceptInvitation(): MutationResult<Schemas['AcceptedInvitation'], AcceptedInvitation> {
  return useAccountCall('acceptInvitation', useOpenSession());
}

/**
 * Sends a link that sets a new password. The API responds the same whether or not the address is known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the form.
 * @example
 * ```tsx
 * const request = useRequestPasswordReset();
 * request.mutate('anna@lipa.example', { onSuccess: askToReadMail });
 * ```
 */
export function useRequestPasswordReset(): MutationResult<void, string> {
  return useAccountCall('requestPasswordReset');
}

/** A mailed link and the password to set by it. */
export interface NewPassword extends MailedLink {
  password: string;
}

/**
 * Sets a new password by a mailed link, which works once, and ends every session of the account.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `link_invalid`,
 * `password_too_short`, `password_breached` or `too_many_attempts`, left to the form.
 * @example
 * ```tsx
 * const reset = useConfirmPasswordReset();
 * reset.mutate({ uid, token, password }, { onSuccess: () => navigate('/session/login') });
 * ```
 */
export function useConfirmPasswordReset(): MutationResult<void, NewPassword> {
  return useAccountCall('confirmPasswordReset');
}
