/** What a list can be exported as (product spec, section 3). */
export const exportFileTypes = ['csv', 'xls', 'xlsx'] as const;

/** One kind of file. */
export type ExportFileType = (typeof exportFileTypes)[number];

/** Where an export stands (product spec, section 4). */
export const exportStatuses = ['generating', 'done', 'error'] as const;

/** One state of an export. */
export type ExportStatus = (typeof exportStatuses)[number];
