import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Table, type MenuProps, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { dictionary, optionFields, type SelOption } from '@srm/api/dictionary'
import { metaOf } from '@srm/api/shared/field-meta'
import { useCan } from '@/lib/can.tsx'
import { useAct } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/field-view.tsx'
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
  const every = [
    { key: 'addChild', label: t('addChild'), code: 'selOption:create', onClick: () => act.add(option) },
    { key: 'edit', label: t('edit'), code: 'selOption:update', onClick: () => act.edit(option) },
    {
      key: 'toggle',
      label: option.status === 'enabled' ? t('disable') : t('enable'),
      code: 'selOption:update',
      onClick: () => toggle(option),
    },
    { key: 'merge', label: t('merge'), code: 'selOption:delete', onClick: () => act.merge(option) },
    { key: 'remove', label: t('remove'), code: 'selOption:delete', danger: true, onClick: () => act.remove(option) },
  ]
  const items: MenuProps['items'] = every.filter(({ code }) => may(code)).map(({ code: _, ...item }) => item)
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('more', { name: option.optionName })} />
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

type Props = { readonly tree: readonly SelOption[]; readonly label: string; readonly act: Act }

export const OptionTable = ({ tree, label, act }: Props): ReactNode => {
  const t = useText()
  const narrow = useNarrow()
  const status: TableColumnType<SelOption> = {
    key: 'status',
    title: t('status'),
    width: 96,
    render: (_, option) => <FieldView meta={metaOf(optionFields.status)} value={option.status} />,
  }
  const wide: TableColumnType<SelOption>[] = [
    { key: 'value', title: t('value'), dataIndex: 'value', width: 200, ellipsis: true },
    { key: 'sort', title: t('sort'), dataIndex: 'sort', width: 80, align: 'right' },
  ]
  return (
    <Table<SelOption>
      className={styles.table}
      aria-label={label}
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={tree}
      expandable={{ defaultExpandAllRows: true, indentSize: 24, rowExpandable: ({ children }) => children.length > 0 }}
      columns={[
        { key: 'name', title: t('name'), render: (_, option) => <Name option={option} /> },
        ...(narrow ? [] : wide),
        status,
        {
          key: 'actions',
          title: <span className={styles.unseen}>{t('actions')}</span>,
          width: 48,
          render: (_, option) => <Actions option={option} act={act} />,
        },
      ]}
    />
  )
}
