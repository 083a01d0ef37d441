/** How much JavaScript a page needs: thousands of gzipped bytes, and the number of files they come in. */
export type Weight = { readonly kilobytes: number; readonly files: number }

/** The pages that are weighed: what people see first, and the list with the most columns and tools. */
export const pageNames = ['login', 'list', 'suppliers', 'home', 'apply'] as const
export type PageName = (typeof pageNames)[number]

export const limits: Readonly<Record<PageName, Weight>> = {
  login: { kilobytes: 180, files: 12 },
  list: { kilobytes: 400, files: 45 },
  suppliers: { kilobytes: 400, files: 45 },
  /** Every widget comes in a file of its own, so that people load only those they have. */
  home: { kilobytes: 400, files: 54 },
  /** A supplier's phone opens this one, on a line that may be slow. */
  apply: { kilobytes: 180, files: 17 },
}

/** Every file is counted once, however often it was asked for. */
export const weigh = (files: Iterable<string>, bytesOf: (file: string) => number): Weight => {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((total, file) => total + bytesOf(file), 0)
  return { kilobytes: Math.ceil(bytes / 1000), files: scripts.length }
}

export const describeWeight = ({ kilobytes, files }: Weight): string =>
  `${String(kilobytes)} kB of gzipped JavaScript in ${String(files)} files`

export const isOverLimit = (page: PageName, { kilobytes, files }: Weight): boolean =>
  kilobytes > limits[page].kilobytes || files > limits[page].files

export const findOverLimit = (weights: Readonly<Record<PageName, Weight>>): string[] =>
  pageNames
    .filter((page) => isOverLimit(page, weights[page]))
    .map((page) => `${page}: ${describeWeight(weights[page])}, at most ${describeWeight(limits[page])}`)
