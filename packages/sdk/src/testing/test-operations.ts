import type { Access } from '@pinfold/contract/access/access';
import { testOperations, type TestOperationId } from './operations.generated.ts';

/** The call that a request makes. */
export interface FoundOperation {
  id: TestOperationId;
  access: Access;
  /** From the path, in its order. */
  ids: number[];
}

/** Finds the call that a request makes, with the ids in its path. */
export function findOperation(method: string, pathname: string): FoundOperation | undefined {
  for (const id of Object.keys(testOperations) as TestOperationId[]) {
    const operation = testOperations[id];
    const pattern = new RegExp(
      `^${operation.path.replace('{name}', '[a-z0-9-]+').replaceAll(/\{\w+\}/g, '(\\d+)')}$`,
    );
    const match = operation.method === method ? pattern.exec(pathname) : null;
    if (match) return { id, access: operation.access, ids: match.slice(1).map(Number) };
  }
  return undefined;
}
