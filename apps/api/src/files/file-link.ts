import type { Services } from '../services.ts';

/** A file that a link opens, without a login: so it is sealed, and ends soon. */
export interface LinkedFile {
  key: string;
  filename: string;
  type: string;
}

const minutes = 15;

/** Returns a signed URL of a file, for a user who was just allowed to read it. */
export function fileLink(
  { sealer, publicUrl, now }: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  file: LinkedFile,
): string {
  const until = now().getTime() + minutes * 60_000;
  const token = sealer.seal('file link', JSON.stringify({ file, until }));
  return `${publicUrl}/api/files/${token}/${encodeURIComponent(file.filename)}`;
}

/** What a link opens; undefined for one that has ended, or that we never gave. */
export function readFileLink(
  { sealer, now }: Pick<Services, 'sealer' | 'now'>,
  token: string,
): LinkedFile | undefined {
  try {
    const { file, until } = JSON.parse(sealer.open('file link', token)) as {
      file?: LinkedFile;
      until?: number;
    };
    return file && until !== undefined && until > now().getTime() ? file : undefined;
  } catch {
    return undefined;
  }
}
