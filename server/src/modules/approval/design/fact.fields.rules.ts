import { isRequired, metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { FactField, FactType } from '@srm/flow/tree/condition'
import type { Document } from '#kernel/records/document.ts'

/** What a condition can be built on, as the designer shows it. */
export type CatalogField = FactField & {
  readonly label: Label
  readonly optionNames?: readonly Label[]
  readonly of?: string
  readonly tree?: boolean
  /** What is worked out is no field and has none. */
  readonly kind?: Kind
  readonly columns?: readonly CatalogField[]
}

const typeOf: Readonly<Record<Kind, FactType>> = {
  money: 'money',
  quantity: 'number',
  percent: 'number',
  integer: 'number',
  text: 'text',
  longText: 'text',
  richText: 'text',
  code: 'text',
  mobile: 'text',
  email: 'text',
  creditCode: 'text',
  url: 'text',
  color: 'text',
  choice: 'enum',
  dict: 'enum',
  ref: 'text',
  region: 'region',
  multiDict: 'set',
  refs: 'set',
  persons: 'set',
  tags: 'set',
  person: 'person',
  department: 'department',
  date: 'date',
  dateTime: 'date',
  dateRange: 'period',
  bool: 'flag',
  // Sealed: that there is one is all a condition may know.
  bankAccount: 'presence',
  location: 'presence',
  attachments: 'presence',
  images: 'presence',
  rows: 'rows',
}

const factTypeOf = ({ kind, tree }: FieldMeta): FactType => (kind === 'ref' && tree ? 'tree' : typeOf[kind])

/** Facts about who submits it and how often it came back, which every document has. */
const common: readonly CatalogField[] = [
  { path: 'initiator', type: 'person', required: true, label: label('发起人', 'Initiator') },
  { path: 'initiatorDept', type: 'department', required: false, label: label('发起人部门', 'Initiator department') },
  { path: 'returns', type: 'number', required: true, label: label('退回次数', 'Times returned') },
]

/** How the approval itself stands is no fact to decide by. */
const hidden = new Set(['status'])

const fieldsOf = (fields: RecordDefinition['fields']): readonly CatalogField[] =>
  Object.entries(fields).flatMap(([path, schema]): CatalogField[] => {
    const meta = metaOf(schema)
    const { kind, label: title, choices, of, tree, fields: columns } = meta
    const type = factTypeOf(meta)
    if (hidden.has(path)) return []
    return [
      {
        path,
        type,
        required: isRequired(schema),
        label: title,
        ...(choices && {
          options: choices.map(({ value }) => value),
          optionNames: choices.map(({ label: word }) => word),
        }),
        kind,
        ...(of && { of }),
        ...(tree && { tree }),
        ...(columns && { columns: fieldsOf(columns) }),
      },
    ]
  })

/** A field as the rights of a step name it. */
export type FormField = {
  readonly path: string
  readonly label: Label
  readonly columns: readonly { readonly path: string; readonly label: Label }[]
}

/** Every field, whatever its kind: all of them can be hidden or opened, not only those a condition can be built on. */
export const formFieldsOf = ({ fields }: Pick<RecordDefinition, 'fields'>): readonly FormField[] =>
  Object.entries(fields)
    .filter(([path]) => !hidden.has(path))
    .map(([path, schema]) => {
      const { label: title, fields: columns = {} } = metaOf(schema)
      const inner = Object.entries(columns).map(([column, one]) => ({ path: column, label: metaOf(one).label }))
      return { path, label: title, columns: inner }
    })

/** Fields and columns, as `lines` and `lines.price`. */
export const fieldPathsOf = (record: Pick<RecordDefinition, 'fields'>): readonly string[] =>
  formFieldsOf(record).flatMap(({ path, columns }) => [path, ...columns.map((column) => `${path}.${column.path}`)])

const workedOut = (facts: NonNullable<Document['facts']>['fields']): readonly CatalogField[] =>
  Object.entries(facts).map(([path, fact]) => ({
    path,
    type: fact.type,
    required: false,
    label: fact.label,
    ...(fact.type === 'enum' && {
      options: fact.options.map(({ value }) => value),
      optionNames: fact.options.map(({ label: word }) => word),
    }),
  }))

export const catalogOf = ({ record, facts }: Pick<Document, 'record' | 'facts'>): readonly CatalogField[] => [
  ...fieldsOf(record.fields),
  ...workedOut(facts?.fields ?? {}),
  ...common,
]

/** A field by a name somebody typed: what every object has by birth is no field. */
export const fieldNamed = (
  { fields }: RecordDefinition,
  name: string,
): RecordDefinition['fields'][string] | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)
