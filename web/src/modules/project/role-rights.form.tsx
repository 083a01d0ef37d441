import { Button, Drawer, Select, Table, type TableColumnType } from 'antd'
import { useState, type ReactNode } from 'react'
import { project, ProjectMember, type RoleLevel, type RoleRight } from '@srm/api/project'
import type { Result } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import { useTemplateText } from './project.texts.ts'

type Rights = Result<typeof project.role.rights>
type RightsProps = { readonly classifyId: string; readonly close: () => void }

const levels = ['none', 'own', 'read', 'edit'] as const

const isAt = (role: string, tab: string) => (one: RoleRight) => one.role === role && one.tab === tab

/** A row for every role, a column for every part of the page. */
const RightsTable = ({ tabs, rights, classifyId, close }: Rights & RightsProps): ReactNode => {
  const t = useTemplateText()
  const may = useCan()('projectRole:update')
  const [now, setNow] = useState<readonly RoleRight[]>(rights)
  const { mutate, isPending } = useMutate(project.role.save, {
    done: () => {
      toast.success(t('roles.saved'))
      close()
    },
  })
  const set = (role: string, tab: string, level: RoleLevel): void =>
    setNow(now.map((one) => (isAt(role, tab)(one) ? { ...one, level } : one)))
  const cell = (role: string, tab: string, title: string): ReactNode => (
    <Select
      size="small"
      aria-label={`${role} ${title}`}
      disabled={!may || role === 'manager'}
      value={now.find(isAt(role, tab))?.level ?? 'none'}
      options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
      onChange={(level) => set(role, tab, level)}
    />
  )
  const columns: TableColumnType<{ role: string }>[] = [
    {
      title: t('roles.role'),
      width: 110,
      fixed: 'left',
      render: (_, { role }) => <FieldView compact meta={metaOf(ProjectMember.fields.role)} value={role} />,
    },
    ...tabs.map(({ key, title }) => ({
      key,
      title,
      width: 110,
      render: (_: unknown, { role }: { role: string }) => cell(role, key, title),
    })),
  ]
  const roles = [...new Set(now.map(({ role }) => role))].map((role) => ({ role }))
  const body = { rights: now.map(({ role, tab, level }) => ({ role, tab, level })) }
  return (
    <Stack gap={12}>
      <Muted>{t('roles.hint')}</Muted>
      <Table
        size="small"
        rowKey="role"
        pagination={false}
        columns={columns}
        dataSource={roles}
        scroll={{ x: 'max-content' }}
      />
      {may && (
        <Button type="primary" loading={isPending} onClick={() => mutate({ params: { classifyId }, body })}>
          {t('save')}
        </Button>
      )}
    </Stack>
  )
}

/** What roles open in projects of one type. */
export const RoleRightsForm = ({ classifyId, close }: RightsProps): ReactNode => {
  const t = useTemplateText()
  const query = useRead(project.role.rights, { params: { classifyId } }, { noCache: true })
  return (
    <Drawer open title={t('roles')} size="large" onClose={close}>
      <Await query={query} rows={6}>
        {(data) => <RightsTable {...data} classifyId={classifyId} close={close} />}
      </Await>
    </Drawer>
  )
}
