/** A part of a picture, in percent of its width and height. */
export interface PictureCut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest edge of what is sent, in pixels. */
const longestEdge = 4096;

/** Size of a cut in pixels of the picture, with the longest edge of what is sent. */
export function cutSize(
  { naturalWidth, naturalHeight }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
  cut: PictureCut,
): { width: number; height: number } {
  const width = (naturalWidth * cut.width) / 100;
  const height = (naturalHeight * cut.height) / 100;
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Returns a part of a picture as a JPEG of at most 4096 px, upright and with white under transparency. Rejects where
 * the browser cannot draw it.
 */
export function cutPicture(image: HTMLImageElement, cut: PictureCut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = cutSize(image, cut);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('The picture cannot be drawn.'));
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const { naturalWidth, naturalHeight } = image;
  context.drawImage(
    image,
    (naturalWidth * cut.x) / 100,
    (naturalHeight * cut.y) / 100,
    (naturalWidth * cut.width) / 100,
    (naturalHeight * cut.height) / 100,
    0,
    0,
    width,
    height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))),
      'image/jpeg',
      0.92,
    );
  });
}
