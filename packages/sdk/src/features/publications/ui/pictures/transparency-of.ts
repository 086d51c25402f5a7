/** Pixels of the copy that is looked at. */
const edge = 64;

/**
 * Whether a picture has transparent parts, and then whether what it shows is so light that white hides it. A picture that
 * cannot be looked at counts as opaque: it is checked again when it has been sent.
 */
export function transparencyOf(image: HTMLImageElement): 'opaque' | 'dark' | 'light' {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) return 'opaque';
  context.drawImage(image, 0, 0, edge, edge);
  const { data } = context.getImageData(0, 0, edge, edge);
  let [transparent, shown, light] = [0, 0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4);
    if (alpha < 255) transparent += 1;
    if (alpha < 128) continue;
    shown += 1;
    if (Math.min(red, green, blue) > 223) light += 1;
  }
  if (transparent === 0) return 'opaque';
  return light > shown / 2 ? 'light' : 'dark';
}
