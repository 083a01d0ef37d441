import { BlockOutlined, CopyOutlined, DiffOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { identity, Role } from '@srm/api/identity'
import { Can, useCan } from '@/lib/session/can.tsx'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './role.paths.ts'
import { impersonateRole } from './see-as.ts'
import { useRoleText } from '../identity.texts.ts'

const columns = ['code', 'name', 'description', 'kind', 'scope', 'status', 'updatedAt'] as const

const useRoleSteps = (): RowAction[] => {
  const t = useRoleText()
  const may = useCan()
  const mayCopy = may('role:create')
  return useMemo(
    () => [
      {
        key: 'copy',
        needs: '',
        when: () => mayCopy,
        label: t('copy'),
        icon: <CopyOutlined aria-hidden />,
        to: ({ id }) => paths.copy(id),
      },
      {
        key: 'compare',
        needs: '',
        label: t('compare'),
        icon: <DiffOutlined aria-hidden />,
        to: ({ id }) => paths.compare(id),
      },
      {
        key: 'seeAs',
        label: t('seeAs'),
        icon: <EyeOutlined aria-hidden />,
        single: true,
        run: ({ id }) => impersonateRole(id),
        done: t('opened'),
      },
    ],
    [t, mayCopy],
  )
}

const RoleList = (): ReactNode => {
  const t = useRoleText()
  const go = useNavigate()
  return (
    <RecordList
      record={Role}
      calls={identity.role}
      paths={paths}
      columns={columns}
      actions={useRoleSteps()}
      title={t('title')}
      create={t('create')}
      extra={
        <Can code="role:show">
          <Button icon={<BlockOutlined aria-hidden />} onClick={() => void go(paths.duties)}>
            {t('duties')}
          </Button>
          <Button icon={<DiffOutlined aria-hidden />} onClick={() => void go(paths.compare())}>
            {t('compare')}
          </Button>
        </Can>
      }
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default RoleList
