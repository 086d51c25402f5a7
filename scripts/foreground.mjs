import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './node-24.mjs';

/** A terminal and npm both tell us of one Ctrl+C; a second one by hand comes later than this. */
const echoMs = 500;

/** How long a step may take to tidy up. */
const patienceMs = 3000;

const running = new Set();
let toldAt = 0;

/**
 * Runs a program in the foreground and comes back with its exit code and, unless shown, what it printed. It has a
 * process group of its own, so that one Ctrl+C reaches it exactly once, and all that it started ends with it.
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
      // A step that was told to stop must not be followed by the next one.
      if (toldAt && !endsItself) process.exit(130);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal));

// npm ends the shell between it and us, which takes the word with it: being orphaned is how we learn of it.
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
    // It was gone before the word arrived.
  }
}
