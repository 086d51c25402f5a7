/** Prints what is being done and how long it took. */
export async function step(title, work) {
  const began = Date.now();
  process.stdout.write(`  …    ${title}\n`);
  const result = await work();
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${title}: done\n`);
  return result;
}
