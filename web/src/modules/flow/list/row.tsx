import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Switch, Tag } from 'antd'
import { createElement, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import { readFlow } from '@srm/flow/upcast'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import { iconOf } from '../flow.icons.ts'
import type { FlowRow } from '../flow.model.ts'
import { designPath } from '../flow.paths.ts'
import styles from './list.module.css'
import { saveCarried, type PortableFlow } from './portable.ts'
import { useListText } from '../flow.texts.ts'

const useSwitching = () => {
  const t = useListText()
  return useMutate(approval.flow.enable, {
    done: ({ enabled }) => toast.success(enabled ? t('enabled.done') : t('disabled.done')),
  })
}

type Props = {
  readonly row: FlowRow
  readonly labels: ReadonlyMap<string, string>
  readonly copy: (carried: PortableFlow) => void
}

const Steps = ({ row, copy }: Omit<Props, 'labels'>): ReactNode => {
  const t = useListText()
  const may = useCan()
  const go = useNavigate()
  const switching = useSwitching()
  const { id, name, enabled } = row
  const shown = () => call(approval.flow.show, { params: { id } })
  const copied = async (): Promise<void> => {
    const { tree, ...about } = await shown()
    copy({ ...about, name: t('copy.name', { name }).slice(0, 50), tree: readFlow(tree) })
  }
  const items = [
    { key: 'edit', label: t('edit'), onClick: () => void go(designPath(id)) },
    ...(may('approvalFlow:create') ? [{ key: 'copy', label: t('copy'), onClick: () => void copied() }] : []),
    ...(may('approvalFlow:publish') && row.activeNo !== null
      ? [
          {
            key: 'switch',
            label: enabled ? t('disable') : t('enable'),
            onClick: () => switching.mutate({ params: { id }, body: { enabled: !enabled } }),
          },
        ]
      : []),
    { key: 'export', label: t('export'), onClick: () => void shown().then(saveCarried) },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" aria-label={t('menu', { name })} icon={<MoreOutlined aria-hidden />} />
    </Dropdown>
  )
}

/** One flow: what it is for, which edition is used, how much of it runs. */
export const FlowLine = ({ row, labels, copy }: Props): ReactNode => {
  const t = useListText()
  const may = useCan()
  const switching = useSwitching()
  const { id, name, description, documents, activeNo, running, editedAt, enabled } = row
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {createElement(iconOf(row.icon))}
      </span>
      <Stack gap={0} className={styles.names}>
        <Link to={designPath(id)} aria-label={t('open', { name })}>
          {name}
        </Link>
        <span>{description ?? row.key}</span>
      </Stack>
      <Row gap={4} align="stretch" wrap className={styles.documents}>
        {documents.length === 0 && <span className={styles.faint}>{t('unbound')}</span>}
        {documents.map((type) => (
          <Tag key={type}>{labels.get(type) ?? type}</Tag>
        ))}
      </Row>
      <span className={activeNo === null ? styles.faint : undefined}>
        {activeNo === null ? t('unpublished') : t('version', { no: activeNo })}
      </span>
      <span className={running === 0 ? styles.faint : undefined}>
        {running === 0 ? t('idle') : t('running', { count: running })}
      </span>
      <span className={styles.faint}>{t('edited', { time: formatDateTime(editedAt) })}</span>
      <Switch
        checked={enabled}
        disabled={activeNo === null || !may('approvalFlow:publish')}
        loading={switching.isPending}
        aria-label={t('enabled', { name })}
        onChange={(next) => switching.mutate({ params: { id }, body: { enabled: next } })}
      />
      <Steps row={row} copy={copy} />
    </li>
  )
}
