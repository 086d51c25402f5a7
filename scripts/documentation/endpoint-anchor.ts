/** Where the page of all calls tells about one of them. */
export function endpointAnchor(id: string): string {
  return `call-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
