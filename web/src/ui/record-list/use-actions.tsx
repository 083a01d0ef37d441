import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { call } from '@/lib/api.ts'
import type { RecordPaths } from '../record-calls.ts'
import type { ListCalls, RowAction } from './list-types.ts'
import { useText } from './record-list.texts.ts'

const none: readonly RowAction[] = []

/** What every record's rows offer: to be edited and, at the end, to be deleted. Their own actions stand between. */
export const useActions = (calls: ListCalls, paths: RecordPaths, own: readonly RowAction[] = none) => {
  const t = useText()
  return useMemo(() => {
    const edit: RowAction = {
      key: 'update',
      label: t('edit'),
      icon: <EditOutlined aria-hidden />,
      to: ({ id }) => paths.edit(id),
    }
    const { remove } = calls
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
    return [edit, ...own, ...drop]
  }, [t, calls, paths, own])
}
