import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { createLocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { Problem } from '../problem.ts';

const usualBytes = 1_000_000;
/** A picture as base64 in JSON. */
const pictureBytes = Math.ceil(locatorLimits.imageBytes / 3) * 4 + 1000;

/** Nobody keeps us busy with what nobody would send; only pictures are large. */
export function limitBody(): MiddlewareHandler {
  const [usual, ofPicture] = [usualBytes, pictureBytes].map(limit);
  return (context, next) => {
    const chosen = context.req.path === createLocatorImage.path ? ofPicture : usual;
    return chosen?.(context, next) ?? next();
  };
}

function limit(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('payload_too_large');
    },
  });
}
