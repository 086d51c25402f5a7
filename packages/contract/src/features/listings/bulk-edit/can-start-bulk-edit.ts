/** While one bulk edit of a company runs, no other starts (product spec, section 4). */
export function canStartBulkEdit(company: { bulk_edit_in_progress: boolean }): boolean {
  return !company.bulk_edit_in_progress;
}
