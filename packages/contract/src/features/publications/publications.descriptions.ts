import type { OperationsOf } from '../../operations-of.ts';
import type * as aiPosts from './ai-posts.endpoints.ts';
import type * as localPosts from './local-posts.endpoints.ts';
import type * as photos from './photos.endpoints.ts';
import type * as pictures from './pictures.endpoints.ts';
import type * as postInsights from './post-insights.endpoints.ts';
import type * as postItems from './post-items.endpoints.ts';
import type * as postsCalendar from './posts-calendar.endpoints.ts';

type Operations = OperationsOf<
  | typeof aiPosts
  | typeof localPosts
  | typeof photos
  | typeof pictures
  | typeof postInsights
  | typeof postItems
  | typeof postsCalendar
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const publicationsDescriptions: Readonly<Record<Operations, string>> = {
  listLocalPosts:
    'Lists posts that concern locations of the member: sent ones the newest first, planned ones by their moment.',
  createLocalPost:
    'Publishes a post at many locations, at once, at a planned moment, or again and again by a pattern. Locations that cannot have it are excluded; try it with `checkLocalPost` first.',
  checkLocalPost:
    'Answers what sending a post would do: excluded locations, faults, findings and samples. Nothing is stored or sent.',
  getAiPostLimit: 'Answers how many texts of posts the model may still write this month.',
  writeAiPost:
    'Streams the text of a post, word by word, or an improved version of the one so far. It counts against the monthly limit of AI posts; nothing is stored or sent.',
  listCalendarPosts: 'Lists posts of up to 62 days, sent and planned, for a calendar.',
  listPostLocations:
    'Lists the locations that the member may post to, and why some of them can have no post.',
  getPostInsights:
    'Answers views and clicks of posts until 28 February 2023, when Google ended these statistics.',
  uploadPostPicture:
    'Stores the picture of a post: it is cut to 4:3 and kept as a JPEG without metadata. Nothing shows it until a post names it.',
  getLocalPost: 'Answers one post with the ids of its locations.',
  updateLocalPost:
    'Changes a planned post until ten minutes before its moment, or a series from its next date on: what was sent stays as it is, and dates that were changed for themselves too. A series that Google repeats is deleted there and made again. Its author, owners and admins may.',
  updatePostDate:
    'Changes one date of a series, at least ten minutes before its moment. That date is a planned post of its own from then on, which later changes of the series leave alone. Of a series that Google repeats, Pinfold takes over: the post leaves the maps, and each date to come is sent by itself.',
  stopLocalPost:
    'Ends a series. Planned dates go, sent ones stay where they are. A post that Google repeats is deleted there at once, so that it is no longer shown; this takes a while.',
  deleteLocalPost:
    'Deletes a post: a planned one at once, a sent one at the provider from every location, which takes a while.',
  updatePostVisibility:
    'Shows a post in the store locator or hides it there. The post at the provider stays as it is.',
  listPostItems: 'Lists what became of a post at each of its locations.',
  retryLocalPost:
    'Sends a post again to the locations where it failed. Where policy rejected it, its text has to change first.',
  listPhotos: 'Lists photos of the locations that the member may see, the newest first.',
  sendPhotos:
    'Publishes photos at many locations in the background, one of each category at most. Bring them with `uploadPhoto` first.',
  listPhotoLocations: 'Lists the locations that the member may see, and why some of them can have no photos.',
  uploadPhoto:
    'Stores a photo: it is cut to the shape of its category and kept as a JPEG without metadata. Nothing shows it until `sendPhotos` names it.',
  deletePhotos: 'Deletes photos at Google, in the background.',
  listPhotoBatches: 'Lists what was sent and deleted and how far it is, the newest first.',
  listPhotoBatchItems: 'Lists what became of each photo of a batch at each location.',
  retryPhotoBatch: 'Sends again what failed of a batch of photos.',
};
