/** Rows of cells; a bar parts the cells. */
export function readTable(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
