import { fileLink } from '../../../files/file-link.ts';
import type { Services } from '../../../services.ts';

/** Where the file of an upload is kept. */
export function uploadFile(companyId: number, id: number): string {
  return `uploads/${companyId}/${id}`;
}

const minutesOfDay = 24 * 60;

/** Where a person who was just allowed to see an upload finds it, for a day. */
export function uploadLink(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  companyId: number,
  id: number,
): string {
  const file = { key: uploadFile(companyId, id), filename: `picture-${id}.jpg`, type: 'image/jpeg' };
  return fileLink(services, file, minutesOfDay);
}
