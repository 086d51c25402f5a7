import type { Job } from '../../jobs/define-job.ts';
import { deletePhoto } from './photos/delete-photo.job.ts';
import { requeueStuckPhotos } from './photos/requeue-stuck-photos.job.ts';
import { sendPhoto } from './photos/send-photo.job.ts';
import { removeUnusedUploads } from './pictures/remove-unused-uploads.job.ts';
import { pollPublications } from './poll-publications.job.ts';
import { checkPost } from './posts/items/check-post.job.ts';
import { deletePostItem } from './posts/items/delete-post-item.job.ts';
import { requeueStuckPosts } from './posts/items/requeue-stuck-posts.job.ts';
import { planOccurrences } from './posts/series/plan-occurrences.job.ts';
import { sendPost } from './posts/items/send-post.job.ts';
import { readPublications } from './read-publications.job.ts';
import { removeFiles } from './publication-files.ts';

/** The background work of photos and posts. */
export const publicationJobs = [
  readPublications,
  pollPublications,
  removeFiles,
  removeUnusedUploads,
  sendPhoto,
  deletePhoto,
  requeueStuckPhotos,
  sendPost,
  checkPost,
  deletePostItem,
  requeueStuckPosts,
  planOccurrences,
] as Job[];
