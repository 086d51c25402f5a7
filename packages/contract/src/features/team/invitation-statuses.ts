/** Somebody invited is pending until they accept (product spec, section 4). */
export const invitationStatuses = ['pending', 'active'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
