import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';

/**
 * Google fetches pictures from us.
 * @throws Problem `public_url_needed` where that is Google itself, and our address leads it to its own machine
 */
export function requirePublicUrl({ config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>): void {
  if (config.GOOGLE_BASE_URL === 'google' && isLoopback(publicUrl)) throw new Problem('public_url_needed');
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '0.0.0.0' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
