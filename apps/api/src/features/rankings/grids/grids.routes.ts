import {
  createRankGrid,
  createRankScan,
  deleteRankGrid,
  listRankGrids,
  listRankScans,
  updateRankGrid,
} from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { changeGrid, removeGrid } from './change-grid.service.ts';
import { createGrid } from './create-grid.service.ts';
import { listGridsOf, listScansOf } from './grids.queries.ts';
import { requestScan } from './request-scan.service.ts';

export function mountGrids(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listRankGrids, ({ member, query }) => listGridsOf(queries, member, query));
  mount(api, createRankGrid, ({ services, member, body }) => createGrid(services, member, body));
  mount(api, updateRankGrid, ({ services, member, params, body }) =>
    changeGrid(services, member, params.id, body.every),
  );
  mount(api, deleteRankGrid, ({ services, member, params }) => removeGrid(services, member, params.id));
  mount(api, listRankScans, ({ member, params, query }) => listScansOf(queries, member, params.id, query));
  mount(api, createRankScan, ({ services, member, params }) => requestScan(services, member, params.id));
}
