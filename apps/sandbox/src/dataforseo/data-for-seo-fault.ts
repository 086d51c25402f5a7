import { refusal } from './envelope.ts';
import type { StatusCode } from './task-error.ts';

/**
 * A failure as DataForSEO words it: 200 with a code of its own, but for the four statuses that it documents; a gateway
 * in front of it knows no JSON.
 */
export function dataForSeoFault(status: number, reason?: string): Response {
  const code = codes[Number(reason)] ?? codes[status];
  if (code === undefined) return new Response('<html><body>Bad Gateway</body></html>', { status });
  return Response.json(refusal(code), {
    status: documented.has(status) && reason === undefined ? status : 200,
  });
}

const documented = new Set([401, 402, 404, 500]);
const codes: Record<number, StatusCode> = {
  401: 40100,
  402: 40200,
  404: 40400,
  429: 40202,
  500: 50000,
  503: 50301,
  40101: 40101,
  40103: 40103,
  40202: 40202,
};
