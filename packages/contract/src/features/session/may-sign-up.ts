/** What a sign-up link carries. */
export interface SignUpLink {
  access?: string | undefined;
  audit?: boolean | undefined;
  customInvitation?: boolean | undefined;
}

/** An approved access value opens the sign-up; so do an audit and an own invitation together (product spec, section 2). */
export function maySignUp(
  { access, audit, customInvitation }: SignUpLink,
  approved: readonly string[],
): boolean {
  return (access !== undefined && approved.includes(access)) || (audit === true && customInvitation === true);
}
