/** How a reader arranged one column. Without a word about it, the title alone is pinned. */
export type ColumnChoice = { readonly name: string; readonly width?: number; readonly pinned?: boolean }

export const narrowest = 64
export const widest = 800

export const clampWidth = (width: number): number => Math.min(widest, Math.max(narrowest, Math.round(width)))

const write = ({ name, width, pinned }: ColumnChoice): string =>
  [name, ...(width === undefined ? [] : [String(width)]), ...(pinned === undefined ? [] : [pinned ? 'p' : 'u'])].join(
    '.',
  )

/** Only signs an address keeps as they are, so that a link stays readable. */
export const writeColumns = (columns: readonly ColumnChoice[]): string => columns.map(write).join('_')

const read = (text: string): ColumnChoice => {
  const [name = '', ...rest] = text.split('.')
  const width = rest.find((part) => /^\d{1,4}$/.test(part))
  return {
    name,
    ...(width !== undefined && { width: clampWidth(Number(width)) }),
    ...(rest.includes('p') && { pinned: true }),
    ...(rest.includes('u') && { pinned: false }),
  }
}

export const readColumns = (text: string, known: readonly string[]): ColumnChoice[] => {
  const seen = new Set<string>()
  return text
    .split('_')
    .map(read)
    .filter(({ name }) => known.includes(name) && !seen.has(name) && seen.add(name))
}

export const isPinned = ({ name, pinned }: ColumnChoice, title: string): boolean => pinned ?? name === title

/** The columns as they stand: pinned ones first, and the title always among them. */
export const arranged = (columns: readonly ColumnChoice[], title: string): ColumnChoice[] => {
  const all = columns.some(({ name }) => name === title) ? columns : [{ name: title }, ...columns]
  return [...all.filter((one) => isPinned(one, title)), ...all.filter((one) => !isPinned(one, title))]
}

export const moveColumn = (columns: readonly ColumnChoice[], from: number, to: number): ColumnChoice[] => {
  const moved = columns[from]
  return moved ? columns.toSpliced(from, 1).toSpliced(to, 0, moved) : [...columns]
}

const changed = (
  columns: readonly ColumnChoice[],
  name: string,
  change: (column: ColumnChoice) => ColumnChoice,
): ColumnChoice[] => columns.map((column) => (column.name === name ? change(column) : column))

/** Without a width the column is as wide as its kind usually is. */
export const resizeColumn = (columns: readonly ColumnChoice[], name: string, width?: number): ColumnChoice[] =>
  changed(columns, name, ({ pinned }) => ({
    name,
    ...(width !== undefined && { width }),
    ...(pinned !== undefined && { pinned }),
  }))

export const pinColumn = (columns: readonly ColumnChoice[], name: string, pinned: boolean): ColumnChoice[] =>
  changed(columns, name, ({ width }) => ({ name, ...(width !== undefined && { width }), pinned }))

export const toggleColumn = (columns: readonly ColumnChoice[], name: string): ColumnChoice[] =>
  columns.some((column) => column.name === name)
    ? columns.filter((column) => column.name !== name)
    : [...columns, { name }]
