/** Kinds of membership and their wire values (product spec, section 3). */
export const memberTypes = { owner: 1, admin: 2, manager: 3 } as const;

/** The wire value of one kind of membership. */
export type MemberType = (typeof memberTypes)[keyof typeof memberTypes];

/** Owners and admins see every location and hold every permission. */
export function hasFullAccess(type: MemberType): boolean {
  return type !== memberTypes.manager;
}
