import { operatorCommand, type OperatorCommand } from '../../../command/operator-command.ts';
import type { Services } from '../../../services.ts';
import { grant } from './grant.command.ts';
import { replay } from './replay.command.ts';
import { setup } from './setup.command.ts';
import { suspendCommand } from './suspend.command.ts';
import { sync } from './sync.command.ts';
import { vouchersCommand } from './vouchers.command.ts';

/** `npm run billing`. Throws the Problem that the API would answer. */
export const billingCommand: OperatorCommand<Services> = operatorCommand('billing', {
  setup,
  sync,
  replay,
  vouchers: vouchersCommand,
  grant,
  suspend: suspendCommand,
});
