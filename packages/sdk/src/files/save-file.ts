/** Downloads a table as a CSV file; the name has no extension. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, text, 'text/csv;charset=utf-8');
}

/** Downloads a picture of the chart in an element as a PNG file, if there is one; the name has no extension. */
export async function savePng(name: string, element: HTMLElement | null): Promise<void> {
  if (!element) return;
  const { pictureOf } = await import('./picture-of.ts');
  const picture = await pictureOf(element);
  if (picture) saveFile(`${name}.png`, picture, picture.type);
}

/** Downloads a text or the bytes of a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
