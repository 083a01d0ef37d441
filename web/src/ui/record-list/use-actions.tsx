import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { z } from 'zod'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { call } from '@/lib/api/api.ts'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf, type Row } from '../record-shape.ts'
import type { ListPaths } from '../record-calls.ts'
import { idsOf } from './cell/sent-value.ts'
import type { ListCalls, ListRecord, RowAction } from './list-types.ts'
import { useRecordListText } from './record-list.texts.ts'

const none: readonly RowAction[] = []

const severalKinds: readonly Kind[] = ['refs', 'persons', 'tags', 'multiDict']

const several = z.array(z.unknown()).catch([])

/** What a row has of a field and what is added to it, each once. */
const joined = (row: Row, field: string, value: unknown): unknown[] => {
  const has = several.parse(row[field])
  return [...new Set([...several.parse(idsOf(has)), ...several.parse(value)])]
}

type Change = Record<'field' | 'label', string> & {
  readonly record: ListRecord
  readonly patch: NonNullable<ListCalls['patch']>
}

/** One field changed for the chosen rows, each by the call that changes it in a cell. */
const changeAction = ({ record, field, patch, label }: Change): RowAction => ({
  key: `change.${field}`,
  needs: 'update',
  chosen: true,
  label,
  input: {
    schema: fieldOf(record.fields, field),
    run: (row, value, isAdded) => {
      const next = isAdded ? joined(row, field, value) : (value ?? null)
      return call(patch, { params: { id: row.id }, body: { version: row.version, [field]: next } }, { silent: true })
    },
  },
})

const isSeveral = (record: ListRecord, field: string): boolean =>
  severalKinds.includes(metaOf(fieldOf(record.fields, field)).kind)

/** What every record's rows offer: to be edited and, at the end, to be deleted. Their own actions stand between. */
export const useActions = (
  record: ListRecord,
  calls: ListCalls,
  paths: ListPaths,
  own: readonly RowAction[] = none,
) => {
  const t = useRecordListText()
  const say = useLabel()
  return useMemo(() => {
    const { remove, patch } = calls
    const changes = (patch ? (record.editable ?? []) : [])
      // What a row does not carry cannot be added to.
      .filter((field) => record.list.includes(field) || !isSeveral(record, field))
      .map((field) => {
        const name = say(metaOf(fieldOf(record.fields, field)).label)
        const label = t(isSeveral(record, field) ? 'batch.addTo' : 'batch.change', { name })
        return patch && changeAction({ record, field, patch, label })
      })
      .filter((action) => action !== undefined)
    const { edit: editPath } = paths
    const edit: RowAction[] = editPath
      ? [{ key: 'update', label: t('edit'), icon: <EditOutlined aria-hidden />, to: ({ id }) => editPath(id) }]
      : []
    const drop: RowAction[] = remove
      ? [
          {
            key: 'delete',
            label: t('delete'),
            icon: <DeleteOutlined aria-hidden />,
            danger: true,
            hint: t('deleteHint'),
            done: t('deleted'),
            run: ({ id, version }) => call(remove, { params: { id }, query: { version } }, { silent: true }),
          },
        ]
      : []
    return [...edit, ...own, ...changes, ...drop]
  }, [t, say, record, calls, paths, own])
}
