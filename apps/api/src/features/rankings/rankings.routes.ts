import type { Api } from '../../http/mount.ts';
import { mountCompeting } from './compete/compete.routes.ts';
import { mountGrids } from './grids/grids.routes.ts';
import { mountReading } from './read/read.routes.ts';

export function mountRankings(api: Api): void {
  mountReading(api);
  mountCompeting(api);
  mountGrids(api);
}
