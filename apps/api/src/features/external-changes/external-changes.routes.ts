import type { Api } from '../../http/mount.ts';
import { mountDeciding } from './decide/decide.routes.ts';
import { mountProtection } from './protect/protect.routes.ts';
import { mountReading } from './read/read.routes.ts';

export function mountExternalChanges(api: Api): void {
  mountProtection(api);
  mountReading(api);
  mountDeciding(api);
}
