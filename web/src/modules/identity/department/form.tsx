import type { ReactNode } from 'react'
import { identity, type Department } from '@srm/api/identity'
import { optional } from '@srm/api/shared/field-meta'
import { choice, person, persons, text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useDepartmentText } from '../identity.texts.ts'

const fields = {
  name: text('部门名称', 'Name', { max: 50 }),
  code: optional(text('部门编码', 'Code', { max: 20 })),
  leaderId: optional(person('负责人', 'Leader')),
  deputies: persons('副负责人', 'Deputy leaders', { max: 10 }),
  status: choice('状态', 'Status', [
    ['enabled', '启用', 'Enabled', 'green'],
    ['disabled', '停用', 'Disabled', 'grey'],
  ]),
}

type Body = {
  readonly name: string
  readonly code?: string
  readonly leaderId?: string
  readonly deputies: string[]
  readonly status: 'enabled' | 'disabled'
}

type Props = { readonly department: Department; readonly close: () => void }

export const DepartmentForm = ({ department, close }: Props): ReactNode => {
  const t = useDepartmentText()
  const { id, version, leader } = department
  const { mutateAsync } = useMutate(identity.department.update, { silent: true, done: () => toast.success(t('saved')) })
  return (
    <SideForm
      title={t('editTitle', { name: department.name })}
      groups={[{ fields }]}
      initial={{ ...department, leaderId: leader }}
      close={close}
      save={(values) => {
        const { code = null, leaderId = null, ...sent } = values as Body
        return mutateAsync({ params: { id }, body: { ...sent, code, leaderId, version } })
      }}
    />
  )
}
