export { contrast } from '@pinfold/contract/color/contrast';
