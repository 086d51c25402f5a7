import { defineJob } from '../../jobs/define-job.ts';

/** Where the file of a photo is kept. */
export function photoFile(companyId: number, id: number): string {
  return `photos/${companyId}/${id}`;
}

/** Where the picture of a post is kept. */
export function postFile(companyId: number, id: number): string {
  return `posts/${companyId}/${id}`;
}

/** Where an uploaded picture is kept. */
export function uploadFile(companyId: number, id: number): string {
  return `uploads/${companyId}/${id}`;
}

/** Takes files away that nothing names any more. */
export const removeFiles = defineJob<{ files: string[] }>({
  name: 'remove-publication-files',
  concurrency: 1,
  async run({ files }, payload) {
    for (const file of payload.files) await files.remove(file);
  },
});
