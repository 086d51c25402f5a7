import { ApiError } from './api-error.ts';
import { orAbort } from './or-abort.ts';
import { parseObject } from './parse-object.ts';
import { readText, type Transport } from './transport.ts';

/** Reads the whole JSON answer within a deadline, so that a server that goes silent half-way is an error too. */
export function withDeadline(transport: Transport, timeoutMs: number): Transport {
  return async (request) => {
    const controller = new AbortController();
    const giveUp = () => controller.abort(new ApiError({ kind: 'aborted', cause: request.signal.reason }));
    const timer = setTimeout(
      () => controller.abort(new ApiError({ kind: 'network', code: 'timeout' })),
      timeoutMs,
    );
    request.signal.addEventListener('abort', giveUp);
    if (request.signal.aborted) giveUp();
    try {
      return await orAbort(
        readJson(transport, new Request(request, { signal: controller.signal })),
        controller.signal,
      );
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', giveUp);
    }
  };
}

async function readJson(transport: Transport, request: Request): Promise<Response> {
  const response = await transport(request);
  if (response.status === 204) return response;
  const text = await readText(response, request.signal);
  if (!parseObject(text)) {
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    throw new ApiError({ kind: 'parsing', status: response.status, requestId });
  }
  return new Response(text, { status: response.status, headers: { 'Content-Type': 'application/json' } });
}
