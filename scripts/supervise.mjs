import { spawn } from 'node:child_process';
import { writeFileSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { whenOrphaned } from './when-orphaned.mjs';

/**
 * `node supervise.mjs <command> [argument …]`, started as the leader of a process group: runs the command, ends the
 * whole group when the parent process has ended, and writes the CPU seconds to file descriptor 3.
 */
const group = process.pid;

whenOrphaned(() => process.kill(-group, 'SIGKILL'));
const niceness = Number(process.env.PINFOLD_TEST_NICENESS ?? 0);
setPriority(niceness);
setPriorityOfSession();

const [command, ...args] = process.argv.slice(2);
const child =
  process.platform === 'win32'
    ? spawn(command, args, { stdio: 'inherit' })
    : // Only the shell reports the times of its children.
      spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', command, ...args], {
        stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
      });
let times = '';
child.stdio[3]?.on('data', (piece) => (times += piece));
child.on('close', (code) => {
  if (times) writeSync(3, String(cpuSeconds(times)));
  process.exitCode = code ?? 1;
});

/**
 * Linux shares the cores between sessions, each of which has a leader like us, and counts niceness within one session
 * only, unless the session has its own. Only one may set it each tenth of a second, and we often start together.
 */
function setPriorityOfSession(attempts = 20) {
  try {
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch (error) {
    // Other systems have no such file.
    if (error.code === 'EAGAIN' && attempts > 1) setTimeout(setPriorityOfSession, 150, attempts - 1).unref();
  }
}

/** `times` prints user and system time, first the shell's own, then that of all that it waited for: `1m2.345s 0m1.000s`. */
function cpuSeconds(text) {
  const children = text.trim().split('\n')[1] ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
