import pino, { type Logger } from 'pino';

/** Writes structured lines to standard error; redacts credentials. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          '*.authorization',
          '*.Authorization',
          '*.password',
          '*.token',
          '*.refresh_token',
          '*.client_secret',
          'err.config',
          'err.params',
          'err.query',
        ],
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
