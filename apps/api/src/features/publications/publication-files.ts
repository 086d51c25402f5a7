/** Where the file of a photo is kept. */
export function photoFile(companyId: number, id: number): string {
  return `photos/${companyId}/${id}`;
}

/** Where the picture of a post is kept. */
export function postFile(companyId: number, id: number): string {
  return `posts/${companyId}/${id}`;
}

/** Where an uploaded picture is kept. */
export function uploadFile(companyId: number, id: number): string {
  return `uploads/${companyId}/${id}`;
}
