import {
  type Drawing,
  type OddFile,
  oddFiles,
  scenes,
  type StoredPicture,
} from '../../world/publications.ts';

/** A drawing in the size that is asked for. */
export interface Picture extends Drawing {
  width: number;
  height: number;
}

/** What photos of places, their covers, and pictures of posts measure. */
export const pictureSizes = {
  photo: { width: 960, height: 720 },
  cover: { width: 1280, height: 720 },
  post: { width: 800, height: 600 },
  thumbnail: { width: 320, height: 240 },
} as const;

/** Returns the URL of a picture, below the host of the API call. */
export function pictureAddress(
  callUrl: string,
  { scene, look }: Drawing,
  size: keyof typeof pictureSizes,
): string {
  return `${mediaFolder(callUrl)}${scene}-${look}-${size}.png`;
}

/** The address of a picture that was fetched or uploaded. */
export function storedPictureAddress(callUrl: string, { file, type }: StoredPicture): string {
  return `${mediaFolder(callUrl)}${file}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** The address of a file that is no drawing. */
export function oddFileAddress(callUrl: string, file: OddFile): string {
  return `${mediaFolder(callUrl)}odd-${file}`;
}

/** What a file’s name asks to be drawn; undefined for any other name. */
export function readPictureName(file: string): Picture | undefined {
  const [, sceneName, look, sizeName] = /^([a-z]+)-(\d{1,3})-([a-z]+)\.png$/.exec(file) ?? [];
  const scene = scenes.find((one) => one === sceneName);
  const size = Object.entries(pictureSizes).find(([name]) => name === sizeName)?.[1];
  return scene && size && { scene, look: Number(look), ...size };
}

/** The folder of all files, below the host of the API call. */
export function mediaFolder(callUrl: string): string {
  return `${callUrl.slice(0, callUrl.indexOf('/v4/'))}/media/`;
}

interface OddAnswer {
  status: 200 | 404;
  type: string;
  content: string;
}

/** Returns a response that is not a picture, or a dangerous one; undefined for an ordinary name. */
export function oddFile(name: string): OddAnswer | undefined {
  const file = oddFiles.find((one) => `odd-${one}` === name);
  return file && answers[file]();
}

const answers: Record<OddFile, () => OddAnswer> = {
  html: () => ({ status: 200, type: 'image/png', content: '<!doctype html><script>alert(1)</script>' }),
  svg: () => ({
    status: 200,
    type: 'image/svg+xml',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>',
  }),
  too_large: () => ({ status: 200, type: 'image/png', content: '\u0089PNG'.padEnd(6_000_000, '.') }),
  missing: () => ({ status: 404, type: 'text/plain', content: 'Not found' }),
};
