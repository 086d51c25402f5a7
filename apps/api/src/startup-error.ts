/** A reason not to start that its reader can act on; shown as one line, without a stack. */
export class StartupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartupError';
  }
}
