import {
  changesetCheck,
  formatCheck,
  generatedCheck,
  importCheck,
  lintCheck,
  packageCheck,
  typeCheck,
  unusedCheck,
} from './tool-checks.ts';
import { duplicateCheck } from './duplicate-check.ts';
import { linkCheck, siteCheck } from './link-checks.ts';
import { lockfileCheck, nameCheck, trackedCheck, wordCheck } from './file-checks.ts';
import { reportCheck, tsdocCheck } from './sdk-checks.ts';
import { styleCheck } from './style-check.ts';
import { textCheck } from './text-check.ts';
import { wordingCheck } from './wording-check.ts';

/** A rule of the project, and how to check it. */
export interface Check {
  name: string;
  /** Faults, each a line that names the place and what is wrong with it; none when all is well. */
  find(root: string): Promise<string[]>;
}

/** The quick ones first, so that failures show soon. */
export const allChecks: readonly Check[] = [
  nameCheck,
  wordCheck,
  lockfileCheck,
  trackedCheck,
  duplicateCheck,
  wordingCheck,
  reportCheck,
  styleCheck,
  formatCheck,
  lintCheck,
  importCheck,
  typeCheck,
  textCheck,
  tsdocCheck,
  generatedCheck,
  unusedCheck,
  changesetCheck,
  linkCheck,
  packageCheck,
  siteCheck,
];
