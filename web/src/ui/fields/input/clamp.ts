type Range = { readonly min?: number | undefined; readonly max?: number | undefined }

/** The nearest number the field accepts. */
export const clampNumber = (value: number, { min = -Infinity, max = Infinity }: Range): number =>
  Math.min(Math.max(value, min), max)
