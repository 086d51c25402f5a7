/** A part of the panel's code did not come: a new version has replaced it, or the connection is gone. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
