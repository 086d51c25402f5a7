import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './node-24.mjs';

/** Milliseconds within which a second Ctrl+C is the same one, which both the terminal and npm send. */
const echoMs = 500;

/** How long a step may take to tidy up. */
const patienceMs = 3000;

const running = new Set();
let toldAt = 0;

/**
 * Runs a program in the foreground, and returns its exit code and, unless shown, its output. It runs in a process group
 * of its own, so that one Ctrl+C reaches it exactly once, and its children end with it.
 */
export function foreground(
  command,
  args,
  { isShown = true, env = projectEnvironment, endsItself = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const entry = { child, endsItself };
    running.add(entry);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(entry);
      // A step that was interrupted must not be followed by the next one.
      if (toldAt && !endsItself) process.exit(130);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));

// npm ends the shell between it and this process without passing the signal on: a new parent is the only sign of it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => toldAt || process.ppid === parent || pass('SIGTERM'), 300).unref();

function pass(signal) {
  const now = Date.now();
  if (toldAt && now - toldAt < echoMs) return;
  const isImpatient = toldAt > 0;
  toldAt = now;
  if (running.size === 0) process.exit(130);
  for (const { child, endsItself } of running) {
    if (isImpatient) end(child, 'SIGKILL');
    // A server stops its own helpers, in its own order.
    else if (endsItself) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    else {
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), patienceMs);
    }
  }
}

function end(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It had ended before the signal arrived.
  }
}
