/** Where the file of a picture is kept. */
export function imageKey(companyId: number, imageId: number): string {
  return `locator/${companyId}/${imageId}`;
}
