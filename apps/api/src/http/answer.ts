import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { compressed, decompressed, tagOf } from '../answers/built-answer.ts';

/** A response for every visitor of any website: a value to serialise, or a response that was built before. */
export type PublicAnswer<Value> = { cacheControl: string } & ({ value: Value } | BuiltAnswer);

/** JSON that was compressed by brotli when it was built; its bytes go out as they are. */
interface BuiltAnswer {
  etag: string;
  built: Uint8Array<ArrayBuffer>;
}

/** Bytes with what caches between here and the visitor need: a tag, for how long, and that encodings differ. */
export async function answerPublic(context: Context, answer: PublicAnswer<unknown>): Promise<Response> {
  const { etag, packed, plain } = bodyOf(answer);
  const tag = `W/"${etag}"`;
  context.header('Cache-Control', answer.cacheControl);
  context.header('ETag', tag);
  context.header('Vary', 'Accept-Encoding');
  if (isKnown(context.req.header('If-None-Match'), tag)) return context.body(null, 304);
  context.header('Content-Type', 'application/json');
  if (!packed || !accepts(context.req.header('Accept-Encoding'), 'br')) return context.body(await plain());
  context.header('Content-Encoding', 'br');
  return context.body(await packed());
}

interface Body {
  etag: string;
  /** By brotli; undefined where that is not worth it. */
  packed: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  plain(): Promise<string | Uint8Array<ArrayBuffer>>;
}

function bodyOf(answer: PublicAnswer<unknown>): Body {
  if (!('value' in answer)) {
    const { etag, built } = answer;
    return { etag, packed: async () => built, plain: () => decompressed(built) };
  }
  const text = JSON.stringify(answer.value);
  const packed = text.length < worthPacking ? undefined : () => compressed(text, quickly);
  return { etag: tagOf(text), packed, plain: async () => text };
}

/** Smaller responses hardly shrink, in bytes. */
const worthPacking = 1000;

/** Brotli's quality for responses that are compressed per request. */
const quickly = 4;

/** Tags are compared weakly: an encoding is no other content (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return header?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag)) ?? false;
}

/** Whether Accept-Encoding names it, and not with a weight of nothing. */
function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((one) => {
    const [name = '', ...weights] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

const heartbeatMilliseconds = 15_000;

/** Sends what an iterable yields as server-sent events, with a comment now and then so that proxies stay awake. */
export function answerStream(context: Context, events: AsyncIterable<unknown>): Response {
  context.header('X-Accel-Buffering', 'no');
  return streamSSE(context, async (stream) => {
    const beat = setInterval(() => void stream.write(': alive\n\n'), heartbeatMilliseconds);
    try {
      await stream.write(': open\n\n');
      for await (const event of events) await stream.writeSSE({ data: JSON.stringify(event) });
    } finally {
      clearInterval(beat);
    }
  });
}
