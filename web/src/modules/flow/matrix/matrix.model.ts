import type { Input, HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { compareMoney } from '@srm/api/shared/money'
import { punctuation } from '@/lib/i18n.ts'
import type { Catalog } from '../drawer/drawer.model.ts'

export type Matrix = HandlerResult<typeof approval.matrix.list>[number]
type Line = Matrix['lines'][number]
type Body = Input<typeof approval.matrix.save>['body']

/** A line being written: cells are texts, empty ones hold for everything. */
export type DraftLine = {
  readonly key: string
  readonly department: string
  readonly category: string
  readonly from: string
  readonly below: string
  readonly people: readonly string[]
  readonly roles: readonly string[]
}
export type Draft = {
  readonly name: string
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly lines: readonly DraftLine[]
}

let made = 0
export const emptyLine = (): DraftLine => {
  made += 1
  return { key: String(made), department: '', category: '', from: '', below: '', people: [], roles: [] }
}
export const emptyDraft = (): Draft => ({ name: '', effectiveFrom: '', effectiveTo: '', lines: [emptyLine()] })

export const categoryKey = ({ path, value }: { readonly path: string; readonly value: string }): string =>
  `${path}=${value}`

const draftLine = ({ department = '', category, from = '', below = '', people = [], roles = [] }: Line): DraftLine => ({
  ...emptyLine(),
  department,
  category: category ? categoryKey(category) : '',
  from,
  below,
  people,
  roles,
})

export const draftOf = ({ name, effectiveFrom, effectiveTo, lines }: Matrix): Draft => ({
  name,
  effectiveFrom: effectiveFrom ?? '',
  effectiveTo: effectiveTo ?? '',
  lines: lines.map(draftLine),
})

const categoryOf = (key: string): Line['category'] => {
  const at = key.indexOf('=')
  return at < 0 ? undefined : { path: key.slice(0, at), value: key.slice(at + 1) }
}

const lineOf = ({ department, category, from, below, people, roles }: DraftLine): Line => ({
  ...(department && { department }),
  ...(category && { category: categoryOf(category) }),
  ...(from && { from }),
  ...(below && { below }),
  people: [...people],
  roles: [...roles],
})

export const bodyOf = (draft: Draft, of?: Pick<Matrix, 'id' | 'version'>): Body => ({
  ...(of && { id: of.id, version: of.version }),
  name: draft.name.trim(),
  effectiveFrom: draft.effectiveFrom || null,
  effectiveTo: draft.effectiveTo || null,
  lines: draft.lines.map(lineOf),
})

export type Flaw = 'nobody' | 'band' | 'unreached'

const holdsForAll = ({ department, category, from, below }: DraftLine): boolean =>
  !department && !category && !from && !below

/** What is wrong with each line: the first that holds is taken, so nothing behind one without conditions is. */
export const flawsOf = (lines: readonly DraftLine[]): readonly (Flaw | undefined)[] => {
  const last = lines.findIndex(holdsForAll)
  return lines.map((line, at) => {
    if (line.people.length === 0 && line.roles.length === 0) return 'nobody'
    if (line.from && line.below && compareMoney(line.from, line.below) >= 0) return 'band'
    return last >= 0 && at > last ? 'unreached' : undefined
  })
}

type Group = { readonly label: string; readonly options: { readonly value: string; readonly label: string }[] }

export type Categories = readonly Group[]

/** What the lines can tell apart: every choice of every field of choices, by document. */
export const categoriesIn = (catalogs: readonly Catalog[]): Categories => {
  const seen = new Set<string>()
  const fresh = (value: string): boolean => !seen.has(value) && Boolean(seen.add(value))
  return catalogs
    .map(({ label, fields }) => ({
      label,
      options: fields.flatMap(({ path, label: field, options = [], optionNames = [] }) =>
        options
          .map((value, at) => ({
            value: categoryKey({ path, value }),
            label: `${field}${punctuation('colon')}${optionNames[at] ?? value}`,
          }))
          .filter(({ value }) => fresh(value)),
      ),
    }))
    .filter(({ options }) => options.length > 0)
}
