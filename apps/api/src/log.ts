import pino, { type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './error-for-log.ts';

/** Writes structured lines to standard error; redacts credentials, and what failed statements were about. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      serializers: { err: errorForLog },
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
    destination,
  );
}
