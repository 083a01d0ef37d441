/**
 * Parts of a table that are laid out by a style sheet lose their meaning in some browsers, so each of them says what
 * it is. They are still the elements of a table, for whoever reads or copies the page.
 */
export const roles = {
  grid: { role: 'grid', tabIndex: -1 },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const

export const cellRole = (isFixed: boolean) => ({ role: 'gridcell', 'aria-readonly': isFixed || undefined }) as const
