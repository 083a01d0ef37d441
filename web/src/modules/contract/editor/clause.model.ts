import type { ContractStart } from '@srm/api/contract'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

export type TemplateClause = ContractStart['clauses'][number]

/** How a clause stands to the template: as it is there, changed, or not from there at all. */
export type ClauseState = 'standard' | 'changed' | 'own'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Spaces and line ends are no difference. */
const plain = (text: string): string => text.replaceAll(/\s+/g, '')
const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)

export const originOf = (clause: Line, template: readonly TemplateClause[]): TemplateClause | undefined =>
  template.find(({ key }) => key === clause['key'])

export const stateOf = (clause: Line, template: readonly TemplateClause[]): ClauseState => {
  const origin = originOf(clause, template)
  if (!origin) return 'own'
  const isSame = isSameText(textOf(clause['text']), origin.text) && isSameText(textOf(clause['title']), origin.title)
  return isSame ? 'standard' : 'changed'
}

/** Clauses of the template that were left out. */
export const missingFrom = (clauses: readonly Line[], template: readonly TemplateClause[]): TemplateClause[] =>
  template.filter(({ key }) => clauses.every((clause) => clause['key'] !== key))

export const lineOf = ({ key, title, text }: Pick<TemplateClause, 'key' | 'title' | 'text'>): Line => ({
  key,
  title,
  text,
})

/** How many clauses differ from the template, those left out among them. */
export const deviationsIn = (clauses: readonly Line[], template: readonly TemplateClause[]): number =>
  clauses.filter((clause) => stateOf(clause, template) !== 'standard').length + missingFrom(clauses, template).length

/** A clause that was left out goes back to where the template has it. */
export const putBack = (
  clauses: readonly Line[],
  clause: TemplateClause,
  template: readonly TemplateClause[],
): readonly Line[] => {
  const before = template.slice(
    0,
    template.findIndex(({ key }) => key === clause.key),
  )
  const at = clauses.findLastIndex((one) => before.some(({ key }) => key === one['key']))
  return clauses.toSpliced(at + 1, 0, lineOf(clause))
}

export const movedBy = (clauses: readonly Line[], at: number, by: 1 | -1): readonly Line[] => {
  const clause = clauses[at]
  const to = at + by
  if (clause === undefined || to < 0 || to >= clauses.length) return clauses
  return clauses.toSpliced(at, 1).toSpliced(to, 0, clause)
}

/** Whether nobody has written anything that filling in a template would lose. */
export const isUntouched = (clauses: unknown, template: readonly TemplateClause[]): boolean =>
  !Array.isArray(clauses) || clauses.every((clause: Line) => stateOf(clause, template) === 'standard')
