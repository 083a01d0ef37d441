import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Table, type MenuProps, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { dictionary, optionFields, type SelOption } from '@srm/api/dictionary'
import { metaOf } from '@srm/api/shared/field-meta'
import { useCan } from '@/lib/can.tsx'
import { useAct } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'

export type Act = Readonly<Record<'add' | 'edit' | 'remove' | 'merge', (option: SelOption) => void>>

const bodyOf = ({ optionName, value, color, sort, remark, parentId, version }: SelOption) => ({
  optionName,
  value,
  color,
  sort,
  remark,
  parentId,
  version,
})

const useToggle = (): ((option: SelOption) => void) => {
  const t = useText()
  const { mutate } = useAct(dictionary.update, { done: () => toast.success(t('saved')) })
  return (option) =>
    mutate({
      params: { id: option.id },
      body: { ...bodyOf(option), status: option.status === 'enabled' ? 'disabled' : 'enabled' },
    })
}

const Actions = ({ option, act }: { option: SelOption; act: Act }): ReactNode => {
  const t = useText()
  const may = useCan()
  const toggle = useToggle()
  const enabled = option.status === 'enabled'
  const every = [
    { code: 'selOption:create', item: { key: 'addChild', label: t('addChild'), onClick: () => act.add(option) } },
    { code: 'selOption:update', item: { key: 'edit', label: t('edit'), onClick: () => act.edit(option) } },
    {
      code: 'selOption:update',
      item: { key: 'toggle', label: enabled ? t('disable') : t('enable'), onClick: () => toggle(option) },
    },
    { code: 'selOption:delete', item: { key: 'merge', label: t('merge'), onClick: () => act.merge(option) } },
    {
      code: 'selOption:delete',
      item: { key: 'remove', label: t('remove'), danger: true, onClick: () => act.remove(option) },
    },
  ]
  const items: MenuProps['items'] = every.filter(({ code }) => may(code)).map(({ item }) => item)
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('more', { name: option.optionName })}
      />
    </Dropdown>
  )
}

const Name = ({ option }: { option: SelOption }): ReactNode => {
  const t = useText()
  return (
    <span className={styles.name}>
      {option.color && <i aria-hidden className={styles.swatch} style={{ background: option.color }} />}
      {option.optionName}
      {option.system && <span className={styles.system}>{t('system')}</span>}
    </span>
  )
}

/** The table draws an arrow wherever it finds children, so leaves have none. */
type Node = { readonly key: string; readonly option: SelOption; readonly children?: Node[] }

const nodesOf = (tree: readonly SelOption[]): Node[] =>
  tree.map((option) => ({
    key: option.id,
    option,
    ...(option.children.length > 0 && { children: nodesOf(option.children) }),
  }))

type Props = { readonly tree: readonly SelOption[]; readonly label: string; readonly act: Act }

export const OptionTable = ({ tree, label, act }: Props): ReactNode => {
  const t = useText()
  const narrow = useNarrow()
  const status: TableColumnType<Node> = {
    key: 'status',
    title: t('status'),
    width: 96,
    render: (_, { option }) => <FieldView meta={metaOf(optionFields.status)} value={option.status} />,
  }
  const wide: TableColumnType<Node>[] = [
    { key: 'value', title: t('value'), dataIndex: ['option', 'value'], width: 200, ellipsis: true },
    { key: 'sort', title: t('sort'), dataIndex: ['option', 'sort'], width: 80, align: 'right' },
  ]
  return (
    <Table<Node>
      className={styles.table}
      aria-label={label}
      size="small"
      pagination={false}
      dataSource={nodesOf(tree)}
      expandable={{ defaultExpandAllRows: true, indentSize: 24 }}
      columns={[
        { key: 'name', title: t('name'), render: (_, { option }) => <Name option={option} /> },
        ...(narrow ? [] : wide),
        status,
        {
          key: 'actions',
          title: <span className={styles.unseen}>{t('actions')}</span>,
          width: 48,
          render: (_, { option }) => <Actions option={option} act={act} />,
        },
      ]}
    />
  )
}
