/** The anchor of an endpoint on the page of all calls. */
export function endpointAnchor(id: string): string {
  return `call-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
