/**
 * `PINFOLD_TEST_SIZE=full` runs the sizes that the product guarantees; otherwise smaller ones that run the same code.
 */
export const isFullSize = process.env['PINFOLD_TEST_SIZE'] === 'full';

export const sized = (usual: number, full: number): number => (isFullSize ? full : usual);
