import { parseArgs } from 'node:util';
import type * as z from 'zod';
import { StartupError } from '../startup-error.ts';

/** A part of a command of operators, such as `npm run billing`; `Context` is what it works with. */
export interface Subcommand<Context> {
  /** Its options, as in `--days 30`. */
  usage: string;
  /** What it does, in one sentence. */
  says: string;
  /** Returns the lines that it prints. */
  run(context: Context, args: readonly string[]): Promise<string[]>;
}

/**
 * Reads options of the form `--name value`, and `--name` alone as `true`.
 * @throws StartupError that names what is not usable
 */
export function readOptions<Options extends z.ZodObject>(
  schema: Options,
  args: readonly string[],
): z.output<Options> {
  const names = Object.keys(schema.shape);
  const flags = names.filter((name) => schema.shape[name]?.meta()?.['flag'] === true);
  const options = Object.fromEntries(
    names.map((name) => [name, { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) }]),
  );
  let values: object;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
  const read = schema.safeParse({ ...values });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartupError(`--${issue?.path.join('.')} is not usable: ${issue?.message}.`);
}
