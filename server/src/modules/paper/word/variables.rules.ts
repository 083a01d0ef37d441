import type { PaperVariable } from '@srm/api/paper'
import { label, type Label, type Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Cells } from '#kernel/records/fields/row.ts'
import { inCapitals } from '../sheet/capitals.rules.ts'
import { fieldsIn } from '../sheet/sheet.rules.ts'
import type { TrailLine } from '../sheet/trail.store.ts'
import { linesIn, textOfValue, type ValueWords } from '../sheet/values.rules.ts'

/** Something a template can name: by its key, or by what it is called in either language. */
export type Variable = {
  readonly key: string
  readonly label: Label
  /** Those of a line, where it stands for several. */
  readonly columns?: readonly Variable[]
}

type Fields = ReturnType<typeof fieldsIn>

/** Prefixes of the templates' own language, and what would end a tag. */
const unfit = /[{}]|^[#/^@\-=.]/

const capitalsOf = (fields: Fields): Variable[] =>
  fields
    .filter(({ meta }) => meta.kind === 'money')
    .map(({ key, meta }) => ({
      key: `${key}Capitals`,
      label: label(`${meta.label.zh}大写`, `${meta.label.en} in words`),
    }))

const number: Variable = { key: 'lineNumber', label: label('序号', 'No.') }

const trail: Variable = {
  key: 'decisions',
  label: label('审批记录', 'Decisions'),
  columns: [
    { key: 'step', label: label('节点', 'Step') },
    { key: 'who', label: label('处理人', 'By') },
    { key: 'result', label: label('结果', 'Result') },
    { key: 'opinion', label: label('意见', 'Opinion') },
    { key: 'at', label: label('时间', 'Time') },
  ],
}

/** What belongs to the paper and not to the record. */
const paperVariables: readonly Variable[] = [
  { key: 'paperCompany', label: label('单位名称', 'Company on paper') },
  { key: 'paperBy', label: label('导出人', 'Exported by') },
  { key: 'paperAt', label: label('导出时间', 'Exported at') },
]

const variablesIn = (fields: Fields): Variable[] => [
  ...fields.map(({ key, meta }): Variable => {
    const columns = meta.kind === 'rows' ? [number, ...variablesIn(fieldsIn(meta.fields ?? {}))] : undefined
    return { key, label: meta.label, ...(columns && { columns }) }
  }),
  ...capitalsOf(fields),
]

/** Everything a template for this record may name. */
export const variablesOf = (record: RecordDefinition): Variable[] => [
  ...variablesIn(fieldsIn(record.all)),
  ...paperVariables,
  trail,
]

/** Names of these variables; of two that are called alike the first has the name, the other its key. */
export const namesOf = (variables: readonly Variable[]): Map<string, Variable> => {
  const names = new Map(variables.map((one) => [one.key, one]))
  for (const one of variables)
    for (const name of [one.label.zh, one.label.en]) if (!unfit.test(name) && !names.has(name)) names.set(name, one)
  return names
}

const shownName = (names: ReadonlyMap<string, Variable>, one: Variable, language: Language): string =>
  names.get(one.label[language]) === one ? one.label[language] : one.key

/** The list an administrator writes a template by. */
export const listVariables = (variables: readonly Variable[], language: Language): PaperVariable[] => {
  const names = namesOf(variables)
  return variables.map((one) => {
    const named = { name: shownName(names, one, language), label: one.label[language] }
    return one.columns ? { ...named, columns: listVariables(one.columns, language) } : named
  })
}

export type WordData = { readonly [name: string]: string | readonly WordData[] }

type Values = { readonly [key: string]: string | readonly Values[] }

/** Under every name; without a prototype, so that a tag finds nothing that is not a variable. */
const underNames = (variables: readonly Variable[], values: Values): WordData => {
  const data: Record<string, string | readonly WordData[]> = {}
  Object.setPrototypeOf(data, null)
  for (const [name, { key, columns = [] }] of namesOf(variables)) {
    const value = values[key] ?? ''
    data[name] = typeof value === 'string' ? value : value.map((line) => underNames(columns, line))
  }
  return data
}

const valuesOf = (fields: Fields, row: Cells, words: ValueWords): Values =>
  Object.fromEntries(
    fields.flatMap(({ key, meta }): (readonly [string, Values[string]])[] => {
      const value = row[key]
      if (meta.kind === 'rows') {
        const columns = fieldsIn(meta.fields ?? {})
        const lines = linesIn(value).map((line, index) => ({
          ...valuesOf(columns, line, words),
          [number.key]: String(index + 1),
        }))
        return [[key, lines]]
      }
      const capitals = meta.kind === 'money' && typeof value === 'string' ? inCapitals(value) : ''
      return [
        [key, textOfValue(value, meta, words)],
        [`${key}Capitals`, capitals],
      ]
    }),
  )

type PaperWords = { readonly company: string; readonly madeBy: string; readonly madeAt: string }

/** What is put in for the variables of a record. */
export const wordDataOf = (
  record: RecordDefinition,
  row: Cells,
  words: ValueWords,
  { company, madeBy, madeAt }: PaperWords,
  decisions: readonly TrailLine[],
): WordData =>
  underNames(variablesOf(record), {
    ...valuesOf(fieldsIn(record.all), row, words),
    paperCompany: company,
    paperBy: madeBy,
    paperAt: madeAt,
    decisions: decisions.map((one) => ({ ...one })),
  })
