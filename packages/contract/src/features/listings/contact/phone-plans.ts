/** How a country writes its telephone numbers: as much as a shop's number needs. */
export interface PhonePlan {
  callingCode: string;
  /** Dialled before a number within the country, and left out after the calling code. */
  trunk: string;
  /** Dialled before a calling code. */
  international: string;
  /** A number without trunk prefix. */
  national: RegExp;
  /** Sizes of the groups in which people write it; the first that fits counts. What is left is one group more. */
  groups: readonly [RegExp, readonly number[]][];
  example: string;
}

/** By ISO 3166-1 alpha-2: the countries of our languages and their neighbours in trade. */
export const phonePlans: Readonly<Record<string, PhonePlan>> = {
  PL: {
    callingCode: '48',
    trunk: '',
    international: '00',
    national: /^[1-9]\d{8}$/,
    groups: [
      [/^(45|5[0137]|6[0469]|7[02389]|80|88)/, [3, 3, 3]],
      [/^/, [2, 3, 2, 2]],
    ],
    example: '+48221234567',
  },
  ES: {
    callingCode: '34',
    trunk: '',
    international: '00',
    national: /^([5-9]\d{8}|400\d{6})$/,
    groups: [
      [/^[89]00/, [3, 3, 3]],
      [/^/, [3, 2, 2, 2]],
    ],
    example: '+34912345678',
  },
  DE: {
    callingCode: '49',
    trunk: '0',
    international: '00',
    national: /^[1-9]\d{4,13}$/,
    groups: [
      [/^1[567]/, [3]],
      [/^(30|40|69|89)/, [2]],
      [/^/, []],
    ],
    example: '+4930123456',
  },
  GB: {
    callingCode: '44',
    trunk: '0',
    international: '00',
    national: /^[1-35789]\d{8,9}$/,
    groups: [
      [/^2/, [2, 4, 4]],
      [/^800\d{6}$/, [3]],
      [/^(1[02-9]1|11\d|3|8|9)/, [3, 3, 4]],
      [/^/, [4, 6]],
    ],
    example: '+442079460958',
  },
  US: {
    callingCode: '1',
    trunk: '1',
    international: '011',
    national: /^[2-9]\d{2}[2-9]\d{6}$/,
    groups: [[/^/, [3, 3, 4]]],
    example: '+12125550123',
  },
};
