import pino, { type Logger } from 'pino';

/** Structured lines on standard error; whatever could open an account is left out. */
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
