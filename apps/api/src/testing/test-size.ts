/** `PINFOLD_TEST_SIZE=full` draws and plays as much as the product promises; otherwise enough to go the same ways. */
export const isFullSize = process.env['PINFOLD_TEST_SIZE'] === 'full';

export const sized = (usual: number, full: number): number => (isFullSize ? full : usual);
