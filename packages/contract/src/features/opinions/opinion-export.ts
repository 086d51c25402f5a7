import type { ExportFileType } from '../listings/export/file-types.ts';

/** Opinions that one file holds at most; a sheet of the old Excel ends at 65,536 lines, its header among them. */
export function exportedOpinionsAtMost(fileType: ExportFileType): number {
  return fileType === 'xls' ? 65_535 : 100_000;
}
