import { defineJob } from '../../jobs/define-job.ts';

/** Takes files away that nothing names any more. */
export const removeFiles = defineJob<{ files: string[] }>({
  name: 'remove-publication-files',
  concurrency: 1,
  async run({ files }, payload) {
    for (const file of payload.files) await files.remove(file);
  },
});
