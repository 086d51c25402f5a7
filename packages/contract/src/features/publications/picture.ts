/** What a picture is for; each has its own shape and limits (product spec, section 5). */
export const picturePurposes = ['post', 'photo'] as const;

export type PicturePurpose = (typeof picturePurposes)[number];

/** Bytes and pixels of the file that people choose. */
export const pictureLimits = {
  leastBytes: 10_240,
  mostBytes: 10_485_760,
  /** Past this many pixels a picture is refused before it is read. */
  mostPixels: 50_000_000,
  /** Of the longer edge, recommended at most. */
  post: { leastWidth: 400, leastHeight: 300, recommendedWidth: 8000, recommendedHeight: 6000 },
  photo: { leastEdge: 250, recommendedEdge: 720 },
} as const;

/** What transparent parts of a picture may become. */
export const pictureBackgrounds = ['white', 'black'] as const;

export type PictureBackground = (typeof pictureBackgrounds)[number];

/** Types that are taken, by what their first bytes say, whatever the file's name. */
export const pictureTypes = ['image/jpeg', 'image/png'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** What a file is by its first bytes. `other` for what is no picture at all, such as a renamed page. */
export type FileSignature =
  | PictureType
  | 'image/gif'
  | 'image/webp'
  | 'image/svg+xml'
  | 'image/heic'
  | 'other';

/**
 * Reads the signature of a file from its first bytes; a few hundred are enough. Not left to a library: it is asked before
 * anything else reads the file, in the browser and in the API, and tells apart also what is only refused.
 */
export function signatureOf(bytes: Uint8Array): FileSignature {
  const text = String.fromCharCode(...bytes.subarray(0, 256));
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (/^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif)/s.test(text)) return 'image/heic';
  return /<svg[\s>]/i.test(text) ? 'image/svg+xml' : 'other';
}

/** Why a file cannot be the picture. */
export const pictureFaults = [
  'svg',
  'gif',
  'webp',
  'heic',
  'not_a_picture',
  'too_few_bytes',
  'too_many_bytes',
  'too_many_pixels',
  /** Fewer pixels than the purpose asks for. */
  'too_small',
  /** It ends before all of it has come. */
  'unreadable',
  /** So even that Google takes it for empty: under 10 KB once it is stored. */
  'too_plain',
  /** All that it shows has the colour of the background that its transparent parts get. */
  'hidden_by_background',
] as const;

export type PictureFault = (typeof pictureFaults)[number];

/** What is unwise about a picture that is taken. */
export const pictureFindings = [
  'low_resolution',
  'large',
  /** Its transparent parts became the background. */
  'transparent',
  /** They did, and parts of the background's colour beside them cannot be seen any more. */
  'partly_hidden',
] as const;

export type PictureFinding = (typeof pictureFindings)[number];

const signatureFaults: Partial<Record<FileSignature, PictureFault>> = {
  'image/svg+xml': 'svg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  other: 'not_a_picture',
};

/** Why a file is refused by its signature and size alone; undefined when it may be read. */
export function fileFault(signature: FileSignature, bytes: number): PictureFault | undefined {
  const fault = signatureFaults[signature];
  if (fault) return fault;
  if (bytes < pictureLimits.leastBytes) return 'too_few_bytes';
  return bytes > pictureLimits.mostBytes ? 'too_many_bytes' : undefined;
}

/** Why a picture is refused by its pixels; `width` and `height` as it is shown, after its orientation. */
export function pixelFault(
  purpose: PicturePurpose,
  { width, height }: { width: number; height: number },
): PictureFault | undefined {
  if (width * height > pictureLimits.mostPixels) return 'too_many_pixels';
  const { post, photo } = pictureLimits;
  const isTooSmall =
    purpose === 'post'
      ? width < post.leastWidth || height < post.leastHeight
      : Math.min(width, height) < photo.leastEdge;
  return isTooSmall ? 'too_small' : undefined;
}

/** What is unwise about a picture's pixels. */
export function pixelFindings(
  purpose: PicturePurpose,
  { width, height }: { width: number; height: number },
): PictureFinding[] {
  const { post, photo } = pictureLimits;
  if (purpose === 'photo') return Math.min(width, height) < photo.recommendedEdge ? ['low_resolution'] : [];
  return width > post.recommendedWidth || height > post.recommendedHeight ? ['large'] : [];
}
