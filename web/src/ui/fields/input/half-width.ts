/** A Chinese keyboard types digits and signs twice as wide; the period it types is 。 or ．. */
export const halfWidth = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll('。', '.')
