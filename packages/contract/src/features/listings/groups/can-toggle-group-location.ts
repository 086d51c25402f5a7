/** Which locations a label group holds is decided by their labels alone (product spec, section 5). */
export function canToggleGroupLocation(group: { is_label_group: boolean }): boolean {
  return !group.is_label_group;
}
