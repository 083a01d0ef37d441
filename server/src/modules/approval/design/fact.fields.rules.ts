import { isRequired, metaOf, type Kind } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { FactField, FactType } from '@srm/flow/tree/condition'

/** What a condition can be built on, as the designer shows it. */
export type CatalogField = FactField & {
  readonly label: Label
  readonly optionNames?: readonly Label[]
  readonly of?: string
  readonly columns?: readonly CatalogField[]
}

const typeOf: Partial<Record<Kind, FactType>> = {
  money: 'money',
  quantity: 'number',
  percent: 'number',
  integer: 'number',
  text: 'text',
  longText: 'text',
  code: 'text',
  choice: 'enum',
  dict: 'enum',
  ref: 'text',
  person: 'person',
  department: 'department',
  date: 'date',
  dateTime: 'date',
  bool: 'flag',
  rows: 'rows',
}

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
    const { kind, label: title, choices, of, fields: columns } = metaOf(schema)
    const type = typeOf[kind]
    if (!type || hidden.has(path)) return []
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
        ...(of && { of }),
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

export const catalogOf = (record: RecordDefinition): readonly CatalogField[] => [...fieldsOf(record.fields), ...common]

/** A field by a name somebody typed: what every object has by birth is no field. */
export const fieldNamed = (
  { fields }: RecordDefinition,
  name: string,
): RecordDefinition['fields'][string] | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)
