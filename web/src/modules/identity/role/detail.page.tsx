import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { identity, Role } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { RoleMembers } from './members.tsx'
import { paths } from './role.paths.ts'
import { RoleRights } from './rights.tsx'
import { impersonateRole } from './see-as.ts'
import { useRoleText } from '../identity.texts.ts'

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const useSteps = (): RecordAction[] => {
  const t = useRoleText()
  const may = useCan()
  const go = useNavigate()
  return [
    { action: '', label: t('compare'), run: ({ id }) => void go(paths.compare(id)) },
    { action: 'seeAs', label: t('seeAs'), run: ({ id }) => impersonateRole(id).catch(() => undefined) },
    { action: '', label: t('copy'), when: () => may('role:create'), run: ({ id }) => void go(paths.copy(id)) },
  ]
}

const RoleDetail = (): ReactNode => {
  const t = useRoleText()
  const members = useRead(identity.role.members, {})
  const related = (row: Row) => [
    {
      key: 'rights',
      title: t('rights'),
      content: <RoleRights permissions={words(row['permissions'])} masks={words(row['masks'])} />,
    },
    {
      key: 'members',
      title: t('members'),
      count: members.data && (members.data[row.id] ?? 0),
      content: <RoleMembers role={{ id: row.id, name: String(row['name']) }} />,
    },
  ]
  return (
    <RecordDetail
      record={Role}
      calls={identity.role}
      paths={paths}
      summary={['kind', 'scope', 'createdAt', 'updatedAt']}
      sections={[{ title: t('section.basic'), fields: ['description', 'departments', 'createdBy', 'updatedBy'] }]}
      related={related}
      actions={useSteps()}
    />
  )
}

export default RoleDetail
