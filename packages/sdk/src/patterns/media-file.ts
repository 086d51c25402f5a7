/** A photo or a video to look at. */
export interface MediaFile {
  kind: 'photo' | 'video';
  /** The photo, or a video's poster. */
  thumbnailUrl: string | null;
  videoUrl: string | null;
  /** What it shows, for those who do not see it. */
  label: string;
  /** `linked` files are never loaded, only linked to; `waiting` ones have no address at the moment. */
  state: 'shown' | 'waiting' | 'linked' | 'gone';
}

/** Where a file is. */
export function addressOf({ videoUrl, thumbnailUrl }: MediaFile): string {
  return videoUrl ?? thumbnailUrl ?? '';
}
