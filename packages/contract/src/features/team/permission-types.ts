/** How a limited-access member's locations are chosen (product spec, section 6). */
export const permissionTypes = ['all', 'selected', 'select_groups'] as const;

export type PermissionType = (typeof permissionTypes)[number];
